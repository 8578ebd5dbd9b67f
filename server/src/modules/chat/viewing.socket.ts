/*
 * Presence: what the tabs of staff say that they show, a ticket or a question of the editors -> frame 13 to
 * those who look at the same. Each program knows its own sockets and says by the bus who of its people looks at what, again and
 * again; nothing is stored.
 */
import type { CustomerActor, StaffActor } from '#contract/core/actor';
import type { StaffFrame } from '#contract/chat/messages';
import { frameTypes } from '#contract/core/frames';
import { serverTimers } from '#contract/core/limits';
import type { Platform } from '../../module';
import type { ClientSocket, Identity } from '../identity';
import { chatEvents } from './chat.events';
import { ticketSubject, viewingOf } from './chat.rules';
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
  readonly subject: string;
  readonly personId: number;
}

const roomOf = (subject: string) => `viewing:${subject}`;
const lookEvery = 1_000;

export function createViewing(deps: ViewingDependencies): Viewing {
  const { bus, clock, log, programId } = deps;
  const own = createOwnViews();
  const viewers = createViewers();
  const sendViewers = createViewersFrame(deps, viewers);

  /** Says to all programs who of this one's people look at something. */
  const announce = (subject: string) => {
    const personIds = own.personsOf(subject);
    viewers.tell(subject, programId, personIds, clock.now());
    const ids = { subject, programId, personIds: personIds.join(',') };
    bus.publish([{ name: chatEvents.viewed, ids }]);
  };

  bus.subscribe(chatEvents.viewed, ({ ids }) => {
    const subject = String(ids.subject);
    const from = String(ids.programId);
    const personIds = String(ids.personIds ?? '')
      .split(',')
      .filter(Boolean)
      .map(Number);
    const isNew = viewers.tell(subject, from, personIds, clock.now());
    // A program that begins to look may be one that has just started and knows nobody.
    if (isNew && from !== programId && own.personsOf(subject).length > 0) announce(subject);
    return sendViewers(subject);
  });
  bus.subscribe(chatEvents.typed, ({ ids }) => {
    if (ids.side !== 'admin') return undefined;
    const subject = ticketSubject(Number(ids.ticketId));
    return viewers.typed(subject, Number(ids.personalId), clock.now()) ? sendViewers(subject) : undefined;
  });
  bus.subscribe(chatEvents.stored, async ({ ids }) => {
    const subject = ticketSubject(Number(ids.ticketId));
    if (!viewers.list(subject, clock.now()).some(({ isAnswering }) => isAnswering)) return;
    const message = (await listMessages(deps.db, [Number(ids.messageId)])).get(Number(ids.messageId));
    if (message?.sender !== 'admin') return;
    viewers.stopped(subject, message.sender_id);
    await sendViewers(subject);
  });

  let saidAt = clock.now();
  const timer = setInterval(() => {
    const now = clock.now();
    if (now - saidAt >= serverTimers.viewersAgain) {
      saidAt = now;
      for (const subject of own.subjects()) announce(subject);
    }
    for (const subject of viewers.forget(now)) {
      sendViewers(subject).catch((error: unknown) => log.warn({ err: error }, 'viewers not sent'));
    }
  }, lookEvery).unref();

  const change = (socket: ClientSocket, view: View | undefined) => {
    const before = own.set(socket, view);
    if (before?.subject === view?.subject) return;
    if (before !== undefined) {
      socket.leave(roomOf(before.subject));
      announce(before.subject);
    }
    if (view !== undefined) {
      socket.join(roomOf(view.subject));
      announce(view.subject);
    }
  };

  return {
    receive(actor, frame, socket) {
      if (actor.kind !== 'staff') return;
      const subject = viewingOf(frame);
      if (subject === undefined) return;
      change(socket, subject === null ? undefined : { subject, personId: actor.personId });
    },
    gone: (socket) => change(socket, undefined),
    stop: () => clearInterval(timer),
  };
}

/** What the sockets of this program show: one thing each, so there is never more than there are sockets. */
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
    personsOf(subject: string): number[] {
      const persons = [...views.values()].filter((view) => view.subject === subject);
      return [...new Set(persons.map(({ personId }) => personId))];
    },
    subjects: () => new Set([...views.values()].map(({ subject }) => subject)),
  };
}

/** Sends who looks at something to the sockets of this program that do. */
function createViewersFrame(
  { db, hub, clock, identity }: ViewingDependencies,
  viewers: ReturnType<typeof createViewers>,
): (subject: string) => Promise<void> {
  return async (subject) => {
    if (hub.countOf(roomOf(subject)) === 0) return;
    const ids = viewers.list(subject, clock.now()).map(({ personId }) => personId);
    const persons = await identity.listPersons(db, ids);
    // As it is now that the names are known, so that the last frame is never an older list than the one before.
    const list = viewers.list(subject, clock.now());
    // Whoever came meanwhile has a frame of his own under way.
    if (list.some(({ personId }) => !ids.includes(personId))) return;
    const data = list.flatMap(({ personId, isAnswering }) => {
      const person = persons.get(personId);
      if (person === undefined) return [];
      const { name, background_color } = person;
      return [{ personalId: personId, name, background_color, isAnswering }];
    });
    const [kind, id] = subject.split(':');
    const of = kind === 'ticket' ? { recordQuestionId: Number(id) } : { subject };
    const frame: StaffFrame = { msgType: frameTypes.viewers, ...of, data };
    hub.send(roomOf(subject), frame);
  };
}
