/* Types of the chat that its services and presenters share. */
import type { Selectable } from 'kysely';
import type { Db } from '../../schema';
import type { MessageTable } from '../../schema/chat';

export type MessageRow = Selectable<MessageTable>;

/** A message as the demo shop brings it, with everything that is stored of it. */
export type StoredMessageRow = Omit<MessageRow, 'id' | 'client_message_id' | 'client_timestamp'>;

/** What stands behind a card of a damage report. */
export interface CardPort {
  /**
   * The content of a card that an agent sends: the server writes it, whatever was sent. `ticketId` is held.
   * @param sent names the report: JSON with its `id`
   * @throws chat.card_invalid
   */
  contentToSend(tx: Db, ticketId: number, sent: string): Promise<{ reportId: number; content: string }>;
  /** The message was stored, in its transaction. */
  stored(tx: Db, reportId: number, messageId: number): Promise<void>;
  /** What the cards say now, by message id; called each time messages are read or sent in frames. */
  contentsOf(db: Db, messageIds: readonly number[]): Promise<Map<number, string>>;
}

/** A message that carries a card. */
export interface Card {
  readonly id: number;
  readonly ticketId: number;
  readonly isDelete: 0 | 1;
}
