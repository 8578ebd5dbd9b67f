// I18N-05, Q-08: dates in the zone of the browser.
import { expect, it } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './dates';

it('I18N-05: a day, a time and a moment', () => {
  const ms = new Date(2026, 10, 20, 9, 5, 7).getTime();
  expect([formatDate(ms), formatTime(ms), formatDateTime(ms)]).toEqual([
    '2026-11-20',
    '09:05',
    '2026-11-20 09:05:07',
  ]);
  expect(formatDateTime(new Date(2027, 0, 1).getTime())).toBe('2027-01-01 00:00:00');
});
