/* SOP-07, SOP-10, SOP-11: what is typed about a question, and what becomes of it when a colleague saves the same one. */
import { describe, expect, it } from 'vitest';
import type { SopQuestion } from '#contract/sop/schemas';
import {
  digitsOf,
  editsOfText,
  fieldsOf,
  firstCharacters,
  isChanged,
  newAnswer,
  type QuestionFields,
  rebase,
  textOfEdits,
} from './question-edits';

const question: SopQuestion = {
  id: 9,
  order_no: 2,
  title: 'Drift',
  directory_id: 3,
  problem_phenomenon: '漂移',
  questionProductionList: [1, 2],
  answerList: [
    { id: 21, question_id: 9, order_no: 1, language: 'CN', content: '校准' },
    { id: 22, question_id: 9, order_no: 2, language: 'EN', content: 'Calibrate' },
  ],
};
const base = fieldsOf(question);
const typed = (part: Partial<QuestionFields>) => ({ base, mine: { ...base, ...part } });
const withContent = (fields: QuestionFields, id: number, content: string) =>
  fields.answers.map((answer) => (answer.id === id ? { ...answer, content } : answer));

describe('what a field keeps', () => {
  it.each([
    ['-12a', '12'],
    ['１２', '12'],
    ['1.5', '15'],
    ['-', ''],
    ['123456789', '1234567'],
  ])('SOP-07: of %s as an order number: %s', (text, kept) => expect(digitsOf(text)).toBe(kept));

  it('SOP-10: the first characters, each counted as one', () => {
    expect(firstCharacters('𠮷'.repeat(101), 100)).toBe('𠮷'.repeat(100));
    expect(firstCharacters('short', 100)).toBe('short');
  });

  it('SOP-11: a new answer has order 1, Chinese, no content', () => {
    expect(newAnswer('a')).toEqual({ id: null, key: 'a', orderNo: '1', language: 'CN', content: '' });
  });
});

describe('a colleague saves meanwhile', () => {
  it('what only they changed is taken', () => {
    const stored = { ...base, title: 'Theirs', answers: withContent(base, 21, 'theirs') };
    const { edits, conflicts } = rebase(typed({ phenomenon: 'mine' }), stored);
    expect(edits.mine).toEqual({ ...stored, phenomenon: 'mine' });
    expect(conflicts).toEqual([]);
    expect(edits.base).toEqual(stored);
  });

  it('what both changed stays as typed and is named, until it is settled', () => {
    const stored = { ...base, title: 'Theirs', answers: withContent(base, 21, 'theirs') };
    const first = rebase(typed({ title: 'Mine', answers: withContent(base, 21, 'mine') }), stored);
    expect(first.conflicts).toEqual(['title', 'answers']);
    expect(first.edits.mine.title).toBe('Mine');
    expect(first.edits.mine.answers[0]?.content).toBe('mine');
    expect(rebase(first.edits, stored)).toEqual(first);
    expect(rebase(first.edits, { ...stored, orderNo: '8' }).edits.mine.orderNo).toBe('8');
  });

  it('who made the same change has no conflict', () => {
    const { edits, conflicts } = rebase(typed({ title: 'Same' }), { ...base, title: 'Same' });
    expect(conflicts).toEqual([]);
    expect(isChanged(edits)).toBe(false);
  });

  it('their new answer comes, mine stays', () => {
    const mine = newAnswer('mine');
    const theirs = { id: 23, key: 'answer-23', orderNo: '3', language: 'CN' as const, content: 'new' };
    const stored = { ...base, answers: [...base.answers, theirs] };
    const { edits } = rebase(typed({ answers: [...base.answers, mine] }), stored);
    expect(edits.mine.answers).toEqual([...base.answers, theirs, mine]);
  });

  it('an answer that they deleted goes, but not what was typed into it', () => {
    const stored = { ...base, answers: base.answers.slice(1) };
    expect(rebase(typed({ title: 'Mine' }), stored).edits.mine.answers).toEqual(stored.answers);
    const { edits, conflicts } = rebase(typed({ answers: withContent(base, 21, 'mine') }), stored);
    expect(edits.mine.answers.at(-1)).toMatchObject({ id: null, content: 'mine' });
    expect(conflicts).toEqual(['answers']);
  });
});

describe('what is kept in the browser', () => {
  it('comes back as it was; nothing is kept of what is unchanged', () => {
    const edits = typed({ title: 'Mine' });
    expect(editsOfText(textOfEdits(edits))).toEqual(edits);
    expect(textOfEdits(typed({}))).toBe('');
  });
  it.each(['', 'null', '7', '{"base":{}}', '{"base":1,"mine":[]}'])('%j is nothing', (text) =>
    expect(editsOfText(text)).toBeNull(),
  );
});
