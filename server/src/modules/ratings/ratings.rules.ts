/* Rules of ratings: when one may be asked for or given, which scores count, their mean. */
import { counts, limits } from '#contract/core/limits';
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
 * No option gets more than five stars, whatever its points (CONFLICT-12).
 * @param points stars of the enabled options, by id
 */
export function ratingProblem(
  scores: readonly Score[],
  suggest: string,
  points: ReadonlyMap<number, number>,
): ErrorCode | undefined {
  const ids = new Set(scores.map((score) => score.scoreQuestionOptionId));
  const mostStars = (optionId: number) => Math.min(points.get(optionId) ?? 0, counts.ratingStars);
  const fits = ({ scoreQuestionOptionId, score }: Score) =>
    score >= 1 && score <= mostStars(scoreQuestionOptionId);
  if (scores.length === 0 || ids.size < scores.length || !scores.every(fits)) return 'ratings.score_invalid';
  return suggestionProblem(suggest);
}

/** What is wrong with a suggestion, if anything. */
function suggestionProblem(suggest: string): ErrorCode | undefined {
  return textLength(suggest) > limits.ratingSuggestion ? 'ratings.suggestion_long' : undefined;
}

/** A level as it can be chosen. */
export interface RatingLevel {
  readonly level: number;
  readonly optionIds: ReadonlySet<number>;
}

/** What is wrong with a rating by level, if anything: each option must be one of the level. */
export function levelProblem(
  level: RatingLevel,
  optionIds: readonly number[],
  suggest: string,
): ErrorCode | undefined {
  if (!optionIds.every((id) => level.optionIds.has(id))) return 'ratings.level_unknown';
  return suggestionProblem(suggest);
}

/** Mean of the scores, rounded to one decimal. */
export function meanScore(scores: readonly { readonly score: number }[]): number {
  const sum = scores.reduce((total, { score }) => total + score, 0);
  return Math.round((sum / scores.length) * 10) / 10;
}
