/*
 * SQL of presence: who has an open socket in which program. A program that has stopped beating does not
 * count. Beats are in the database's time, so that clocks of several machines do not matter.
 */
import { sql } from 'kysely';
import { serverTimers } from '#contract/core/limits';
import type { Db } from '../../schema';
import type { IdentityKey } from './identity.types';

const databaseNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const oldestBeat = sql<number>`${databaseNow} - ${sql.lit(serverTimers.programDeadAfter)}`;

/** @returns true when the program was not known, or had been given up as dead */
export async function beat(db: Db, programId: string): Promise<boolean> {
  const row = await db
    .insertInto('program')
    .values({ id: programId, beat_at: databaseNow })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: databaseNow }))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return row.isNew;
}

/** @returns how many programs were given up, with their presence */
export async function deleteDeadPrograms(db: Db): Promise<number> {
  const result = await db.deleteFrom('program').where('beat_at', '<', oldestBeat).executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function deleteProgram(db: Db, programId: string): Promise<void> {
  await db.deleteFrom('program').where('id', '=', programId).execute();
}

export async function insertPresence(db: Db, programId: string, keys: readonly IdentityKey[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('presence')
    .columns(['program_id', 'side', 'identity_id'])
    .expression(sql`select ${programId}::uuid, side, id from ${unnested(keys)}`)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deletePresence(db: Db, programId: string, keys: readonly IdentityKey[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('presence')
    .where('program_id', '=', programId)
    .where(sql<boolean>`(side, identity_id) in (select side, id from ${unnested(keys)})`)
    .execute();
}

/** Somebody's presence in every program. */
export async function deletePresenceOf(tx: Db, { side, id }: IdentityKey): Promise<void> {
  await tx.deleteFrom('presence').where('side', '=', side).where('identity_id', '=', id).execute();
}

export async function listOnlineCustomers(db: Db, ids: readonly number[] | undefined): Promise<number[]> {
  const rows = await online(db, 'user')
    .select('presence.identity_id as id')
    .distinct()
    .$if(ids !== undefined, (query) =>
      query.where('presence.identity_id', '=', sql<number>`any(${[...(ids ?? [])]}::int[])`),
    )
    .execute();
  return rows.map((row) => row.id);
}

export async function listOnlineAgents(db: Db): Promise<number[]> {
  const rows = await online(db, 'admin')
    .innerJoin('person', 'person.id', 'presence.identity_id')
    .where('person.work_status', '=', 1)
    .where('person.active', '=', true)
    .select('person.id')
    .distinct()
    .orderBy('person.id')
    .execute();
  return rows.map((row) => row.id);
}

function online(db: Db, side: IdentityKey['side']) {
  return db
    .selectFrom('presence')
    .innerJoin('program', 'program.id', 'presence.program_id')
    .where('presence.side', '=', side)
    .where('program.beat_at', '>=', oldestBeat);
}

function unnested(keys: readonly IdentityKey[]) {
  const sides = keys.map((key) => key.side);
  const ids = keys.map((key) => key.id);
  return sql`unnest(${sides}::text[], ${ids}::int[]) as given(side, id)`;
}
