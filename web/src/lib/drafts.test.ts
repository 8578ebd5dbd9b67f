/* Drafts: per person and ticket, kept through reloads, replaced by nobody else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDrafts } from './drafts';
import { memoryKept } from './memory-kept.test-kit';
import type { Pages } from './pages';

describe('drafts', () => {
  test('come back after a reload, each with its ticket and its person', async () => {
    const kept = memoryKept();
    const drafts = createDrafts('user:1', kept);
    drafts.write(7, 'seven');
    drafts.write(8, 'eight');
    await drafts.read(8);
    expect(await createDrafts('user:1', kept).read(7)).toBe('seven');
    expect(await createDrafts('user:1', kept).read(8)).toBe('eight');
    expect(await createDrafts('user:2', kept).read(7)).toBe('');
  });

  test('what was typed a moment ago wins over what is stored', async () => {
    const kept = memoryKept();
    const drafts = createDrafts('user:1', kept);
    drafts.write(7, 'old');
    await drafts.read(7);
    drafts.write(7, 'new');
    expect(drafts.peek(7)).toBe('new');
    expect(await drafts.read(7)).toBe('new');
  });

  test('two tabs do not overwrite the drafts of each other’s tickets', async () => {
    const kept = memoryKept();
    const one = createDrafts('user:1', kept);
    const other = createDrafts('user:1', kept);
    one.write(7, 'seven');
    other.write(8, 'eight');
    await one.read(7);
    expect(await createDrafts('user:1', kept).read(7)).toBe('seven');
    expect(await createDrafts('user:1', kept).read(8)).toBe('eight');
  });

  test('a draft that was not yet stored when the page was left is found again', async () => {
    const kept = memoryKept();
    const leaving = createDrafts('user:1', { ...kept, update: () => new Promise(() => undefined) });
    leaving.write(7, 'half a sen');
    leaving.rescue();
    const after = createDrafts('user:1', kept);
    expect(after.peek(7)).toBe('half a sen');
    expect(await after.read(7)).toBe('half a sen');
  });

  test('whatever is typed at whatever pace, the last text of each ticket is what is kept', async () => {
    const typed = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.string({ maxLength: 4 })));
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), typed, async (scheduler, strokes) => {
        const kept = memoryKept(scheduler);
        const drafts = createDrafts('user:1', kept);
        for (const [ticket, text] of strokes) {
          drafts.write(ticket, text);
          if (scheduler.count() > 0) await scheduler.waitOne();
        }
        await scheduler.waitIdle();
        const last = Object.fromEntries(strokes);
        for (const ticket of [1, 2, 3]) {
          const read = createDrafts('user:1', kept).read(ticket);
          await scheduler.waitIdle();
          expect(await read).toBe(last[ticket] ?? '');
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('pages of one person, each with drafts of its own', () => {
  /** A browser whose pages come and go. */
  function browser() {
    const kept = memoryKept();
    const living = new Set<string>();
    const open = (id: string, before: string | null = null) => {
      living.add(id);
      const pages: Pages = { id, before, living: () => Promise.resolve(new Set(living)) };
      const drafts = createDrafts('admin:1', kept, pages);
      return { ...drafts, close: () => (drafts.rescue(), void living.delete(id)) };
    };
    return { open, kept };
  }

  test('what one types, sends or clears changes nothing in the other', async () => {
    const { open } = browser();
    const [one, other] = [open('one'), open('other')];
    one.write(7, 'typed in one');
    other.write(7, 'typed in the other');
    expect(await one.read(7)).toBe('typed in one');
    other.write(7, '');
    expect(await other.read(7)).toBe('');
    expect(await one.read(7)).toBe('typed in one');
  });

  test('a third page begins with nothing; the next one after all are closed finds all of it, once', async () => {
    const { open } = browser();
    const [one, other] = [open('one'), open('other')];
    one.write(7, 'typed in one');
    other.write(7, 'typed in the other');
    await one.read(7);
    const third = open('third');
    expect(await third.read(7)).toBe('');
    for (const page of [one, other, third]) page.close();
    const next = open('next');
    expect(await next.read(7)).toBe('typed in one\ntyped in the other');
    expect(await open('after').read(7)).toBe('');
    next.write(7, '');
    next.close();
    expect(await open('last').read(7)).toBe('');
  });

  test('two tabs that are reloaded together each find their own', async () => {
    const { open } = browser();
    const [one, other] = [open('one'), open('other')];
    one.write(7, 'typed in one');
    other.write(7, 'typed in the other');
    await one.read(7);
    one.close();
    other.close();
    expect(await open('one again', 'one').read(7)).toBe('typed in one');
    expect(await open('other again', 'other').read(7)).toBe('typed in the other');
  });

  test('what was not stored when two pages were closed together is found', async () => {
    const { open } = browser();
    const [one, other] = [open('one'), open('other')];
    one.write(7, 'half a sen');
    other.write(7, 'another half');
    one.close();
    other.close();
    const next = open('next');
    expect(next.peek(7)).toBe('half a sen\nanother half');
    expect(await next.read(7)).toBe('half a sen\nanother half');
    expect(await open('after').read(7)).toBe('');
  });

  test('a draft of an older version, that named no page, is found', async () => {
    const { open, kept } = browser();
    createDrafts('admin:1', kept).write(7, 'older');
    expect(await open('one').read(7)).toBe('older');
  });

  test('a page with a draft of its own leaves what others left until it has none', async () => {
    const { open } = browser();
    const [one, other] = [open('one'), open('other')];
    one.write(7, 'mine');
    other.write(7, 'left');
    await one.read(7);
    other.close();
    expect(await one.read(7)).toBe('mine');
    one.write(7, '');
    expect(await one.read(7)).toBe('left');
  });

  test('whatever happens at whatever pace, no text that was typed and not sent is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isTypedMeanwhile) => {
        const kept = memoryKept(scheduler);
        const page = (id: string) =>
          createDrafts('admin:1', kept, { id, before: null, living: async () => new Set([id]) });
        page('gone').write(7, 'left');
        await scheduler.waitIdle();
        const next = page('next');
        const reading = next.read(7);
        if (isTypedMeanwhile) {
          if (scheduler.count() > 0) await scheduler.waitOne();
          next.write(7, 'typed');
        }
        await scheduler.waitIdle();
        expect(await reading).toBe(isTypedMeanwhile ? 'typed' : 'left');
        const last = page('last').read(7);
        await scheduler.waitIdle();
        expect((await last).split('\n').sort()).toEqual(isTypedMeanwhile ? ['left', 'typed'] : ['left']);
      }),
    );
  });
});
