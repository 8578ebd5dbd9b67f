/* The outbox: in order, exactly once, through reloads, refusals, lost answers and several tabs (Q-133, ERR-14). */
import { describe, expect, test, vi } from 'vitest';
import { memoryKept } from './memory-kept.test-kit';
import {
  createOutbox,
  moveOutbox,
  type OutboxDeps,
  type OutboxEntry,
  retryDelay,
  type Verdict,
} from './outbox';

class Refused extends Error {}
class SessionGone extends Error {}
class Overtaken extends Error {}

function judge(error: unknown): Verdict {
  if (error instanceof Overtaken) return { kind: 'paused', text: error.message };
  if (error instanceof Refused) return { kind: 'refused', text: error.message };
  return { kind: error instanceof SessionGone ? 'hold' : 'again' };
}

/** A browser whose timers only run when told, and whose server can be cut off. */
function browser(kept = memoryKept()) {
  const server: string[] = [];
  const timers: { task: () => void; ms: number }[] = [];
  let ids = 0;
  const state = { fail: undefined as Error | undefined };
  const deps: OutboxDeps = {
    kept,
    judge,
    send: async (entry) => {
      if (state.fail) throw state.fail;
      if (!server.includes(entry.content)) server.push(entry.content);
      await Promise.resolve();
    },
    lock: (_, task) => task(),
    announce: () => undefined,
    setTimer: (task, ms) => {
      const timer = { task, ms };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    now: () => 1000,
    newId: () => `id-${(ids += 1)}`,
    random: () => 0,
    asksAfterBreak: true,
    onRefused: vi.fn(),
  };
  return { kept, server, timers, state, deps, open: () => createOutbox('user:1', deps) };
}

/** Lets everything that waits for promises only come to its end. */
async function settled() {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}
const say = (content: string) => ({ recordQuestionId: 7, content });

describe('outbox', () => {
  test('shows a message at once, sends in order, forgets it after the answer', async () => {
    const { server, open } = browser();
    const outbox = open();
    outbox.add(say('one'));
    outbox.add(say('two'));
    expect(outbox.queue(7).entries.map((entry) => entry.content)).toEqual(['one', 'two']);
    await settled();
    expect(server).toEqual(['one', 'two']);
    expect(outbox.queue(7).entries).toEqual([]);
  });

  test('keeps the order when the head cannot be sent, and tries again with growing waits', async () => {
    const { server, timers, state, open } = browser();
    const outbox = open();
    state.fail = new Error('offline');
    outbox.add(say('one'));
    outbox.add(say('two'));
    await settled();
    expect(outbox.queue(7).waiting).toBe(true);
    expect(server).toEqual([]);
    state.fail = undefined;
    timers.at(-1)?.task();
    await settled();
    expect(server).toEqual(['one', 'two']);
    expect(outbox.queue(7)).toEqual({ entries: [], waiting: false });
    expect([1, 2, 3, 6, 20].map((tries) => retryDelay(tries, 0))).toEqual([1000, 2000, 4000, 30_000, 30_000]);
    expect(retryDelay(1, 1)).toBe(1250);
  });

  test('what is kept goes out after a reload', async () => {
    const first = browser();
    first.state.fail = new Error('offline');
    const before = first.open();
    before.add(say('one'));
    await settled();
    before.stop();
    const second = browser(first.kept);
    await second.open().load();
    await settled();
    expect(second.server).toEqual(['one']);
  });

  test('what was not yet stored when the page was left is found again', async () => {
    const first = browser();
    const before = first.open();
    before.stop();
    const slow = browser({ ...first.kept, update: () => new Promise(() => undefined) });
    const leaving = slow.open();
    leaving.add(say('typed and gone'));
    leaving.rescue();
    const after = browser(first.kept);
    await after.open().load();
    await settled();
    expect(after.server).toEqual(['typed and gone']);
  });

  test('a refusal goes back to the person, with the words of the server; the next one follows', async () => {
    const { server, state, deps, open } = browser();
    const outbox = open();
    state.fail = new Refused('This ticket is already solved');
    const entry = outbox.add(say('one'));
    await settled();
    expect(outbox.queue(7).entries).toMatchObject([
      { content: 'one', state: 'failed', error: 'This ticket is already solved' },
    ]);
    expect(deps.onRefused).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ clientMessageId: entry.clientMessageId }),
      'This ticket is already solved',
    );
    state.fail = undefined;
    outbox.add(say('two'));
    await settled();
    expect(server).toEqual(['two']);
    outbox.retry(entry.clientMessageId);
    await settled();
    expect(server).toEqual(['two', 'one']);
    expect(outbox.queue(7).entries).toEqual([]);
  });

  test('a refused message can be discarded', async () => {
    const { state, open } = browser();
    const outbox = open();
    state.fail = new Refused('no');
    const entry = outbox.add(say('one'));
    await settled();
    outbox.discard(entry.clientMessageId);
    expect(outbox.queue(7).entries).toEqual([]);
  });

  test('without a session it waits for the login and sends then', async () => {
    const { server, timers, state, open } = browser();
    const outbox = open();
    state.fail = new SessionGone();
    outbox.add(say('one'));
    await settled();
    expect(timers).toEqual([]);
    state.fail = undefined;
    outbox.kick();
    await settled();
    expect(server).toEqual(['one']);
  });

  test('a message that the server is known to hold is not sent again', async () => {
    const { server, state, open } = browser();
    const outbox = open();
    state.fail = new Error('the answer was lost');
    const entry = outbox.add(say('one'));
    await settled();
    outbox.settle([entry.clientMessageId]);
    state.fail = undefined;
    outbox.kick();
    await settled();
    expect(server).toEqual([]);
    expect(outbox.queue(7).entries).toEqual([]);
  });

  test('two tabs send each message once, whoever comes first', async () => {
    const sends: string[] = [];
    const first = browser();
    let tail = Promise.resolve();
    const shared: Partial<OutboxDeps> = {
      kept: first.kept,
      send: (entry) => {
        sends.push(entry.content);
        return Promise.resolve();
      },
      lock: (_, task) => (tail = tail.then(task)),
    };
    const one = createOutbox('user:1', { ...first.deps, ...shared });
    const other = createOutbox('user:1', { ...first.deps, ...shared });
    one.add(say('a'));
    other.add(say('b'));
    await Promise.all([one.load(), other.load()]);
    await settled();
    expect(sends.toSorted()).toEqual(['a', 'b']);
  });

  test('the queue stays the same object as long as nothing changes', () => {
    const outbox = browser().open();
    expect(outbox.queue(7)).toBe(outbox.queue(7));
    outbox.add(say('one'));
    expect(outbox.queue(7)).toBe(outbox.queue(7));
  });

  test('what an anonymous identity wrote moves to its account', async () => {
    const guest = browser();
    guest.state.fail = new Error('offline');
    createOutbox('user:guest', guest.deps).add(say('one'));
    await settled();
    await moveOutbox(guest.kept, 'user:guest', 'user:1');
    const account = browser(guest.kept);
    await account.open().load();
    await settled();
    expect(account.server).toEqual(['one']);
    expect(await guest.kept.read('outbox:user:guest')).toEqual([]);
  });

  test('broken entries of an older page are left out', async () => {
    const { kept, server, open } = browser();
    await kept.update('outbox:user:1', () => [null, 'x', { clientMessageId: 1 }]);
    await open().load();
    await settled();
    expect(server).toEqual([]);
  });
});

