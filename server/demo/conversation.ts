/* A written conversation of the demo shop as stored messages, and what they left on their ticket. */
import {
  messageEffect,
  nextMessage,
  turnEffect,
  type StoredMessage,
  type TicketRow,
} from '../src/modules/tickets';
import type { StoredMessageRow } from '../src/modules/chat';
import { demoReports } from './content/reports';
import type { DemoTicket } from './content/types';

const minute = 60_000;

export interface Writers {
  readonly customerId: number;
  staffId(account: string): number;
  /** Rating option ids in the order of the scores. */
  readonly optionIds: readonly number[];
}

/** What was written, and the cards of damage reports that were sent meanwhile. */
function writtenLines(ticket: DemoTicket, createdAt: number, writers: Writers) {
  const spoken = ticket.messages.map((message) => ({
    sender: message.from === 'customer' ? ('user' as const) : ('admin' as const),
    senderId: message.from === 'customer' ? writers.customerId : writers.staffId(message.from),
    type: 4 as 4 | 10,
    content: message.content,
    time: createdAt + message.minute * minute,
    isRecalled: message.recalled === true,
  }));
  const cards = demoReports.flatMap((report) =>
    report.ticket !== ticket.key || ticket.handler === null
      ? []
      : {
          sender: 'admin' as const,
          senderId: writers.staffId(ticket.handler),
          type: 10 as const,
          // What a card says is read from its report each time.
          content: '',
          time: createdAt + report.sentAt * minute,
          isRecalled: false,
        },
  );
  return [...spoken, ...cards].toSorted((one, other) => one.time - other.time);
}

/** The lines of a ticket in order: what was written, then the invitation and the record of a rating. */
function linesOf(ticket: DemoTicket, createdAt: number, writers: Writers) {
  const written = writtenLines(ticket, createdAt, writers);
  const end = written.at(-1)?.time ?? createdAt;
  const system = (content: object, newsFor: 'user' | 'admin', minutes: number) => ({
    sender: 'system' as const,
    senderId: 0,
    type: 6 as const,
    content: JSON.stringify(content),
    newsFor,
    time: end + minutes * minute,
    isRecalled: false,
  });
  if (ticket.rating !== undefined) {
    const { scores, suggest } = ticket.rating;
    const score = Object.fromEntries(scores.map((stars, at) => [writers.optionIds[at] ?? 0, stars]));
    return [
      ...written,
      system({ kind: 'invite' }, 'user', 2),
      system({ kind: 'record', score, suggest }, 'admin', 9),
    ];
  }
  return ticket.ratingRequested ? [...written, system({ kind: 'invite' }, 'user', 2)] : written;
}

type MessageDraft = Omit<StoredMessageRow, 'ticket_id'>;

/** What was done with the ticket's reports: submitted by the customer, reviewed by the handler. */
function turnsOf(ticket: DemoTicket, createdAt: number) {
  return demoReports
    .filter((report) => report.ticket === ticket.key)
    .flatMap(({ submittedAt, reviewedAt }) => [
      { turn: 'submitted' as const, minutes: submittedAt },
      { turn: 'reviewed' as const, minutes: reviewedAt },
    ])
    .flatMap(({ turn, minutes }) =>
      minutes === undefined ? [] : { turn, time: createdAt + minutes * minute },
    )
    .toSorted((one, other) => one.time - other.time);
}

/** State of a ticket to which nobody has written yet. */
function silent(createdAt: number) {
  return {
    is_solved: 0 as 0 | 1,
    updated_at: createdAt,
    completed_at: null as number | null,
    rev: 0,
    last_seq: 0,
    last_message_at: 0,
    last_sender: null as 'user' | 'admin' | null,
    last_message: '',
    // Whoever opens a ticket waits.
    waiting_since: createdAt as number | null,
    handler_id: null as number | null,
    turn: null as TicketRow['turn'],
    turn_seq: null as number | null,
    turn_at: null as number | null,
  };
}

/** The messages, each numbered as if it had been sent, and the state that they leave. */
export function converse(ticket: DemoTicket, createdAt: number, writers: Writers) {
  let state = silent(createdAt);
  const messages: MessageDraft[] = [];
  const turns = turnsOf(ticket, createdAt);
  const takeTurnsBefore = (time: number) => {
    for (let next = turns[0]; next !== undefined && next.time < time; next = turns[0]) {
      turns.shift();
      state = { ...state, ...turnEffect(state, next.turn, next.time) };
    }
  };
  for (const line of linesOf(ticket, createdAt, writers)) {
    takeTurnsBefore(line.time);
    const next = nextMessage(state, line.time);
    const message: StoredMessage = { ...line, ...next };
    // A recalled line changes nothing of who spoke last.
    const { rev, last_seq, last_message_at, updated_at, ...spoken } = messageEffect(state, message);
    state = { ...state, rev, last_seq, last_message_at, updated_at, ...(line.isRecalled ? {} : spoken) };
    messages.push({
      seq: next.seq,
      rev: next.rev,
      sender: line.sender,
      sender_id: line.senderId,
      type: line.type,
      content: line.content,
      is_delete: line.isRecalled ? 1 : 0,
      created_at: next.time,
    });
  }
  takeTurnsBefore(Number.POSITIVE_INFINITY);
  // Recalling is a change of its own.
  for (const message of messages) {
    if (message.is_delete === 0) continue;
    state = { ...state, rev: state.rev + 1 };
    message.rev = state.rev;
  }
  return { messages, state };
}

/** Up to which message a side has read: everything, or what stood there before the last unread ones. */
export function readUpTo(
  messages: readonly MessageDraft[],
  side: 'user' | 'admin',
  isUnread: boolean,
): number {
  if (!isUnread) return messages.length;
  return messages.findLast(({ sender }) => sender === side)?.seq ?? 0;
}
