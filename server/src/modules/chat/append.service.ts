/*
 * Appends a message to a held ticket: number, revision and time, the row, and what it does to the ticket.
 * Everything that stands in a chat came through here.
 */
import type { SystemContent } from '#contract/chat/schemas';
import { newsOf } from '#contract/chat/news';
import type { Clock } from '../../platform/clock';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';
import { messageEffect, nextMessage, type TicketRow, type Tickets } from '../tickets';
import { chatEvents } from './chat.events';
import { insertMessage } from './chat.store';
import type { MessageRow } from './chat.types';

/** What is appended. */
export interface Draft {
  readonly sender: 'user' | 'admin' | 'system';
  readonly senderId: number;
  readonly type: 4 | 6 | 10;
  readonly content: string;
  readonly newsFor?: 'user' | 'admin';
  readonly clientMessageId?: string;
  readonly clientTimestamp?: number;
}

export interface Appending {
  append(tx: Db, emit: Emit, ticket: TicketRow, draft: Draft): Promise<MessageRow>;
  /** @returns the id of the message */
  appendSystem(tx: Db, emit: Emit, ticketId: number, content: SystemContent): Promise<number>;
}

export function createAppending(deps: {
  readonly clock: Clock;
  readonly tickets: Pick<Tickets, 'applyMessage' | 'holdTicket'>;
}): Appending {
  const { clock, tickets } = deps;

  const append: Appending['append'] = async (tx, emit, ticket, draft) => {
    const next = nextMessage(ticket, clock.now());
    const message = await insertMessage(tx, {
      ticket_id: ticket.id,
      seq: next.seq,
      rev: next.rev,
      sender: draft.sender,
      sender_id: draft.senderId,
      type: draft.type,
      content: draft.content,
      created_at: next.time,
      client_message_id: draft.clientMessageId ?? null,
      client_timestamp: draft.clientTimestamp ?? null,
    });
    await tickets.applyMessage(tx, ticket.id, messageEffect(ticket, { ...draft, ...next }));
    emit(chatEvents.stored, { ticketId: ticket.id, messageId: message.id });
    return message;
  };

  return {
    append,
    async appendSystem(tx, emit, ticketId, content) {
      const ticket = await tickets.holdTicket(tx, ticketId);
      const { id } = await append(tx, emit, ticket, {
        sender: 'system',
        senderId: 0,
        type: 6,
        content: JSON.stringify(content),
        newsFor: newsOf(content),
      });
      if (content.kind === 'invite') {
        emit(chatEvents.invited, { ticketId, customerId: ticket.customer_id });
      }
      return id;
    },
  };
}
