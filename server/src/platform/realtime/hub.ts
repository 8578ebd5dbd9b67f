/*
 * The socket hub: accepts sockets of registered channels, keeps rooms, sends frames. It knows sockets and
 * rooms, never nouns. A slow receiver is cut off rather than filling the memory: it resumes by revision.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { closeCodes } from '#contract/core/frames';

/** Who a socket belongs to, as a channel's `admit` decides. */
export interface Admission {
  readonly rooms: readonly string[];
  /** Key of the socket limit, e.g. the identity; undefined counts by address. */
  readonly identity?: string;
  /** Whatever the channel wants to know of the socket later. */
  readonly data?: unknown;
}

/** One open socket, as channels see it. */
export interface HubSocket {
  readonly data: unknown;
  send(frame: object | string): void;
  join(room: string): void;
  leave(room: string): void;
  close(code: number, reason?: string): void;
}

/** A socket path and what is done there. */
export interface Channel {
  readonly path: string;
  /** Largest frame that a client may send, in bytes. */
  readonly maxPayload: number;
  /** Who is it? null closes with 4401. */
  admit(request: IncomingMessage): Promise<Admission | null>;
  onOpen?(socket: HubSocket): void;
  /** A text frame of the client, other than "ping". */
  onText?(socket: HubSocket, text: string): void;
  onClose?(socket: HubSocket): void;
}

export interface Hub {
  register(channel: Channel): void;
  /** Takes over the upgrade requests of a server. */
  attach(server: Server): void;
  /** Sends a frame to every socket of a room; a string goes as it is. */
  send(room: string, frame: object | string): void;
  /** Sends to a room what `frameOf` makes for each socket; undefined skips it. */
  sendEach(room: string, frameOf: (socket: HubSocket) => object | undefined): void;
  /** Closes every socket of a room. */
  closeRoom(room: string, code: number, reason?: string): void;
  /** Sockets open in a room of this program. */
  countOf(room: string): number;
  /** Closes all with 1012, so that clients come back. */
  stop(): Promise<void>;
}

export interface HubOptions {
  readonly log: Logger;
  /** Sockets per identity, and per address for those without one; 0 = no limit. */
  readonly limits: { readonly sockets: number; readonly socketsAddress: number };
  /** False refuses the upgrade with HTTP 403. */
  readonly isOriginAllowed: (request: IncomingMessage) => boolean;
  /** Address of the client, through trusted proxies only. */
  readonly addressOf: (request: IncomingMessage) => string;
}

// Unsent bytes after which a receiver is given up, and how long a graceful close may take.
const bufferedLimit = 4 * 1024 * 1024;
const closeGrace = 1_500;
const handshakeGrace = 10_000;

interface Session extends HubSocket {
  readonly ws: WebSocket;
  readonly rooms: Set<string>;
  readonly limitKey: string;
}

