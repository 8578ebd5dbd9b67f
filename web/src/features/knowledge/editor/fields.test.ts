// EDIT-12, Q-159: the texts of a question by their keys, and what counts as the same text once the server cleaned it.
import { expect, it } from 'vitest';
import { guided } from '../catalogue.test-kit';
import {
  fieldOf,
  isSameText,
  isUntranslated,
  keyOf,
  problemOf,
  textOf,
  withText,
  type Field,
} from './fields';

const [step] = guided.questionStep;
const [answer] = step?.answerStep ?? [];

const fields: readonly Field[] = [
  { kind: 'title', id: guided.id, lang: 'zh' },
  { kind: 'description', id: guided.id, lang: 'en' },
  { kind: 'step', id: step?.id ?? 0, lang: 'zh' },
  { kind: 'answer', id: answer?.id ?? 0, lang: 'en' },
];

it.each(fields)('$kind: is named, read and put back', (field) => {
  expect(fieldOf(keyOf(field))).toEqual(field);
  const changed = withText(guided, field, 'new');
  expect(textOf(changed, field)).toBe('new');
  for (const other of fields) {
    if (other !== field) expect(textOf(changed, other)).toBe(textOf(guided, other));
  }
});

it('a key that nobody wrote, and a step that is gone', () => {
  expect(fieldOf('step x zh')).toBeUndefined();
  expect(textOf(guided, { kind: 'step', id: 999, lang: 'zh' })).toBeUndefined();
});

it.each([
  ['title', ' a ', 'a', true],
  ['answer', 'a', 'b', false],
  ['description', '<p>a<br></p>', '<p>a<br /></p>', true],
  [
    'step',
    '<p><a href="https://x.example">a</a></p>',
    '<p><a rel="noopener" href="https://x.example">a</a></p>',
    true,
  ],
  [
    'step',
    '<p><span style="font-size: 1.6em;">a</span></p>',
    '<p><span style="font-size:1.6em">a</span></p>',
    true,
  ],
  ['step', '<p>a</p>', '<p>b</p>', false],
] as const)('%s: %j and %j are the same: %s', (kind, one, other, isSame) => {
  expect(isSameText({ kind, id: 1, lang: 'zh' }, one, other)).toBe(isSame);
});

it.each([
  ['title', ' ', 'edit.titleEmpty'],
  ['title', 'x'.repeat(201), 'edit.titleLong'],
  ['title', 'x'.repeat(200), null],
  ['answer', 'x'.repeat(1_001), 'edit.answerLong'],
  ['answer', '', null],
  ['step', '', null],
] as const)('%s of %j: %s', (kind, text, problem) => {
  expect(problemOf({ kind, id: 1, lang: 'zh' }, text)).toBe(problem);
});

it.each([
  ['title', 'en', '校准油门', '校准油门', true],
  ['title', 'en', 'Calibrate 油门', '校准油门', false],
  ['step', 'en', '<p>拔下插头</p>', '<p>拔下插头</p>', true],
  ['title', 'zh', 'Calibrate', 'Calibrate', true],
  ['description', 'zh', '<p>Unplug it.</p>', '<p>Unplug it.</p>', true],
  // Names and numbers are the same in both languages.
  ['description', 'zh', '<p>T2</p>', '<p>T2</p>', false],
  ['title', 'en', 'USB', 'USB', false],
  ['title', 'en', '', '', false],
] as const)('Q-159: %s in %s "%s" beside "%s" only repeats it: %s', (kind, lang, text, other, expected) => {
  expect(isUntranslated({ kind, id: 1, lang }, text, other)).toBe(expected);
});
