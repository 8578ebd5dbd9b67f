/* RT-14, RT-15, RT-17, Q-48, Q-50, Q-166: what pages and frames make of the rows of the staff list. */
import { describe, expect, test } from 'vitest';
import {
  type StaffList,
  sortStaffRows,
  withBinding,
  withChanges,
  withFetched,
  withMessageNews,
  withPage,
  withRow,
} from './staff-rows';
import type { StaffTicket } from '#contract/tickets/schemas';
import { staffTicket } from './staff-ticket.test-kit';

const message = {
  id: 1,
  recordQuestionId: 1,
  timestamp: 9000,
  personal: { id: 1, account: '', name: 'Pilot' },
  personalId: 1,
  content: '<p>Hello &amp; <b>welcome</b></p>',
  isDelete: 0 as const,
  messageType: 4 as const,
  sender: 'user' as const,
  seq: 6,
  rev: 6,
  clientMessageId: null,
};

describe('frames', () => {
  const row = staffTicket(1);
  test('3: the row as the server has it, unless it is older', () => {
    const newer = staffTicket(1, { rev: 9, title: 'new' });
    expect(withRow(row, newer)).toBe(newer);
    expect(withRow(newer, row)).toBe(newer);
  });
  test('4: a message of the customer flags the ticket and shows its text', () => {
    expect(withMessageNews(row, message)).toEqual({
      ...row,
      rev: 6,
      lastSeq: 6,
      updateTimestamp: 9000,
      adminUnread: 1,
      lastMessage: 'Hello & welcome',
    });
  });
  test('4: an answer of staff does not flag it; a known message changes nothing', () => {
    expect(withMessageNews(row, { ...message, sender: 'admin' }).adminUnread).toBe(0);
    expect(withMessageNews(row, { ...message, seq: 5, rev: 5, timestamp: 1 })).toEqual(row);
  });
  test('4: a rating flags the ticket, an invitation does not; media are named', () => {
    const line = (kind: string) => ({
      ...message,
      sender: 'system' as const,
      messageType: 6 as const,
      content: JSON.stringify({ kind }),
    });
    expect(withMessageNews(row, line('record'))).toMatchObject({ adminUnread: 1, lastMessage: '' });
    expect(withMessageNews(row, line('invite')).adminUnread).toBe(0);
    const picture = { ...message, content: '<p><img src="/static/a"></p>' };
    expect(withMessageNews(row, picture).lastMessage).toBe('[图片]');
  });
  test('9: a bound ticket shows its account', () => {
    const personal = { id: 8, account: 'new@example.com', name: 'New' };
    const bound = withBinding(row, personal);
    expect(bound).toMatchObject({ personal, personalId: 8, user: '{"name":"New"}' });
  });
});

describe('the loaded list', () => {
  const rows = [
    staffTicket(1, { personalId: 1, updateTimestamp: 10 }),
    staffTicket(2, { personalId: 2, updateTimestamp: 50 }),
    staffTicket(3, { personalId: 1, updateTimestamp: 90 }),
  ];
  const list: StaffList = { rows, total: 120, pages: 1, isComplete: false };

  test('customers by their newest update, tickets newest first', () => {
    expect(sortStaffRows(rows).map(({ id }) => id)).toEqual([3, 1, 2]);
  });
  test('rows in that order come back as they are, others never', () => {
    const sorted = sortStaffRows(rows);
    expect(sortStaffRows(sorted)).toBe(sorted);
    const of = (id: number, personalId: number, updateTimestamp: number) =>
      staffTicket(id, { personalId, updateTimestamp });
    // A customer in two places, equal times of customers and of tickets, an older customer on top.
    const wrong = [
      [of(1, 1, 90), of(2, 2, 80), of(3, 1, 70)],
      [of(1, 1, 90), of(2, 2, 90)],
      [of(1, 1, 90), of(2, 1, 90)],
      [of(1, 1, 80), of(2, 2, 90)],
      [of(1, 1, 80), of(2, 1, 90)],
    ];
    const right = [
      [1, 3, 2],
      [2, 1],
      [2, 1],
      [2, 1],
      [2, 1],
    ];
    expect(wrong.map((some) => sortStaffRows(some).map(({ id }) => id))).toEqual(right);
    expect(sortStaffRows([])).toEqual([]);
  });
  test('a page more: a row that moved to it is there once; the end is known', () => {
    const more = withPage(list, [rows[0] ?? staffTicket(1), staffTicket(4)], 120, 50);
    expect(more.rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(more).toMatchObject({ pages: 2, isComplete: false });
    expect(withPage(more, [staffTicket(5)], 120, 50)).toMatchObject({ pages: 3, isComplete: true });
    expect(withPage(list, [], 120, 50).isComplete).toBe(true);
  });
  test('a fetch takes nothing back of what came while it was on its way', () => {
    const renamed = staffTicket(2, { personalId: 2, rev: 9, title: 'renamed' });
    const known = { ...list, rows: [rows[0] ?? renamed, renamed, staffTicket(7)] };
    const fetched = { ...list, rows: rows.slice(0, 2), total: 2 };
    const merged = withFetched(fetched, known, new Set([1, 2, 3]));
    expect(merged.rows.map(({ id, title }) => [id, title])).toEqual([
      [1, 'Ticket 1'],
      [2, 'renamed'],
      [7, 'Ticket 7'],
    ]);
    expect(merged.total).toBe(2);
  });
  test('totals of a customer are those of his row that came last, on all his rows', () => {
    const change = (one: StaffTicket) => ({ ...one, totalUnreadNum: 4, totalIsSolvedNum: 2 });
    const changed = withChanges(rows, new Map([[1, change]]));
    expect(changed.map(({ totalUnreadNum }) => totalUnreadNum)).toEqual([4, 0, 4]);
    expect(changed[1]).toBe(rows[1]);
    expect(withChanges(rows, new Map([[99, change]]))).toBe(rows);
  });
});
