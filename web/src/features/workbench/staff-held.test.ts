/* BENCH-14: the order of the staff list is held while the pointer is on it. */
import { describe, expect, test } from 'vitest';
import { heldRows, hold, withStates } from './staff-held';
import { asOrdered, inOrder } from './staff-order';
import { staffTicket } from './staff-ticket.test-kit';

const a1 = staffTicket(1, { personalId: 10, updateTimestamp: 90 });
const a2 = staffTicket(2, { personalId: 10, updateTimestamp: 40 });
const b1 = staffTicket(3, { personalId: 20, updateTimestamp: 60 });
const rows = [a1, a2, b1];
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('the held order', () => {
  const list = inOrder(rows);
  const held = hold(list);
  test('nothing changes place; states do', () => {
    const newer = { ...b1, updateTimestamp: 200, title: 'newer' };
    const shown = heldRows(held, inOrder([a1, a2, newer]));
    expect(ids(shown.held.rows)).toEqual([1, 2, 3]);
    expect(shown.held.rows[2]?.title).toBe('newer');
    expect(shown.held.order).toBe(held.order);
    expect(shown).toMatchObject({ waiting: 0, isOther: true });
  });
  test('what left the list stays, what is new waits', () => {
    const fresh = staffTicket(9, { personalId: 90, updateTimestamp: 300 });
    const shown = heldRows(held, inOrder([fresh, a1, b1]));
    expect(ids(shown.held.rows)).toEqual([1, 2, 3]);
    expect(shown).toMatchObject({ waiting: 1, isOther: true });
  });
  test('a new ticket of a customer that is shown waits too', () => {
    const fresh = staffTicket(9, { personalId: 10, updateTimestamp: 300 });
    expect(heldRows(held, inOrder([...rows, fresh]))).toMatchObject({ waiting: 1 });
  });
  test('a further page follows at the end', () => {
    const paged = staffTicket(5, { personalId: 30, updateTimestamp: 20 });
    const shown = heldRows(held, inOrder([...rows, paged]));
    expect(ids(shown.held.rows)).toEqual([1, 2, 3, 5]);
    expect(shown).toMatchObject({ waiting: 0, isOther: false });
  });
  test('states of the same order are part of what is held, wherever the tickets stand', () => {
    const now = inOrder([a1, a2, { ...b1, updateTimestamp: 200 }]);
    const { held: other } = heldRows(held, now);
    const newer = { rows: now.rows.map((row) => ({ ...row, title: `newer ${row.id}` })), order: now.order };
    const shown = withStates(other, now, newer);
    expect(shown.rows.map(({ title }) => title)).toEqual(['newer 1', 'newer 2', 'newer 3']);
    expect(shown).toMatchObject({ order: held.order, tail: held.tail });
    const one = { rows: now.rows.with(0, { ...b1, title: 'one' }), order: now.order };
    expect(withStates(other, now, one).rows.map(({ title }) => title)).toEqual([
      'Ticket 1',
      'Ticket 2',
      'one',
    ]);
  });
  test('of what waits no state is shown', () => {
    const fresh = staffTicket(9, { personalId: 90, updateTimestamp: 300 });
    const now = inOrder([fresh, ...rows]);
    const newer = { rows: now.rows.with(0, { ...fresh, title: 'newer' }), order: now.order };
    expect(ids(withStates(heldRows(held, now).held, now, newer).rows)).toEqual([1, 2, 3]);
  });
  test('the tickets of a customer stay side by side when he becomes another', () => {
    const bound = { ...b1, personalId: 10 };
    const c1 = staffTicket(7, { personalId: 30, updateTimestamp: 50 });
    const before = hold(asOrdered([a1, c1, b1]));
    expect(ids(heldRows(before, inOrder([c1, a1, bound])).held.rows)).toEqual([1, 3, 7]);
  });
});
