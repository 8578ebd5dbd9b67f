/* SQL of tickets: rows, locks, lists, counts and the changes of a row. Creation has a store of its own. */
import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import type { Side } from '#contract/core/actor';
import type { Db } from '../../schema';
import type { TicketTable } from '../../schema/tickets';
import type { TicketRow } from './tickets.types';

/** Everything but the long texts. */
const columns = [
  'id',
  'customer_id',
  'question_id',
  'question_type_id',
  'type_title',
  'staff_type_title',
  'title',
  'created_at',
  'updated_at',
  'completed_at',
  'is_solved',
  'user_unread',
  'admin_unread',
  'comment',
  'handler_id',
  'sop_directory_id',
  'sop_question_id',
  'score_status',
  'score_num',
  'product_id',
  'urgency',
  'mark',
  'shift',
  'carry_over',
  'rev',
  'last_seq',
  'last_message_at',
  'last_sender',
  'last_message',
  'waiting_since',
  'user_delivered_seq',
  'admin_delivered_seq',
  'user_read_seq',
  'admin_read_seq',
  'turn',
  'turn_seq',
  'turn_at',
] as const satisfies readonly (keyof TicketRow)[];

// Far more than a person can have; a list is never without an end.
const listLimit = 5_000;

export async function findTicket(db: Db, id: number): Promise<TicketRow | undefined> {
  return db.selectFrom('ticket').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Holds the row until the end of the transaction: messages, ratings and solving of a ticket queue here. */
export async function lockTicket(tx: Db, id: number): Promise<TicketRow | undefined> {
  return tx.selectFrom('ticket').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** In the order of the ids; unknown ones are left out. */
export async function listTickets(db: Db, ids: readonly number[]): Promise<TicketRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('ticket').select(columns).where('id', '=', anyOf(ids)).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Newest update first. */
export async function listTicketsOfCustomer(
  db: Db,
  customerId: number,
  isSolved?: 0 | 1,
): Promise<TicketRow[]> {
  let query = db.selectFrom('ticket').select(columns).where('customer_id', '=', customerId);
  if (isSolved !== undefined) query = query.where('is_solved', '=', isSolved);
  return query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(listLimit).execute();
}

export async function updateTicket(tx: Db, id: number, change: Updateable<TicketTable>): Promise<void> {
  await tx.updateTable('ticket').set(change).where('id', '=', id).execute();
}

/** Clears a side's flag; false when it has read everything already. */
export async function updateRead(tx: Db, id: number, side: Side): Promise<boolean> {
  const read = side === 'user' ? 'user_read_seq' : 'admin_read_seq';
  const delivered = side === 'user' ? 'user_delivered_seq' : 'admin_delivered_seq';
  const unread = side === 'user' ? 'user_unread' : 'admin_unread';
  const updated = await tx
    .updateTable('ticket')
    .set((row) => ({ [unread]: 0, [read]: row.ref('last_seq'), [delivered]: row.ref('last_seq') }))
    .where('id', '=', id)
    .where((row) => row.or([row(unread, '=', 1), row(read, '<', row.ref('last_seq'))]))
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/**
 * Notes that a side has received everything up to `seq`, in one statement that checks the owner too.
 * @returns true when that was news
 */
export async function updateDelivered(
  tx: Db,
  delivery: { id: number; side: Side; seq: number; customerId?: number },
): Promise<boolean> {
  const column = delivery.side === 'user' ? 'user_delivered_seq' : 'admin_delivered_seq';
  const reached = sql<number>`least(${delivery.seq}::int, last_seq)`;
  let query = tx
    .updateTable('ticket')
    .set({ [column]: reached })
    .where('id', '=', delivery.id)
    .where(column, '<', reached);
  if (delivery.customerId !== undefined) query = query.where('customer_id', '=', delivery.customerId);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}

/** How many tickets of a customer are unread by each side, and unsolved. */
export interface CustomerTotals {
  readonly userUnread: number;
  /** By the flag that all agents share; see attention.store. */
  readonly adminUnread: number;
  readonly unsolved: number;
}

export async function listTotals(
  db: Db,
  customerIds: readonly number[],
): Promise<Map<number, CustomerTotals>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ticket')
    .select((row) => [
      'customer_id',
      row.fn.countAll<number>().filterWhere('user_unread', '=', 1).as('userUnread'),
      row.fn.countAll<number>().filterWhere('admin_unread', '=', 1).as('adminUnread'),
      row.fn.countAll<number>().filterWhere('is_solved', '=', 0).as('unsolved'),
    ])
    .where('customer_id', '=', anyOf(customerIds))
    .groupBy('customer_id')
    .execute();
  return new Map(rows.map(({ customer_id, ...totals }) => [customer_id, totals]));
}

export async function countUnreadOfCustomer(db: Db, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('ticket')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('user_unread', '=', 1)
    .executeTakeFirstOrThrow();
  return count;
}

/** What only the staff list shows of a ticket. */
export interface TicketTexts {
  readonly step_record: string;
  readonly question_record: string;
  readonly productIds: number[];
}

export async function listTexts(db: Db, ids: readonly number[]): Promise<Map<number, TicketTexts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('ticket')
    .select((row) => [
      'id',
      'step_record',
      'question_record',
      row
        .selectFrom('ticket_product')
        .select(sql<number[]>`coalesce(array_agg(product_id order by position), '{}')`.as('ids'))
        .whereRef('ticket_product.ticket_id', '=', 'ticket.id')
        .as('productIds'),
    ])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(
    rows.map(({ id, productIds, ...texts }) => [id, { ...texts, productIds: productIds ?? [] }]),
  );
}

/** True where one of these tickets belongs to the customer. */
export async function ownsOneOf(db: Db, customerId: number, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const found = await db
    .selectFrom('ticket')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', anyOf(ids))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Gives all tickets of one customer to another. @returns their ids, in order */
export async function moveTickets(tx: Db, from: number, to: number): Promise<number[]> {
  const moved = await tx
    .updateTable('ticket')
    .set({ customer_id: to })
    .where('customer_id', '=', from)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id).sort((one, other) => one - other);
}

// One parameter for the whole list: a list of any length is the same statement.
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
