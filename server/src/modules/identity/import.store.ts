/* SQL that takes over accounts: reads and writes many at once. */
import { sql } from 'kysely';
import type { Mark } from '#contract/core/actor';
import type { Db } from '../../schema';
import { portionsOf } from '../../platform/upsert-plan';

/** A staff account; `id` is absent where it is new. */
export interface PersonRow {
  readonly id?: number;
  readonly account: string;
  readonly name: string;
  readonly password_hash: string;
  readonly is_readonly: boolean;
  readonly background_color: string | undefined;
  readonly active: boolean;
}

/** A customer account; `id` is absent where it is new. */
export interface CustomerRow {
  readonly id?: number;
  readonly account: string;
  readonly store: Mark;
  readonly name: string;
  readonly password_hash: string | null;
  readonly active: boolean;
}

export async function listPersonsByAccount(db: Db, accounts: readonly string[]): Promise<PersonRow[]> {
  return db
    .selectFrom('person')
    .select(['id', 'account', 'name', 'password_hash', 'is_readonly', 'background_color', 'active'])
    .where(sql`lower(account)`, '=', anyLower(accounts))
    .execute();
}

/** Of both stores. */
export async function listCustomersByAccount(db: Db, accounts: readonly string[]): Promise<CustomerRow[]> {
  return db
    .selectFrom('customer')
    .select(['id', 'account', 'store', 'name', 'password_hash', 'active'])
    .where(sql`lower(account)`, '=', anyLower(accounts))
    .where('account', '<>', '')
    .execute();
}

export async function insertPersons(db: Db, persons: readonly PersonRow[], now: number): Promise<void> {
  for (const portion of portionsOf(persons)) {
    const rows = portion.map((person) => ({ ...person, created_at: now }));
    await db.insertInto('person').values(rows).execute();
  }
}

/** By id. */
export async function updatePersons(db: Db, persons: readonly PersonRow[]): Promise<void> {
  for (const portion of portionsOf(persons)) {
    await db
      .insertInto('person')
      .values(portion.map((person) => ({ ...person, created_at: 0 })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          account: ref('excluded.account'),
          name: ref('excluded.name'),
          password_hash: ref('excluded.password_hash'),
          is_readonly: ref('excluded.is_readonly'),
          background_color: ref('excluded.background_color'),
          active: ref('excluded.active'),
        })),
      )
      .execute();
  }
}

export async function insertCustomers(db: Db, customers: readonly CustomerRow[], now: number): Promise<void> {
  for (const portion of portionsOf(customers)) {
    const rows = portion.map((customer) => ({ ...customer, created_at: now }));
    await db.insertInto('customer').values(rows).execute();
  }
}

/** By id. */
export async function updateCustomers(db: Db, customers: readonly CustomerRow[]): Promise<void> {
  for (const portion of portionsOf(customers)) {
    await db
      .insertInto('customer')
      .values(portion.map((customer) => ({ ...customer, created_at: 0 })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          account: ref('excluded.account'),
          name: ref('excluded.name'),
          password_hash: ref('excluded.password_hash'),
          active: ref('excluded.active'),
        })),
      )
      .execute();
  }
}

function anyLower(accounts: readonly string[]) {
  return sql<string>`any(select lower(account) from unnest(${[...accounts]}::text[]) as account)`;
}
