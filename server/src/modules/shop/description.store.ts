/* SQL of changes to the descriptions of products. */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { Stamped } from '../../platform/database/stale';

export interface DescriptionChange {
  readonly id: number;
  readonly text: string | null;
}

/** Holds these products until the end of the transaction; deleted and unknown ones are missing. */
export async function holdProducts(db: Db, ids: readonly number[]): Promise<(Stamped & { id: number })[]> {
  return db
    .selectFrom('product')
    .select(['id', 'stamp', 'stamp_wsid as stampWsid', 'change_person_id as stampPersonId'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('deleted', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** @param column that of the English text, which is the fallback, or that of the Chinese one */
export async function updateDescriptions(
  db: Db,
  column: 'description' | 'description_zh',
  changes: readonly DescriptionChange[],
): Promise<void> {
  const [ids, texts] = [changes.map(({ id }) => id), changes.map(({ text }) => text)];
  await sql`
    update product set ${sql.ref(column)} = change.text
    from unnest(${ids}::int[], ${texts}::text[]) as change (id, text)
    where product.id = change.id
  `.execute(db);
}

/** Notes the change for table syncs. */
export async function updateStamps(
  db: Db,
  ids: readonly number[],
  by: { readonly stamp: number; readonly wsid: string; readonly personId: number | null },
): Promise<void> {
  await db
    .updateTable('product')
    .set({ stamp: by.stamp, stamp_wsid: by.wsid, change_person_id: by.personId })
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}
