// Names, titles, lists of ids and places in the tree: tables of cases.
import { describe, expect, it } from 'vitest';
import { deepestLevel, idsOf, moveProblem, nameProblem, questionProblem, titleOf } from './sop.rules';

const han = (count: number) => '𠮷'.repeat(count);

describe('names and texts (Q-141: code points of the trimmed text)', () => {
  it.each([
    ['', 'sop.name_empty'],
    [' \n\t', 'sop.name_empty'],
    ['固件', undefined],
    [han(100), undefined],
    [`  ${han(100)}  `, undefined],
    [han(101), 'sop.name_long'],
  ])('a directory named %j: %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

  it.each([
    ['', '未命名问题'],
    ['   ', '未命名问题'],
    [' 漂移 ', ' 漂移 '],
  ])('a question titled %j is stored as %j', (sent, stored) => expect(titleOf(sent)).toBe(stored));

  const fine = { title: 'x', problemPhenomenon: 'y', answers: [{ content: '' }] };
  it.each([
    [{}, undefined],
    [{ title: han(200) }, undefined],
    [{ title: han(201) }, 'sop.title_long'],
    [{ problemPhenomenon: ' ' }, 'sop.phenomenon_empty'],
    [{ problemPhenomenon: han(100) }, undefined],
    [{ problemPhenomenon: han(101) }, 'sop.phenomenon_long'],
    [{ answers: [{ content: han(5_000) }] }, undefined],
    [{ answers: [{ content: '' }, { content: han(5_001) }] }, 'sop.answer_long'],
  ])('VALID-23: a question %#', (change, problem) =>
    expect(questionProblem({ ...fine, ...change })).toBe(problem),
  );
});

describe('lists of ids (Q-97)', () => {
  it.each([
    ['4', [4]],
    ['4,5', [4, 5]],
    [' 4 , 5 ,4', [4, 5]],
    ['2147483647', [2_147_483_647]],
  ])('%j is a list', (list, ids) => expect(idsOf(list)).toEqual(ids));

  it.each(['', ',', '4,', ',4', '4;5', '4 5', 'x', '-1', '0', '1.5', '2147483648', '4,,5'])(
    '%j is not',
    (list) => expect(idsOf(list)).toBeUndefined(),
  );
});

describe('places (Q-95)', () => {
  const chain = (levels: number) => Array.from({ length: levels }, (_, at) => ({ id: at + 1, pid: at }));
  const rows = [
    { id: 1, pid: 0 },
    { id: 2, pid: 1 },
    { id: 3, pid: 2 },
    { id: 4, pid: 0 },
  ];
  it.each([
    [1, 1, 'sop.circle'],
    [1, 3, 'sop.circle'],
    [2, 3, 'sop.circle'],
    [3, 1, undefined],
    [1, 4, undefined],
    [undefined, 3, undefined],
  ])('%s below %s: %s', (id, parentId, problem) => expect(moveProblem(rows, id, parentId)).toBe(problem));

  it('ends at the deepest level, whether something is added or moved with what is below it', () => {
    const full = chain(deepestLevel);
    expect(moveProblem(full, undefined, deepestLevel - 1)).toBeUndefined();
    expect(moveProblem(full, undefined, deepestLevel)).toBe('sop.too_deep');
    const pair = [
      { id: 901, pid: 0 },
      { id: 902, pid: 901 },
    ];
    expect(moveProblem([...full, ...pair], 901, deepestLevel - 2)).toBeUndefined();
    expect(moveProblem([...full, ...pair], 901, deepestLevel - 1)).toBe('sop.too_deep');
  });
});
