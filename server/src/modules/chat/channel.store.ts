/* SQL of the tabs on the chat channel and of the ticket that each shows. */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { IdentityKey } from '../identity';

/** An open tab and whose it is. */
export interface TabOwner {
  readonly uid: string;
  readonly key: IdentityKey;
}

export async function insertTabs(db: Db, programId: string, tabs: readonly TabOwner[]): Promise<void> {
  if (tabs.length === 0) return;
  const uids = tabs.map(({ uid }) => uid);
  const sides = tabs.map(({ key }) => key.side);
  const ids = tabs.map(({ key }) => key.id);
  await db
    .insertInto('chat_tab')
    .columns(['program_id', 'uid', 'side', 'identity_id'])
    .expression(
      sql`select ${programId}::uuid, uid, side, id
        from unnest(${uids}::uuid[], ${sides}::text[], ${ids}::int[]) as given(uid, side, id)`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Rows are held in the order of uid, as {@link lockTabsOf} does. */
export async function deleteTabs(db: Db, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  await db
    .deleteFrom('chat_tab')
    .where('uid', 'in', (held) =>
      held
        .selectFrom('chat_tab')
        .select('uid')
        .where('uid', '=', sql<string>`any(${[...uids]}::uuid[])`)
        .orderBy('uid')
        .forUpdate(),
    )
    .execute();
}

export async function findTabOwner(db: Db, uid: string): Promise<IdentityKey | undefined> {
  return db
    .selectFrom('chat_tab')
    .select(['side', 'identity_id as id'])
    .where('uid', '=', uid)
    .executeTakeFirst();
}

/** The uids of somebody's open tabs, held so that of two that close at once one is the last. */
export async function lockTabsOf(tx: Db, { side, id }: IdentityKey): Promise<string[]> {
  const rows = await tx
    .selectFrom('chat_tab')
    .select('uid')
    .where('side', '=', side)
    .where('identity_id', '=', id)
    .orderBy('uid')
    .forUpdate()
    .execute();
  return rows.map(({ uid }) => uid);
}

/** @returns false when this person has no such tab */
export async function updateShownTicket(
  tx: Db,
  { uid, key }: TabOwner,
  ticketId: number | null,
): Promise<boolean> {
  const result = await tx
    .updateTable('chat_tab')
    .set({ ticket_id: ticketId })
    .where('uid', '=', uid)
    .where('side', '=', key.side)
    .where('identity_id', '=', key.id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
