/* SQL of the order of types and questions: numbers from 1; 0 where nobody gave a place. */
import { sql } from 'kysely';
import type { Db } from '../../../schema';
import type { Placed } from './editing.rules';

/** Writes the places of rows that moved; they are counted from 0. */
export async function updateOrder(
  tx: Db,
  table: 'question_type' | 'question',
  rows: readonly Placed[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update ${sql.table(table)} as row
    set order_no = moved.index + 1
    from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ index }) => index)}::int[])
      as moved (id, index)
    where row.id = moved.id`.execute(tx);
}
