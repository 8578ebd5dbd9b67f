/* SQL of imports that belongs to no module: the lock, and looking up what rows of a file refer to. */
import { sql } from 'kysely';
import type { Db } from '../../schema';

// Any number that no other advisory lock uses: two files must not be imported at once.
const importLock = 4_242_003;

/** Until the end of the transaction nobody else imports. */
export async function holdImport(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(tx);
}

/** How a customer is named in {@link mapCustomerIds}. */
export function customerKey({ store, account }: { store: string; account: string }): string {
  return `${store} ${account.toLowerCase()}`;
}

export async function mapCustomerIds(tx: Db, accounts: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('customer')
    .select(['id', 'account', 'store'])
    .where(
      sql`lower(account)`,
      '=',
      sql<string>`any(select lower(account) from unnest(${[...accounts]}::text[]) as account)`,
    )
    .where('account', '<>', '')
    .execute();
  return new Map(rows.map((row) => [customerKey(row), row.id]));
}

/** Ids of the SOPs of damage reports by English name. */
export async function mapReportSopIds(tx: Db): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('report_sop').select(['id', 'name']).orderBy('id', 'desc').execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The templates there are, by SOP and English name. */
export async function listReportTemplateNames(tx: Db): Promise<{ sop_id: number; name: string }[]> {
  return tx.selectFrom('report_template').select(['sop_id', 'name']).execute();
}
