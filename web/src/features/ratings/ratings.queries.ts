/*
 * Rating options and the calls around solving: rate, solve without rating, reopen (000 §4, RATE-01…09).
 */
import { queryOptions } from '@tanstack/react-query';
import type { RatingOption } from '#contract/ratings/schemas';
import type { TableName } from '#contract/sync/schemas';
import { counts } from '#contract/core/limits';
import { call } from '../../lib/api';

export const ratingOptionsQuery = queryOptions({
  queryKey: ['ratings', 'options'],
  queryFn: ({ signal }) => call('POST /javaplus/user/scoreQuestionOption/getIsEnableList', {}, { signal }),
  staleTime: 5 * 60_000,
  meta: { tables: ['score', 'scoreOption'] satisfies TableName[] },
});

/** 1 = the rating is to be shown (RATE-10). */
export function fetchAppraiseStatus(ticket: number): Promise<number> {
  return call('GET /java/front/getFAQAppraiseStatus', undefined, { query: { questionRescordId: ticket } });
}

/** Stars that an option offers: its points, at most five; it starts with all of them (CONFLICT-12). */
export function starsOf(option: Pick<RatingOption, 'points'>): number {
  return Math.max(1, Math.min(option.points, counts.ratingStars));
}

export interface GivenRating {
  readonly ticket: number;
  /** The agent who is rated. */
  readonly handler: number | null;
  /** '' unless the suggestion is ticked. */
  readonly suggest: string;
  /** Stars by option id. */
  readonly scores: ReadonlyMap<number, number>;
}

/** Rates a ticket, then solves it (RATE-04, RATE-07). */
export async function submitRating({ ticket, handler, suggest, scores }: GivenRating): Promise<void> {
  await call('POST /javaplus/user/scoreQuestionRecord/updateScoreQuestionRecord', {
    recordQuestionId: ticket,
    customerId: handler,
    suggest,
    scoreRelationDTOList: [...scores].map(([scoreQuestionOptionId, score]) => ({
      scoreQuestionOptionId,
      score,
    })),
  });
  try {
    await call('POST /javaplus/user/recordQuestion/updateIsSolvedById', { id: ticket, isSolved: 1 });
  } catch (error) {
    // The rating is stored, and storing it has solved the ticket already.
    console.warn('The rated ticket could not be marked solved a second time.', error);
  }
}

/** Solves a ticket without a rating; one that was solved from the other side meanwhile stays as it is. */
export async function solveWithoutRating(ticket: number): Promise<void> {
  await call('POST /javaplus/user/recordQuestion/updateIsSolvedById', { id: ticket, isSolved: 1 });
}

/** Reopens a solved ticket and takes its rating back (RATE-09). */
export async function reopenTicket(ticket: number): Promise<void> {
  await call('POST /javaplus/user/recordQuestion/updateIsSolvedById', { id: ticket, isSolved: 0 });
  await call('POST /javaplus/user/scoreQuestionRecord/cancelScore/:id', {}, { params: { id: ticket } });
}

/** Asks the customer for a rating (RATE-14). */
export async function requestRating(recordQuestionId: number): Promise<void> {
  await call('POST /javaplus/admin/scoreQuestionRecord/createScoreQuestionRecord', { recordQuestionId });
}
