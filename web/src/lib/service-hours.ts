// Live-chat hours (000 §1, Q-113): how they read in the visitor's own zone.
// Beijing keeps UTC+8 all year, so its clock is plain arithmetic.
import type { ServiceSpans } from '#contract/core/service-hours';

const day = 24 * 60;
const beijingOffset = 8 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** How the hours of a day are told: `13:00`, or `1:00 PM`. */
export type Clock = 12 | 24;

function timeText(minutes: number, clock: Clock): string {
  const inDay = ((minutes % day) + day) % day;
  const hours = Math.floor(inDay / 60);
  const rest = String(inDay % 60).padStart(2, '0');
  if (clock === 24) return `${hours === 0 ? '00' : hours}:${rest}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${rest} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Each span as text like `13:00-00:30`, moved by a zone's offset to UTC in minutes; Beijing unless given. */
export function spanTexts(spans: ServiceSpans, offset = beijingOffset, clock: Clock = 24): string[] {
  const text = (time: string) => timeText(minutesOf(time) + offset - beijingOffset, clock);
  return spans.map(([from, to]) => `${text(from)}-${text(to)}`);
}
