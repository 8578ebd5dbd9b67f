/* Rules of ratings: when one may be asked for or given, which scores count, their mean. */
import { limits } from '#contract/core/limits';
import { textLength } from '#contract/core/rich-text';
import type { ErrorCode } from '#contract/errors';

/** Why staff may not ask for a rating now, if so; 0 none, 1 requested, 3 rated. */
export function requestProblem(scoreStatus: 0 | 1 | 3): ErrorCode | undefined {
  if (scoreStatus === 1) return 'ratings.requested';
  return scoreStatus === 3 ? 'ratings.rated' : undefined;
}

interface Score {
  readonly scoreQuestionOptionId: number;
  readonly score: number;
}

/**
 * What is wrong with a rating, if anything. Not every option must be rated, but at least one, none twice.
 * @param points stars of the enabled options, by id
 */
export function ratingProblem(
  scores: readonly Score[],
  suggest: string,
  points: ReadonlyMap<number, number>,
): ErrorCode | undefined {
  const ids = new Set(scores.map((score) => score.scoreQuestionOptionId));
  const fits = ({ scoreQuestionOptionId, score }: Score) =>
    score >= 1 && score <= (points.get(scoreQuestionOptionId) ?? 0);
  if (scores.length === 0 || ids.size < scores.length || !scores.every(fits)) return 'ratings.score_invalid';
  return textLength(suggest) > limits.ratingSuggestion ? 'ratings.suggestion_long' : undefined;
}

/** Mean of the scores, rounded to one decimal. */
export function meanScore(scores: readonly { readonly score: number }[]): number {
  const sum = scores.reduce((total, { score }) => total + score, 0);
  return Math.round((sum / scores.length) * 10) / 10;
}
