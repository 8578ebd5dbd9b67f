// Passages: cut from HTML and plain texts, and the one that fits a query.
import { describe, expect, it } from 'vitest';
import { bestPassage, passageOf, passagesOf } from './passages.rules';

describe('passages of a text', () => {
  it.each([
    ['', []],
    ['plain', ['plain']],
    ['<p>One.</p><p>Two &amp; <strong>three</strong>.</p><p> </p>', ['One.', 'Two & three.']],
    ['<ol><li>Open</li><li>Save</li></ol><p>End</p>', ['• Open • Save', 'End']],
    ['<p>Do this:</p><ol><li>Open</li></ol><p>End:</p>', ['Do this: • Open', 'End:']],
    ['<table><tr><td>B2</td><td>200 mA</td></tr></table>', ['B2 200 mA']],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', ['<script>alert(1)</script>']],
  ])('%j', (html, passages) => expect(passagesOf(html)).toEqual(passages));

  it('are not longer than a quotation', () => {
    expect([...(passagesOf(`<p>${'字'.repeat(900)}</p>`)[0] ?? '')]).toHaveLength(400);
    expect([...passageOf('字'.repeat(900))]).toHaveLength(400);
    expect(passageOf(' short ')).toBe('short');
  });
});

describe('the best passage', () => {
  const passages = {
    en: ['About the stick.', 'Move the magnets away from the warm base.', 'Nothing.'],
    zh: ['关于摇杆。', '把磁铁从发热的基座旁移开。', '没有。'],
  };
  const best = (tokens: string[], lang: 'en' | 'zh', from = passages) =>
    bestPassage(from, new Set(tokens), lang);

  it('is the first one, unless another meets clearly more', () => {
    expect(best(['stick', 'magnet'], 'en')).toBe(passages.en[0]);
    expect(best(['magnet'], 'en')).toBe(passages.en[0]);
    expect(best(['magnet', 'bas'], 'en')).toBe(passages.en[1]);
  });

  it('stands where the query fits, when that is in the other language', () => {
    expect(best(['magnet', 'bas'], 'zh')).toBe(passages.zh[1]);
    expect(best(['magnet', 'bas'], 'zh', { ...passages, zh: ['只有一段。'] })).toBe('只有一段。');
  });

  it('is of the other language where there is none, and empty where there is nothing', () => {
    expect(best(['magnet', 'bas'], 'zh', { ...passages, zh: [] })).toBe(passages.en[1]);
    expect(best(['magnet'], 'zh', { en: [], zh: [] })).toBe('');
  });
});