export function createHub(options: HubOptions): Hub {
  const { log } = options;
  const channels = new Map<string, { channel: Channel; server: WebSocketServer }>();
  const rooms = new Map<string, Set<Session>>();
  const counts = new Map<string, number>();
  let stopping = false;

  const join = (session: Session, room: string) => {
    const members = rooms.get(room) ?? new Set();
    members.add(session);
    rooms.set(room, members);
    session.rooms.add(room);
  };
  const leave = (session: Session, room: string) => {
    const members = rooms.get(room);
    members?.delete(session);
    if (members?.size === 0) rooms.delete(room);
    session.rooms.delete(room);
  };

  const admitted = (channel: Channel, ws: WebSocket, admission: Admission, address: string) => {
    const limitKey = admission.identity ?? `address:${address}`;
    const limit = admission.identity === undefined ? options.limits.socketsAddress : options.limits.sockets;
    const open = counts.get(limitKey) ?? 0;
    if (limit > 0 && open >= limit) return ws.close(closeCodes.tooMany, 'too many sockets');
    counts.set(limitKey, open + 1);
    const session = createSession(ws, admission.data, limitKey, { join, leave });
    for (const room of admission.rooms) join(session, room);
    ws.on('close', () => {
      for (const room of [...session.rooms]) leave(session, room);
      const left = (counts.get(limitKey) ?? 1) - 1;
      if (left > 0) counts.set(limitKey, left);
      else counts.delete(limitKey);
      channel.onClose?.(session);
    });
    channel.onOpen?.(session);
    return session;
  };

  const accept = (channel: Channel, ws: WebSocket, request: IncomingMessage) => {
    ws.on('error', (error) => log.debug({ err: error }, 'socket error'));
    // Frames that arrive before the session is known wait; a client is not kept waiting for ever.
    const early: string[] = [];
    let session: Session | undefined;
    const receive = (text: string) => {
      if (session === undefined) return void (early.length < 20 && early.push(text));
      if (text === 'ping') return session.send('pong');
      channel.onText?.(session, text);
    };
    ws.on('message', (raw, isBinary) => {
      if (!isBinary) receive((raw as Buffer).toString('utf8'));
    });
    const patience = setTimeout(() => ws.terminate(), handshakeGrace);
    channel
      .admit(request)
      .then((admission) => {
        clearTimeout(patience);
        if (ws.readyState !== ws.OPEN) return;
        if (admission === null) return ws.close(closeCodes.noSession, 'no session');
        session = admitted(channel, ws, admission, options.addressOf(request)) ?? undefined;
        early.splice(0).forEach(receive);
      })
      .catch((error: unknown) => {
        clearTimeout(patience);
        log.error({ err: error }, 'socket not admitted');
        ws.close(closeCodes.goingAway, 'try again');
      });
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const found = channels.get((request.url ?? '').split('?')[0] ?? '');
    if (stopping) return refuse(socket, '503 Service Unavailable');
    if (found === undefined) return refuse(socket, '404 Not Found');
    if (!options.isOriginAllowed(request)) return refuse(socket, '403 Forbidden');
    found.server.handleUpgrade(request, socket, head, (ws) => accept(found.channel, ws, request));
  };

  const sessions = () => [...channels.values()].flatMap(({ server }) => [...server.clients]);
  const push = (session: Session, text: string) => {
    if (session.ws.bufferedAmount > bufferedLimit) return session.ws.terminate();
    session.send(text);
  };

  return {
    register(channel) {
      const server = new WebSocketServer({
        noServer: true,
        maxPayload: channel.maxPayload,
        perMessageDeflate: false,
        clientTracking: true,
      });
      channels.set(channel.path, { channel, server });
    },
    attach: (server) => void server.on('upgrade', upgrade),
    send(room, frame) {
      const members = rooms.get(room);
      if (members === undefined) return;
      const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
      for (const session of members) push(session, text);
    },
    sendEach(room, frameOf) {
      for (const session of rooms.get(room) ?? []) {
        const frame = frameOf(session);
        if (frame !== undefined) push(session, JSON.stringify(frame));
      }
    },
    closeRoom(room, code, reason) {
      for (const session of [...(rooms.get(room) ?? [])]) session.close(code, reason);
    },
    countOf: (room) => rooms.get(room)?.size ?? 0,
    async stop() {
      stopping = true;
      const open = sessions();
      const closed = Promise.all(
        open.map((ws) => new Promise<void>((done) => ws.once('close', () => done()))),
      );
      for (const ws of open) ws.close(closeCodes.goingAway, 'restarting');
      const grace = new Promise<void>((done) => setTimeout(done, closeGrace).unref());
      await Promise.race([closed, grace]);
      for (const ws of sessions()) ws.terminate();
    },
  };
}

function createSession(
  ws: WebSocket,
  data: unknown,
  limitKey: string,
  rooms: { join(session: Session, room: string): void; leave(session: Session, room: string): void },
): Session {
  const session: Session = {
    ws,
    data,
    limitKey,
    rooms: new Set(),
    send(frame) {
      if (ws.readyState === ws.OPEN) ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
    },
    join: (room) => rooms.join(session, room),
    leave: (room) => rooms.leave(session, room),
    close: (code, reason) => ws.close(code, reason),
  };
  return session;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
