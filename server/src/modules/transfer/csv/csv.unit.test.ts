// Tables as people give them back: other separators, sorted, filled in halfway, cut off; what they did not mean
// is told by row and column, never guessed.
import { describe, expect, it } from 'vitest';
import { ImportError } from '../problems';
import { csvLines, csvText } from './csv-cells';
import { questionColumns, sopColumns } from './csv-columns';
import { fileOfCsv } from './csv-import';

type Cells = Partial<Record<(typeof questionColumns)[number], string>>;

const question: Cells = { shop: 'a', question_id: '7', type: 'Sticks', title: 'It drifts', valid: '1' };
const answer = (step: string, place: string, next: string, more: Cells = {}): Cells => ({
  ...question,
  step,
  step_type: 'questionAnswer',
  step_content: `<p>${step}</p>`,
  answer: place,
  answer_content: `${step}.${place}`,
  next_step: next,
  ...more,
});
const shop = '168d9221-c159-4b33-9d41-52d2dd1e1b4f';
const table = (rows: readonly Cells[]) =>
  csvText(
    questionColumns,
    rows.map((row) => ({ ...blank(questionColumns), ...row, shop: row.shop === '' ? '' : shop })),
  );
const blank = <Column extends string>(columns: readonly Column[]) =>
  Object.fromEntries(columns.map((column) => [column, ''])) as Record<Column, string>;

const questionsOf = (text: string) => fileOfCsv('questions', text).file.questions;
const problemsOf = (text: string, kind: 'questions' | 'sop' = 'questions'): readonly string[] => {
  try {
    fileOfCsv(kind, text);
  } catch (error) {
    if (error instanceof ImportError) return error.problems;
    throw error;
  }
  return [];
};

const three = [answer('1', '1', '3'), answer('1', '2', '2'), answer('2', '1', '0'), answer('3', '1', '1')];
const steps = [
  {
    content: '<p>1</p>',
    answers: [
      { content: '1.1', next: 3 },
      { content: '1.2', next: 2 },
    ],
  },
  { content: '<p>2</p>', answers: [{ content: '2.1', next: 0 }] },
  { content: '<p>3</p>', answers: [{ content: '3.1', next: 1 }] },
];

describe('cells', () => {
  const texts = [
    '=1+1',
    "'=1+1",
    '+49 30',
    '-5 °C',
    '@SUM(A1)',
    '\t=1',
    '\n=1',
    '＝1',
    'a "quoted", one\nwith; more',
    '中文，逗号',
    "it's",
    ' spaces ',
  ];

  it.each(texts)('%j comes back as it was, and is no formula on the way', (text) => {
    const csv = csvText(['shop', 'answer'], [{ shop: 'x', answer: text }]);
    expect(csv.split('\r\n').slice(1).join('')).not.toMatch(/(?:^|,)"?[=+\-@\t\n＝]/);
    expect(csvLines(['shop', 'answer'], csv)).toEqual([{ number: 2, line: { shop: 'x', answer: text } }]);
  });

  it.each([
    ['semicolons', (text: string) => text.replaceAll(',', ';')],
    ['tabs', (text: string) => text.replaceAll(',', '\t')],
    ['line feeds alone, no mark', (text: string) => text.replaceAll('\r', '').replace('\uFEFF', '')],
    ['rows that were emptied', (text: string) => text.replace('\r\n', `\r\n${','.repeat(16)}\r\n\r\n`)],
  ])('written with %s', (_, rewrite) => {
    expect(questionsOf(rewrite(table(three)))).toMatchObject([{ id: 7, steps }]);
  });

  it('more cells than the head, and what a spreadsheet cut off', () => {
    expect(problemsOf(`${table([question]).trimEnd()},more\r\n`)).toEqual([
      expect.stringMatching(/^row 2: has more cells/),
    ]);
    expect(problemsOf(table([question, { ...question, description: 'x'.repeat(32_767) }]))).toEqual([
      expect.stringMatching(/^row 3, description: has exactly 32,767/),
    ]);
  });

  it('no table, an empty one, JSON, quotes that stay open', () => {
    expect(problemsOf('a,b\r\n1,2')).toEqual([expect.stringMatching(/^the file: has no column shop, /)]);
    expect(problemsOf('\uFEFF')).toEqual(['the file: is empty.']);
    expect(problemsOf('{"staff": []}')).toEqual([expect.stringMatching(/^the file: is JSON/)]);
    expect(problemsOf(`${table(three)}"open`)).toEqual([expect.stringMatching(/row 6 or after it/)]);
  });
});

describe('rows of one question', () => {
  it('stand in any order: steps and answers go by their numbers', () => {
    expect(questionsOf(table(three.toReversed()))).toMatchObject([{ steps }]);
  });

  it('a step that is taken out: what led to it is told, what led beyond still does', () => {
    const [first, second, , last] = three as [Cells, Cells, Cells, Cells];
    expect(problemsOf(table([first, second, last]))).toEqual([
      'row 3, next_step: there is no step 2 in this question.',
    ]);
    expect(questionsOf(table([first, last]))).toMatchObject([
      { steps: [{ answers: [{ next: 2 }] }, { answers: [{ next: 1 }] }] },
    ]);
  });

  it('say the same in all rows, or nothing below the first', () => {
    const renamed = { ...answer('1', '1', '0'), title: 'Renamed' };
    expect(problemsOf(table([renamed, answer('1', '2', '0')]))).toEqual([
      expect.stringMatching(/^row 3, title: differs from row 2, title,/),
    ]);
    const below = {
      ...answer('1', '2', '0'),
      type: '',
      title: '',
      valid: '',
      step_type: '',
      step_content: '',
    };
    expect(questionsOf(table([renamed, below]))).toMatchObject([
      { title: 'Renamed', steps: [{ answers: [{ content: '1.1' }, { content: '1.2' }] }] },
    ]);
  });

  it('new ones need no id and no shop; what has no title is of the row before', () => {
    const fresh = { ...answer('1', '1', '0'), question_id: '', shop: '', title: 'New' };
    const more = { ...fresh, title: '', answer: '2', answer_content: 'more' };
    const { file } = fileOfCsv('questions', table([fresh, more, ...three]));
    expect(file.origin).toBe(shop);
    expect(file.questions).toMatchObject([
      { title: 'New', steps: [{ answers: [{ content: '1.1' }, { content: 'more' }] }] },
      { id: 7, steps },
    ]);
  });

  it('problems of the form name row and column, of SOP answers too', () => {
    expect(problemsOf(table([{ ...question, question_id: 'x' }]))).toEqual([
      'row 2, question_id: must be a whole number.',
    ]);
    const wrong = three.map((row) => (row.step === '2' ? { ...row, step_type: 'magic' } : row));
    expect(problemsOf(table(wrong))).toEqual([expect.stringMatching(/^row 4, step_type: must be one of /)]);
    const sop = { ...blank(sopColumns), title: 'T', problem_phenomenon: 'P', language: 'CN', answer: 'A' };
    expect(problemsOf(csvText(sopColumns, [sop, { ...sop, language: 'FR' }]), 'sop')).toEqual([
      'row 3, language: must be one of "CN", "EN".',
    ]);
  });
});
