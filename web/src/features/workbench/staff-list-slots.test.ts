/* Elements of the staff list: reused where nothing has to be moved for it. */
import { describe, expect, test } from 'vitest';
import { type Slots, slotsFor } from './staff-list-slots';

const none: Slots = new Map();

/** Lines in the order of their elements, as the page would have them after the change. */
function slotsAfter(...draws: readonly number[][]): Slots {
  return draws.reduce((before, keys) => slotsFor(keys, before, null), none);
}

describe('slotsFor', () => {
  test('a jump draws the tickets that came in the elements of those that left, in their order', () => {
    const before = slotsAfter([1, 2, 3]);
    const after = slotsFor([11, 12, 13], before, null);
    expect([...after.values()]).toEqual([...before.values()]);
  });

  test('a line that stays keeps its element', () => {
    const before = slotsAfter([-1, 1, 2, 3]);
    const after = slotsFor([3, 4, 5], before, null);
    expect(after.get(3)).toBe(before.get(3));
  });

  test.each([
    { what: 'down', keys: [3, 4, 5] },
    { what: 'up', keys: [7, 8, 1] },
  ])('a step $what takes no element past a line that stays', ({ keys }) => {
    const before = slotsAfter([1, 2, 3]);
    const old = new Set(before.values());
    const reused = keys.filter(
      (key) => !before.has(key) && old.has(slotsFor(keys, before, null).get(key) ?? 0),
    );
    expect(reused).toEqual([]);
  });

  test('between lines that stay, the elements that stood there are used', () => {
    const before = slotsAfter([1, 2, 3, 4]);
    const after = slotsFor([1, 9, 4, 10], before, null);
    expect(after.get(9)).toBe(before.get(2));
    expect([...before.values()]).not.toContain(after.get(10));
  });

  test('a ticket never takes the element of a head, nor a head that of another', () => {
    const before = slotsAfter([-1, 1]);
    const after = slotsFor([-2, 2, 3], before, null);
    expect(after.get(2)).toBe(before.get(1));
    expect([...before.values()]).not.toContain(after.get(-2));
    expect([...before.values()]).not.toContain(after.get(3));
  });

  test('what has the focus does not become another ticket', () => {
    const before = slotsAfter([1, 2]);
    const after = slotsFor([8, 9], before, 1);
    expect([...after.values()]).not.toContain(before.get(1));
    expect(after.get(8)).toBe(before.get(2));
  });

  test('no two lines have the same element', () => {
    let slots = none;
    for (let top = 0; top < 200; top += 7) {
      const keys = Array.from({ length: 12 }, (_, at) => (at % 5 === 0 ? -(top + at + 1) : top + at + 1));
      slots = slotsFor(keys, slots, top);
      expect(new Set(slots.values()).size).toBe(keys.length);
    }
  });
});
