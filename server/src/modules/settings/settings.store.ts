/* SQL of settings. */
import type { Db } from '../../schema';

/** What was set in the database; settings that nobody changed are missing. */
export async function listSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute();
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}
