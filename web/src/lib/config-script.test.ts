// CONFLICT-01, CONST-03, Q-10: of the three tellings of the working hours the daily spans bind; the older setting of
// Monday to Friday, 9 to 18, is there and changes nothing.
import { expect, it } from 'vitest';
import { readConfig } from './config-script';
import { isServiceTime } from '#contract/core/service-hours';

const workTime = { utc: 8, start: 9, end: 18, days: [1, 2, 3, 4, 5] };
const inBeijing = (time: string) => Date.parse(`${time}+08:00`);

it.each([
  ['a Sunday afternoon', '2026-11-22T15:00:00', true],
  ['a Saturday night', '2026-11-21T23:30:00', true],
  ['a Monday at half past eight', '2026-11-23T08:30:00', true],
  ['a Monday at noon', '2026-11-23T12:30:00', false],
])('CONFLICT-01 %s', (_, time, isOpen) => {
  const { serviceTime } = readConfig({ workTime });
  expect(isServiceTime(inBeijing(time), serviceTime)).toBe(isOpen);
  expect(isServiceTime(inBeijing(time), readConfig({}).serviceTime)).toBe(isOpen);
});

it('takes the spans that the server names, and the usual ones in place of broken ones', () => {
  expect(readConfig({ serviceTime: [['10:00', '11:00']] }).serviceTime).toEqual([['10:00', '11:00']]);
  expect(readConfig({ serviceTime: [['soon', '11:00']] }).serviceTime).toEqual(readConfig({}).serviceTime);
});
