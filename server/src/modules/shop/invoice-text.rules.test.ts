import { expect, it } from 'vitest';
import fc from 'fast-check';
import { runsOf, wrapped } from './invoice-text.rules';

/** As if every character were one wide. */
const measure = (text: string) => [...text].length;

it('cuts a text where the font changes', () => {
  expect(runsOf('Łu 飞 Οк')).toEqual([
    { font: 'latin', text: 'Ł' },
    { font: 'main', text: 'u 飞 ' },
    { font: 'greek', text: 'Ο' },
    { font: 'cyrillic', text: 'к' },
  ]);
  expect(runsOf('a\u0000\nb')).toEqual([{ font: 'main', text: 'a b' }]);
  expect(runsOf('')).toEqual([]);
});

it('breaks between words and between Chinese characters, and in a word only if it must', () => {
  expect(wrapped('one two three', 7, measure)).toEqual(['one two', 'three']);
  expect(wrapped('飞行摇杆', 3, measure)).toEqual(['飞行摇', '杆']);
  expect(wrapped('abcdefgh', 3, measure)).toEqual(['abc', 'def', 'gh']);
  expect(wrapped('', 3, measure)).toEqual(['']);
});

it('no line is too wide, and nothing but blanks is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 30 }), (text, width) => {
      const lines = wrapped(text, width, measure);
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    }),
    { numRuns: 300 },
  );
});
