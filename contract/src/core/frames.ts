/*
 * Frames of the main sockets /javaplus/{user|admin}/webSocketServer. The client
 * sends the text "ping", which the server answers with "pong", and the JSON frames of chat/messages.ts; the
 * server pushes JSON frames.
 */

/** Address of a side's main socket (000 §7, 001 §7). */
export function mainSocketPath(side: 'user' | 'admin'): string {
  return `/javaplus/${side}/webSocketServer`;
}

/** Address of the chat channel; the query names the side: type 0 staff, 1 customer. */
export const chatChannelPath = '/java/faqwebsocket.ws';

/** Address of the state channel that keeps tables in step. */
export const syncChannelPath = '/ws_js';

/** Meaning of `msgType` (000 §4, 001 §4). */
export const frameTypes = {
  online: 1,
  newTicket: 2,
  ticketChanged: 3,
  message: 4,
  ratingRequested: 5,
  rating: 6,
  unreadTotal: 8,
  anonymousBound: 9,
  report: 10,
  refresh: 11,
  /** Extension: somebody of the other side is typing. */
  typing: 12,
  /** Extension: who of staff looks at a ticket, or edits a question. */
  viewers: 13,
  /** Extension: the own work status, changed in another tab or browser. */
  duty: 14,
} as const;

export type FrameType = (typeof frameTypes)[keyof typeof frameTypes];

/** One pushed frame. What `data` holds per type stands in each module's messages.ts. */
export interface Frame {
  msgType: FrameType;
  recordQuestionId?: number;
  /** Of type 13 where it is not about a ticket. */
  subject?: string;
  data?: unknown;
}

/** Close codes of every socket. */
export const closeCodes = { goingAway: 1012, tooMany: 1013, tooLarge: 1009, noSession: 4401 } as const;

/** Frames with such a text are dropped without action. */
export function isServerErrorText(frame: string): boolean {
  return /server error/i.test(frame);
}
