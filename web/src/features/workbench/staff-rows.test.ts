/* BENCH-14, RT-14, RT-15, RT-17, Q-50, Q-166: order and groups of the staff list, and what frames change. */
import { describe, expect, test } from 'vitest';
import { filterOfAddress, bodyOfFilter, withFilter } from './filter';
import {
  groupByCustomer,
  inHeldOrder,
  rowsOfPages,
  sortStaffRows,
  withBinding,
  withMessageNews,
  withRow,
} from './staff-rows';
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

describe('order and groups', () => {
  const rows = [
    staffTicket(1, { personalId: 1, updateTimestamp: 10 }),
    staffTicket(2, { personalId: 2, updateTimestamp: 50 }),
    staffTicket(3, { personalId: 1, updateTimestamp: 90 }),
  ];
  test('customers by their newest update, tickets newest first', () => {
    expect(sortStaffRows(rows).map(({ id }) => id)).toEqual([3, 1, 2]);
    const groups = groupByCustomer(sortStaffRows(rows));
    expect(groups.map(({ personalId, tickets }) => [personalId, tickets.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
  test('a row that moved between two pages is shown once', () => {
    expect(
      rowsOfPages([
        { list: rows, total: 3 },
        { list: rows.slice(0, 1), total: 3 },
      ]),
    ).toHaveLength(3);
  });
  test('while the pointer is on the list the order is held, and what is new waits at the end', () => {
    const held = [2, 3];
    expect(inHeldOrder(sortStaffRows(rows), ({ id }) => id, held).map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});

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
    const [bound, other] = withBinding([row, staffTicket(2)], [1], personal);
    expect(bound).toMatchObject({ personal, personalId: 8, user: '{"name":"New"}' });
    expect(other?.personalId).toBe(1);
  });
});

describe('filter', () => {
  test('stands in the address and leaves the rest of it', () => {
    const query = new URLSearchParams('questionRecordId=5&state=3&clientName=Li');
    expect(filterOfAddress(query)).toEqual({ state: 3, clientName: 'Li' });
    expect(withFilter(query, { state: null, clientName: '' }).toString()).toBe('questionRecordId=5');
    expect(filterOfAddress(new URLSearchParams('state=9'))).toEqual({ state: null, clientName: '' });
  });
  test('becomes the body of the call: resolved 1, no reply 0, replied 2, abnormal 3', () => {
    expect(bodyOfFilter({ state: 0, clientName: ' ' })).toEqual({ state: [0], clientName: null });
    expect(bodyOfFilter({ state: null, clientName: ' Li ' })).toEqual({ state: [], clientName: 'Li' });
  });
});
