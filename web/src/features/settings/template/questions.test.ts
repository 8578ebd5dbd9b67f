// questions of a template while they are edited.
import { expect, it } from 'vitest';
import { copyOf, freshQuestion, keyOf, kindsLike, newKey, optionCount, type Question } from './questions';

const question: Question = {
  id: 3,
  questionType: 11,
  title: 'Which axis?',
  titleZh: '哪个轴？',
  content: '',
  contentZh: null,
  isEssential: 0,
  options: [
    {
      id: 4,
      name: 'A stick',
      nameZh: null,
      imageUrls: ['/static/a.png'],
      children: [{ id: 5, name: 'Roll', nameZh: null, imageUrls: [], children: [] }],
    },
  ],
};

it('copies a question with all below it, under keys of its own', () => {
  const copy = copyOf(question);
  expect(copy).toMatchObject({ title: 'Which axis?', isEssential: 0, options: [{ name: 'A stick' }] });
  expect(JSON.stringify(copy)).not.toMatch(/"id"/);
  const [option] = copy.options;
  const keys = [copy, option, option?.children[0]].map((part) => part && keyOf(part));
  expect(new Set(keys).size).toBe(3);
  expect(optionCount(copy.options)).toBe(2);
});

it('begins a choice with two options, and other kinds with none', () => {
  expect(([11, 12, 21, 31, 32] as const).map((kind) => freshQuestion(kind).options.length)).toEqual([
    2, 2, 0, 0, 0,
  ]);
});

it('becomes only what keeps its options', () => {
  expect(kindsLike(11)).toEqual([11, 12]);
  expect(kindsLike(21)).toEqual([21]);
  expect(kindsLike(32)).toEqual([31, 32]);
});

it('makes keys above every id, as plain digits', () => {
  for (const chance of [0, 0.5, 0.999_999_999]) {
    expect(String(newKey(() => chance))).toMatch(/^\d+$/);
    expect(newKey(() => chance)).toBeGreaterThan(2_147_483_647);
  }
});
