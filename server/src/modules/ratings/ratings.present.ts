/* Ratings as the contract shows them. */
import type { RatingOption, RatingRecord } from '#contract/ratings/schemas';
import type { Locale } from '#contract/settings/config-script';
import type { RatingOptionRow } from './ratings.store';
import type { StoredRating } from './ratings.types';

export function presentOption(row: RatingOptionRow, lang: Locale): RatingOption {
  return {
    id: row.id,
    optionName: lang === 'zh' ? (row.name_zh ?? row.name) : row.name,
    points: row.points,
    enable: row.enable,
  };
}

/** `customerId` is the agent who was rated. */
export function presentRating(rating: StoredRating): RatingRecord {
  return {
    recordQuestionId: rating.ticketId,
    customerId: rating.handlerId,
    suggest: rating.suggest,
    scoreNum: rating.scoreNum,
    scoreRelationDTOList: rating.scores.map(({ optionId, score }) => ({
      scoreQuestionOptionId: optionId,
      score,
    })),
  };
}
