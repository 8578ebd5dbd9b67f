/*
 * Whole conversations: all messages of a ticket, and those of the tickets that its customer had before, each
 * behind a separator. An answer is bounded; what it leaves out is the oldest.
 */
import type { SystemContent } from '#contract/chat/schemas';
import type { Actor } from '#contract/core/actor';
import type { Db } from '../../schema';
import type { Tickets } from '../tickets';
import { listEarlierTickets, listLastOf, type EarlierTicket } from './all-messages.store';
import type { MessageRow } from './chat.types';

const maxMessages = 2_000;
const maxTickets = 100;

type Owned = Pick<Tickets, 'requireTicket'>;

/** @throws core.forbidden, core.not_found */
export async function readConversation(
  db: Db,
  tickets: Owned,
  actor: Actor,
  ticketId: number,
): Promise<MessageRow[]> {
  const { id } = await tickets.requireTicket(db, actor, ticketId);
  return listLastOf(db, [id], maxMessages);
}

/** The oldest ticket first. @throws core.forbidden, core.not_found */
export async function readEarlierConversations(
  db: Db,
  tickets: Owned,
  actor: Actor,
  ticketId: number,
): Promise<MessageRow[]> {
  const ticket = await tickets.requireTicket(db, actor, ticketId);
  const earlier = await listEarlierTickets(db, ticket, maxTickets);
  const ids = earlier.map(({ id }) => id);
  const rows = await listLastOf(db, ids, maxMessages);
  // A full answer was cut within its first ticket or before it: tickets before that one are not in it.
  const first = rows.length < maxMessages ? undefined : rows[0];
  const shown = first === undefined ? earlier : earlier.slice(ids.indexOf(first.ticket_id));
  const ofTicket = new Map<number, MessageRow[]>(ids.map((id) => [id, []]));
  for (const row of rows) ofTicket.get(row.ticket_id)?.push(row);
  return shown.flatMap((from) => [separatorOf(from), ...(ofTicket.get(from.id) ?? [])]);
}

/** Made on reading, stored nowhere. */
function separatorOf(ticket: EarlierTicket): MessageRow {
  const content: SystemContent = { kind: 'separator', title: ticket.title, time: ticket.created_at };
  return {
    id: 0,
    ticket_id: ticket.id,
    seq: 0,
    rev: 0,
    sender: 'system',
    sender_id: 0,
    type: 6,
    content: JSON.stringify(content),
    is_delete: 0,
    created_at: ticket.created_at,
    client_message_id: null,
    client_timestamp: null,
  };
}
