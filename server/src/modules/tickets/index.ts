/*
 * The door of tickets: creation, the customer's list, solving, reading, and what chat, ratings and the
 * workbench need of a ticket.
 */
import type { Actor, CustomerActor, Side, StaffActor } from '#contract/core/actor';
import type { StaffTicket, Ticket } from '#contract/tickets/schemas';
import type { Module, Platform } from '../../module';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';
import type { Identity } from '../identity';
import type { Knowledge } from '../knowledge';
import type { Settings } from '../settings';
import type { Shop } from '../shop';
import type { Sop } from '../sop';
import { createCarryOver } from './carry-over.service';
import { createRecordChanges } from './change-record.service';
import { createTicketCreation } from './create-ticket.service';
import { insertTickets } from './creation.store';
import { bindStaffWork } from './staff-work.routes';
import { createStaffWork } from './staff-work.service';
import { createPresenter } from './tickets.present';
import { bindTickets } from './tickets.routes';
import { createTicketService, type ApplySolved } from './tickets.service';
import { createTicketFrames, subscribeTicketFrames } from './tickets.socket';
import { listTickets, listTicketsOfCustomer, ownsOneOf } from './tickets.store';
import type {
  MessageEffect,
  MovedPort,
  RatingState,
  ReopenedPort,
  StoredTicket,
  TicketRow,
} from './tickets.types';

export { ticketEvents } from './tickets.events';
export { messageEffect, nextMessage, previewOf, type StoredMessage } from './tickets.rules';
export { answeredUpTo, stateWithout, turnEffect } from './turns.rules';
export type {
  MessageEffect,
  MovedPort,
  RatingState,
  ReopenedPort,
  StoredTicket,
  TicketRow,
} from './tickets.types';

export interface Tickets extends Module {
  /**
   * The ticket, if the actor may have it.
   * @throws core.forbidden to customers, core.not_found to staff
   */
  requireTicket(db: Db, actor: Actor, id: number): Promise<TicketRow>;
  /** The same, held until the end of the transaction: whoever changes a ticket takes it first. */
  lockTicket(tx: Db, actor: Actor, id: number): Promise<TicketRow>;
  /** The same for the program itself, and for one who holds it already: as it stands now in the transaction. */
  holdTicket(tx: Db, id: number): Promise<TicketRow>;
  /** In the order of the ids; unknown ones are left out. */
  listTickets(db: Db, ids: readonly number[]): Promise<TicketRow[]>;
  /** All of a customer, newest update first. */
  listTicketsOfCustomer(db: Db, customerId: number): Promise<TicketRow[]>;
  presentForCustomer(db: Db, rows: readonly TicketRow[]): Promise<Ticket[]>;
  /** As this member of staff sees them: unread is also what concerns this person alone. */
  presentForStaff(db: Db, rows: readonly TicketRow[], personId: number): Promise<StaffTicket[]>;
  /** A customer who waits since then, or longer, makes his ticket abnormal now. */
  abnormalBefore(): number;
  /** Writes what a message did to its ticket; see `messageEffect`. The ticket must be held. */
  applyMessage(tx: Db, ticketId: number, effect: MessageEffect): Promise<void>;
  /** Writes the state of the rating; `ticket` is the held one. */
  applyRating(tx: Db, emit: Emit, ticket: TicketRow, rating: RatingState): Promise<void>;
  /** Solves or reopens; `ticket` is the held one. @returns false when it is that way already */
  readonly applySolved: ApplySolved;
  /**
   * One side took its turn without a message: the customer submitted a report, which makes the ticket unread and
   * begins the wait, or staff reviewed it, which is an answer. `ticket` is the held one.
   */
  applyTurn(
    tx: Db,
    emit: Emit,
    ticket: TicketRow,
    turn: 'submitted' | 'reviewed',
    personId?: number,
  ): Promise<void>;
  /** Makes the product of the latest damage report the ticket's; `ticket` is the held one. */
  applyProduct(tx: Db, emit: Emit, ticket: TicketRow, productId: number): Promise<void>;
  /** The port of the directory tree: tickets classified into these directories lose them. */
  unclassify(tx: Db, emit: Emit, directoryIds: readonly number[]): Promise<void>;
  /** The port of sop: tickets lose questions that are deleted. */
  forgetSopQuestions(tx: Db, emit: Emit, questionIds: readonly number[]): Promise<void>;
  /** Notes that a person has received everything of a ticket up to `seq`; foreign tickets change nothing. */
  markDelivered(actor: CustomerActor | StaffActor, id: number, seq: number): Promise<void>;
  /** Sends the present row of a ticket to both sides (type 3). */
  sendRow(ticketId: number): void;
  /** Sends the number of unread tickets to a side (type 8); of customers to this one. */
  sendUnreadTotal(side: Side, customerId: number): void;
  /** What a reopening needs further up. */
  onReopened(port: ReopenedPort): void;
  /** What moves along when tickets get another customer. */
  onMoved(port: MovedPort): void;
  /** The port of identity: moves the tickets of an anonymous identity to an account. */
  bindAnonymous(tx: Db, emit: Emit, from: number, to: number): Promise<number[]>;
  /** The port of files: one of these tickets is the customer's own. */
  mayFetch(db: Db, actor: CustomerActor, ticketIds: readonly number[]): Promise<boolean>;
  /** Whole tickets, as they are. @returns the ids, in the order given */
  insertTickets(tx: Db, tickets: readonly StoredTicket[]): Promise<number[]>;
}

export interface TicketsDependencies extends Platform {
  readonly identity: Identity;
  readonly settings: Settings;
  readonly shop: Shop;
  readonly knowledge: Knowledge;
  readonly sop: Sop;
}

export function createTickets(deps: TicketsDependencies): Tickets {
  const { db, identity } = deps;
  const service = createTicketService(deps);
  const presenter = createPresenter(deps);
  const sockets = { ...deps, presenter };
  const frames = createTicketFrames(sockets);
  subscribeTicketFrames(sockets, frames);
  const createTicket = createTicketCreation(deps);
  const staffWork = createStaffWork({ ...deps, service });
  const carryOver = createCarryOver({ ...deps, presenter });
  const changes = createRecordChanges({ ...deps, service, staffWork });

  return {
    ...presenter,
    requireTicket: service.requireTicket,
    lockTicket: service.lockTicket,
    holdTicket: service.holdTicket,
    listTickets,
    listTicketsOfCustomer,
    applyMessage: service.applyMessage,
    applyRating: service.applyRating,
    applySolved: service.applySolved,
    applyTurn: service.applyTurn,
    applyProduct: staffWork.applyProduct,
    unclassify: staffWork.unclassify,
    forgetSopQuestions: staffWork.forgetSopQuestions,
    markDelivered: service.markDelivered,
    sendRow: (ticketId) => frames.row(ticketId),
    sendUnreadTotal: frames.unreadTotal,
    onReopened: service.onReopened,
    onMoved: service.onMoved,
    bindAnonymous: service.bindAnonymous,
    mayFetch: (tx, actor, ids) => ownsOneOf(tx, actor.customerId, ids),
    insertTickets,
    register(bind) {
      bindTickets(bind, { db, identity, service, presenter, createTicket });
      bindStaffWork(bind, { staffWork, carryOver, changes });
    },
  };
}
