/* SQL of whole conversations: all messages of a ticket, and of the tickets that its customer had before. */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { MessageRow } from './chat.types';

/** A ticket as far as its separator shows it. */
export interface EarlierTicket {
  readonly id: number;
  readonly title: string;
  readonly created_at: number;
}

/** The customer's tickets from before this one, the newest `limit` of them; oldest first. */
export async function listEarlierTickets(
  db: Db,
  ticket: { id: number; customer_id: number; created_at: number },
  limit: number,
): Promise<EarlierTicket[]> {
  const rows = await db
    .selectFrom('ticket')
    .select(['id', 'title', 'created_at'])
    .where('customer_id', '=', ticket.customer_id)
    .where(sql<boolean>`(created_at, id) < (${ticket.created_at}::bigint, ${ticket.id}::int)`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** Messages of tickets, one ticket after the other as given, each from its first on; the last `limit`. */
export async function listLastOf(db: Db, ticketIds: readonly number[], limit: number): Promise<MessageRow[]> {
  if (ticketIds.length === 0) return [];
  const ids = sql`${[...ticketIds]}::int[]`;
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .where('ticket_id', '=', sql<number>`any(${ids})`)
    .orderBy(sql`array_position(${ids}, ticket_id)`, 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}
