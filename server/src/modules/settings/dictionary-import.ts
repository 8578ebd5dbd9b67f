/* Takes over entries of dictionaries, by dictionary and value. */
import { sql } from 'kysely';
import { planUpsert, portionsOf, type UpsertCount } from '../../platform/upsert-plan';
import type { Db } from '../../schema';

/** What is absent stays as it is. */
export interface ImportedDictionaryEntry {
  readonly type: string;
  readonly value: string;
  readonly label: string;
  readonly labelZh?: string | null | undefined;
  readonly orderNo?: number | undefined;
}

export async function importDictionaryEntries(
  tx: Db,
  entries: readonly ImportedDictionaryEntry[],
): Promise<UpsertCount> {
  const rows = await tx
    .selectFrom('dictionary_entry')
    .selectAll()
    .where('type', '=', sql<string>`any(${entries.map(({ type }) => type)}::text[])`)
    .execute();
  const known = new Map(rows.map((row) => [JSON.stringify([row.type, row.value]), row]));
  const plan = planUpsert(
    entries.map(({ type, value, label, labelZh, orderNo }) => {
      const before = known.get(JSON.stringify([type, value]));
      const label_zh = labelZh === undefined ? (before?.label_zh ?? null) : labelZh;
      return { before, after: { type, value, label, label_zh, order_no: orderNo ?? before?.order_no ?? 0 } };
    }),
  );
  for (const portion of portionsOf([...plan.added, ...plan.changed])) {
    await tx
      .insertInto('dictionary_entry')
      .values(portion)
      .onConflict((conflict) =>
        conflict.columns(['type', 'value']).doUpdateSet(({ ref }) => ({
          label: ref('excluded.label'),
          label_zh: ref('excluded.label_zh'),
          order_no: ref('excluded.order_no'),
        })),
      )
      .execute();
  }
  return plan.count;
}
