/* The plain search over the loaded catalogue. */
import { describe, expect, it } from 'vitest';
import { buildSearchIndex, markWords, searchCatalogue, wordsOf } from './catalogue-search';
import { questionOf, typeOf } from './catalogue.test-kit';

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').trim();
const index = buildSearchIndex(
  [
    typeOf(1, 'Flying', {
      element: [
        questionOf(1, 'The axis jumps', { description: '<p>Often the <b>USB</b> port is at fault.</p>' }),
        questionOf(2, 'USB hubs', { description: `<p>${'long '.repeat(40)}and then the axis at last</p>` }),
        questionOf(3, '轴在中位跳动怎么办？', { description: '<p>先校准。</p>' }),
      ],
    }),
  ],
  textOf,
);
const found = (query: string) => searchCatalogue(index, query).map((hit) => hit.question.id);

describe('searchCatalogue', () => {
  it.each([
    ['axis', [1, 2]],
    ['usb', [2, 1]],
    ['USB  Axis', [2, 1]],
    ['ａｘｉｓ', [1, 2]],
    ['跳动', [3]],
    ['校准', [3]],
    ['flying', [3, 2, 1]],
    ['axis kangaroo', []],
    ['   ', []],
  ])('"%s"', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('cuts the snippet around the word', () => {
    const [, second] = searchCatalogue(index, 'axis');
    expect(second?.snippet).toMatch(/^… .*axis at last$/);
  });

  it('shows only as many as asked for', () => {
    expect(searchCatalogue(index, 'flying', 2)).toHaveLength(2);
  });

  it('looks at a sane length of whatever is pasted', () => {
    expect(wordsOf('a '.repeat(100_000))).toEqual(['a']);
  });
});

it('marks the words, and takes signs of patterns as they are', () => {
  expect(markWords('USB (hub) ports', 'hub usb')).toEqual([
    { text: 'USB', isHit: true },
    { text: ' (', isHit: false },
    { text: 'hub', isHit: true },
    { text: ') ports', isHit: false },
  ]);
  expect(markWords('a+b (c', '(c +')).toContainEqual({ text: '(c', isHit: true });
});
