// the hours of the live chat, in Beijing time and elsewhere.
import { describe, expect, it } from 'vitest';
import { serviceHours } from '#contract/core/limits';
import { isServiceTime } from '#contract/core/service-hours';
import { spanTexts } from './service-hours';

describe('isServiceTime', () => {
  it.each([
    ['07:59', false],
    ['08:00', true],
    ['11:59', true],
    ['12:00', false],
    ['12:59', false],
    ['13:00', true],
    ['23:59', true],
    ['00:00', true],
    ['00:29', true],
    ['00:30', false],
    ['04:00', false],
  ])('%s in Beijing: %s', (clock, expected) => {
    expect(isServiceTime(Date.parse(`2026-11-22T${clock}:00+08:00`), serviceHours)).toBe(expected);
  });
});

describe('spanTexts', () => {
  it('reads as the specification does in Beijing time', () => {
    expect(spanTexts(serviceHours)).toEqual(['8:00-12:00', '13:00-00:30']);
  });
  it('moves with the zone of the visitor, also across midnight', () => {
    expect(spanTexts(serviceHours, 9 * 60)).toEqual(['9:00-13:00', '14:00-1:30']);
    expect(spanTexts(serviceHours, -5 * 60)).toEqual(['19:00-23:00', '00:00-11:30']);
  });
  it('Q-113: tells all hours of a day in two digits, or none', () => {
    expect(spanTexts(serviceHours, 0, 'padded')).toEqual(['00:00-04:00', '05:00-16:30']);
  });
});
