/* What the list is sorted by, as a person says it. */
import { expect, test } from 'vitest';
import { agoOf } from './ago';

const now = Date.UTC(2026, 10, 22, 12);
const before = (minutes: number) => agoOf(now - minutes * 60_000, now, 'en');

test('says how long ago in the largest unit that fits', () => {
  expect([0.5, 1, 59, 60, 150].map(before)).toEqual([
    'now',
    '1 min. ago',
    '59 min. ago',
    '1 hr. ago',
    '2 hr. ago',
  ]);
  expect([24 * 60, 6 * 24 * 60, 15 * 24 * 60, 400 * 24 * 60].map(before)).toEqual([
    'yesterday',
    '6 days ago',
    '2 wk. ago',
    'last yr.',
  ]);
  expect(agoOf(now - 7_200_000, now, 'zh')).toBe('2小时前');
});

test('a clock that is behind makes nothing lie ahead', () => expect(before(-5)).toBe('now'));
