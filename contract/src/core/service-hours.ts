/*
 * Whether the live chat is open (000 §1, CONST-01): the one place where both sides ask. Beijing knows no summer
 * time, so its clock is plain arithmetic. Pure.
 */
import { serviceHours } from './limits';

/** Spans of a Beijing day as `['13:00', '00:30']`; one may pass midnight. */
export type ServiceSpans = readonly (readonly [string, string])[];

const minute = 60_000;
const dayMinutes = 24 * 60;
const beijingOffset = 8 * 60;

/** True inside one of the spans at `ms` since 1970 UTC, on every day of the week; an end is exclusive. */
export function isServiceTime(ms: number, spans: ServiceSpans = serviceHours): boolean {
  const now = (ms / minute + beijingOffset) % dayMinutes;
  return spans.some(([from, to]) => {
    const start = minuteOf(from);
    const end = minuteOf(to);
    return start <= end ? now >= start && now < end : now >= start || now < end;
  });
}

/** `13:00` as minutes of the day. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
