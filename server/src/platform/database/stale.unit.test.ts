import { expect, it } from 'vitest';
import { isStale } from './stale';

const row = { stamp: 100, stampWsid: 'tab', stampPersonId: 1 };

it.each([
  ['no timestamp, no check', { personId: 2, wsid: 'x', timestamp: 0 }, false],
  ['nothing new since', { personId: 2, wsid: 'x', timestamp: 100 }, false],
  ['own change in this tab', { personId: 1, wsid: 'tab', timestamp: 50 }, false],
  ['own change in another tab', { personId: 1, wsid: 'x', timestamp: 99 }, true],
  ['change of another person', { personId: 2, wsid: 'tab', timestamp: 99 }, true],
])('Q-05: %s', (_, editor, stale) => expect(isStale(row, editor)).toBe(stale));

it('Q-05: what nobody changed by a call is never stale', () => {
  const untouched = { stamp: 0, stampWsid: '', stampPersonId: null };
  expect(isStale(untouched, { personId: 1, wsid: 'a', timestamp: 1 })).toBe(false);
});
