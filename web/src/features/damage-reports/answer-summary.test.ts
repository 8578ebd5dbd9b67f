// What a folded answer says of itself.
import { describe, expect, it } from 'vitest';
import type { ReportOption } from '#contract/damage-reports/schemas';
import { answerSummary } from './answer-summary';
import { encodeChoices, encodeUploads, noAnswer } from './answers';

const option = (id: number, name: string, children: ReportOption[] = []): ReportOption => ({
  id,
  optionName: name,
  name,
  url: '',
  damageReportContentItemImageList: [],
  children,
});
const options = [option(1, 'A stick', [option(2, 'Roll'), option(3, 'Pitch')]), option(4, 'A pedal')];
const choice = (questionType: 11 | 12) => ({ questionType, title: 'Which?', itemList: options });

describe('Q-82: a folded answer', () => {
  it('names what was chosen, with the way to it', () => {
    expect(answerSummary(choice(11), { ...noAnswer, contentItemId: '4' })).toBe('A pedal');
    expect(answerSummary(choice(11), { ...noAnswer, contentItemId: '3' })).toBe('A stick › Pitch');
    const several = { ...noAnswer, contentItemId: encodeChoices([1, 2, 3, 4]) };
    expect(answerSummary(choice(12), several)).toBe('A stick › Roll · A stick › Pitch · A pedal');
  });

  it('says a text in one line', () => {
    const item = { questionType: 21 as const, title: 'What happened?', itemList: [] };
    expect(answerSummary(item, { ...noAnswer, content: ' It jumps.\n\nOften. ' })).toBe('It jumps. Often.');
  });

  it('counts uploads by their slot, or by the question where there are none', () => {
    const url = encodeUploads([
      { url: '/static/a.png', itemId: 1 },
      { url: '/static/b.png', itemId: 4 },
      { url: '/static/c.png', itemId: 4 },
    ]);
    const answer = { ...noAnswer, url };
    const item = { questionType: 32 as const, title: 'Photographs', itemList: options };
    expect(answerSummary(item, answer)).toBe('A stick · A pedal × 2');
    expect(answerSummary({ ...item, itemList: [] }, answer)).toBe('Photographs × 3');
  });

  it('is empty where nothing was answered', () => {
    for (const questionType of [11, 12, 21, 31, 32] as const)
      expect(answerSummary({ questionType, title: 'Which?', itemList: options }, noAnswer)).toBe('');
  });
});
