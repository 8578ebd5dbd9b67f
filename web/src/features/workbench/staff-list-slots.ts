/*
 * Which element of the page draws which line of the list. After a jump those that are there draw the tickets that
 * came: changing their texts takes less than making them, and fewer are left to be collected. Pure.
 */

/** Element, by a number of its own, of each line by its key, in the order in which they stand on the page. */
export type Slots = ReadonlyMap<number, number>;

/**
 * A line that stays keeps its element. A ticket (positive key) that came takes that of one that left, where it
 * stood between the same lines: so that none is moved, which would have the page make its boxes anew. Heads (negative
 * keys) are few. `focused`: key of the line with the focus. Its element becomes no other: nobody would hear that the
 * focus went on.
 */
export function slotsFor(keys: readonly number[], before: Slots, focused: number | null): Slots {
  const drawn = new Set(keys);
  // Elements of tickets that left, by the line that stayed above them.
  const left = new Map<number | undefined, number[]>();
  let above: number | undefined;
  for (const [key, slot] of before) {
    if (drawn.has(key)) above = key;
    else if (key > 0 && key !== focused) left.set(above, [...(left.get(above) ?? []), slot]);
  }
  const slots = new Map<number, number>();
  let last = Math.max(0, ...before.values());
  above = undefined;
  for (const key of keys) {
    const stayed = before.get(key);
    if (stayed !== undefined) above = key;
    const freed = key > 0 && stayed === undefined ? left.get(above)?.shift() : undefined;
    slots.set(key, stayed ?? freed ?? (last += 1));
  }
  return slots;
}
