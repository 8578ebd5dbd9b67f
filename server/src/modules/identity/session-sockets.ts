/*
 * Sockets of people with a session, on whichever channel: who opens one, whose presence it counts for, how
 * much it may send, and that it closes when the session ends.
 */
import type { IncomingMessage } from 'node:http';
import type { CustomerActor, Side, StaffActor } from '#contract/core/actor';
import { closeCodes } from '#contract/core/frames';
import type { Bus } from '../../platform/events/bus';
import type { Clock } from '../../platform/clock';
import type { Cookies } from '../../platform/http/bind';
import { createRateLimit } from '../../platform/rate-limit';
import type { Hub, HubSocket } from '../../platform/realtime/hub';
import type { IdentityKey } from './identity.types';
import type { Presence } from './presence.service';
import { rooms } from './rooms';
import { sessionEnded, type Sessions } from './session.service';

/** Whose socket it is. */
export interface SocketSession {
  readonly actor: CustomerActor | StaffActor;
  readonly key: IdentityKey;
  /** Key of the socket limit. */
  readonly identity: string;
  /** Room that the socket must be in, so that it closes with the session. */
  readonly room: string;
  /** Hash of the session's token, in hexadecimal. */
  readonly hash: string;
}

export interface SessionSockets {
  /** Largest frame that a client may send, in bytes. */
  readonly maxPayload: number;
  /** The session that an upgrade request brings for a side; undefined without one. */
  find(request: IncomingMessage, side: Side): Promise<SocketSession | undefined>;
  /** The socket was opened; each one is closed once. */
  opened(session: SocketSession): void;
  closed(session: SocketSession): void;
  /**
   * The same without presence, for a channel that only shows what there is. The socket is in `room` already.
   * @returns what to do when it closes
   */
  watch(session: SocketSession): () => void;
  /** The socket's heartbeat came. */
  heard(session: SocketSession): void;
  /** Counts a frame; closes the socket and gives false when there were too many. */
  mayReceive(socket: HubSocket, session: SocketSession): boolean;
}

export interface SessionSocketDependencies {
  readonly hub: Hub;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly presence: Presence;
  cookiesOf(request: IncomingMessage): Cookies;
}

const frameBytes = 16 * 1024;
const framesPerMinute = 1_200;

export function createSessionSockets(deps: SessionSocketDependencies) {
  const { hub, bus, clock, sessions, presence, cookiesOf } = deps;
  const open = new Map<string, number>();
  const limit = createRateLimit({ max: framesPerMinute, windowMs: 60_000, code: 'core.too_many', clock });

  const count = (hash: string, change: 1 | -1) => {
    const sum = (open.get(hash) ?? 0) + change;
    if (sum > 0) open.set(hash, sum);
    else open.delete(hash);
  };

  const endSession = (hash: string) =>
    hub.closeRoom(rooms.session(hash), closeCodes.noSession, 'session ended');
  bus.subscribe(sessionEnded, ({ ids }) => endSession(String(ids.session)));

  const sockets: SessionSockets = {
    maxPayload: frameBytes,
    async find(request, side) {
      const session = await sessions.find(cookiesOf(request), side);
      if (session === undefined) return undefined;
      const { actor, hash } = session;
      const key = keyOf(actor);
      return { actor, hash, key, identity: `${key.side}:${key.id}`, room: rooms.session(hash) };
    },
    opened({ hash, key }) {
      count(hash, 1);
      presence.open(key);
    },
    closed({ hash, key }) {
      count(hash, -1);
      presence.close(key);
    },
    watch({ hash }) {
      count(hash, 1);
      return () => count(hash, -1);
    },
    heard: ({ key }) => presence.heard(key),
    mayReceive(socket, { hash }) {
      try {
        limit.take(hash);
        return true;
      } catch {
        socket.close(closeCodes.tooMany, 'too many frames');
        return false;
      }
    },
  };

  return {
    sockets,
    /** Closes what belongs to sessions that ran out, or whose end this program was not told of. */
    async closeEnded(): Promise<void> {
      for (const hash of await sessions.listEnded([...open.keys()])) endSession(hash);
    },
  };
}

function keyOf(actor: CustomerActor | StaffActor): IdentityKey {
  return actor.kind === 'staff'
    ? { side: 'admin', id: actor.personId }
    : { side: 'user', id: actor.customerId };
}
