/* Table of the assistant. */
import type { Generated } from 'kysely';

export interface AssistantLineTable {
  id: Generated<number>;
  ticket_id: number;
  side: 'user' | 'admin';
  identity_id: number;
  role: 'user' | 'ai';
  content: string;
  /** Sources of the contract, as JSON. */
  sources: unknown;
  deleted: Generated<boolean>;
  created_at: number;
}

export interface AssistantTables {
  assistant_line: AssistantLineTable;
}
