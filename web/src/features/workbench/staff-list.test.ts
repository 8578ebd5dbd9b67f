/* RT-14, RT-15, Q-50, Q-166: what pages, fetches and frames make of what is loaded of the staff list. */
import { describe, expect, test } from 'vitest';
import type { StaffTicket } from '#contract/tickets/schemas';
import { emptyList, type StaffList, withAdded, withFetched, withListChanges, withPage } from './staff-list';
import { inOrder } from './staff-order';
import { staffTicket } from './staff-ticket.test-kit';

const of = (id: number, personalId: number, updateTimestamp: number) =>
  staffTicket(id, { personalId, updateTimestamp });
const rows = [of(3, 1, 90), of(1, 1, 10), of(2, 2, 50)];
const list: StaffList = { ...inOrder(rows), total: 120, pages: 1, isComplete: false };
const ids = ({ rows: all }: StaffList) => all.map(({ id }) => id);

describe('a page more', () => {
  test('a row that moved to it is there once; the end is known', () => {
    const more = withPage(list, [of(1, 1, 10), of(4, 3, 5)], 120, 50);
    expect(ids(more)).toEqual([3, 1, 2, 4]);
    expect(more).toMatchObject({ pages: 2, isComplete: false });
    expect(withPage(more, [of(5, 4, 4)], 120, 50)).toMatchObject({ pages: 3, isComplete: true });
    expect(withPage(list, [], 120, 50).isComplete).toBe(true);
    expect(ids(withPage(emptyList, rows, 3, 50))).toEqual([3, 1, 2]);
  });
});

describe('a fetch', () => {
  test('takes nothing back of what came while it was on its way', () => {
    const renamed = staffTicket(2, { personalId: 2, updateTimestamp: 50, rev: 9, title: 'renamed' });
    const known = { ...list, ...inOrder([of(1, 1, 10), renamed, of(7, 7, 1)]) };
    const fetched = { ...list, ...inOrder([of(1, 1, 10), of(2, 2, 50)]), total: 2 };
    const merged = withFetched(fetched, known, new Set([1, 2, 3]));
    expect(merged.rows.map(({ id, title }) => [id, title])).toEqual([
      [2, 'renamed'],
      [1, 'Ticket 1'],
      [7, 'Ticket 7'],
    ]);
    expect(merged.total).toBe(2);
  });
  test('of the same tickets keeps their order', () => {
    const again = { ...list, ...inOrder(rows.map((row) => ({ ...row, rev: row.rev + 1 }))) };
    expect(withFetched(again, list, new Set([1, 2, 3])).order).toBe(list.order);
  });
});

describe('rows that were not loaded', () => {
  test('stand where they belong; only new ones count', () => {
    const added = withAdded(list, [of(2, 2, 50), of(8, 8, 70), of(9, 9, 95)], (id) => id === 9);
    expect(ids(added)).toEqual([9, 3, 1, 8, 2]);
    expect(added.total).toBe(121);
    expect(withAdded(list, [of(2, 2, 50)], () => true)).toBe(list);
  });
});

describe('changes', () => {
  const changed = (id: number, change: Partial<StaffTicket>) =>
    withListChanges(list, new Map([[id, (row: StaffTicket) => ({ ...row, ...change })]]));
  test('of states leave the order as it is', () => {
    const read = changed(1, { adminUnread: 1 });
    expect(read.rows.map(({ adminUnread }) => adminUnread)).toEqual([0, 1, 0]);
    expect(read.order).toBe(list.order);
    expect(list.rows[1]?.adminUnread).toBe(0);
  });
  test('of times and customers put it right', () => {
    expect(ids(changed(2, { updateTimestamp: 99 }))).toEqual([2, 3, 1]);
    const bound = changed(1, { personalId: 3 });
    expect(ids(bound)).toEqual([3, 2, 1]);
    expect(bound.order).not.toBe(list.order);
  });
  test('of tickets that are not there change nothing', () => {
    expect(changed(77, { adminUnread: 1 })).toBe(list);
  });
});
