// lists inside of a form, bars of the week, passwords.
import { expect, it } from 'vitest';
import { timeOf } from './clock-input';
import { moved, withItemAt, withoutItem } from './lists';
import { makePassword } from './make-password';
import { openBars, shiftBars } from './week';

it('moves, takes away and puts back', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
  expect(withItemAt(withoutItem(['a', 'b', 'c'], 1), 1, 'b')).toEqual(['a', 'b', 'c']);
});

it('cuts a span that passes midnight in two', () => {
  expect(
    openBars([
      ['13:00', '00:30'],
      ['08:00', '12:00'],
    ]),
  ).toEqual([
    { from: 0, to: 30 },
    { from: 480, to: 720 },
    { from: 780, to: 1440 },
  ]);
  expect(
    openBars([
      ['20:00', '24:00'],
      ['', '10:00'],
    ]),
  ).toEqual([{ from: 1200, to: 1440 }]);
});

it('lets each shift last until the next, around the clock', () => {
  const bars = shiftBars({ day: '08:00', night: '17:00', lateNight: '00:30' });
  expect(bars.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(1440);
  expect(bars).toContainEqual({ name: 'night', from: 1020, to: 1440 });
  expect(bars).toContainEqual({ name: 'night', from: 0, to: 30 });
});

it('makes passwords that the server takes, each another one', () => {
  const made = new Set(Array.from({ length: 50 }, () => makePassword(crypto)));
  expect(made.size).toBe(50);
  for (const password of made) expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
});

it.each([
  ['8:5', '08:05'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['9', '09:00'],
  ['１７：３０', '17:30'],
  ['24:00', '24:00'],
  ['noon', 'noon'],
])('reads the time %s', (typed, expected) => {
  expect(timeOf(typed)).toBe(expected);
});
