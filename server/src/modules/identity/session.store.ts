/* SQL of sessions. A token is known by its hash only. */
import { sql } from 'kysely';
import type { Mark, StaffRole, WorkStatus } from '#contract/core/actor';
import type { Db } from '../../schema';
import type { IdentityKey } from './identity.types';

export interface SessionRow {
  readonly token_hash: Buffer;
  readonly kind: 'staff' | 'customer' | 'anonymous';
  readonly used_at: number;
  readonly person_id: number | null;
  readonly person_account: string | null;
  readonly person_name: string | null;
  readonly role: StaffRole | null;
  readonly work_status: WorkStatus | null;
  readonly customer_id: number | null;
  readonly customer_account: string | null;
  readonly customer_name: string | null;
  readonly store: Mark | null;
}

/** The sessions among these that hold now: not expired, of an active account, not bound to another. */
export async function listValidSessions(
  db: Db,
  hashes: readonly Buffer[],
  now: number,
): Promise<SessionRow[]> {
  if (hashes.length === 0) return [];
  return db
    .selectFrom('session')
    .leftJoin('person', 'person.id', 'session.person_id')
    .leftJoin('customer', 'customer.id', 'session.customer_id')
    .select([
      'session.token_hash',
      'session.kind',
      'session.used_at',
      'session.person_id',
      'person.account as person_account',
      'person.name as person_name',
      'person.role',
      'person.work_status',
      'session.customer_id',
      'customer.account as customer_account',
      'customer.name as customer_name',
      'customer.store',
    ])
    .where('session.token_hash', '=', sql<Buffer>`any(${[...hashes]}::bytea[])`)
    .where('session.expires_at', '>', now)
    .where(sql<boolean>`coalesce(person.active, customer.active and customer.bound_to is null)`)
    .execute();
}

export async function insertSession(
  db: Db,
  session: {
    hash: Buffer;
    kind: SessionRow['kind'];
    personId?: number;
    customerId?: number;
    now: number;
    expiresAt: number;
  },
): Promise<void> {
  await db
    .insertInto('session')
    .values({
      token_hash: session.hash,
      kind: session.kind,
      person_id: session.personId ?? null,
      customer_id: session.customerId ?? null,
      created_at: session.now,
      used_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** Prolongs a session unless somebody else did since `usedBefore`. */
export async function prolongSession(
  db: Db,
  hash: Buffer,
  times: { now: number; usedBefore: number; expiresAt: number },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ used_at: times.now, expires_at: times.expiresAt })
    .where('token_hash', '=', hash)
    .where('used_at', '<=', times.usedBefore)
    .execute();
}

/** @returns whether there was one */
export async function deleteSession(db: Db, hash: Buffer): Promise<boolean> {
  const result = await db.deleteFrom('session').where('token_hash', '=', hash).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** @param kept the session that stays @returns hashes of those that were there */
export async function deleteSessionsOf(db: Db, { side, id }: IdentityKey, kept?: Buffer): Promise<Buffer[]> {
  const rows = await db
    .deleteFrom('session')
    .where(side === 'admin' ? 'person_id' : 'customer_id', '=', id)
    .$if(kept !== undefined, (query) => query.where('token_hash', '<>', kept ?? Buffer.of()))
    .returning('token_hash')
    .execute();
  return rows.map((row) => row.token_hash);
}

export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
}
