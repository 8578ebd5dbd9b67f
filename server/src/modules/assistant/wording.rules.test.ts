// Answers without a model, what a model is asked, and what is made of its words.
import { describe, expect, it } from 'vitest';
import {
  modelMessages,
  noAnswer,
  plainAnswer,
  quotedAnswer,
  passagesOf,
  type Finding,
} from './wording.rules';

const drift: Finding = {
  kind: 'question',
  id: 1,
  title: '摇杆漂移',
  nav: [
    { id: 2, title: '硬件' },
    { id: 3, title: '摇杆' },
  ],
  text: '漂移很常见。',
};
const loose: Finding = { kind: 'sop', id: 4, title: 'Loose', nav: [], text: 'Tighten it.' };

describe('quoting', () => {
  it('Q-101: names each source before its passage', () => {
    expect(quotedAnswer([drift, loose], 'zh')).toBe(
      '【摇杆漂移】（硬件 / 摇杆）\n漂移很常见。\n\n【Loose】\nTighten it.',
    );
    expect(quotedAnswer([loose], 'en')).toBe('“Loose”:\nTighten it.');
    expect(quotedAnswer([drift], 'en')).toBe('“摇杆漂移” (硬件 / 摇杆):\n漂移很常见。');
  });

  it('Q-101: says so where nothing was found', () => {
    expect(quotedAnswer([], 'zh')).toBe('没有找到相关答案');
    expect(quotedAnswer([], 'en')).toBe(noAnswer.en);
  });
});

describe('a reply to the customer', () => {
  const textOf = (finding: Finding) => passagesOf([finding])[0]?.content;

  it('is each passage by itself, with its source beside it', () => {
    const { text: _, ...source } = loose;
    expect(passagesOf([drift, loose])[1]).toEqual({ source, content: 'Tighten it.' });
    expect(passagesOf([drift, loose]).map(({ content }) => content)).toEqual(['漂移很常见。', 'Tighten it.']);
  });

  it('ends with a sentence where a passage is longer than a message', () => {
    const sentences = { ...loose, text: `One 1.5. ${'Two'.repeat(80)}? ${'x'.repeat(99)}.` };
    expect(textOf(sentences)).toBe(`One 1.5. ${'Two'.repeat(80)}?`);
    expect(textOf({ ...drift, text: '好。'.repeat(151) })).toBe('好。'.repeat(150));
    expect(textOf({ ...loose, text: 'x'.repeat(400) })).toBe('x'.repeat(300));
  });
});

it('a model gets the found texts, the language and the question', () => {
  const [system, user] = modelMessages('Why?', [drift, loose], 'zh');
  expect(system?.role).toBe('system');
  expect(system?.content).toContain('Chinese');
  expect(system?.content).toContain(
    '[1] 【摇杆漂移】（硬件 / 摇杆）\n漂移很常见。\n\n[2] 【Loose】\nTighten it.',
  );
  expect(user).toEqual({ role: 'user', content: 'Why?' });
});

it.each([
  [' Tighten it. ', 'Tighten it.'],
  ['a\nb\tc', 'a\nb\tc'],
  ['a\u0000b\u001bc\r\n', 'abc'],
  ['字'.repeat(5_000), '字'.repeat(4_000)],
  ['<b>x</b>', '<b>x</b>'],
  ['', undefined],
  [' \u0000 ', undefined],
  [null, undefined],
  [{ text: 'x' }, undefined],
])('makes of what a model said %#', (said, text) => expect(plainAnswer(said)).toBe(text));
