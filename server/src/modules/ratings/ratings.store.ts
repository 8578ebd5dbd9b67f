/* SQL of ratings. */
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db } from '../../schema';
import type { RatingOptionTable } from '../../schema/ratings';
import type { NewRatingOption, StoredRating } from './ratings.types';

export type RatingOptionRow = Selectable<RatingOptionTable>;

export async function listEnabledOptions(db: Db): Promise<RatingOptionRow[]> {
  return optionsInOrder(db).where('enable', '=', 1).limit(100).execute();
}

/** The disabled ones too. */
export async function listOptions(db: Db): Promise<RatingOptionRow[]> {
  return optionsInOrder(db).limit(1_000).execute();
}

function optionsInOrder(db: Db) {
  return db.selectFrom('rating_option').selectAll().orderBy('order_no').orderBy('id');
}

/** @returns the ids, in the order given */
export async function insertOptions(tx: Db, options: readonly NewRatingOption[]): Promise<number[]> {
  if (options.length === 0) return [];
  const rows = options.map(({ name, nameZh, points, orderNo }) => ({
    name,
    name_zh: nameZh,
    points,
    order_no: orderNo,
  }));
  const inserted = await tx.insertInto('rating_option').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

export async function findRating(db: Db, ticketId: number): Promise<StoredRating | undefined> {
  const row = await db
    .selectFrom('rating')
    .selectAll()
    .select((rating) =>
      rating
        .selectFrom('rating_score')
        .select(
          sql<
            StoredRating['scores']
          >`json_agg(json_build_object('optionId', option_id, 'score', score) order by option_id)`.as('list'),
        )
        .whereRef('rating_score.ticket_id', '=', 'rating.ticket_id')
        .as('scores'),
    )
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    ticketId: row.ticket_id,
    customerId: row.customer_id,
    handlerId: row.handler_id,
    suggest: row.suggest,
    scoreNum: Number(row.score_num),
    createdAt: row.created_at,
    scores: row.scores ?? [],
  };
}

export async function insertRatings(tx: Db, ratings: readonly StoredRating[]): Promise<void> {
  if (ratings.length === 0) return;
  const rows = ratings.map((rating) => ({
    ticket_id: rating.ticketId,
    customer_id: rating.customerId,
    handler_id: rating.handlerId,
    suggest: rating.suggest,
    score_num: rating.scoreNum,
    created_at: rating.createdAt,
  }));
  const scores = ratings.flatMap((rating) =>
    rating.scores.map(({ optionId, score }) => ({ ticket_id: rating.ticketId, option_id: optionId, score })),
  );
  await tx.insertInto('rating').values(rows).execute();
  if (scores.length > 0) await tx.insertInto('rating_score').values(scores).execute();
  const choices = ratings.flatMap(({ ticketId, choice }) =>
    choice === undefined
      ? []
      : [{ ticket_id: ticketId, level_id: choice.levelId, option_ids: [...choice.optionIds] }],
  );
  if (choices.length > 0) await tx.insertInto('rating_level_choice').values(choices).execute();
}

/** With its scores, or the level that was chosen. */
export async function deleteRating(tx: Db, ticketId: number): Promise<void> {
  await tx.deleteFrom('rating').where('ticket_id', '=', ticketId).execute();
}

/** The ratings of these tickets are somebody else's now. */
export async function moveRatings(tx: Db, ticketIds: readonly number[], customerId: number): Promise<void> {
  await tx
    .updateTable('rating')
    .set({ customer_id: customerId })
    .where('ticket_id', '=', sql<number>`any(${[...ticketIds]}::int[])`)
    .execute();
}
