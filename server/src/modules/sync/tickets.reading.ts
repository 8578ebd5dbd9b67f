/* Reads the ticket tables of some audiences at once: staff, and customers by id. */
import type { TableRow } from '#contract/sync/schemas';
import type { Db } from '../../schema';
import type { Chat, MessageRow } from '../chat';
import type { Identity } from '../identity';
import { personRow } from './catalogue.present';
import { accessRow, chatRow, productRow, ratingRow, recordRow, type Names } from './tickets.present';
import {
  listAccesses,
  listNewestMessages,
  listNewestMessagesOf,
  listNewestTickets,
  listNewestTicketsOf,
  listProducts,
  listRatings,
  type RecordRow,
} from './tickets.store';

export interface TicketReadingDependencies {
  readonly db: Db;
  readonly identity: Pick<Identity, 'listCustomers' | 'listPersons'>;
  readonly chat: Pick<Chat, 'withCards'>;
}

export interface RecordTables {
  readonly questionRecord: TableRow<'questionRecord'>[];
  readonly chatRecord: TableRow<'chatRecord'>[];
  readonly questionRecordItem: TableRow<'questionRecordItem'>[];
  readonly questionRecordScore: TableRow<'questionRecordScore'>[];
}

export type StaffTables = RecordTables & { readonly accessQuestion?: TableRow<'accessQuestion'>[] };
/** With the agents who handle the tickets. */
export type CustomerTables = RecordTables & { readonly person: TableRow<'person'>[] };

export type TicketReading = ReturnType<typeof createTicketReading>;

export function createTicketReading({ db, identity, chat }: TicketReadingDependencies) {
  const tablesOf = async (tickets: readonly RecordRow[], messages: readonly MessageRow[]) => {
    const ticketIds = tickets.map(({ id }) => id);
    const senders = (sender: MessageRow['sender']) =>
      messages.filter((message) => message.sender === sender).map((message) => message.sender_id);
    const handlers = tickets.flatMap((ticket) => ticket.handler_id ?? []);
    const [customers, persons, products, ratings, carded] = await Promise.all([
      identity.listCustomers(db, distinct([...tickets.map((row) => row.customer_id), ...senders('user')])),
      identity.listPersons(db, distinct([...handlers, ...senders('admin')])),
      listProducts(db, ticketIds),
      listRatings(db, ticketIds),
      chat.withCards(db, messages),
    ]);
    const names: Names = { customers, persons };
    return { names, persons, products, ratings, carded };
  };

  return {
    /** The newest of all; who opened which question is a look of its own. */
    async forStaff(withAccesses: boolean): Promise<StaffTables> {
      const [tickets, messages, accesses] = await Promise.all([
        listNewestTickets(db),
        listNewestMessages(db),
        withAccesses ? listAccesses(db) : undefined,
      ]);
      const { names, products, ratings, carded } = await tablesOf(tickets, messages);
      return {
        questionRecord: tickets.map((ticket) => recordRow(ticket, names)),
        chatRecord: carded.map((message) => chatRow(message, names)),
        questionRecordItem: products.map(productRow),
        questionRecordScore: ratings.map(ratingRow),
        ...(accesses && { accessQuestion: accesses.map(accessRow) }),
      };
    },

    /** The own rows of each of these customers. */
    async forCustomers(customerIds: readonly number[]): Promise<Map<number, CustomerTables>> {
      const [tickets, messages] = await Promise.all([
        listNewestTicketsOf(db, customerIds),
        listNewestMessagesOf(db, customerIds),
      ]);
      const { names, persons, products, ratings, carded } = await tablesOf(tickets, messages);
      const customerOf = new Map(tickets.map((ticket) => [ticket.id, ticket.customer_id]));
      const writtenTo = new Map(messages.map((message) => [message.id, message.customer_id]));
      return new Map(
        customerIds.map((customerId) => {
          const own = tickets.filter((ticket) => ticket.customer_id === customerId);
          const isOwn = (row: { ticket_id: number }) => customerOf.get(row.ticket_id) === customerId;
          const handlers = distinct(own.flatMap((ticket) => ticket.handler_id ?? []));
          const tables: CustomerTables = {
            questionRecord: own.map((ticket) => recordRow(ticket, names)),
            chatRecord: carded
              .filter((message) => writtenTo.get(message.id) === customerId)
              .map((message) => chatRow(message, names)),
            questionRecordItem: products.filter(isOwn).map(productRow),
            questionRecordScore: ratings.filter(isOwn).map(ratingRow),
            person: handlers.flatMap((id) => persons.get(id) ?? []).map(personRow),
          };
          return [customerId, tables];
        }),
      );
    },
  };
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
