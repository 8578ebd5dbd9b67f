/* Drafts: per person and ticket, kept through reloads, replaced by nobody else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDrafts } from './drafts';
import { memoryKept } from './memory-kept.test-kit';

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