describe('a message that somebody overtook (Q-135)', () => {
  const write = (content: string) => ({ ...say(content), seenSeq: 3 });

  test('is paused with all behind it, over a reload, and goes out in order when the person has seen the news', async () => {
    const { server, deps } = browser();
    const send = async (entry: OutboxEntry) => {
      if (entry.seenSeq === 3) throw new Overtaken('news');
      server.push(`${entry.content} ${entry.seenSeq}`);
      await Promise.resolve();
    };
    const open = () => createOutbox('user:1', { ...deps, send });
    const outbox = open();
    outbox.add(write('one'));
    outbox.add(write('two'));
    outbox.add(say('file'));
    await settled();
    expect(server).toEqual([]);
    expect(outbox.queue(7).entries.map((entry) => entry.state)).toEqual(['paused', 'sending', 'sending']);
    outbox.stop();
    const reloaded = open();
    await reloaded.load();
    await settled();
    expect(server).toEqual([]);
    reloaded.resume(7, 5);
    await settled();
    expect(server).toEqual(['one 5', 'two 5', 'file undefined']);
    expect(reloaded.queue(7).entries).toEqual([]);
  });

  test.each([true, false])('after a break is asked about: %s', async (asksAfterBreak) => {
    const { server, state, deps } = browser();
    const send = async (entry: OutboxEntry) => {
      if (state.fail) throw state.fail;
      if (entry.seenSeq === 3) throw new Overtaken('news');
      server.push(entry.content);
      await Promise.resolve();
    };
    const outbox = createOutbox('user:1', { ...deps, send, asksAfterBreak });
    state.fail = new Error('offline');
    outbox.add(write('one'));
    await settled();
    outbox.add(write('two'));
    await settled();
    state.fail = undefined;
    outbox.kick();
    await settled();
    expect(server).toEqual(asksAfterBreak ? [] : ['one', 'two']);
  });

  test('is taken back with the texts behind it; files go their way', async () => {
    const { state, server, open } = browser();
    state.fail = new Overtaken('news');
    const outbox = open();
    outbox.add(write('one'));
    outbox.add(say('file'));
    outbox.add(write('two'));
    await settled();
    state.fail = undefined;
    expect(outbox.takeBack(7).map(({ content }) => content)).toEqual(['one', 'two']);
    await settled();
    expect(server).toEqual(['file']);
  });
});

