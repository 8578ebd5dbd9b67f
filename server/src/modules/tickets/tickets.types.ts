/* Types of tickets that services, presenters and the other modules share. */
import type { Selectable } from 'kysely';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';
import type { TicketTable } from '../../schema/tickets';

/** A ticket without its long texts, as rules and presenters read it. */
export type TicketRow = Omit<Selectable<TicketTable>, 'step_record' | 'question_record'>;

/** What is written on a ticket when a message is stored or recalled. */
export interface MessageEffect {
  readonly rev: number;
  readonly updated_at?: number;
  readonly last_seq?: number;
  readonly last_message_at?: number;
  readonly user_unread?: 1;
  readonly admin_unread?: 1;
  readonly last_sender?: 'user' | 'admin' | null;
  readonly last_message?: string;
  readonly waiting_since?: number | null;
  readonly handler_id?: number | null;
  readonly carry_over?: 0;
}

/** What a rating leaves on its ticket. */
export interface RatingState {
  readonly status: 0 | 1 | 3;
  /** Mean of the scores; null while there is none. */
  readonly num: number | null;
}

/** A whole ticket as the demo shop brings it, messages aside. */
export type StoredTicket = Omit<
  Selectable<TicketTable>,
  'id' | 'score_num' | 'sop_directory_id' | 'sop_question_id' | 'carry_over' | 'turn' | 'turn_seq' | 'turn_at'
> & {
  readonly sop_directory_id?: number | null;
  readonly score_num: number | null;
  readonly productIds: readonly number[];
};

/** Does what a reopening needs further up, in the transaction that reopens. */
export type ReopenedPort = (tx: Db, emit: Emit, ticketId: number) => Promise<void>;

/** Moves what hangs on these tickets to their new customer, in the transaction of the login. */
export type MovedPort = (tx: Db, ticketIds: readonly number[], customerId: number) => Promise<void>;
