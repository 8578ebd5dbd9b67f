/*
 * Socket frames of tickets and chat. Types only: what `data` of each msgType holds.
 */
import type { WorkStatus } from '../core/actor';
import type { Message, StaffMessage } from './schemas';
import type { StaffTicket, Ticket } from '../tickets/schemas';

/** Frames that a customer's sockets get. */
export type CustomerFrame =
  | { msgType: 1 }
  | { msgType: 3; recordQuestionId: number; data?: Ticket }
  | { msgType: 4; recordQuestionId: number; data: Message | { id: number; isDelete: 1; rev: number } }
  | { msgType: 5; recordQuestionId: number }
  | { msgType: 6; recordQuestionId: number; data: Message }
  | { msgType: 8; data: number }
  | { msgType: 10; recordQuestionId: number; data: Message }
  | { msgType: 12; recordQuestionId: number; data: Typist };

/**
 * Frames that an agent's sockets get. What is unread in the rows of 2 and 3 and in the number of 8 is so for the
 * person whose sockets these are. Type 14 goes to the person whose work status changed, and to nobody else.
 */
export type StaffFrame =
  | { msgType: 1 }
  | { msgType: 2; recordQuestionId: number; data?: StaffTicket }
  | { msgType: 3; recordQuestionId: number; data?: StaffTicket }
  | { msgType: 4; recordQuestionId: number; data: StaffMessage | { id: number; isDelete: 1; rev: number } }
  | { msgType: 8; data: number }
  | {
      msgType: 9;
      data: { recordQuestionIds: number[]; personal: { id: number; account: string; name: string } };
    }
  | { msgType: 10; recordQuestionId: number; data: StaffMessage }
  | { msgType: 11; data?: number[] }
  | { msgType: 12; recordQuestionId: number; data: Typist }
  | { msgType: 13; recordQuestionId: number; data: Viewer[] }
  | { msgType: 13; subject: string; data: Viewer[] }
  | { msgType: 14; data: WorkStatus };

/** Who of the other side is typing (extension, Q-135), named as in his messages. */
export interface Typist {
  personalId: number;
  name: string;
}

/**
 * Somebody of staff who looks at a ticket, or has a question of the editors open (extension, Q-135). Sockets that
 * look at the same get all of them, their own person too, each once however many tabs he has, whenever somebody
 * comes, goes or types.
 */
export interface Viewer {
  personalId: number;
  name: string;
  background_color: string;
  /** He typed within the last `typingShown`; after that time without another frame he no longer does. */
  isAnswering: boolean;
}

/**
 * What a client may send beside the text "ping" (extension, Q-133): it has received everything of the
 * ticket up to `seq`. The other side gets the changed ticket row as type 3.
 */
export interface DeliveredFrame {
  type: 'delivered';
  recordQuestionId: number;
  seq: number;
}

/**
 * Beside it (extension, Q-135): this person is typing in the ticket. The other side gets type 12, at most one in
 * `typingEvery` per person and ticket; nothing is stored, and nothing is answered where it is not allowed.
 */
export interface TypingFrame {
  type: 'typing';
  recordQuestionId: number;
}

/**
 * Of staff only (extension, Q-135): what this tab shows now, a ticket, a question of the knowledge base or the SOP
 * library that can be edited, or nothing; said again on each socket. Those who look at the same get type 13. Nothing
 * is stored: it ends with the socket.
 */
export type ViewingFrame =
  { type: 'viewing'; recordQuestionId: number | null } | { type: 'viewing'; subject: EditedSubject };

/** A question that is edited: `question:` of the knowledge base, `sopQuestion:` of the SOP library, and its id. */
export type EditedSubject = `question:${number}` | `sopQuestion:${number}`;
