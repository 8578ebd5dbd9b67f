/* RT-14, RT-15, RT-17, Q-48, Q-166: what frames make of the rows of the staff list. */
import { describe, expect, test } from 'vitest';
import type { StaffTicket } from '#contract/tickets/schemas';
import { withBinding, withChanges, withMessageNews, withRow } from './staff-rows';
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
  test('4: a low rating flags the ticket (Q-177), a good one and an invitation do not; media are named', () => {
    const line = (kind: string, stars = 0) => ({
      ...message,
      sender: 'system' as const,
      messageType: 6 as const,
      content: JSON.stringify({ kind, score: { 1: stars } }),
    });
    expect(withMessageNews(row, line('record', 2))).toMatchObject({ adminUnread: 1, lastMessage: '' });
    expect(withMessageNews(row, line('record', 3)).adminUnread).toBe(0);
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

describe('totals of a customer', () => {
  const of = (id: number, personalId: number) => staffTicket(id, { personalId });
  const rows = [of(1, 1), of(2, 2), of(3, 2), of(4, 2), of(5, 3)];
  const change = (one: StaffTicket) => ({ ...one, totalUnreadNum: 4, totalIsSolvedNum: 2 });

  test('are those of his row that came last, on all his rows', () => {
    const changed = withChanges(rows, new Map([[3, change]]));
    expect(changed.map(({ totalUnreadNum }) => totalUnreadNum)).toEqual([0, 4, 4, 4, 0]);
    expect([changed[0], changed[4]]).toEqual([rows[0], rows[4]]);
    expect(changed[0]).toBe(rows[0]);
    const later = (one: StaffTicket) => ({ ...one, totalUnreadNum: 7 });
    const both = withChanges(
      rows,
      new Map([
        [4, change],
        [2, later],
      ]),
    );
    expect(both.map(({ totalUnreadNum }) => totalUnreadNum)).toEqual([0, 7, 7, 7, 0]);
  });
  test('nothing changed: the same rows', () => {
    expect(withChanges(rows, new Map([[99, change]]))).toBe(rows);
    expect(withChanges(rows, new Map([[3, (one: StaffTicket) => one]]))).toBe(rows);
  });
});
