/* Tables of the chat. */
import type { Generated } from 'kysely';

export interface MessageTable {
  id: Generated<number>;
  ticket_id: number;
  seq: number;
  rev: number;
  sender: 'user' | 'admin' | 'system';
  sender_id: number;
  type: 4 | 6 | 10;
  content: string;
  is_delete: Generated<0 | 1>;
  created_at: number;
  client_message_id: string | null;
  client_timestamp: number | null;
}

export interface ChatTabTable {
  uid: string;
  program_id: string;
  side: 'user' | 'admin';
  identity_id: number;
  ticket_id: number | null;
}

export interface ChatTables {
  chat_tab: ChatTabTable;
  message: MessageTable;
}
