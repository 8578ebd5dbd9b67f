import { describe, expect, it } from 'vitest';
import { isBlankText } from '#contract/core/rich-text';
import { moved, pairChange, placeIn, productsAfter, titleProblem, withMoved } from './editing.rules';

describe('Q-141: titleProblem', () => {
  it.each([
    ['x', undefined],
    ['x'.repeat(200), undefined],
    [` ${'\u{1f680}'.repeat(200)} `, undefined],
    ['x'.repeat(201), 'knowledge.title_long'],
    [' \t', 'knowledge.title_empty'],
  ])('%j', (title, problem) => {
    expect(titleProblem(title)).toBe(problem);
  });
});

describe('pairChange', () => {
  it.each([
    ['x', undefined, 'old', { en: 'x', zh: null }],
    ['', undefined, 'old', { en: '', zh: null }],
    ['x', 'en', 'old', { en: 'x' }],
    ['x', 'zh', 'old', { zh: 'x' }],
    ['x', 'zh', '', { zh: 'x', en: 'x' }],
    ['', 'zh', 'old', { zh: null }],
  ] as const)('%j in %s over %j', (text, language, english, change) => {
    expect(pairChange({ text, language, isEmpty: isBlankText }, english)).toEqual(change);
  });
});

describe('API-055: productsAfter', () => {
  it.each([
    [[0], [3, 4], [0], [3, 4]],
    [[0], [3], [], [3]],
    [[3, 4], [0], [], [0]],
    [[3], [0, 4], [3], [0]],
    [[3], [], [3], [0]],
    [[3, 4], [5], [3], [4, 5]],
    [[3], [3], [3], [3]],
    [[0], [], [0], [0]],
    [[], [], [], [0]],
  ])('%j + %j - %j = %j', (current, add, del, after) => {
    expect(productsAfter(current, { add, del })).toEqual(after);
  });
});

describe('EDIT-23: places', () => {
  const rows = (...indexes: number[]) => indexes.map((index, at) => ({ id: at + 1, index }));

  it('a new row stands where it was asked for, at the end at most', () => {
    expect(placeIn(rows(0, 1), undefined)).toBe(2);
    expect(placeIn(rows(0, 1), 1)).toBe(1);
    expect(placeIn(rows(0, 1), 9)).toBe(2);
  });

  it('only what must move moves, and gaps close', () => {
    expect(moved(rows(0, 1, 2))).toEqual([]);
    expect(moved(rows(0, 1, 2), 1)).toEqual([
      { id: 2, index: 2 },
      { id: 3, index: 3 },
    ]);
    expect(moved(rows(1, 2, 5))).toEqual([
      { id: 1, index: 0 },
      { id: 2, index: 1 },
      { id: 3, index: 2 },
    ]);
  });

  it('a row that is moved stands at its new place, the others keep their order', () => {
    const [first, second, third] = rows(0, 1, 2);
    if (!first || !second || !third) throw new Error('three rows');
    const idsAfter = (row: typeof first, index: number) =>
      withMoved([first, second, third], row, index).map(({ id }) => id);
    expect(idsAfter(first, 1)).toEqual([2, 1, 3]);
    expect(idsAfter(third, 0)).toEqual([3, 1, 2]);
    expect(idsAfter(first, 99)).toEqual([2, 3, 1]);
    expect(idsAfter(second, 1)).toEqual([1, 2, 3]);
  });
});
