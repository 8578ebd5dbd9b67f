// Live-chat hours (000 §1, Q-113): how they read in the visitor's own zone.
// Beijing keeps UTC+8 all year, so its clock is plain arithmetic.
import { t } from './i18n';
import { readConfig } from './config-script';
import type { ServiceSpans } from '#contract/core/service-hours';

const day = 24 * 60;
const beijingOffset = 8 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** How the hours of a day are told: `9:00` and, as the specification does, `00:30`; `09:00` and `00:30`; or `9:00 AM`. */
export type Clock = 12 | 24 | 'padded';

function timeText(minutes: number, clock: Clock): string {
  const inDay = ((minutes % day) + day) % day;
  const hours = Math.floor(inDay / 60);
  const rest = String(inDay % 60).padStart(2, '0');
  if (clock === 'padded') return `${String(hours).padStart(2, '0')}:${rest}`;
  if (clock === 24) return `${hours === 0 ? '00' : hours}:${rest}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${rest} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Each span as text like `13:00-00:30`, moved by a zone's offset to UTC in minutes; Beijing unless given. */
export function spanTexts(spans: ServiceSpans, offset = beijingOffset, clock: Clock = 24): string[] {
  const text = (time: string) => timeText(minutesOf(time) + offset - beijingOffset, clock);
  return spans.map(([from, to]) => `${text(from)}-${text(to)}`);
}

function listed([first = '', ...rest]: string[]): string {
  return rest.reduce((words, next) => t('common.serviceTime.and', { first: words, second: next }), first);
}

/** The hours in words: in Beijing time, and in the visitor's zone where that is another one. */
export function hoursInWords(now: Date): { beijing: string; local: string | null } {
  const { serviceTime } = readConfig();
  const offset = -now.getTimezoneOffset();
  return {
    beijing: listed(spanTexts(serviceTime)),
    local: offset === beijingOffset ? null : listed(spanTexts(serviceTime, offset, 'padded')),
  };
}
