// The working day in Beijing time: the specification's edges, minute by minute (CONST-01, CONST-17).
import { describe, expect, it } from 'vitest';
import { isServiceTime } from '#contract/core/service-hours';
import { hoursProblem, serviceMinutesBetween, shiftOf } from './service-time.rules';

/** A time of a day in November 2026 in Beijing; the 16th is a Monday. */
function beijing(time: string, day = 16): number {
  return Date.parse(`2026-11-${day}T${time}+08:00`);
}

const everyDay = [16, 17, 18, 19, 20, 21, 22];

describe('CONST-01: the service time', () => {
  it.each([
    ['07:59:59', false],
    ['08:00:00', true],
    ['11:59:59', true],
    ['12:00:00', false],
    ['12:59:59', false],
    ['13:00:00', true],
    ['23:59:59', true],
    ['00:00:00', true],
    ['00:29:59', true],
    ['00:30:00', false],
    ['03:00:00', false],
  ])('at %s is %s, on every day of the week', (time, expected) => {
    expect(everyDay.map((day) => isServiceTime(beijing(time, day)))).toEqual(everyDay.map(() => expected));
  });
});

describe('CONST-17: the shift', () => {
  it.each([
    ['08:00:00', 1],
    ['16:59:59', 1],
    ['17:00:00', 2],
    ['23:59:59', 2],
    ['00:00:00', 2],
    ['00:29:59', 2],
    ['00:30:00', 3],
    ['07:59:59', 3],
  ])('at %s is %i', (time, expected) => {
    expect(shiftOf(beijing(time))).toBe(expected);
  });
});

describe('Q-44: service minutes between two times', () => {
  it.each([
    ['within the morning', beijing('09:00'), beijing('09:31'), 31],
    ['over the midday break', beijing('11:50'), beijing('13:10'), 20],
    ['over midnight', beijing('23:50'), beijing('00:20', 17), 30],
    ['over the night', beijing('00:20', 17), beijing('08:15', 17), 25],
    ['from outside to outside', beijing('12:10'), beijing('12:50'), 0],
    ['over a whole day', beijing('10:00'), beijing('10:00', 17), 15.5 * 60],
    ['over a week', beijing('01:00'), beijing('01:00', 23), 7 * 15.5 * 60],
    ['of half a minute', beijing('09:00:00'), beijing('09:00:30'), 0.5],
    ['backwards', beijing('10:00'), beijing('09:00'), 0],
  ])('%s', (_, from, to, expected) => {
    expect(serviceMinutesBetween(from, to)).toBeCloseTo(expected, 6);
  });

  it('equals counting minute by minute', () => {
    const from = beijing('07:13');
    let counted = 0;
    for (let passed = 0; passed <= 3 * 24 * 60; passed += 1) {
      expect(serviceMinutesBetween(from, from + passed * 60_000)).toBeCloseTo(counted, 6);
      if (isServiceTime(from + passed * 60_000)) counted += 1;
    }
  });
});

describe('Q-134: what is wrong with hours', () => {
  it.each([
    [
      'nothing',
      [
        ['08:00', '12:00'],
        ['13:00', '00:30'],
      ],
      undefined,
    ],
    ['the whole day', [['00:00', '24:00']], undefined],
    ['none at all', [], '至少需要一个时段'],
    ['no time of a day', [['25:00', '26:00']], '时间应写作 08:00'],
    ['a span without length', [['08:00', '08:00']], '开始和结束不能是同一时间'],
    [
      'two that overlap',
      [
        ['08:00', '12:00'],
        ['11:00', '13:00'],
      ],
      '时段不能重叠',
    ],
  ] as const)('%s', (_, hours, problem) => expect(hoursProblem(hours)).toBe(problem));
});
