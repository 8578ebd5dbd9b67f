import { describe, expect, it } from 'vitest';
import { answeredUpTo, stateWithout, turnEffect, type Spoken, type TicketState } from './turns.rules';

const fresh: TicketState & { created_at: number } = {
  created_at: 100,
  is_solved: 0,
  updated_at: 100,
  completed_at: null,
  rev: 3,
  last_seq: 3,
  last_message_at: 130,
  last_sender: 'user',
  waiting_since: 110,
  handler_id: null,
  turn: null,
  turn_seq: null,
  turn_at: null,
};
const at3 = { turn_seq: 3, turn_at: 200 };

describe('turns (Q-177, Q-178)', () => {
  it('a submitted report is the customer’s: unread, unanswered, and a wait that runs goes on', () => {
    const submitted = { turn: 'submitted', ...at3, last_sender: 'user', last_message: '[报损单已提交]' };
    expect(turnEffect(fresh, 'submitted', 200)).toEqual({
      ...submitted,
      admin_unread: 1,
      waiting_since: 110,
    });
    expect(turnEffect({ ...fresh, waiting_since: null }, 'submitted', 200)).toMatchObject({
      waiting_since: 200,
    });
    expect(turnEffect({ ...fresh, is_solved: 1 }, 'submitted', 200)).toMatchObject({
      ...{ admin_unread: 1, waiting_since: null },
    });
  });

  it('a review is an answer of staff: replied, nobody waits, and nobody’s ticket is the reviewer’s', () => {
    const reviewed = { turn: 'reviewed', ...at3, last_sender: 'admin', last_message: '[报损单已审核]' };
    const answered = { ...reviewed, waiting_since: null, carry_over: 0 };
    expect(turnEffect(fresh, 'reviewed', 200, 7)).toEqual({ ...answered, handler_id: 7 });
    expect(turnEffect({ ...fresh, handler_id: 5 }, 'reviewed', 200, 7)).toMatchObject({ handler_id: 5 });
    expect(turnEffect({ ...fresh, is_solved: 1 }, 'reviewed', 200, 7)).toMatchObject({ handler_id: null });
  });
});

describe('a ticket whose message is taken back (Q-59)', () => {
  const user = (seq: number) => ({ sender: 'user' as const, seq, preview: 'theirs' });
  const admin = (seq: number) => ({ sender: 'admin' as const, seq, preview: 'ours' });
  const cases: [string, Partial<TicketState>, Spoken, number | undefined, object][] = [
    [
      'nobody has written: it waits since it was opened',
      {},
      { lastStaffSeq: 0 },
      undefined,
      { last_sender: null, last_message: '', waiting_since: 100 },
    ],
    [
      'an older answer stands',
      {},
      { last: admin(2), lastStaffSeq: 2 },
      undefined,
      { last_sender: 'admin', last_message: 'ours', waiting_since: null },
    ],
    [
      'their message is open again',
      {},
      { last: user(2), lastStaffSeq: 1 },
      120,
      { last_sender: 'user', last_message: 'theirs', waiting_since: 120 },
    ],
    [
      'the report that was submitted before is open again',
      { turn: 'submitted', turn_seq: 2, turn_at: 125 },
      { last: admin(1), lastStaffSeq: 1 },
      undefined,
      { last_sender: 'user', last_message: '[报损单已提交]', waiting_since: 125 },
    ],
    [
      'a review after their last message stays an answer',
      { turn: 'reviewed', turn_seq: 2, turn_at: 125 },
      { last: user(2), lastStaffSeq: 0 },
      undefined,
      { last_sender: 'admin', last_message: '[报损单已审核]', waiting_since: null },
    ],
    [
      'what they wrote after the review is open, nothing before it',
      { turn: 'reviewed', turn_seq: 1, turn_at: 105 },
      { last: user(2), lastStaffSeq: 0 },
      120,
      { last_sender: 'user', waiting_since: 120 },
    ],
    [
      'reopened after their message: they wait since the reopening',
      { turn: 'reopened', turn_seq: 2, turn_at: 150 },
      { last: user(2), lastStaffSeq: 1 },
      120,
      { last_sender: 'user', last_message: 'theirs', waiting_since: 150 },
    ],
    [
      'answered after the reopening: it counts no more',
      { turn: 'reopened', turn_seq: 1, turn_at: 105 },
      { last: admin(2), lastStaffSeq: 2 },
      undefined,
      { last_sender: 'admin', waiting_since: null },
    ],
    [
      'solved: nobody waits',
      { is_solved: 1 },
      { last: user(2), lastStaffSeq: 0 },
      120,
      { last_sender: 'user', waiting_since: null },
    ],
  ];
  it.each(cases)('%s', (_, change, spoken, firstOpenAt, state) => {
    expect(stateWithout({ ...fresh, ...change }, spoken, firstOpenAt)).toMatchObject(state);
  });

  it('a review counts as the answer to what stood there', () => {
    expect(answeredUpTo(fresh, { lastStaffSeq: 2 })).toBe(2);
    expect(answeredUpTo({ ...fresh, turn: 'reviewed', ...at3 }, { lastStaffSeq: 2 })).toBe(3);
    expect(answeredUpTo({ ...fresh, turn: 'submitted', ...at3 }, { lastStaffSeq: 2 })).toBe(2);
  });
});
