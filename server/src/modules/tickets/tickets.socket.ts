/* Events of tickets -> frames 2, 3, 8, 9 and 11 of both sides. */
import type { Side } from '#contract/core/actor';
import { frameTypes } from '#contract/core/frames';
import type { CustomerFrame, StaffFrame } from '#contract/chat/messages';
import type { Platform } from '../../module';
import { createBatches } from '../../platform/events/batches';
import { rooms, type Identity } from '../identity';
import { countUnreadOfStaff } from './attention.store';
import { ticketEvents } from './tickets.events';
import type { Presenter } from './tickets.present';
import { listTickets, listTotals } from './tickets.store';
import type { TicketRow } from './tickets.types';

export interface SocketDependencies extends Pick<Platform, 'db' | 'hub' | 'bus' | 'log'> {
  readonly identity: Pick<Identity, 'listCustomers'>;
  readonly presenter: Presenter;
}

/** Sends the present state; what is asked for several times at once is sent once. */
export interface TicketFrames {
  /** The row of a ticket to both sides as type 3, to staff as type 2 when it is new; unread as each has it. */
  row(ticketId: number, isNew?: boolean): void;
  /** The rows of many tickets to their customers, and to staff as type 11 which these are. */
  refresh(ticketIds: readonly number[]): Promise<void>;
  /** The number of unread tickets to a side as type 8; of customers to this one. */
  unreadTotal(side: Side, customerId: number): void;
}

export function createTicketFrames(deps: SocketDependencies): TicketFrames {
  const { db, hub, log, presenter } = deps;
  const toCustomer = (id: number, frame: CustomerFrame) => hub.send(rooms.customer(id), frame);
  const toStaff = (frame: StaffFrame, except: Iterable<number> = []) =>
    hub.send(rooms.staff, frame, [...except].map(rooms.person));
  const toPerson = (id: number, frame: StaffFrame) => hub.send(rooms.person(id), frame);
  const isHere = (customerId: number) => hub.countOf(rooms.customer(customerId)) > 0;

  // What is new stays new until it is sent.
  const newIds = new Set<number>();

  const rowsToStaff = async (rows: readonly TicketRow[], isNew: (id: number) => boolean) => {
    if (hub.countOf(rooms.staff) === 0) return;
    for (const { data, own } of await presenter.presentForAllStaff(db, rows)) {
      const msgType = isNew(data.id) ? frameTypes.newTicket : frameTypes.ticketChanged;
      toStaff({ msgType, recordQuestionId: data.id, data }, own.keys());
      for (const [id, row] of own) toPerson(id, { msgType, recordQuestionId: data.id, data: row });
    }
  };
  const rowsToCustomers = async (rows: readonly TicketRow[]) => {
    const theirs = rows.filter((row) => isHere(row.customer_id));
    for (const data of await presenter.presentForCustomer(db, theirs)) {
      const msgType = frameTypes.ticketChanged;
      toCustomer(data.personalId, { msgType, recordQuestionId: data.id, data });
    }
  };

  const sendRow = createBatches<number>({
    log,
    keyOf: (ticketId) => ticketId,
    work: async (ticketIds) => {
      const isNew = new Set(ticketIds.filter((id) => newIds.delete(id)));
      const rows = await listTickets(db, ticketIds);
      await Promise.all([rowsToStaff(rows, (id) => isNew.has(id)), rowsToCustomers(rows)]);
    },
  });
  const sendTotal = createBatches<{ side: Side; customerId: number }>({
    log,
    keyOf: ({ side, customerId }) => (side === 'admin' ? 'admin' : customerId),
    work: async (wanted) => {
      if (wanted.some(({ side }) => side === 'admin') && hub.countOf(rooms.staff) > 0) {
        const { everybody, alone } = await countUnreadOfStaff(db);
        toStaff({ msgType: frameTypes.unreadTotal, data: everybody }, alone.keys());
        for (const [id, more] of alone) {
          toPerson(id, { msgType: frameTypes.unreadTotal, data: everybody + more });
        }
      }
      const customers = wanted.filter(({ side, customerId }) => side === 'user' && isHere(customerId));
      const ids = customers.map(({ customerId }) => customerId);
      const totals = await listTotals(db, ids);
      for (const id of ids) {
        toCustomer(id, { msgType: frameTypes.unreadTotal, data: totals.get(id)?.userUnread ?? 0 });
      }
    },
  });

  return {
    row(ticketId, isNew = false) {
      if (isNew) newIds.add(ticketId);
      sendRow(ticketId);
    },
    async refresh(ticketIds) {
      toStaff({ msgType: frameTypes.refresh, data: [...ticketIds] });
      await rowsToCustomers(await listTickets(db, ticketIds));
    },
    unreadTotal: (side, customerId) => sendTotal({ side, customerId }),
  };
}

export function subscribeTicketFrames(deps: SocketDependencies, frames: TicketFrames): void {
  const { db, bus, hub, identity } = deps;
  bus.subscribe(ticketEvents.created, ({ ids }) => {
    frames.row(Number(ids.ticketId), true);
    frames.unreadTotal('admin', 0);
  });
  bus.subscribe(ticketEvents.changed, ({ ids }) => frames.row(Number(ids.ticketId)));
  bus.subscribe(ticketEvents.read, ({ ids }) => {
    frames.row(Number(ids.ticketId));
    frames.unreadTotal(ids.side === 'admin' ? 'admin' : 'user', Number(ids.customerId));
  });
  bus.subscribe(ticketEvents.refreshed, async ({ ids }) => {
    // What is carried over no longer concerns its handler.
    frames.unreadTotal('admin', 0);
    await frames.refresh(idsOf(ids.ticketIds));
  });
  bus.subscribe(ticketEvents.bound, async ({ ids }) => {
    const customerId = Number(ids.customerId);
    const recordQuestionIds = idsOf(ids.ticketIds);
    const customer = (await identity.listCustomers(db, [customerId])).get(customerId);
    if (customer === undefined) return;
    const { id, account, name } = customer;
    const frame: StaffFrame = {
      msgType: frameTypes.anonymousBound,
      data: { recordQuestionIds, personal: { id, account, name } },
    };
    hub.send(rooms.staff, frame);
    for (const ticketId of recordQuestionIds) frames.row(ticketId);
    frames.unreadTotal('user', customerId);
  });
}

function idsOf(list: unknown): number[] {
  return String(list).split(',').map(Number);
}
