/*
 * What a channel of the hub is, and how it sees its sockets. Modules write channels; the hub runs them.
 */
import type { IncomingMessage } from 'node:http';

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
  /** Bytes that were sent and that the client has not taken yet. */
  readonly backlog: number;
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
  /** The text "ping" of a client. A channel without this answers "pong"; one with it answers for itself. */
  onPing?(socket: HubSocket): void;
  /** A text frame of the client, other than "ping". */
  onText?(socket: HubSocket, text: string): void;
  onClose?(socket: HubSocket): void;
}
