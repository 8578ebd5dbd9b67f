// Dates as the specification shows them (000 §9, Q-08), in the zone of the browser.
import dayjs from 'dayjs';

/** `2026-11-20`. */
export function formatDate(ms: number): string {
  return dayjs(ms).format('YYYY-MM-DD');
}

/** `2026-11-20 09:05:07`. */
export function formatDateTime(ms: number): string {
  return dayjs(ms).format('YYYY-MM-DD HH:mm:ss');
}
