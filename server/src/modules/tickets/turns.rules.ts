/*
 * Whose turn it is: what counts as the customer's turn and what as an answer of staff, beside messages
 * (Q-43, Q-44, Q-177, Q-178).
 */

/** What one side did beside writing: the customer reopened the ticket or submitted a report, staff reviewed it. */
export type Turn = 'reopened' | 'submitted' | 'reviewed';

/** The part of a ticket that rules look at. */
export interface TicketState {
  readonly is_solved: 0 | 1;
  readonly updated_at: number;
  readonly completed_at: number | null;
  readonly rev: number;
  readonly last_seq: number;
  readonly last_message_at: number;
  readonly last_sender: 'user' | 'admin' | null;
  readonly waiting_since: number | null;
  readonly handler_id: number | null;
  readonly turn: Turn | null;
  readonly turn_seq: number | null;
  readonly turn_at: number | null;
}

const sideOf = { reopened: 'user', submitted: 'user', reviewed: 'admin' } as const;

/** What list rows show of a turn in place of a message's text. */
const previews = { submitted: '[报损单已提交]', reviewed: '[报损单已审核]' } as const;

/**
 * What a turn changes on its ticket. The customer's makes it unread and begins the wait, unless they wait already;
 * that of staff ends it as a message would.
 * @param personId who of staff it was; nobody for the customer's turns
 */
export function turnEffect(ticket: TicketState, turn: Turn, now: number, personId: number | null = null) {
  const isOpen = ticket.is_solved === 0;
  const base = {
    turn,
    turn_seq: ticket.last_seq,
    turn_at: now,
    last_sender: sideOf[turn],
    ...previewOf(turn),
  };
  return sideOf[turn] === 'user'
    ? { ...base, admin_unread: 1 as const, waiting_since: isOpen ? (ticket.waiting_since ?? now) : null }
    : {
        ...base,
        waiting_since: null,
        carry_over: 0 as const,
        handler_id: ticket.handler_id ?? (isOpen ? personId : null),
      };
}

function previewOf(turn: Turn) {
  return turn === 'reopened' ? {} : { last_message: previews[turn] };
}

/** The newest message of either side that stands, and the newest of staff. */
export interface Spoken {
  readonly last?: { readonly sender: 'user' | 'admin'; readonly seq: number; readonly preview: string };
  /** 0 where staff wrote nothing that stands. */
  readonly lastStaffSeq: number;
}

/** Number of the last message that staff have answered: by a message, or by reviewing a report. */
export function answeredUpTo(ticket: TicketState, { lastStaffSeq }: Spoken): number {
  return ticket.turn === 'reviewed' ? Math.max(lastStaffSeq, ticket.turn_seq ?? 0) : lastStaffSeq;
}

/**
 * How a ticket stands once a message of staff is taken back: as if it had never been there.
 * @param firstOpenAt time of the customer's first message after `answeredUpTo`
 */
export function stateWithout(
  ticket: TicketState & { created_at: number },
  spoken: Spoken,
  firstOpenAt?: number,
) {
  const { last, lastStaffSeq } = spoken;
  const turnSeq = ticket.turn_seq ?? 0;
  const latest = ticket.turn !== null && turnSeq >= (last?.seq ?? 0) ? ticket.turn : undefined;
  const lastSender = latest ? sideOf[latest] : (last?.sender ?? null);
  const state = {
    last_sender: lastSender,
    last_message: '',
    ...(last && { last_message: last.preview }),
    ...(latest && previewOf(latest)),
  };
  if (ticket.is_solved === 1 || lastSender === 'admin') return { ...state, waiting_since: null };
  // Nobody could answer before a reopening: from then on the wait counts.
  const isTurnOpen = ticket.turn !== null && sideOf[ticket.turn] === 'user' && turnSeq >= lastStaffSeq;
  if (isTurnOpen && ticket.turn === 'reopened') return { ...state, waiting_since: ticket.turn_at };
  const isNeverAnswered = answeredUpTo(ticket, spoken) === 0 && ticket.turn !== 'reviewed';
  const since = [
    isNeverAnswered ? ticket.created_at : undefined,
    isTurnOpen ? ticket.turn_at : undefined,
    firstOpenAt,
  ].flatMap((at) => at ?? []);
  return { ...state, waiting_since: since.length === 0 ? null : Math.min(...since) };
}
