/*
 * Typing: what a client says of its person is forwarded to the other side of the ticket as frame 12, by
 * the bus and so from program to program. Nothing is stored.
 */
import type { CustomerActor, StaffActor } from '#contract/core/actor';
import type { CustomerFrame, StaffFrame } from '#contract/chat/messages';
import { frameTypes } from '#contract/core/frames';
import { serverTimers } from '#contract/core/limits';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import { createRateLimit } from '../../platform/rate-limit';
import { rooms, type Identity } from '../identity';
import type { TicketRow, Tickets } from '../tickets';
import { chatEvents } from './chat.events';
import { typingOf } from './chat.rules';

export interface TypingDependencies extends Pick<Platform, 'db' | 'hub' | 'bus' | 'clock'> {
  readonly identity: Pick<Identity, 'listCustomers' | 'listPersons'>;
  readonly tickets: Pick<Tickets, 'requireTicket'>;
}

type Typist = CustomerActor | StaffActor;

/** Gives the listener for what clients send: who types is known by the socket, never by the frame. */
export function createTyping(deps: TypingDependencies): (actor: Typist, frame: unknown) => Promise<void> {
  const { db, bus, clock, tickets } = deps;
  const { typingEvery: windowMs } = serverTimers;
  const limit = createRateLimit({ max: 1, windowMs, code: 'core.too_many', clock });
  sendTyping(deps);

  /** True for the first frame of a while. */
  const isDue = (actor: Typist, ticketId: number) => {
    try {
      limit.take(`${actor.kind} ${idOf(actor)} ${ticketId}`);
      return true;
    } catch {
      return false;
    }
  };

  /** The ticket, if it is his; who asks for another's gets no answer at all. */
  const findTicket = async (actor: Typist, id: number): Promise<TicketRow | undefined> => {
    try {
      return await tickets.requireTicket(db, actor, id);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  };

  /** The actor of a socket is as old as the socket: duty is asked anew. */
  const mayWrite = async (actor: Typist) => {
    if (actor.kind !== 'staff') return true;
    if (actor.isReadonly) return false;
    const person = (await deps.identity.listPersons(db, [actor.personId])).get(actor.personId);
    return person?.workStatus === 1;
  };

  return async (actor, frame) => {
    const typing = typingOf(frame);
    if (typing === undefined || !isDue(actor, typing.recordQuestionId)) return;
    const ticket = await findTicket(actor, typing.recordQuestionId);
    if (ticket === undefined || ticket.is_solved === 1 || !(await mayWrite(actor))) return;
    const side = actor.kind === 'staff' ? 'admin' : 'user';
    const ids = { ticketId: ticket.id, customerId: ticket.customer_id, side, personalId: idOf(actor) };
    bus.publish([{ name: chatEvents.typed, ids }]);
  };
}

function idOf(actor: Typist): number {
  return actor.kind === 'staff' ? actor.personId : actor.customerId;
}

/** The event -> frame 12: of staff to the ticket's customer, of the customer to staff. */
function sendTyping({ db, hub, bus, identity }: TypingDependencies): void {
  bus.subscribe(chatEvents.typed, async ({ ids }) => {
    const personalId = Number(ids.personalId);
    const isStaff = ids.side === 'admin';
    const room = isStaff ? rooms.customer(Number(ids.customerId)) : rooms.staff;
    if (hub.countOf(room) === 0) return;
    const people = isStaff
      ? await identity.listPersons(db, [personalId])
      : await identity.listCustomers(db, [personalId]);
    const data = { personalId, name: people.get(personalId)?.name ?? '' };
    const frame: CustomerFrame & StaffFrame = {
      msgType: frameTypes.typing,
      recordQuestionId: Number(ids.ticketId),
      data,
    };
    hub.send(room, frame);
  });
}
