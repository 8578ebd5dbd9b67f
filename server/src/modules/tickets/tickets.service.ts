/*
 * Use cases of existing tickets: who may have one, solving and reopening, reading, delivery, and the move to
 * an account.
 */
import type { Actor, CustomerActor, Side, StaffActor } from '#contract/core/actor';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';
import { deleteAttention } from './attention.store';
import { mergeTurns } from './creation.store';
import { ticketEvents } from './tickets.events';
import { changeTime, solvedChange } from './tickets.rules';
import { turnEffect, type Turn } from './turns.rules';
import * as store from './tickets.store';
import type { MessageEffect, MovedPort, RatingState, ReopenedPort, TicketRow } from './tickets.types';

export type TicketService = ReturnType<typeof createTicketService>;

export function createTicketService({ transact, clock }: Pick<Platform, 'transact' | 'clock'>) {
  const reopened: ReopenedPort[] = [];
  const moved: MovedPort[] = [];

  /** Writes that a ticket is solved or open; the row is the locked one. False when it is that way already. */
  const applySolved: ApplySolved = async (tx, emit, ticket, isSolved, by) => {
    const change = solvedChange(ticket, isSolved, by, clock.now());
    if (change === undefined) return false;
    await store.updateTicket(tx, ticket.id, change);
    if (isSolved === 0) for (const port of reopened) await port(tx, emit, ticket.id);
    if ('admin_unread' in change) emitUnread(emit, ticket);
    else emit(ticketEvents.changed, { ticketId: ticket.id });
    return true;
  };

  return {
    onReopened: (port: ReopenedPort) => void reopened.push(port),
    onMoved: (port: MovedPort) => void moved.push(port),
    requireTicket: (db: Db, actor: Actor, id: number) => store.findTicket(db, id).then(allowed(actor)),
    lockTicket: (tx: Db, actor: Actor, id: number) => store.lockTicket(tx, id).then(allowed(actor)),
    applySolved,

    async holdTicket(tx: Db, id: number): Promise<TicketRow> {
      const ticket = await store.lockTicket(tx, id);
      if (ticket === undefined) throw new Error(`ticket ${id} does not exist`);
      return ticket;
    },

    /** Q-49; solving a solved ticket is a success without effect. */
    async setSolved(actor: Actor, id: number, isSolved: 0 | 1): Promise<void> {
      await transact(async (tx, emit) => {
        const ticket = await store.lockTicket(tx, id).then(allowed(actor));
        await applySolved(tx, emit, ticket, isSolved, actor.kind === 'staff' ? 'admin' : 'user');
      });
    },

    /** Turns solved into open and back. @returns the new value */
    async flipSolved(actor: Actor, id: number): Promise<0 | 1> {
      return transact(async (tx, emit) => {
        const ticket = await store.lockTicket(tx, id).then(allowed(actor));
        const isSolved = ticket.is_solved === 1 ? 0 : 1;
        await applySolved(tx, emit, ticket, isSolved, actor.kind === 'staff' ? 'admin' : 'user');
        return isSolved;
      });
    },

    /** Staff read it for all, and what concerns themselves. Read-only staff change nothing. */
    async markRead(actor: CustomerActor | StaffActor, id: number): Promise<void> {
      await transact(async (tx, emit) => {
        const ticket = await store.findTicket(tx, id).then(allowed(actor));
        if (actor.kind === 'staff' && actor.isReadonly) return;
        await readTicket(tx, emit, actor, ticket);
      });
    },

    /** Writes that one side took its turn without a message; the row is the locked one. */
    async applyTurn(tx: Db, emit: Emit, ticket: TicketRow, turn: Turn, personId?: number): Promise<void> {
      const effect = turnEffect(ticket, turn, clock.now(), personId);
      await store.updateTicket(tx, ticket.id, effect);
      if ('admin_unread' in effect) emitUnread(emit, ticket);
      else emit(ticketEvents.changed, { ticketId: ticket.id });
    },

    /** Somebody else's ticket, a foreign one and read-only staff change nothing. */
    async markDelivered(actor: CustomerActor | StaffActor, id: number, seq: number): Promise<void> {
      if (actor.kind === 'staff' && actor.isReadonly) return;
      const customerId = actor.kind === 'staff' ? undefined : actor.customerId;
      await transact(async (tx, emit) => {
        if (!(await store.updateDelivered(tx, { id, side: sideOf(actor), seq, customerId }))) return;
        emit(ticketEvents.changed, { ticketId: id });
      });
    },

    /** Writes what a message did to its ticket. */
    applyMessage: (tx: Db, ticketId: number, effect: MessageEffect) =>
      store.updateTicket(tx, ticketId, effect),

    /** Writes the state of the rating; the row is the locked one. */
    async applyRating(tx: Db, emit: Emit, ticket: TicketRow, rating: RatingState): Promise<void> {
      await store.updateTicket(tx, ticket.id, {
        score_status: rating.status,
        score_num: rating.num,
        updated_at: changeTime(ticket, clock.now()),
      });
      emit(ticketEvents.changed, { ticketId: ticket.id });
    },

    /**
     * The port of identity. An open consultation that comes along stands beside one of the account: to
     * close either would take a question from the list of staff. The one that was touched last is opened next.
     */
    async bindAnonymous(tx: Db, emit: Emit, from: number, to: number): Promise<number[]> {
      await mergeTurns(tx, from, to);
      const ids = await store.moveTickets(tx, from, to);
      if (ids.length === 0) return ids;
      for (const port of moved) await port(tx, ids, to);
      emit(ticketEvents.bound, { customerId: to, ticketIds: ids.join(',') });
      return ids;
    },
  };
}

export type ApplySolved = (
  tx: Db,
  emit: Emit,
  ticket: TicketRow,
  isSolved: 0 | 1,
  by: Side,
) => Promise<boolean>;

/** Somebody has read the ticket; without effect where there was nothing to read. */
export async function readTicket(
  tx: Db,
  emit: Emit,
  actor: CustomerActor | StaffActor,
  ticket: TicketRow,
): Promise<void> {
  const side = sideOf(actor);
  const wasAlone = actor.kind === 'staff' && (await deleteAttention(tx, [ticket.id], actor.personId));
  if (!(await store.updateRead(tx, ticket.id, side)) && !wasAlone) return;
  emit(ticketEvents.read, { ticketId: ticket.id, customerId: ticket.customer_id, side });
}

/** The ticket is unread for staff, or for one of them, or is no longer. */
export function emitUnread(emit: Emit, { id, customer_id }: TicketRow): void {
  emit(ticketEvents.read, { ticketId: id, customerId: customer_id, side: 'admin' });
}

function sideOf(actor: CustomerActor | StaffActor): Side {
  return actor.kind === 'staff' ? 'admin' : 'user';
}

/** Lets a row through to those who may have it; the others learn what Q-143 lets them know. */
function allowed(actor: Actor) {
  return (ticket: TicketRow | undefined): TicketRow => {
    if (actor.kind === 'visitor') throw new AppError('core.no_session');
    if (actor.kind === 'staff') {
      if (ticket === undefined) throw new AppError('core.not_found');
      return ticket;
    }
    if (ticket?.customer_id !== actor.customerId) throw new AppError('core.forbidden');
    return ticket;
  };
}
