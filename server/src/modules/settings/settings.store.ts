/* SQL of settings. */
import type { Db } from '../../schema';

/** What was set in the database; settings that nobody changed are missing. */
export async function listSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute();
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

export async function saveSettings(tx: Db, values: Readonly<Record<string, unknown>>): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  if (rows.length === 0) return;
  await tx
    .insertInto('setting')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();
}

export async function deleteSettings(tx: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .deleteFrom('setting')
    .where('key', 'in', [...keys])
    .execute();
}
