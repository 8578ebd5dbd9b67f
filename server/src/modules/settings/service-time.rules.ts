/*
 * The shop's working day in Beijing time, which knows no summer time (000 §1, 001 §9, CONST-01, CONST-17).
 * Times are milliseconds since 1970 UTC. Pure.
 */
import { serviceHours } from '#contract/core/limits';
import type { ServiceSpans } from '#contract/core/service-hours';

/** 1 day, 2 night, 3 late night; usually 8:00-17:00, 17:00-00:30, 00:30-8:00. The start belongs to it. */
export type Shift = 1 | 2 | 3;

/** When each shift begins, such as '08:00'. */
export interface ShiftStarts {
  readonly day: string;
  readonly night: string;
  readonly lateNight: string;
}

const minute = 60_000;
const dayMinutes = 24 * 60;
const beijingOffset = 8 * 60;

/** CONST-17. */
export const usualShifts: ShiftStarts = { day: '08:00', night: '17:00', lateNight: '00:30' };

/** The shift that works at this time: the one that began last. */
export function shiftOf(ms: number, { day, night, lateNight }: ShiftStarts = usualShifts): Shift {
  const now = beijingMinutes(ms) % dayMinutes;
  const starts = [
    [minuteOf(day), 1] as const,
    [minuteOf(night), 2] as const,
    [minuteOf(lateNight), 3] as const,
  ];
  const inOrder = starts.toSorted(([one], [other]) => one - other);
  // Before the first one of the day, the last one of the day before still works.
  const [, shift] = inOrder.findLast(([start]) => start <= now) ?? inOrder.at(-1) ?? [0, 1];
  return shift;
}

/** Minutes of service time between two times, fractions too; 0 when `to` is not after `from`. */
export function serviceMinutesBetween(from: number, to: number, hours: ServiceSpans = serviceHours): number {
  if (to <= from) return 0;
  const spans = spansOfDay(hours);
  return servedUntil(to, spans) - servedUntil(from, spans);
}

type MinuteSpan = readonly [number, number];

/** The hours as spans of one Beijing day, in minutes; what runs past midnight is cut in two. */
function spansOfDay(hours: ServiceSpans): MinuteSpan[] {
  return hours.flatMap(([from, to]): MinuteSpan[] => {
    const [start, end] = [minuteOf(from), minuteOf(to)];
    return start < end
      ? [[start, end]]
      : [
          [start, dayMinutes],
          [0, end],
        ];
  });
}

/** What is wrong with hours, if anything: times of a day, of which no two spans overlap. */
export function hoursProblem(hours: ServiceSpans): string | undefined {
  if (hours.length === 0) return '至少需要一个时段';
  if (!hours.every(([from, to]) => isTime(from) && (isTime(to) || to === '24:00'))) return '时间应写作 08:00';
  if (hours.some(([from, to]) => from === to)) return '开始和结束不能是同一时间';
  const spans = spansOfDay(hours).toSorted(([one], [other]) => one - other);
  const isOverlapping = spans.some(([start], at) => start < (spans[at - 1]?.[1] ?? 0));
  return isOverlapping ? '时段不能重叠' : undefined;
}

/** Whether shifts begin at three different times. */
export function areShifts({ day, night, lateNight }: ShiftStarts): boolean {
  const starts = [day, night, lateNight];
  return starts.every(isTime) && new Set(starts).size === starts.length;
}

function isTime(time: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
}

/** Service minutes since the first Beijing midnight of 1970. */
function servedUntil(ms: number, spans: readonly MinuteSpan[]): number {
  const minutes = beijingMinutes(ms);
  const day = Math.floor(minutes / dayMinutes);
  const now = minutes - day * dayMinutes;
  const today = spans.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(now, end) - start), 0);
  const perDay = spans.reduce((sum, [start, end]) => sum + end - start, 0);
  return day * perDay + today;
}

function beijingMinutes(ms: number): number {
  return ms / minute + beijingOffset;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
