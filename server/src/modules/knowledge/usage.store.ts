/*
 * SQL of how the knowledge base is used: who opened a question, who found it solved. The unique keys of the
 * tables decide what counts once; the counter moves only with a new row, in the same statement.
 */
import { sql } from 'kysely';
import type { Db } from '../../schema';

/** Who does something: 'u<customer>', 'p<person>', 'w<wsid>' of a visitor, or 'i<hash of his address>'. */
export type UserKey = string;

/**
 * Counts that a customer opened a published question, once each; staff are noted and not counted.
 * @returns whether it was his first time
 */
export async function insertAccess(
  db: Db,
  access: { questionId: number; user: UserKey; isStaff: boolean; now: number },
): Promise<boolean> {
  const { questionId, user, isStaff, now } = access;
  const { rows } = await sql`
    with opened as (
      insert into access_question (question_id, access_user, time)
      select id, ${user}, ${now} from question
      where id = ${questionId} and not deleted and (valid = 1 or ${isStaff}::boolean)
      on conflict do nothing
      returning question_id
    ), counted as (
      update question set opened_count = opened_count + 1
      where id in (select question_id from opened) and not ${isStaff}::boolean
    )
    select question_id from opened`.execute(db);
  return rows.length > 0;
}

export async function insertScreenView(
  db: Db,
  view: { access_user: UserKey; base: string; component: string; time: number },
): Promise<void> {
  await db.insertInto('access_screen').values(view).execute();
}

/** Counts that somebody found a question solved, once a day each. */
export async function insertSolved(
  db: Db,
  solved: { questionId: number; user: UserKey; day: number },
): Promise<void> {
  const { questionId, user, day } = solved;
  await sql`
    with solved as (
      insert into question_solved (question_id, solved_by, day)
      values (${questionId}, ${user}, ${day})
      on conflict do nothing
      returning question_id
    )
    update question set solved_count = solved_count + 1
    where id in (select question_id from solved)`.execute(db);
}
