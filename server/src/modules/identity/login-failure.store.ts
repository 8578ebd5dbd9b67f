/* SQL of the failed logins of the current windows. Counted by the database, so for all programs. */
import { sql } from 'kysely';
import type { Db } from '../../schema';

export interface FailureRow {
  readonly subject: string;
  readonly count: number;
  readonly window_ends_at: number;
}

export async function listFailures(db: Db, subjects: readonly string[], now: number): Promise<FailureRow[]> {
  return db
    .selectFrom('login_failure')
    .select(['subject', 'count', 'window_ends_at'])
    .where('subject', 'in', [...subjects])
    .where('window_ends_at', '>', now)
    .execute();
}

/**
 * Counts one failure for each subject; a window begins with the first failure after the last one ended.
 * @returns the counts, this failure in them
 */
export async function countFailures(
  db: Db,
  subjects: readonly string[],
  now: number,
  windowMs: number,
): Promise<FailureRow[]> {
  const isOver = sql`login_failure.window_ends_at <= ${now}`;
  return db
    .insertInto('login_failure')
    .values(subjects.map((subject) => ({ subject, count: 1, window_ends_at: now + windowMs })))
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        count: sql`case when ${isOver} then 1 else login_failure.count + 1 end`,
        window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else login_failure.window_ends_at end`,
      }),
    )
    .returning(['subject', 'count', 'window_ends_at'])
    .execute();
}

export async function deleteFailures(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('login_failure').where('subject', '=', subject).execute();
}

export async function deleteEndedWindows(db: Db, now: number): Promise<void> {
  await db.deleteFrom('login_failure').where('window_ends_at', '<=', now).execute();
}
