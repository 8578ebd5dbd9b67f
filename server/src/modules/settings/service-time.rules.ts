/*
 * The shop's working day in Beijing time, which knows no summer time (000 §1, 001 §9, CONST-01, CONST-17).
 * Times are milliseconds since 1970 UTC. Pure.
 */
import { serviceHours } from '#contract/core/limits';

/** 1 day 8:00-17:00, 2 night 17:00-00:30, 3 late night 00:30-8:00; the start belongs to it. */
export type Shift = 1 | 2 | 3;

const minute = 60_000;
const dayMinutes = 24 * 60;
const beijingOffset = 8 * 60;

const shiftStarts = { day: 8 * 60, night: 17 * 60, lateNight: 30 } as const;

/** The hours as spans of one Beijing day, in minutes; what runs past midnight is cut in two. */
const spans: readonly (readonly [number, number])[] = serviceHours.flatMap(([from, to]) => {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  return start < end ? [[start, end] as const] : [[start, dayMinutes] as const, [0, end] as const];
});

const serviceMinutesPerDay = spans.reduce((sum, [start, end]) => sum + end - start, 0);

/** The shift that works at this time. */
export function shiftOf(ms: number): Shift {
  const now = beijingMinutes(ms) % dayMinutes;
  if (now >= shiftStarts.day && now < shiftStarts.night) return 1;
  return now >= shiftStarts.lateNight && now < shiftStarts.day ? 3 : 2;
}

/** Minutes of service time between two times, fractions too; 0 when `to` is not after `from`. */
export function serviceMinutesBetween(from: number, to: number): number {
  return to <= from ? 0 : servedUntil(to) - servedUntil(from);
}

/** Service minutes since the first Beijing midnight of 1970. */
function servedUntil(ms: number): number {
  const minutes = beijingMinutes(ms);
  const day = Math.floor(minutes / dayMinutes);
  const now = minutes - day * dayMinutes;
  const today = spans.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(now, end) - start), 0);
  return day * serviceMinutesPerDay + today;
}

function beijingMinutes(ms: number): number {
  return ms / minute + beijingOffset;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
