/* SQL of the saved filter: one row per person. */
import { sql } from 'kysely';
import type { FilterChange, FilterRow } from '#contract/sync/schemas';
import type { Db } from '../../schema';

export async function findFilter(db: Db, personId: number): Promise<FilterRow | undefined> {
  return db.selectFrom('saved_filter').selectAll().where('person_id', '=', personId).executeTakeFirst();
}

/** Writes what is named; the rest stays, or is empty in a new row. */
export async function saveFilter(tx: Db, personId: number, change: FilterChange): Promise<FilterRow> {
  const owned = { ...change, person_id: personId };
  return tx
    .insertInto('saved_filter')
    .values(owned)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(owned))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whose rows these are, by id; ids of no row are missing. */
export async function listFilterOwners(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('saved_filter')
    .select(['id', 'person_id'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.person_id]));
}
