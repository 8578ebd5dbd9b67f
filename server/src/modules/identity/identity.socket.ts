/*
 * The main sockets of both sides: the rooms of whoever opens one, and frames 1 and 14. What clients send
 * is handed on.
 */
import type { Side } from '#contract/core/actor';
import { frameTypes, mainSocketPath } from '#contract/core/frames';
import type { Bus } from '../../platform/events/bus';
import type { Logger } from '../../platform/logger';
import type { Channel, Hub, HubSocket } from '../../platform/realtime/hub';
import type { Db } from '../../schema';
import type { ClientFrameListener, ClientGoneListener } from './identity.types';
import { dutyChanged } from './duty.service';
import { listPersons } from './people.store';
import { presenceChanged } from './presence.service';
import { rooms } from './rooms';
import type { SessionSockets, SocketSession } from './session-sockets';

export interface SocketDependencies {
  readonly db: Db;
  readonly hub: Hub;
  readonly bus: Bus;
  readonly log: Logger;
  readonly sockets: SessionSockets;
  readonly listeners: readonly ClientFrameListener[];
  readonly goneListeners: readonly ClientGoneListener[];
}

const presenceFrameEvery = 1_000;

export function openMainSockets(deps: SocketDependencies): void {
  const { db, hub, bus, log, sockets, listeners, goneListeners } = deps;
  const receive = (socket: HubSocket, text: string) => {
    const session = sessionOf(socket);
    if (!sockets.mayReceive(socket, session)) return;
    const frame = parsed(text);
    if (frame === undefined) return;
    for (const listener of listeners) {
      Promise.resolve()
        .then(() => listener(session.actor, frame, socket))
        .catch((error: unknown) => log.error({ err: error }, 'client frame failed'));
    }
  };

  const channelOf = (side: Side): Channel => ({
    path: mainSocketPath(side),
    maxPayload: sockets.maxPayload,
    async admit(request) {
      const session = await sockets.find(request, side);
      if (session === undefined) return null;
      return { rooms: roomsOf(session), identity: session.identity, data: session };
    },
    onOpen: (socket) => sockets.opened(sessionOf(socket)),
    onPing(socket) {
      sockets.heard(sessionOf(socket));
      socket.send('pong');
    },
    onText: receive,
    onClose(socket) {
      sockets.closed(sessionOf(socket));
      for (const listener of goneListeners) listener(socket);
    },
  });

  const online = { msgType: frameTypes.online };
  const tellCustomers = throttled(presenceFrameEvery, () => hub.send(rooms.customers, online));
  const tellStaff = throttled(presenceFrameEvery, () => hub.send(rooms.staff, online));

  hub.register(channelOf('user'));
  hub.register(channelOf('admin'));
  bus.subscribe(presenceChanged, ({ ids }) => (ids.side === 'admin' ? tellCustomers() : tellStaff()));
  bus.subscribe(dutyChanged, async ({ ids }) => {
    const personId = Number(ids.personId);
    if (hub.countOf(rooms.person(personId)) === 0) return;
    const person = (await listPersons(db, [personId])).get(personId);
    if (person === undefined) return;
    hub.send(rooms.person(personId), { msgType: frameTypes.duty, data: person.workStatus });
  });
}

/** Runs at once, then at most once in `ms`; what was asked for meanwhile runs at the end of it. */
function throttled(ms: number, work: () => void): () => void {
  let resting: NodeJS.Timeout | undefined;
  let isAsked = false;
  const run = () => {
    isAsked = false;
    resting = setTimeout(() => {
      resting = undefined;
      if (isAsked) run();
    }, ms).unref();
    work();
  };
  return () => {
    if (resting === undefined) run();
    else isAsked = true;
  };
}

function roomsOf({ key, room }: SocketSession): string[] {
  return key.side === 'admin'
    ? [rooms.staff, rooms.person(key.id), room]
    : [rooms.customers, rooms.customer(key.id), room];
}

function sessionOf(socket: HubSocket): SocketSession {
  return socket.data as SocketSession;
}

/** A JSON object or list; undefined for anything else. */
function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
