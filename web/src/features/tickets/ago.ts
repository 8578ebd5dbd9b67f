/* How long ago a ticket last changed, in the words of the language; all rows go on together once a minute. */
import { useSyncExternalStore } from 'react';
import { useLocale } from '../../lib/i18n';

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((hear) => hear()), minute / 2);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const units = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** `2 hr. ago`, `2小时前`; under a minute `now`, `现在`. A clock that is behind makes nothing lie ahead. */
export function agoOf(at: number, now: number, locale: string): string {
  const minutes = Math.max(0, Math.floor((now - at) / minute));
  const [unit, size] = units.find(([, length]) => minutes >= length) ?? (['second', 1] as const);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  return format.format(minutes === 0 ? 0 : -Math.floor(minutes / size), unit);
}

export function useAgo(at: number): string {
  const locale = useLocale();
  return useSyncExternalStore(subscribe, () => agoOf(at, Date.now(), locale));
}
