/*
 * Frames of the chat channel. The client sends the text "ping" only. Types only.
 */

/** What the server sends. */
export type ChatChannelFrame =
  /** First of all: the id of this tab. */
  | { type: 'init'; uid: string }
  /** Staff asked for a rating of this ticket. */
  | { type: 'event-userApply'; questionRecordId: number }
  /** The answer to "ping". */
  | { type: 'pong' };
