// Byte ranges as players ask for them.
import { expect, it } from 'vitest';
import { rangeOf } from './range.rules';

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  ['bytes=0-99999999999999999999', undefined],
  [undefined, undefined],
])('%s of 1000 bytes', (header, expected) => {
  expect(rangeOf(header, 1000)).toEqual(expected);
});

it('of an empty file there is none', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable');
});
