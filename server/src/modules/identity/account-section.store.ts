/* SQL of accounts as sections: whose an account is, whether somebody is left who may change something. */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { CustomerDocument, StaffDocument } from './account-documents';

export async function readStaff(db: Db, ids?: readonly number[]): Promise<StaffDocument[]> {
  return db
    .selectFrom('person')
    .select(['id', 'account', 'name', 'is_readonly as isReadonly', 'background_color as backgroundColor'])
    .select(['active', 'created_at as createdAt'])
    .$if(ids !== undefined, (query) => query.where('id', '=', anyOf(ids)))
    .orderBy('id')
    .execute();
}

/** Those with an account. */
export async function readCustomers(db: Db, ids?: readonly number[]): Promise<CustomerDocument[]> {
  return db
    .selectFrom('customer')
    .select(['id', 'account', 'store', 'name', 'active', 'created_at as createdAt'])
    .where('account', '<>', '')
    .$if(ids !== undefined, (query) => query.where('id', '=', anyOf(ids)))
    .orderBy('id')
    .execute();
}

/** Whose these accounts are, in whatever case. */
export async function listOwners(
  tx: Db,
  table: 'person' | 'customer',
  accounts: readonly string[],
): Promise<{ id: number; key: string }[]> {
  const key = table === 'person' ? sql<string>`lower(account)` : sql<string>`store || ' ' || lower(account)`;
  return tx
    .selectFrom(table)
    .select(['id', key.as('key')])
    .where(
      sql`lower(account)`,
      '=',
      sql<string>`any(select lower(account) from unnest(${[...accounts]}::text[]) as account)`,
    )
    .execute();
}

/** Whether there is somebody of staff who can log in and is not read-only. */
export async function hasWriters(tx: Db): Promise<boolean> {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('active', '=', true)
    .where('is_readonly', '=', false)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updatePasswords(
  tx: Db,
  table: 'person' | 'customer',
  hashes: ReadonlyMap<number, string>,
): Promise<void> {
  await sql`
    update ${sql.table(table)} as account set password_hash = sent.hash
    from unnest(${[...hashes.keys()]}::int[], ${[...hashes.values()]}::text[]) as sent (id, hash)
    where account.id = sent.id
  `.execute(tx);
}

function anyOf(ids: readonly number[] | undefined) {
  return sql<number>`any(${[...(ids ?? [])]}::int[])`;
}
