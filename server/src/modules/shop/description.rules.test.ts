import { expect, it } from 'vitest';
import { pairOfText, isStale } from './description.rules';

const row = { stamp: 100, stamp_wsid: 'tab', change_person_id: 1 };

it.each([
  ['no timestamp, no check', { personId: 2, wsid: 'x', timestamp: 0 }, false],
  ['nothing new since', { personId: 2, wsid: 'x', timestamp: 100 }, false],
  ['own change in this tab', { personId: 1, wsid: 'tab', timestamp: 99 }, false],
  ['own change in another tab', { personId: 1, wsid: 'x', timestamp: 99 }, true],
  ['change of another person', { personId: 2, wsid: 'tab', timestamp: 99 }, true],
])('Q-05: %s', (_, change, stale) => expect(isStale(row, change)).toBe(stale));

it('a text without a language stands for both', () => {
  expect(pairOfText('t', undefined)).toEqual({ description: 't', description_zh: null });
  expect(pairOfText('t', 'en')).toEqual({ description: 't' });
  expect(pairOfText('t', 'zh')).toEqual({ description_zh: 't' });
});
