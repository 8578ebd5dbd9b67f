/*
 * Passwords of an import file: hashed before the transaction, which would otherwise stand open for minutes.
 * One that is the present one is none, so that it ends no session.
 */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import { hashPassword, isPasswordRight } from './password';

/** An account of a file. */
export interface ImportedAccount {
  readonly account: string;
  /** Of customers. */
  readonly store?: 'global' | 'cn';
  /** In clear. */
  readonly password?: string | null | undefined;
}

/** The new hash of each account, in the order given; undefined where the password stays. */
export async function secretsOf(
  db: Db,
  table: 'person' | 'customer',
  accounts: readonly ImportedAccount[],
): Promise<(string | undefined)[]> {
  const sent = accounts.filter(({ password }) => password != null);
  const rows = await db
    .selectFrom(table)
    .select(['password_hash', sql<string>`lower(account)`.as('account')])
    .select(table === 'customer' ? sql<string>`store`.as('store') : sql<string>`''`.as('store'))
    .where(
      sql`lower(account)`,
      '=',
      sql<string>`any(select lower(account) from unnest(${sent.map(({ account }) => account)}::text[]) as account)`,
    )
    .where('account', '<>', '')
    .execute();
  const hashes = new Map(rows.map((row) => [`${row.store} ${row.account}`, row.password_hash]));
  return Promise.all(
    accounts.map(async ({ account, store = '', password }) => {
      if (password == null) return undefined;
      const before = hashes.get(`${store} ${account.toLowerCase()}`);
      const isSame = before != null && (await isPasswordRight(password, before));
      return isSame ? undefined : hashPassword(password);
    }),
  );
}
