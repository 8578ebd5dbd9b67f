/*
 * The main sockets of both sides: who may open one, the rooms he is in, his presence, and frame 1.
 * What clients send is handed on; what an ended session has open is closed.
 */
import type { IncomingMessage } from 'node:http';
import type { CustomerActor, Side, StaffActor } from '#contract/core/actor';
import { closeCodes, frameTypes, mainSocketPath } from '#contract/core/frames';
import type { Bus } from '../../platform/events/bus';
import type { Clock } from '../../platform/clock';
import type { Cookies } from '../../platform/http/bind';
import type { Logger } from '../../platform/logger';
import { createRateLimit } from '../../platform/rate-limit';
import type { Channel, Hub, HubSocket } from '../../platform/realtime/hub';
import type { ClientFrameListener, IdentityKey } from './identity.types';
import { presenceChanged, type Presence } from './presence.service';
import { rooms } from './rooms';
import { sessionEnded, type Session, type Sessions } from './session.service';

export interface SocketDependencies {
  readonly hub: Hub;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  readonly sessions: Sessions;
  readonly presence: Presence;
  readonly listeners: readonly ClientFrameListener[];
  cookiesOf(request: IncomingMessage): Cookies;
}

const frameBytes = 16 * 1024;
const framesPerMinute = 1_200;
const presenceFrameEvery = 1_000;

export function createMainSockets(platform: SocketDependencies) {
  const { hub, bus, clock, log, sessions, presence, listeners } = platform;
  const open = new Map<string, number>();
  const limit = createRateLimit({ max: framesPerMinute, windowMs: 60_000, code: 'core.too_many', clock });

  const receive = (socket: HubSocket, text: string) => {
    const session = sessionOf(socket);
    try {
      limit.take(session.hash);
    } catch {
      return socket.close(closeCodes.tooMany, 'too many frames');
    }
    const frame = parsed(text);
    if (frame === undefined) return;
    for (const listener of listeners) {
      Promise.resolve()
        .then(() => listener(session.actor, frame))
        .catch((error: unknown) => log.error({ err: error }, 'client frame failed'));
    }
  };

  const channelOf = (side: Side): Channel => ({
    path: mainSocketPath(side),
    maxPayload: frameBytes,
    async admit(request) {
      const session = await sessions.find(platform.cookiesOf(request), side);
      if (session === undefined) return null;
      const { id } = keyOf(session.actor);
      return { rooms: roomsOf(session), identity: `${side}:${id}`, data: session };
    },
    onOpen(socket) {
      const session = sessionOf(socket);
      open.set(session.hash, (open.get(session.hash) ?? 0) + 1);
      presence.open(keyOf(session.actor));
    },
    onText: receive,
    onClose(socket) {
      const session = sessionOf(socket);
      const left = (open.get(session.hash) ?? 1) - 1;
      if (left > 0) open.set(session.hash, left);
      else open.delete(session.hash);
      presence.close(keyOf(session.actor));
    },
  });

  const endSession = (hash: string) =>
    hub.closeRoom(rooms.session(hash), closeCodes.noSession, 'session ended');
  const online = { msgType: frameTypes.online };
  const tellCustomers = throttled(presenceFrameEvery, () => hub.send(rooms.customers, online));
  const tellStaff = throttled(presenceFrameEvery, () => hub.send(rooms.staff, online));

  hub.register(channelOf('user'));
  hub.register(channelOf('admin'));
  bus.subscribe(sessionEnded, ({ ids }) => endSession(String(ids.session)));
  bus.subscribe(presenceChanged, ({ ids }) => (ids.side === 'admin' ? tellCustomers() : tellStaff()));

  return {
    /** Closes what belongs to sessions that ran out, or whose end this program was not told of. */
    async closeEnded(): Promise<void> {
      for (const hash of await sessions.listEnded([...open.keys()])) endSession(hash);
    },
  };
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

function keyOf(actor: CustomerActor | StaffActor): IdentityKey {
  return actor.kind === 'staff'
    ? { side: 'admin', id: actor.personId }
    : { side: 'user', id: actor.customerId };
}

function roomsOf({ actor, hash }: Session): string[] {
  return actor.kind === 'staff'
    ? [rooms.staff, rooms.person(actor.personId), rooms.session(hash)]
    : [rooms.customers, rooms.customer(actor.customerId), rooms.session(hash)];
}

function sessionOf(socket: HubSocket): Session {
  return socket.data as Session;
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
