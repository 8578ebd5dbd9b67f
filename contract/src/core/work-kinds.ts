/*
 * Kinds and steps of the back office that no screen shows yet (001 §9, Q-114): kept here so that the screen that
 * comes for them finds them. Pure.
 */

/** Contract types in their order; those with `isSelected` are chosen at first (001 §9, CONST-28). */
export const contractTypes = [
  { type: 'outsourced', isSelected: true },
  { type: 'outsourced with materials', isSelected: true },
  { type: 'purchase', isSelected: true },
  { type: 'repair', isSelected: true },
  { type: 'compensation', isSelected: true },
  { type: 'abnormal', isSelected: false },
] as const;

/** Work-time types (001 §9, CONST-29). */
export const workTimeTypes = ['internal', 'outsourced'] as const;

/** Days that one step of a date range covers (001 §9, CONST-30). */
export const dateRangeDays = 30;

const dayMs = 24 * 3_600_000;

/**
 * The range that `steps` steps make from a calendar day on, both as `YYYY-MM-DD`. Days are counted by the calendar,
 * so no time zone moves them; fewer than no steps lead back. Throws a RangeError for what is no day or no whole
 * number of steps (001 §9, CONST-30).
 */
export function dateRange(from: string, steps: number): { from: string; to: string } {
  const start = /^\d{4}-\d\d-\d\d$/.test(from) ? Date.parse(`${from}T00:00:00Z`) : NaN;
  // Some days that no month has are read as those of the next one.
  if (Number.isNaN(start) || dayOf(start) !== from) throw new RangeError(`Not a day: ${from}`);
  if (!Number.isInteger(steps)) throw new RangeError(`Not a whole number of steps: ${steps}`);
  return { from, to: dayOf(start + steps * dateRangeDays * dayMs) };
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
