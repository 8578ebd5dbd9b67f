/*
 * The first moments of a socket: the channel says who it is, the limit is kept, the session begins. Until
 * then the client's frames wait, and it is not kept waiting for ever.
 */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { closeCodes } from '#contract/core/frames';
import type { Admission, Channel, HubSocket } from './channel';
import type { Rooms } from './rooms';
import type { TakeSocket } from './socket-limit';

/** A socket that was admitted. */
export interface Session extends HubSocket {
  readonly ws: WebSocket;
}

export interface AcceptanceOptions {
  readonly log: Logger;
  readonly rooms: Rooms<Session>;
  readonly takeSocket: TakeSocket;
  /** Address of the client, through trusted proxies only. */
  readonly addressOf: (request: IncomingMessage) => string;
}

export type Accept = (channel: Channel, ws: WebSocket, request: IncomingMessage) => void;

// How long a channel may take to admit, in ms, and how many frames wait meanwhile.
const handshakeGrace = 10_000;
const earlyFrames = 20;

export function createAcceptance(options: AcceptanceOptions): Accept {
  const { log } = options;
  return (channel, ws, request) => {
    ws.on('error', (error) => log.debug({ err: error }, 'socket error'));
    const early: string[] = [];
    let session: Session | undefined;
    const receive = (text: string) => {
      if (session === undefined) return void (early.length < earlyFrames && early.push(text));
      if (text !== 'ping') return channel.onText?.(session, text);
      if (channel.onPing === undefined) session.send('pong');
      else channel.onPing(session);
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
        session = openSession(options, channel, ws, admission, options.addressOf(request));
        early.splice(0).forEach(receive);
      })
      .catch((error: unknown) => {
        clearTimeout(patience);
        log.error({ err: error }, 'socket not admitted');
        ws.close(closeCodes.goingAway, 'try again');
      });
  };
}

/** Undefined, and the socket closed with 1013, where there are too many. */
function openSession(
  { rooms, takeSocket }: AcceptanceOptions,
  channel: Channel,
  ws: WebSocket,
  admission: Admission,
  address: string,
): Session | undefined {
  const giveBack = takeSocket(admission, address);
  if (giveBack === undefined) {
    ws.close(closeCodes.tooMany, 'too many sockets');
    return undefined;
  }
  const session: Session = {
    ws,
    data: admission.data,
    get backlog() {
      return ws.bufferedAmount;
    },
    send(frame) {
      if (ws.readyState === ws.OPEN) ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
    },
    join: (room) => rooms.join(session, room),
    leave: (room) => rooms.leave(session, room),
    close: (code, reason) => ws.close(code, reason),
  };
  for (const room of admission.rooms) rooms.join(session, room);
  ws.on('close', () => {
    rooms.leaveAll(session);
    giveBack();
    channel.onClose?.(session);
  });
  channel.onOpen?.(session);
  return session;
}
