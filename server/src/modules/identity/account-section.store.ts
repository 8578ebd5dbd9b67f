/* SQL of accounts as sections: whose an account is, who writes it, whether an owner is left. */
import { sql } from 'kysely';
import type { StaffRole } from '#contract/core/actor';
import type { Db } from '../../schema';
import type { CustomerDocument, StaffDocument } from './account-documents';

export async function readStaff(db: Db, ids?: readonly number[]): Promise<StaffDocument[]> {
  return db
    .selectFrom('person')
    .select(['id', 'account', 'name', 'role', 'is_readonly as isReadonly'])
    .select(['background_color as backgroundColor', 'active', 'created_at as createdAt'])
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

/** Whether there is an owner who can log in, beside these. */
export async function hasOwner(tx: Db, beside: readonly number[] = []): Promise<boolean> {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .where(sql<boolean>`id <> all(${[...beside]}::int[])`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes somebody the owner of a shop that has none: who has this account, else who came first of those who may write.
 * @returns the account, or undefined where nobody may write
 */
export async function makeOwner(tx: Db, account = ''): Promise<string | undefined> {
  const row = await tx
    .updateTable('person')
    .set({ role: 'owner' })
    .where('id', '=', (query) =>
      query
        .selectFrom('person')
        .select('id')
        .where('active', '=', true)
        .where('role', '<>', 'reader')
        .orderBy(sql`lower(account) = lower(${account})`, 'desc')
        .orderBy('id')
        .limit(1),
    )
    .returning('account')
    .executeTakeFirst();
  return row?.account;
}

/** Who writes accounts, as they are now. */
export async function findAuthor(db: Db, id: number): Promise<{ id: number; role: StaffRole } | undefined> {
  return db
    .selectFrom('person')
    .select(['id', 'role'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
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
