/* Events of the chat -> frames 4, 6 and 10, then the changed row and the unread totals. */
import { frameTypes } from '#contract/core/frames';
import type { CustomerFrame, StaffFrame } from '#contract/chat/messages';
import type { Platform } from '../../module';
import { createBatches } from '../../platform/events/batches';
import { rooms } from '../identity';
import type { Tickets } from '../tickets';
import { chatEvents } from './chat.events';
import type { MessagePresenter } from './chat.present';
import { listMessages } from './chat.store';
import type { MessageRow } from './chat.types';

export interface SocketDependencies extends Pick<Platform, 'db' | 'hub' | 'bus' | 'log'> {
  readonly tickets: Pick<Tickets, 'listTickets' | 'sendRow' | 'sendUnreadTotal'>;
  readonly presenter: MessagePresenter;
}

/** A message that was stored, recalled, or whose card says something else now. */
interface News {
  readonly kind: 'stored' | 'recalled' | 'cardChanged';
  readonly messageId: number;
}

/** Kind of the frame in which a customer gets a message. */
const customerFrameTypes = {
  4: frameTypes.message,
  6: frameTypes.rating,
  10: frameTypes.report,
} as const;

export function subscribeChatFrames(deps: SocketDependencies): void {
  const { db, hub, bus, log, tickets, presenter } = deps;
  const toCustomer = (id: number, frame: CustomerFrame) => hub.send(rooms.customer(id), frame);
  const toStaff = (frame: StaffFrame) => hub.send(rooms.staff, frame);

  /** Tells both sides of new messages and changed cards, each as its side sees it. */
  const sendMessages = async (rows: readonly MessageRow[], customers: ReadonlyMap<number, number>) => {
    const [forCustomers, forStaff] = await Promise.all([
      presenter.presentForCustomer(db, rows),
      presenter.presentForStaff(db, rows),
    ]);
    for (const data of forCustomers) {
      const customerId = customers.get(data.recordQuestionId) ?? 0;
      const msgType = customerFrameTypes[data.messageType];
      toCustomer(customerId, { msgType, recordQuestionId: data.recordQuestionId, data });
    }
    for (const data of forStaff) {
      const msgType = data.messageType === 10 ? frameTypes.report : frameTypes.message;
      toStaff({ msgType, recordQuestionId: data.recordQuestionId, data });
    }
  };

  const sendRecalled = (row: MessageRow, customerId: number) => {
    const frame = {
      msgType: frameTypes.message,
      recordQuestionId: row.ticket_id,
      data: { id: row.id, isDelete: 1, rev: row.rev },
    } as const;
    toCustomer(customerId, frame);
    toStaff(frame);
  };

  const isAnybodyHere = (customerIds: Iterable<number>) =>
    hub.countOf(rooms.staff) > 0 || [...customerIds].some((id) => hub.countOf(rooms.customer(id)) > 0);

  const send = createBatches<News>({
    log,
    keyOf: ({ kind, messageId }) => `${kind} ${messageId}`,
    work: async (news) => {
      const messages = await listMessages(db, [...new Set(news.map(({ messageId }) => messageId))]);
      const ticketIds = [...new Set([...messages.values()].map((row) => row.ticket_id))];
      const rows = await tickets.listTickets(db, ticketIds);
      const customers = new Map(rows.map((ticket) => [ticket.id, ticket.customer_id]));
      if (!isAnybodyHere(customers.values())) return;
      const rowsOf = (kind: News['kind']) =>
        news.flatMap((item) => (item.kind === kind ? (messages.get(item.messageId) ?? []) : []));
      const stored = rowsOf('stored');
      await sendMessages([...new Set([...stored, ...rowsOf('cardChanged')])], customers);
      // A recalled message was stored before it.
      for (const row of rowsOf('recalled')) sendRecalled(row, customers.get(row.ticket_id) ?? 0);
      for (const id of ticketIds) tickets.sendRow(id);
      for (const row of stored) {
        const customerId = customers.get(row.ticket_id) ?? 0;
        if (row.sender !== 'admin') tickets.sendUnreadTotal('admin', customerId);
        if (row.sender !== 'user') tickets.sendUnreadTotal('user', customerId);
      }
    },
  });

  bus.subscribe(chatEvents.stored, ({ ids }) => send({ kind: 'stored', messageId: Number(ids.messageId) }));
  bus.subscribe(chatEvents.recalled, ({ ids }) =>
    send({ kind: 'recalled', messageId: Number(ids.messageId) }),
  );
  bus.subscribe(chatEvents.cardChanged, ({ ids }) =>
    send({ kind: 'cardChanged', messageId: Number(ids.messageId) }),
  );
}
