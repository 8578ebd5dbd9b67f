/* DMG-18…DMG-22, DMG-24, Q-79, Q-82: how answers are encoded, compared and sent, and which are missing. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  answerOf,
  changesOf,
  decodeChoices,
  decodeUploads,
  encodeChoices,
  encodeUploads,
  isSameAnswer,
  missingItems,
  noAnswer,
  submission,
} from './answers';
import { demoReport } from './demo/demo-report';

const report = demoReport('en', 1);
const items = report.tempItemContentList;
const answerId = (type: number) => items.find(({ questionType }) => questionType === type)?.answerVo.id ?? 0;

describe('DMG-19…DMG-22: the encodings', () => {
  it('of choices are the JSON text of ids that each end with a semicolon', () => {
    expect(encodeChoices([12, 15])).toBe('"12;15;"');
    expect(encodeChoices([])).toBe('');
    expect(decodeChoices('"12;15;"')).toEqual([12, 15]);
    expect(decodeChoices('12')).toEqual([12]);
    expect(decodeChoices('')).toEqual([]);
    expect(decodeChoices('"broken')).toEqual([]);
  });

  it('of uploads are the JSON text of addresses with their slot', () => {
    const uploads = [
      { url: '/static/a.png', itemId: 7 },
      { url: '/static/b.png', itemId: 8 },
    ];
    expect(encodeUploads(uploads)).toBe('"/static/a.png:7;/static/b.png:8;"');
    expect(decodeUploads(encodeUploads(uploads))).toEqual(uploads);
    expect(encodeUploads([])).toBe('');
    expect(decodeUploads('"/ipfs/a.png:7;no-slot;:8;"')).toEqual([{ url: '/static/a.png', itemId: 7 }]);
    expect(decodeUploads('"blob:http://x/1:7;"')).toEqual([{ url: 'blob:http://x/1', itemId: 7 }]);
  });
});

describe('an answer', () => {
  it('is the same in another order of its options', () => {
    expect(
      isSameAnswer({ ...noAnswer, contentItemId: '"1;2;"' }, { ...noAnswer, contentItemId: '"2;1;"' }),
    ).toBe(true);
    expect(isSameAnswer({ ...noAnswer, content: 'a' }, { ...noAnswer, content: 'b' })).toBe(false);
  });

  it('that was entered wins over the stored one, and counts as a change only where it differs', () => {
    const text = items.find(({ questionType }) => questionType === 21);
    if (!text) throw new Error('no text question');
    const edit = { ...noAnswer, content: 'loose axis' };
    expect(answerOf(text, { [text.answerVo.id]: edit })).toBe(edit);
    expect(changesOf(report, { [text.answerVo.id]: noAnswer, 999: edit })).toEqual({});
    expect(changesOf(report, { [text.answerVo.id]: edit })).toEqual({ [text.answerVo.id]: edit });
  });
});

describe('DMG-07, Q-82: essential questions', () => {
  it('are missing until they have an answer; a blank text is none', () => {
    expect(missingItems(items, {}).map(({ questionType }) => questionType)).toEqual([11, 12, 21, 32]);
    const edits = {
      [answerId(11)]: { ...noAnswer, contentItemId: '15' },
      [answerId(12)]: { ...noAnswer, contentItemId: '"21;"' },
      [answerId(21)]: { ...noAnswer, content: ' \n ' },
      [answerId(32)]: { ...noAnswer, url: '"/static/a.png:41;"' },
    };
    expect(missingItems(items, edits).map(({ questionType }) => questionType)).toEqual([21]);
  });
});

describe('DMG-18, DMG-24: a submission', () => {
  it('has every answer in the order of the questions, with its four fields', () => {
    const shuffled = { ...report, tempItemContentList: items.toReversed() };
    const edits = { [answerId(21)]: { ...noAnswer, content: 'loose axis' } };
    const sent = submission(shuffled, edits);
    expect(sent.map(({ id }) => id)).toEqual(items.map(({ answerVo }) => answerVo.id));
    expect(sent.find(({ id }) => id === answerId(21))).toEqual({
      id: answerId(21),
      contentItemId: '',
      url: '',
      content: 'loose axis',
    });
  });
});

it('Q-79: any text at all decodes to something that can be shown, and hostile addresses to nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.string().map((text) => JSON.stringify(text)),
      ),
      (text) => {
        const uploads = decodeUploads(text);
        expect(decodeUploads(encodeUploads(uploads))).toEqual(uploads);
        const choices = decodeChoices(text);
        expect(decodeChoices(encodeChoices(choices))).toEqual(choices);
      },
    ),
  );
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a',
    '/static/../x',
    '/api/x',
  ]) {
    expect(decodeUploads(JSON.stringify(`${address}:7;`))).toEqual([]);
  }
});
