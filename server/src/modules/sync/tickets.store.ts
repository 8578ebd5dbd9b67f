/*
 * SQL of the ticket tables: the newest rows of customers, and of all for staff. One query per table,
 * for any number of customers at once.
 */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { MessageRow } from '../chat';

export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number];
export type RatingRow = Awaited<ReturnType<typeof listRatings>>[number];
export type AccessRow = Awaited<ReturnType<typeof listAccesses>>[number];

/** Rows of a ticket or of a message that the role may see, at most. */
const newest = 200;
const newestAccesses = 1_000;

export interface RecordRow {
  readonly id: number;
  readonly customer_id: number;
  readonly question_id: number | null;
  readonly question_type_id: number;
  readonly title: string;
  readonly is_solved: 0 | 1;
  readonly handler_id: number | null;
  readonly user_unread: 0 | 1;
  readonly admin_unread: 0 | 1;
  readonly score_status: number;
  readonly created_at: number;
  readonly rev: number;
}

const recordColumns = [
  'id',
  'customer_id',
  'question_id',
  'question_type_id',
  'title',
  'is_solved',
  'handler_id',
  'user_unread',
  'admin_unread',
  'score_status',
  'created_at',
  'rev',
] as const satisfies readonly (keyof RecordRow)[];

/** The newest of all. */
export async function listNewestTickets(db: Db): Promise<RecordRow[]> {
  return db.selectFrom('ticket').select(recordColumns).orderBy('id', 'desc').limit(newest).execute();
}

/** The newest of each of these customers. */
export async function listNewestTicketsOf(db: Db, customerIds: readonly number[]): Promise<RecordRow[]> {
  if (customerIds.length === 0) return [];
  const { rows } = await sql<RecordRow>`
    select own.* from unnest(${[...customerIds]}::int[]) as customer (id)
    cross join lateral (
      select ${sql.join(recordColumns.map((name) => sql.ref(name)))}
      from ticket where customer_id = customer.id order by id desc limit ${newest}
    ) own`.execute(db);
  return rows;
}

/** The newest of all. */
export async function listNewestMessages(db: Db): Promise<MessageRow[]> {
  return db.selectFrom('message').selectAll().orderBy('id', 'desc').limit(newest).execute();
}

/** A message with the customer whose ticket it belongs to. */
export type OwnedMessage = MessageRow & { readonly customer_id: number };

/** The newest of each of these customers. */
export async function listNewestMessagesOf(db: Db, customerIds: readonly number[]): Promise<OwnedMessage[]> {
  if (customerIds.length === 0) return [];
  // By the expression: ordered by the bare id it could walk through everybody's messages to find his.
  const { rows } = await sql<OwnedMessage>`
    select own.*, customer.id as customer_id from unnest(${[...customerIds]}::int[]) as customer (id)
    cross join lateral (
      select message.* from ticket join message on message.ticket_id = ticket.id
      where ticket.customer_id = customer.id order by (message.id + 0) desc limit ${newest}
    ) own`.execute(db);
  return rows;
}

/** The products of these tickets, in their order. */
export async function listProducts(db: Db, ticketIds: readonly number[]) {
  return db
    .selectFrom('ticket_product')
    .select(['ticket_id', 'product_id'])
    .where('ticket_id', '=', anyOf(ticketIds))
    .orderBy('ticket_id')
    .orderBy('position')
    .execute();
}

/** The ratings of these tickets, with their level where they were given by levels. */
export async function listRatings(db: Db, ticketIds: readonly number[]) {
  return db
    .selectFrom('rating')
    .leftJoin('rating_level_choice', 'rating_level_choice.ticket_id', 'rating.ticket_id')
    .select(['rating.ticket_id', 'rating.suggest', 'rating.created_at'])
    .select(['rating_level_choice.level_id', 'rating_level_choice.option_ids'])
    .where('rating.ticket_id', '=', anyOf(ticketIds))
    .orderBy('rating.ticket_id')
    .execute();
}

/** Who opened which question, the newest first. */
export async function listAccesses(db: Db) {
  return db
    .selectFrom('access_question')
    .select(['question_id', 'access_user'])
    .orderBy('time', 'desc')
    .orderBy('question_id', 'desc')
    .orderBy('access_user')
    .limit(newestAccesses)
    .execute();
}

/** The customers whose tickets these are. */
export async function listOwners(db: Db, ticketIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('ticket')
    .select('customer_id')
    .distinct()
    .where('id', '=', anyOf(ticketIds))
    .execute();
  return rows.map((row) => row.customer_id);
}

// One parameter for the whole list: a list of any length is the same statement.
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
