/*
 * Stamps: strictly rising times that order changes as they commit, across all programs and whatever their
 * clocks do. Clients of the table sync name the last one they have.
 */
import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * The next stamp: the present time, or the last stamp and one. Holds the only row until the transaction ends,
 * so the order of stamps is the order of commits; take it last, shortly before the end.
 */
export async function takeStamp(tx: QueryExecutorProvider, now: number): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    update stamp set value = greatest(value + 1, ${now}::bigint) returning value
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('the table "stamp" is empty');
  return row.value;
}

/** The last stamp that was given out and committed. */
export async function readStamp(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ value: number }>`select value from stamp`.execute(db);
  return rows[0]?.value ?? 0;
}
