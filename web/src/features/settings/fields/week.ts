/* Service hours and shifts as bars of a day, in minutes. Pure. */

/** Part of a day, in minutes since midnight. */
export interface Bar {
  readonly from: number;
  readonly to: number;
}

const wholeDay = 1440;

/** `13:00` in minutes; undefined for what is no time. */
function minuteOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** A span that passes midnight is two bars of the day. */
function barsOf(from: number, to: number): Bar[] {
  if (from < to) return [{ from, to }];
  return [
    { from: 0, to },
    { from, to: wholeDay },
  ].filter((bar) => bar.from < bar.to);
}

export function openBars(spans: readonly (readonly [string, string])[]): Bar[] {
  return spans
    .flatMap(([from, to]) => {
      const [start, end] = [minuteOf(from), minuteOf(to)];
      return start === undefined || end === undefined || start === end ? [] : barsOf(start, end);
    })
    .toSorted((one, other) => one.from - other.from);
}

export type ShiftName = 'day' | 'night' | 'lateNight';

/** Each shift from its beginning to the beginning of the next. */
export function shiftBars(shifts: Readonly<Record<ShiftName, string>>): (Bar & { name: ShiftName })[] {
  const starts = (['day', 'night', 'lateNight'] as const)
    .flatMap((name) => {
      const from = minuteOf(shifts[name]);
      return from === undefined ? [] : [{ name, from }];
    })
    .toSorted((one, other) => one.from - other.from);
  return starts.flatMap(({ name, from }, at) => {
    const next = starts[(at + 1) % starts.length]?.from ?? from;
    return barsOf(from, next).map((bar) => ({ ...bar, name }));
  });
}
