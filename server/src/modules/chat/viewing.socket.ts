/*
 * Presence on a ticket: what the tabs of staff say that they show -> frame 13 to those who look at the
 * same ticket. Each program knows its own sockets and says by the bus who of its people looks at what, again and
 * again; nothing is stored.
 */
import type { CustomerActor, StaffActor } from '#contract/core/actor';
import type { StaffFrame } from '#contract/chat/messages';
import { frameTypes } from '#contract/core/frames';
import { serverTimers } from '#contract/core/limits';
import type { Platform } from '../../module';
import type { ClientSocket, Identity } from '../identity';
import { chatEvents } from './chat.events';
import { viewingOf } from './chat.rules';
import { listMessages } from './chat.store';
import { createViewers } from './viewers.rules';

export interface ViewingDependencies extends Pick<
  Platform,
  'db' | 'hub' | 'bus' | 'clock' | 'log' | 'programId'
> {
  readonly identity: Pick<Identity, 'listPersons'>;
}

export interface Viewing {
  /** What a client says; frames of customers and of any other shape change nothing. */
  receive(actor: CustomerActor | StaffActor, frame: unknown, socket: ClientSocket): void;
  gone(socket: ClientSocket): void;
  stop(): void;
}

interface View {
  readonly ticketId: number;
  readonly personId: number;
}

const roomOf = (ticketId: number) => `viewing:${ticketId}`;
const lookEvery = 1_000;

export function createViewing(deps: ViewingDependencies): Viewing {
  const { bus, clock, log, programId } = deps;
  const own = createOwnViews();
  const viewers = createViewers();
  const sendViewers = createViewersFrame(deps, viewers);

  /** Says to all programs who of this one's people look at a ticket. */
  const announce = (ticketId: number) => {
    const personIds = own.personsOf(ticketId);
    viewers.tell(ticketId, programId, personIds, clock.now());
    const ids = { ticketId, programId, personIds: personIds.join(',') };
    bus.publish([{ name: chatEvents.viewed, ids }]);
  };

  bus.subscribe(chatEvents.viewed, ({ ids }) => {
    const ticketId = Number(ids.ticketId);
    const from = String(ids.programId);
    const personIds = String(ids.personIds ?? '')
      .split(',')
      .filter(Boolean)
      .map(Number);
    const isNew = viewers.tell(ticketId, from, personIds, clock.now());
    // A program that begins to look may be one that has just started and knows nobody.
    if (isNew && from !== programId && own.personsOf(ticketId).length > 0) announce(ticketId);
    return sendViewers(ticketId);
  });
  bus.subscribe(chatEvents.typed, ({ ids }) => {
    if (ids.side !== 'admin') return undefined;
    const ticketId = Number(ids.ticketId);
    return viewers.typed(ticketId, Number(ids.personalId), clock.now()) ? sendViewers(ticketId) : undefined;
  });
  bus.subscribe(chatEvents.stored, async ({ ids }) => {
    const ticketId = Number(ids.ticketId);
    if (!viewers.list(ticketId, clock.now()).some(({ isAnswering }) => isAnswering)) return;
    const message = (await listMessages(deps.db, [Number(ids.messageId)])).get(Number(ids.messageId));
    if (message?.sender !== 'admin') return;
    viewers.stopped(ticketId, message.sender_id);
    await sendViewers(ticketId);
  });

  let saidAt = clock.now();
  const timer = setInterval(() => {
    const now = clock.now();
    if (now - saidAt >= serverTimers.viewersAgain) {
      saidAt = now;
      for (const ticketId of own.tickets()) announce(ticketId);
    }
    for (const ticketId of viewers.forget(now)) {
      sendViewers(ticketId).catch((error: unknown) => log.warn({ err: error }, 'viewers not sent'));
    }
  }, lookEvery).unref();

  const change = (socket: ClientSocket, view: View | undefined) => {
    const before = own.set(socket, view);
    if (before?.ticketId === view?.ticketId) return;
    if (before !== undefined) {
      socket.leave(roomOf(before.ticketId));
      announce(before.ticketId);
    }
    if (view !== undefined) {
      socket.join(roomOf(view.ticketId));
      announce(view.ticketId);
    }
  };

  return {
    receive(actor, frame, socket) {
      if (actor.kind !== 'staff') return;
      const viewing = viewingOf(frame);
      if (viewing === undefined) return;
      const { recordQuestionId: ticketId } = viewing;
      change(socket, ticketId === null ? undefined : { ticketId, personId: actor.personId });
    },
    gone: (socket) => change(socket, undefined),
    stop: () => clearInterval(timer),
  };
}

/** What the sockets of this program show: one ticket each, so there is never more than there are sockets. */
function createOwnViews() {
  const views = new Map<ClientSocket, View>();
  return {
    /** @returns what it showed before */
    set(socket: ClientSocket, view: View | undefined): View | undefined {
      const before = views.get(socket);
      if (view === undefined) views.delete(socket);
      else views.set(socket, view);
      return before;
    },
    /** Each once, however many tabs. */
    personsOf(ticketId: number): number[] {
      const persons = [...views.values()].filter((view) => view.ticketId === ticketId);
      return [...new Set(persons.map(({ personId }) => personId))];
    },
    tickets: () => new Set([...views.values()].map(({ ticketId }) => ticketId)),
  };
}

/** Sends the list of a ticket to the sockets of this program that look at it. */
function createViewersFrame(
  { db, hub, clock, identity }: ViewingDependencies,
  viewers: ReturnType<typeof createViewers>,
): (ticketId: number) => Promise<void> {
  return async (ticketId) => {
    if (hub.countOf(roomOf(ticketId)) === 0) return;
    const ids = viewers.list(ticketId, clock.now()).map(({ personId }) => personId);
    const persons = await identity.listPersons(db, ids);
    // As it is now that the names are known, so that the last frame is never an older list than the one before.
    const list = viewers.list(ticketId, clock.now());
    // Whoever came meanwhile has a frame of his own under way.
    if (list.some(({ personId }) => !ids.includes(personId))) return;
    const data = list.flatMap(({ personId, isAnswering }) => {
      const person = persons.get(personId);
      if (person === undefined) return [];
      const { name, background_color } = person;
      return [{ personalId: personId, name, background_color, isAnswering }];
    });
    const frame: StaffFrame = { msgType: frameTypes.viewers, recordQuestionId: ticketId, data };
    hub.send(roomOf(ticketId), frame);
  };
}
