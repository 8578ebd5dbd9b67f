/* Tables of tickets. */
import type { ColumnType, Generated } from 'kysely';

export interface TicketTable {
  id: Generated<number>;
  customer_id: number;
  question_id: number | null;
  question_type_id: number;
  type_title: string;
  staff_type_title: string;
  title: string;
  created_at: number;
  updated_at: number;
  completed_at: number | null;
  is_solved: Generated<0 | 1>;
  user_unread: Generated<0 | 1>;
  admin_unread: Generated<0 | 1>;
  comment: Generated<string>;
  handler_id: number | null;
  sop_directory_id: number | null;
  sop_question_id: number | null;
  score_status: Generated<0 | 1 | 3>;
  // numeric: the driver reads it as text
  score_num: ColumnType<string | null, number | null | undefined, number | null>;
  product_id: number | null;
  urgency: Generated<'P1' | 'P2' | 'P3' | 'P4'>;
  mark: Generated<'global' | 'cn'>;
  shift: 1 | 2 | 3;
  carry_over: Generated<0 | 1>;
  step_record: Generated<string>;
  question_record: Generated<string>;
  rev: Generated<number>;
  last_seq: Generated<number>;
  last_message_at: Generated<number>;
  /** The side whose turn was last. */
  last_sender: 'user' | 'admin' | null;
  last_message: Generated<string>;
  waiting_since: number | null;
  user_delivered_seq: Generated<number>;
  admin_delivered_seq: Generated<number>;
  user_read_seq: Generated<number>;
  admin_read_seq: Generated<number>;
  /** The last turn that is no message, the number of the last message then, and its time. */
  turn: 'reopened' | 'submitted' | 'reviewed' | null;
  turn_seq: number | null;
  turn_at: number | null;
}

/** Whom of staff a ticket concerns beside the flag that all share. */
export interface TicketAttentionTable {
  ticket_id: number;
  person_id: number;
  since: number;
}

export interface TicketProductTable {
  ticket_id: number;
  product_id: number;
  position: number;
}

export interface TicketRepeatTable {
  customer_id: number;
  last_created_at: number;
}

export interface TicketsTables {
  ticket: TicketTable;
  ticket_attention: TicketAttentionTable;
  ticket_product: TicketProductTable;
  ticket_repeat: TicketRepeatTable;
}
