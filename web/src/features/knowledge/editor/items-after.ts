/* The products of a question after a choice: 0 means all and stands alone, nothing means all (EDIT-11). Pure. */

export function itemsAfter(before: readonly number[], chosen: readonly number[]): number[] {
  if (chosen.includes(0) && !before.includes(0)) return [0];
  const some = chosen.filter((id) => id !== 0);
  return some.length === 0 ? [0] : some;
}
