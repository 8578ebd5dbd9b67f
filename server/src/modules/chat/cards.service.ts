/*
 * Cards of damage reports (type 10, Q-168). The chat stores that there is one and when it changed; what it
 * says comes from the report, each time it is read.
 */
import { AppError } from '../../platform/app-error';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';
import type { MessageEffect, TicketRow, Tickets } from '../tickets';
import { chatEvents } from './chat.events';
import { cardType } from './chat.rules';
import { findMessage, updateRecalled, updateRev } from './chat.store';
import type { Card, CardPort, MessageRow } from './chat.types';
import { readState } from './turns.service';

export type Cards = ReturnType<typeof createCards>;

const unchanged = async () => ({});

export function createCards({ tickets }: { tickets: Pick<Tickets, 'holdTicket' | 'applyMessage'> }) {
  let port: CardPort | undefined;

  const findCard = async (db: Db, messageId: number): Promise<Card | undefined> => {
    const message = await findMessage(db, messageId);
    if (message?.type !== cardType) return undefined;
    return { id: message.id, ticketId: message.ticket_id, isDelete: message.is_delete };
  };

  /** Writes a change of a card under the next revision of its ticket. */
  const change = async (
    tx: Db,
    emit: Emit,
    messageId: number,
    write: (tx: Db, id: number, rev: number) => Promise<void>,
    stateOf: (tx: Db, ticket: TicketRow) => Promise<Omit<MessageEffect, 'rev'>> = unchanged,
  ) => {
    const card = await findCard(tx, messageId);
    if (card === undefined) throw new Error(`message ${messageId} is no card`);
    const ticket = await tickets.holdTicket(tx, card.ticketId);
    const rev = ticket.rev + 1;
    await write(tx, messageId, rev);
    await tickets.applyMessage(tx, ticket.id, { rev, ...(await stateOf(tx, ticket)) });
    emit(chatEvents.cardChanged, { ticketId: ticket.id, messageId });
  };

  return {
    onCards: (given: CardPort) => void (port = given),
    findCard,
    cardChanged: (tx: Db, emit: Emit, messageId: number) => change(tx, emit, messageId, updateRev),
    withdrawCard: (tx: Db, emit: Emit, messageId: number) =>
      change(tx, emit, messageId, updateRecalled, readState),

    /** @throws chat.card_invalid, also where nothing knows of reports */
    async contentToSend(tx: Db, ticketId: number, sent: string) {
      if (port === undefined) throw new AppError('chat.card_invalid');
      return port.contentToSend(tx, ticketId, sent);
    },

    async stored(tx: Db, reportId: number, messageId: number): Promise<void> {
      await port?.stored(tx, reportId, messageId);
    },

    /** The rows, their cards saying what the reports say now. */
    async withContents(db: Db, rows: readonly MessageRow[]): Promise<readonly MessageRow[]> {
      const ids = rows.filter((row) => row.type === cardType && row.is_delete === 0).map(({ id }) => id);
      if (port === undefined || ids.length === 0) return rows;
      const contents = await port.contentsOf(db, ids);
      return rows.map((row) => ({ ...row, content: contents.get(row.id) ?? row.content }));
    },
  };
}
