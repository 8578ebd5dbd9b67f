/* Types of the chat that its services and presenters share. */
import type { Selectable } from 'kysely';
import type { MessageTable } from '../../schema/chat';

export type MessageRow = Selectable<MessageTable>;

/** A message as the demo shop brings it, with everything that is stored of it. */
export type StoredMessageRow = Omit<MessageRow, 'id' | 'client_message_id' | 'client_timestamp'>;
