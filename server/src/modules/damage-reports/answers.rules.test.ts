// Encodings of answers (Q-79): what is written is read back, and nothing else is taken for one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentItem, QuestionType, ReportOption } from '#contract/damage-reports/schemas';
import {
  checkAnswer,
  decodeChoices,
  decodeUploads,
  encodeChoices,
  encodeUploads,
  fitsUpload,
  isAnswered,
  isSameAnswer,
} from './answers.rules';

const id = fc.integer({ min: 0, max: 2_147_483_647 });
const fileName = fc.stringMatching(/^[0-9a-f]{32}\.[a-z0-9]{2,4}$/);
const upload = fc.record({ url: fileName.map((name) => `/static/${name}`), itemId: id });

describe('DMG-20: choices', () => {
  it('are JSON text of ids, each followed by a semicolon', () => {
    expect(encodeChoices([12, 15])).toBe('"12;15;"');
    expect(encodeChoices([])).toBe('');
  });

  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(id), (ids) => {
        const text = encodeChoices(ids);
        expect(decodeChoices(text)).toEqual(ids);
      }),
    );
  });

  it.each(['""', ''])('%j is no choice', (text) => {
    expect(decodeChoices(text)).toEqual([]);
  });

  it.each([
    '12',
    '12;',
    '12;15;',
    '"12"',
    '"12;15"',
    '"012;"',
    '";"',
    '";12;"',
    '"12;;15;"',
    '"12; 15;"',
    '"\\"12;\\""',
    ' "12;"',
    '"a;"',
    '"12,15;"',
    '"-1;"',
    '"1.5;"',
    '"1e3;"',
    '"12345678901;"',
    'a',
    '12,15',
    ';',
    '12;;15;',
    '-1;',
    '1.5;',
    ' 12;',
    '"12;',
    '12;"',
    '[12]',
    '{}',
    '12345678901;',
  ])('%s is none', (text) => {
    expect(decodeChoices(text)).toBeUndefined();
  });
});

describe('DMG-21: uploads', () => {
  it('are JSON text of addresses with their slots', () => {
    const uploads = [
      { url: '/static/a.png', itemId: 7 },
      { url: '/static/b.png', itemId: 8 },
    ];
    expect(encodeUploads(uploads)).toBe('"/static/a.png:7;/static/b.png:8;"');
  });

  it('come back as they were; /ipfs/ is another name of /static/', () => {
    fc.assert(
      fc.property(fc.array(upload), (uploads) => {
        const text = encodeUploads(uploads);
        expect(decodeUploads(text)).toEqual(uploads);
        expect(decodeUploads(text.replaceAll('/static/', '/ipfs/'))).toEqual(uploads);
      }),
    );
  });

  it.each([
    '/static/a.png',
    '/static/a.png:',
    '/static/a.png:x;',
    '/static/a.png:07;',
    '/static/a.png:7',
    '/static/:7;',
    '/static/a/b.png:7;',
    '/static/../a.png:7;',
    '/other/a.png:7;',
    'a.png:7;',
    ':7;',
    ';',
    'https://example.com/static/a.png:7;',
    '/static/a.png?x=1:7;',
  ])('%s is none, as JSON text or bare', (text) => {
    expect(decodeUploads(JSON.stringify(text))).toBeUndefined();
    expect(decodeUploads(text)).toBeUndefined();
  });

  it('a good list without the quotes of JSON is none', () => {
    expect(decodeUploads('"/static/a.png:7;"')).toHaveLength(1);
    expect(decodeUploads('/static/a.png:7;')).toBeUndefined();
  });

  it('any text at all is a list or none, and never ends in an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const uploads = decodeUploads(text);
        if (uploads !== undefined) expect(decodeUploads(encodeUploads(uploads))).toEqual(uploads);
        const choices = decodeChoices(text);
        if (choices !== undefined) expect(decodeChoices(encodeChoices(choices))).toEqual(choices);
      }),
    );
  });
});

describe('Q-79: what fits which question', () => {
  const option = (optionId: number, children: ReportOption[] = []): ReportOption => ({
    id: optionId,
    optionName: '',
    name: '',
    url: '',
    damageReportContentItemImageList: [],
    children,
  });
  const item = (questionType: QuestionType, itemList: ReportOption[] = []): ContentItem => ({
    id: 1,
    questionType,
    title: 'Title',
    isEssential: 0,
    sortIndex: 1,
    content: '',
    itemList,
  });
  const empty = { contentItemId: '', url: '', content: '' };
  const nested = [option(11, [option(12, [option(13)])]), option(14)];

  it('an empty answer fits every question and says nothing', () => {
    for (const type of [11, 12, 21, 31, 32] as const) {
      expect(checkAnswer(item(type, nested), empty)).toEqual({ answer: empty, fileNames: [] });
    }
    expect(checkAnswer(item(12, nested), { ...empty, contentItemId: '""' })).toMatchObject({ answer: empty });
    expect(isAnswered(empty)).toBe(false);
    expect(isAnswered({ ...empty, url: 'x' })).toBe(true);
  });

  it('options of every level can be chosen', () => {
    for (const chosen of [11, 12, 13, 14]) {
      const sent = { ...empty, contentItemId: String(chosen) };
      expect(checkAnswer(item(11, nested), sent)).toMatchObject({ answer: sent });
      const many = { ...empty, contentItemId: `"${chosen};"` };
      expect(checkAnswer(item(12, nested), many)).toMatchObject({ answer: many });
    }
    expect(checkAnswer(item(11, nested), { ...empty, contentItemId: '1' })).toHaveProperty('problem');
  });

  it('files stand in a slot, or in the question where it has none; at most 50', () => {
    const url = (slot: number, count = 1) => ({
      ...empty,
      url: `"${`/static/a.png:${slot};`.repeat(count)}"`,
    });
    expect(checkAnswer(item(32, nested), url(14))).toMatchObject({ fileNames: ['a.png'] });
    expect(checkAnswer(item(32, nested), url(1))).toHaveProperty('problem');
    expect(checkAnswer(item(31), url(1, 50))).toHaveProperty('answer');
    expect(checkAnswer(item(31), url(1, 51))).toHaveProperty('problem');
    expect(checkAnswer(item(31), url(14))).toHaveProperty('problem');
  });

  it('DMG-11, DMG-12, Q-169: videos answer 31 and images 32, also those that pages cannot show', () => {
    for (const type of ['video/mp4', 'video/vnd.avi', 'video/matroska', 'application/vnd.ms-asf']) {
      expect([fitsUpload(31, type), fitsUpload(32, type)]).toEqual([true, false]);
    }
    for (const type of ['image/png', 'image/tiff', 'image/svg+xml']) {
      expect([fitsUpload(31, type), fitsUpload(32, type)]).toEqual([false, true]);
    }
    for (const type of ['', 'application/pdf', 'application/octet-stream', 'audio/mpeg']) {
      expect([fitsUpload(31, type), fitsUpload(32, type)]).toEqual([false, false]);
    }
  });
});

describe('isSameAnswer (Q-82)', () => {
  const choice = (contentItemId: string) => ({ contentItemId, url: '', content: '' });

  it('the same options in another order are the same choice', () => {
    expect(isSameAnswer(choice('"14;17;"'), choice('"17;14;"'))).toBe(true);
  });

  it.each([
    [choice('"14;17;"'), choice('"14;"')],
    [choice('14'), choice('17')],
    [choice(''), choice('14')],
    [choice(''), { contentItemId: '', url: '', content: 'x' }],
  ])('%j and %j differ', (one, other) => expect(isSameAnswer(one, other)).toBe(false));
});