describe('files', () => {
  const picture = { name: 'a.png', size: 3, kind: 'image' } as const;

  /** A browser with a file server of its own. */
  function fileBrowser(kept = memoryKept()) {
    const world = browser(kept);
    const stored: string[] = [];
    const gone: string[] = [];
    const store = vi.fn((entry: OutboxEntry): Promise<string> => {
      if (world.state.fail) return Promise.reject(world.state.fail);
      stored.push(entry.clientMessageId);
      return Promise.resolve(`<img ${entry.file?.name}>`);
    });
    Object.assign(world.deps, { store, onGone: (ids: readonly string[]) => gone.push(...ids) });
    return { ...world, stored, gone, store };
  }

  test('Q-133: wait in their place among the texts, also over a reload, and go out in order', async () => {
    const first = fileBrowser();
    first.state.fail = new Error('offline');
    const before = first.open();
    before.add(say('one'));
    before.addFile(7, 'file-1', picture);
    before.add(say('two'));
    await settled();
    expect(before.queue(7).entries.map(({ file, content }) => file?.name ?? content)).toEqual([
      'one',
      'a.png',
      'two',
    ]);
    expect(before.queue(7).waiting).toBe(true);
    before.stop();
    const second = fileBrowser(first.kept);
    await second.open().load();
    await settled();
    expect(second.server).toEqual(['one', '<img a.png>', 'two']);
    expect(second.gone).toContain('file-1');
  });

  test('are stored once, however often their message has to be sent', async () => {
    const { open, deps, timers, stored, server } = fileBrowser();
    const send = deps.send;
    let isLost = true;
    Object.assign(deps, {
      send: (entry: OutboxEntry) => (isLost ? Promise.reject(new Error('lost')) : send(entry)),
    });
    open().addFile(7, 'file-1', picture);
    await settled();
    isLost = false;
    timers.at(-1)?.task();
    await settled();
    expect(stored).toEqual(['file-1']);
    expect(server).toEqual(['<img a.png>']);
  });

  test('given up while it is stored, it is not sent, and what stands behind it goes out', async () => {
    const { open, store, server, gone } = fileBrowser();
    let arrive = (_: string) => {};
    store.mockImplementationOnce(() => new Promise<string>((resolve) => (arrive = resolve)));
    const outbox = open();
    outbox.addFile(7, 'file-1', picture);
    outbox.add(say('two'));
    await settled();
    outbox.discard('file-1');
    await settled();
    expect(gone).toEqual(['file-1']);
    arrive('<img a.png>');
    await settled();
    expect(server).toEqual(['two']);
  });

  test('one that is refused stays with its reason and holds nothing up', async () => {
    const { open, store, server } = fileBrowser();
    store.mockRejectedValueOnce(new Refused('too large'));
    const outbox = open();
    outbox.addFile(7, 'file-1', picture);
    outbox.add(say('two'));
    await settled();
    expect(outbox.queue(7).entries).toMatchObject([{ state: 'failed', error: 'too large' }]);
    expect(server).toEqual(['two']);
  });
});
