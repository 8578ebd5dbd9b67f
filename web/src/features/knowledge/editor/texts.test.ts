// EDIT-12, EDIT-25, Q-05: what is typed is sent by itself, once; nothing of it is lost to a colleague or a failure.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTexts, type Unsaved } from './texts';

class Stale extends Error {}

function given(more: { server?: Record<string, string | undefined>; isOpen?: () => boolean } = {}) {
  const server: Record<string, string | undefined> = more.server ?? { a: 'A', b: 'B' };
  const sent: [string, string][] = [];
  const answers: (Error | undefined)[] = [];
  let due: (() => void) | undefined;
  let kept: ReadonlyMap<string, Unsaved> = new Map();
  const tell = vi.fn();
  const texts = createTexts({
    server: (key) => server[key],
    isSame: (_, one, other) => one.trim() === other.trim(),
    maySend: (_, text) => text !== '' && (more.isOpen?.() ?? true),
    async send(key, text) {
      sent.push([key, text]);
      await Promise.resolve();
      const error = answers.shift();
      if (error) throw error;
    },
    isStale: (error) => error instanceof Stale,
    tell,
    onStored: (key, text) => {
      server[key] = text;
      return Promise.resolve();
    },
    keep: (unsaved) => (kept = unsaved),
    setTimer: (task) => {
      due = task;
      return () => (due = undefined);
    },
  });
  return {
    texts,
    server,
    sent,
    answers,
    tell,
    kept: () => Object.fromEntries(kept),
    isDue: () => due !== undefined,
    state: (key: string) => texts.entries().get(key)?.state,
  };
}

describe('sending', () => {
  let world: ReturnType<typeof given>;
  beforeEach(() => (world = given()));

  it('waits for the last key, then sends each text once', async () => {
    const { texts, sent } = world;
    texts.type('a', 'A1');
    texts.type('a', 'A2');
    texts.type('b', 'B1');
    expect(world.isDue()).toBe(true);
    expect(sent).toEqual([]);
    expect(world.kept()).toEqual({ a: { text: 'A2', base: 'A' }, b: { text: 'B1', base: 'B' } });
    expect(await texts.flush()).toBe(true);
    expect(sent).toEqual([
      ['a', 'A2'],
      ['b', 'B1'],
    ]);
    expect(world.kept()).toEqual({});
  });

  it('what is typed while a text is sent follows it, and stands on it', async () => {
    const { texts, sent } = world;
    texts.type('a', 'A1');
    const flushed = texts.flush();
    texts.type('a', 'A12');
    await flushed;
    expect(sent).toEqual([
      ['a', 'A1'],
      ['a', 'A12'],
    ]);
    expect(texts.entries().size).toBe(0);
  });

  it('nothing is sent for a text that is back to what it was, or that may not be stored', async () => {
    const { texts, sent } = world;
    texts.type('a', 'A1');
    texts.type('a', 'A');
    texts.type('b', '');
    expect(await texts.flush()).toBe(false);
    expect(sent).toEqual([]);
    expect(world.state('b')).toBe('typed');
  });

  it('a failure is told, kept, and sent again when it is asked for', async () => {
    const { texts, sent, answers } = world;
    answers.push(new Error('no'));
    texts.type('a', 'A1');
    expect(await texts.flush()).toBe(false);
    expect(world.tell).toHaveBeenCalledOnce();
    expect(world.state('a')).toBe('failed');
    expect(world.kept()).toEqual({ a: { text: 'A1', base: 'A' } });
    expect(await texts.retry()).toBe(true);
    expect(sent).toHaveLength(2);
  });
});

describe('Q-05: a colleague was quicker', () => {
  async function refused() {
    const world = given();
    world.answers.push(new Stale());
    world.texts.type('a', 'mine');
    await world.texts.flush();
    expect(world.state('a')).toBe('stale');
    expect(world.tell).not.toHaveBeenCalled();
    return world;
  }

  it('another part of the row: the text is sent again', async () => {
    const { texts, sent } = await refused();
    texts.settle();
    expect(await texts.flush()).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('the same text: both stay until the person chooses his own', async () => {
    const world = await refused();
    world.server['a'] = 'theirs';
    world.texts.settle();
    expect(world.state('a')).toBe('conflict');
    expect(await world.texts.flush()).toBe(false);
    expect(world.sent).toHaveLength(1);
    world.texts.decide('a', 'mine');
    expect(await world.texts.flush()).toBe(true);
    expect(world.sent[1]).toEqual(['a', 'mine']);
  });

  it('or theirs, which a frame brought before anything was sent', () => {
    const { texts, server, state, sent } = given();
    texts.type('a', 'mine');
    server['a'] = 'theirs';
    texts.compare();
    expect(state('a')).toBe('conflict');
    texts.type('a', 'mine, longer');
    expect(state('a')).toBe('conflict');
    texts.decide('a', 'theirs');
    expect(texts.entries().size).toBe(0);
    expect(sent).toEqual([]);
  });

  it('who wrote the same has no conflict, and what the server cleaned is no change', () => {
    const { texts, server } = given();
    texts.type('a', 'same');
    server['a'] = ' same ';
    texts.compare();
    expect(texts.entries().size).toBe(0);
    texts.type('b', 'mine');
    server['b'] = ' B';
    texts.compare();
    expect(texts.entries().get('b')?.state).toBe('typed');
  });

  it('what belonged to a step that is gone stays readable', () => {
    const { texts, server, state } = given();
    texts.type('a', 'mine');
    server['a'] = undefined;
    texts.compare();
    expect(state('a')).toBe('conflict');
  });
});

it('what an earlier page left is sent, unless the server has moved on; what is typed here wins', async () => {
  const { texts, sent, state } = given({ server: { a: 'A', b: 'B2', c: 'C' } });
  texts.type('c', 'now');
  texts.restore(
    new Map([
      ['a', { text: 'A1', base: 'A' }],
      ['b', { text: 'B1', base: 'B' }],
      ['c', { text: 'earlier', base: 'C' }],
    ]),
  );
  expect(state('b')).toBe('conflict');
  await texts.flush();
  expect(sent).toEqual([
    ['a', 'A1'],
    ['c', 'now'],
  ]);
});

it('the other side of a pair that shows the new text has not been changed by somebody', () => {
  const { texts, state, server } = given({ server: { zh: 'x', en: 'x' } });
  texts.type('zh', 'mine');
  server['zh'] = 'y';
  texts.rebase('zh', 'x', 'y');
  texts.compare();
  expect(state('zh')).toBe('typed');
});

it('what belonged to something that the person has deleted is given up, and nothing else', () => {
  const { texts, kept } = given();
  texts.type('a', 'A1');
  texts.type('b', 'B1');
  texts.giveUp((key) => key === 'a');
  expect(kept()).toEqual({ b: { text: 'B1', base: 'B' } });
});
