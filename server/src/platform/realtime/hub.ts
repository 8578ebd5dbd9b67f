/*
 * The socket hub: accepts sockets of registered channels, keeps rooms, sends frames. It knows sockets and
 * rooms, never nouns. A slow receiver is cut off rather than filling the memory: it resumes by revision.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { closeCodes } from '#contract/core/frames';
import { createAcceptance, type Session } from './acceptance';
import type { Channel, HubSocket } from './channel';
import { createRooms } from './rooms';
import { createSocketLimit, type SocketLimits } from './socket-limit';

export type { Admission, Channel, HubSocket } from './channel';

export interface Hub {
  register(channel: Channel): void;
  /** Takes over the upgrade requests of a server. */
  attach(server: Server): void;
  /** Sends a frame to every socket of a room that is in none of `except`; a string goes as it is. */
  send(room: string, frame: object | string, except?: readonly string[]): void;
  /** Sends to a room what `frameOf` makes for each socket; undefined skips it. */
  sendEach(room: string, frameOf: (socket: HubSocket) => object | undefined): void;
  /** Closes every socket of a room. */
  closeRoom(room: string, code: number, reason?: string): void;
  /** Sockets open in a room of this program. */
  countOf(room: string): number;
  /** Closes all with 1012, so that clients come back and resume what they missed. */
  sendAllBack(): void;
  /** Closes all with 1012, so that clients come back. */
  stop(): Promise<void>;
}

export interface HubOptions {
  readonly log: Logger;
  readonly limits: SocketLimits;
  /** False refuses the upgrade with HTTP 403. */
  readonly isOriginAllowed: (request: IncomingMessage) => boolean;
  /** Address of the client, through trusted proxies only. */
  readonly addressOf: (request: IncomingMessage) => string;
}

// Unsent bytes after which a receiver is given up, and how long a graceful close may take.
const bufferedLimit = 4 * 1024 * 1024;
const closeGrace = 1_500;

export function createHub(options: HubOptions): Hub {
  const channels = new Map<string, { channel: Channel; server: WebSocketServer }>();
  const rooms = createRooms<Session>();
  const accept = createAcceptance({ ...options, rooms, takeSocket: createSocketLimit(options.limits) });
  let stopping = false;

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
    send(room, frame, except = []) {
      if (rooms.countOf(room) === 0) return;
      const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
      const left = new Set(except.flatMap((other) => [...rooms.membersOf(other)]));
      for (const session of rooms.membersOf(room)) if (!left.has(session)) push(session, text);
    },
    sendEach(room, frameOf) {
      for (const session of rooms.membersOf(room)) {
        const frame = frameOf(session);
        if (frame !== undefined) push(session, JSON.stringify(frame));
      }
    },
    closeRoom(room, code, reason) {
      for (const session of [...rooms.membersOf(room)]) session.close(code, reason);
    },
    countOf: (room) => rooms.countOf(room),
    sendAllBack() {
      for (const ws of sessions()) ws.close(closeCodes.goingAway, 'frames missed');
    },
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

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
