// Kinds and steps that no screen shows.
import { describe, expect, it } from 'vitest';
import { contractTypes, dateRange, dateRangeDays, workTimeTypes } from './work-kinds';

it('CONST-28: six contract types, the first five selected', () => {
  expect(contractTypes.map(({ type }) => type)).toEqual([
    'outsourced',
    'outsourced with materials',
    'purchase',
    'repair',
    'compensation',
    'abnormal',
  ]);
  expect(contractTypes.map(({ isSelected }) => isSelected)).toEqual([true, true, true, true, true, false]);
});

it('CONST-29: two work-time types', () => {
  expect(workTimeTypes).toEqual(['internal', 'outsourced']);
});

describe('CONST-30: a range of dates', () => {
  it.each([
    ['2026-01-01', 1, '2026-01-31'],
    ['2026-01-01', 2, '2026-03-02'],
    ['2024-02-01', 1, '2024-03-02'],
    ['2026-12-15', 1, '2027-01-14'],
    // The hour that summer time takes in many places moves no day.
    ['2026-03-15', 1, '2026-04-14'],
    ['2026-05-05', 0, '2026-05-05'],
    ['2026-01-31', -1, '2026-01-01'],
  ])('from %s, %i steps of 30 days, ends %s', (from, steps, to) => {
    expect(dateRangeDays).toBe(30);
    expect(dateRange(from, steps)).toEqual({ from, to });
  });

  it.each([
    ['2026-02-30', 1],
    ['2026-13-01', 1],
    ['01.02.2026', 1],
    ['', 1],
    ['2026-01-01', 0.5],
    ['2026-01-01', NaN],
  ])('is refused from %j with %s steps', (from, steps) => {
    expect(() => dateRange(from, steps)).toThrow(RangeError);
  });
});
