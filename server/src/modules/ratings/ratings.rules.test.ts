import { expect, it } from 'vitest';
import { levelProblem, meanScore, ratingProblem, requestProblem } from './ratings.rules';

const points = new Map([
  [1, 3],
  [2, 5],
  [3, 8],
]);
const score = (option: number, stars: number) => ({ scoreQuestionOptionId: option, score: stars });

it.each([
  [0, undefined],
  [1, 'ratings.requested'],
  [3, 'ratings.rated'],
] as const)('RATE-14, RATE-15: in state %i a request gives %s', (status, problem) => {
  expect(requestProblem(status)).toBe(problem);
});

it.each([
  ['each option', [score(1, 3), score(2, 1)], undefined],
  ['one option only', [score(2, 5)], undefined],
  ['nothing', [], 'ratings.score_invalid'],
  ['more than its stars', [score(1, 4)], 'ratings.score_invalid'],
  ['no star', [score(2, 0)], 'ratings.score_invalid'],
  ['five of eight', [score(3, 5)], undefined],
  ['more than five of eight', [score(3, 6)], 'ratings.score_invalid'],
  ['an unknown option', [score(9, 1)], 'ratings.score_invalid'],
  ['an option twice', [score(2, 1), score(2, 5)], 'ratings.score_invalid'],
] as const)('RATE-13, CONFLICT-12, Q-73: rating %s gives %s', (_, scores, problem) => {
  expect(ratingProblem(scores, 'ok', points)).toBe(problem);
});

const level = { level: 2, optionIds: new Set([4, 5]) };

it.each([
  ['with its options', level, [4, 5], 'ok', undefined],
  ['alone', level, [], '', undefined],
  ['with an option of another', level, [4, 6], 'ok', 'ratings.level_unknown'],
  ['with 101 characters', level, [4], 'x'.repeat(101), 'ratings.suggestion_long'],
] as const)('Q-71: a level %s gives %s', (_, given, options, suggest, problem) => {
  expect(levelProblem(given, options, suggest)).toBe(problem);
});

it('Q-141: the suggestion has at most 100 code points, blanks around it aside', () => {
  expect(ratingProblem([score(2, 5)], ` ${'😀'.repeat(100)} `, points)).toBeUndefined();
  expect(ratingProblem([score(2, 5)], 'x'.repeat(101), points)).toBe('ratings.suggestion_long');
});

it.each([
  [[5], 5],
  [[5, 4, 4], 4.3],
  [[1, 2], 1.5],
  [[5, 5, 4], 4.7],
])('the mean of %j is %d', (scores, mean) => {
  expect(meanScore(scores.map((stars) => ({ score: stars })))).toBe(mean);
});
