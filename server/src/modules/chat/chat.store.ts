/* SQL of messages. */
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../schema';
import type { MessageRow, StoredMessageRow } from './chat.types';

/** What makes two sent messages the same one. */
export interface Repeat {
  readonly ticketId: number;
  readonly sender: 'user' | 'admin';
  readonly senderId: number;
  readonly content: string;
  readonly clientMessageId: string | undefined;
  readonly clientTimestamp: number | undefined;
}

/** The message that was stored when the same one was sent before. */
export async function findRepeat(tx: Db, repeat: Repeat): Promise<MessageRow | undefined> {
  const sent = tx
    .selectFrom('message')
    .selectAll()
    .where('ticket_id', '=', repeat.ticketId)
    .where('sender', '=', repeat.sender)
    .where('sender_id', '=', repeat.senderId);
  if (repeat.clientMessageId !== undefined) {
    return sent.where('client_message_id', '=', repeat.clientMessageId).executeTakeFirst();
  }
  if (repeat.clientTimestamp === undefined) return undefined;
  return sent
    .where('client_message_id', 'is', null)
    .where('client_timestamp', '=', repeat.clientTimestamp)
    .where(sql<string>`md5(content)`, '=', sql<string>`md5(${repeat.content})`)
    .executeTakeFirst();
}

/** Cards that this sender sent at this time of his clock, without an id of his own. */
export async function listCardsSentAt(tx: Db, repeat: Repeat): Promise<MessageRow[]> {
  if (repeat.clientTimestamp === undefined) return [];
  return tx
    .selectFrom('message')
    .selectAll()
    .where('ticket_id', '=', repeat.ticketId)
    .where('sender', '=', repeat.sender)
    .where('sender_id', '=', repeat.senderId)
    .where('client_message_id', 'is', null)
    .where('client_timestamp', '=', repeat.clientTimestamp)
    .where('type', '=', 10)
    .execute();
}

/**
 * True where somebody else wrote in the ticket after `seenSeq`: the other side, or a colleague of an agent. Lines
 * of the system and recalled messages are no news.
 */
export async function isOvertaken(
  tx: Db,
  { ticketId, sender, senderId }: Pick<Repeat, 'ticketId' | 'sender' | 'senderId'>,
  seenSeq: number,
): Promise<boolean> {
  const news = await tx
    .selectFrom('message')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('seq', '>', seenSeq)
    .where('type', 'in', [4, 10])
    .where('is_delete', '=', 0)
    .where((row) => row.or([row('sender', '!=', sender), row('sender_id', '!=', senderId)]))
    .limit(1)
    .executeTakeFirst();
  return news !== undefined;
}

export type NewMessage = Omit<MessageRow, 'id' | 'is_delete'>;

export async function insertMessage(tx: Db, message: NewMessage): Promise<MessageRow> {
  return tx.insertInto('message').values(message).returningAll().executeTakeFirstOrThrow();
}

/** Whole messages, as they are. */
export async function insertMessages(tx: Db, messages: readonly StoredMessageRow[]): Promise<void> {
  if (messages.length > 0)
    await tx
      .insertInto('message')
      .values([...messages])
      .execute();
}

export async function findMessage(db: Db, id: number): Promise<MessageRow | undefined> {
  return db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Contents of the messages of a ticket, recalled ones aside, in which one of these texts stands. */
export async function listContentsNaming(
  db: Db,
  ticketId: number,
  texts: readonly string[],
): Promise<string[]> {
  if (texts.length === 0) return [];
  const rows = await db
    .selectFrom('message')
    .select('content')
    .where('ticket_id', '=', ticketId)
    .where('is_delete', '=', 0)
    .where((row) => row.or(texts.map((text) => sql<SqlBool>`strpos(content, ${text}) > 0`)))
    .execute();
  return rows.map(({ content }) => content);
}

/** By id; unknown ones are missing. */
export async function listMessages(db: Db, ids: readonly number[]): Promise<Map<number, MessageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('message').selectAll().where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The newest messages of a ticket, or those before a time; newest first. Times rise with seq. */
export async function listNewest(
  db: Db,
  ticketId: number,
  page: { before: number | undefined; limit: number },
): Promise<MessageRow[]> {
  let query = db.selectFrom('message').selectAll().where('ticket_id', '=', ticketId);
  if (page.before !== undefined) query = query.where('created_at', '<', page.before);
  return query.orderBy('created_at', 'desc').limit(page.limit).execute();
}

/** What changed after a revision, in order of rev. */
export async function listChanged(
  db: Db,
  ticketId: number,
  page: { afterRev: number; limit: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .where('rev', '>', page.afterRev)
    .orderBy('rev')
    .limit(page.limit)
    .execute();
}

export async function updateRev(tx: Db, id: number, rev: number): Promise<void> {
  await tx.updateTable('message').set({ rev }).where('id', '=', id).execute();
}

export async function updateRecalled(tx: Db, id: number, rev: number): Promise<void> {
  await tx.updateTable('message').set({ is_delete: 1, rev }).where('id', '=', id).execute();
}

/** Who spoke last, recalled messages aside. */
export async function findLastSpoken(
  tx: Db,
  ticketId: number,
): Promise<Pick<MessageRow, 'sender' | 'type' | 'content' | 'seq'> | undefined> {
  return spokenOf(tx, ticketId)
    .select(['sender', 'type', 'content', 'seq'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Number of the last message of staff; 0 where there is none. */
export async function findLastStaffSeq(tx: Db, ticketId: number): Promise<number> {
  const last = await spokenOf(tx, ticketId)
    .select('seq')
    .where('sender', '=', 'admin')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.seq ?? 0;
}

/** When the customer's first message after this one came. */
export async function findFirstAfter(tx: Db, ticketId: number, seq: number): Promise<number | undefined> {
  const first = await spokenOf(tx, ticketId)
    .select('created_at')
    .where('sender', '=', 'user')
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return first?.created_at;
}

/** The customer's messages of these tickets are somebody else's now. */
export async function moveMessages(tx: Db, ticketIds: readonly number[], customerId: number): Promise<void> {
  await tx
    .updateTable('message')
    .set({ sender_id: customerId })
    .where('ticket_id', '=', anyOf(ticketIds))
    .where('sender', '=', 'user')
    .execute();
}

/** The texts of both sides and the cards of damage reports that stand. */
function spokenOf(tx: Db, ticketId: number) {
  return tx
    .selectFrom('message')
    .where('ticket_id', '=', ticketId)
    .where('type', 'in', [4, 10])
    .where('is_delete', '=', 0);
}

// One parameter for the whole list: a list of any length is the same statement.
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
