/* How a ticket stands by the messages that are left, after one of staff was taken back. */
import type { Db } from '../../schema';
import { answeredUpTo, previewOf, stateWithout, type MessageEffect, type TicketRow } from '../tickets';
import { findFirstAfter, findLastSpoken, findLastStaffSeq } from './chat.store';

/** Whose turn was last, since when the customer waits, and what lists show. The ticket must be held. */
export async function readState(tx: Db, ticket: TicketRow): Promise<Omit<MessageEffect, 'rev'>> {
  const last = await findLastSpoken(tx, ticket.id);
  const spoken = {
    lastStaffSeq: await findLastStaffSeq(tx, ticket.id),
    ...(last && {
      last: {
        sender: last.sender === 'user' ? ('user' as const) : ('admin' as const),
        seq: last.seq,
        preview: previewOf(last.content, last.type),
      },
    }),
  };
  return stateWithout(ticket, spoken, await findFirstAfter(tx, ticket.id, answeredUpTo(ticket, spoken)));
}
