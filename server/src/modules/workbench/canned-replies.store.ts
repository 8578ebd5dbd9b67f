/* SQL of canned replies. Whoever writes holds the table's lock, so that places stay without gaps. */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { CannedWords } from './canned-replies.rules';
import type { CannedReplyRow } from './canned-replies.types';

// Any number that no other advisory lock uses.
const repliesLock = 4_242_004;

/** Until the end of the transaction nobody else writes a reply; readers do not wait. */
export async function holdReplies(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(repliesLock)})`.execute(tx);
}

export async function listReplies(db: Db): Promise<CannedReplyRow[]> {
  return db.selectFrom('canned_reply').selectAll().orderBy('order_no').orderBy('id').execute();
}

/** @param id of a reply that comes back; without one it is new */
export async function insertReply(
  tx: Db,
  words: CannedWords,
  orderNo: number,
  id?: number,
): Promise<CannedReplyRow> {
  return tx
    .insertInto('canned_reply')
    .values({ ...words, order_no: orderNo, ...(id === undefined ? {} : { id }) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes the words under the next revision. */
export async function updateReply(tx: Db, id: number, words: CannedWords): Promise<void> {
  await tx
    .updateTable('canned_reply')
    .set((row) => ({ ...words, rev: row('rev', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Gives the replies the places 1, 2, … in the order of the ids. */
export async function updateOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update canned_reply set order_no = place.number
    from unnest(${[...ids]}::int[]) with ordinality as place(id, number)
    where canned_reply.id = place.id and canned_reply.order_no <> place.number`.execute(tx);
}

/** @returns false where there is none */
export async function deleteReply(tx: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('canned_reply').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
