/* RT-08, RT-09, RT-11, Q-48, Q-166: each frame, applied to a stale list, equals a fetch. */
import { describe, expect, test } from 'vitest';
import type { Message } from '#contract/chat/schemas';
import type { Ticket } from '#contract/tickets/schemas';
import { sortTickets, ticketTotals, withChange, withNews, withTicket } from './ticket-rows';

const ticket = (id: number, over: Partial<Ticket> = {}): Ticket => ({
  id,
  questionId: null,
  questionTypeAreaId: 3,
  title: `Ticket ${id}`,
  personal: { id: 1, account: 'pilot@example.com', name: 'Pilot' },
  personalId: 1,
  createTimestamp: 1000,
  updateTimestamp: 1000 * id,
  completeTimestamp: null,
  isSolved: 0,
  userUnread: 0,
  adminUnread: 0,
  comment: '',
  customerId: 1,
  sopDirectoryId: null,
  scoreStatus: 0,
  scoreNum: null,
  productionId: null,
  sopQuestionId: null,
  urgencyLevel: 'P3',
  totalUserUnreadNum: 0,
  totalIsSolvedNum: 2,
  typeTitle: 'A / B',
  rev: 5,
  lastSeq: 5,
  userDeliveredSeq: 5,
  adminDeliveredSeq: 5,
  userReadSeq: 5,
  adminReadSeq: 5,
  ...over,
});
const message = (over: Partial<Message>): Message => ({
  id: 1,
  recordQuestionId: 1,
  timestamp: 9000,
  personal: { id: 1, account: '', name: 'Amelia' },
  personalId: 1,
  content: '<p>x</p>',
  isDelete: 0,
  messageType: 4,
  sender: 'admin',
  seq: 6,
  rev: 6,
  clientMessageId: null,
  ...over,
});
const rows = sortTickets([ticket(1), ticket(2)]);

describe('the list', () => {
  test('has the newest update first, and counts unread and unresolved', () => {
    expect(rows.map(({ id }) => id)).toEqual([2, 1]);
    expect(ticketTotals([ticket(1, { userUnread: 1 }), ticket(2, { isSolved: 1 })])).toEqual({
      unread: 1,
      unresolved: 1,
    });
  });

  test('frame 3 puts the row in its place, with the totals on every row', () => {
    const solved = ticket(1, { isSolved: 1, updateTimestamp: 9000, userUnread: 1 });
    expect(withTicket(rows, solved)).toEqual([
      { ...solved, totalUserUnreadNum: 1, totalIsSolvedNum: 1 },
      { ...ticket(2), totalUserUnreadNum: 1, totalIsSolvedNum: 1 },
    ]);
  });

  test('frame 3 of a ticket of another tab adds it', () => {
    expect(withTicket(rows, ticket(3)).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  test('an older row that arrives late takes nothing back', () => {
    expect(withTicket(rows, ticket(1, { rev: 4, title: 'old' }))).toEqual(rows);
  });

  test('an answer of staff flags its ticket and moves it up', () => {
    expect(withNews(rows, 1, message({}))).toEqual([
      ticket(1, { rev: 6, lastSeq: 6, updateTimestamp: 9000, userUnread: 1, totalUserUnreadNum: 1 }),
      ticket(2, { totalUserUnreadNum: 1 }),
    ]);
  });

  test('an own message of another tab moves its ticket without flagging it', () => {
    const [first] = withNews(rows, 1, message({ sender: 'user' }));
    expect(first).toEqual(ticket(1, { rev: 6, lastSeq: 6, updateTimestamp: 9000 }));
  });

  test('of the lines of the system, an invitation flags its ticket and a rating does not; both say how it stands', () => {
    const line = (kind: string) =>
      message({ sender: 'system', messageType: 6, content: JSON.stringify({ kind }) });
    expect(withNews(rows, 1, line('invite'))[0]).toMatchObject({ userUnread: 1, scoreStatus: 1 });
    expect(withNews(rows, 1, line('record'))[0]).toMatchObject({ userUnread: 0, scoreStatus: 3 });
  });

  test('a message that is known already, and a recall, flag nothing', () => {
    expect(withNews(rows, 1, message({ seq: 5, rev: 5 }))).toEqual(rows);
    expect(withNews(rows, 1, { rev: 8 })).toEqual([ticket(2), ticket(1, { rev: 8 })]);
  });

  test('a change of this page is shown at once, with new totals', () => {
    const [, changed] = withChange(rows, 1, { isSolved: 1 });
    expect(changed).toMatchObject({ isSolved: 1, totalIsSolvedNum: 1 });
  });
});
