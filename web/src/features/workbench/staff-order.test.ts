/* BENCH-14, BENCH-37, Q-50: the order and the lines of the staff list, and where keys lead. */
import { describe, expect, test } from 'vitest';
import { moveInList } from './staff-list-keys';
import { asOrdered, inOrder, type Lines, noRows, shiftOf, withAllOf } from './staff-order';
import { staffTicket } from './staff-ticket.test-kit';

const a1 = staffTicket(1, { personalId: 10, updateTimestamp: 90 });
const a2 = staffTicket(2, { personalId: 10, updateTimestamp: 40 });
const b1 = staffTicket(3, { personalId: 20, updateTimestamp: 60 });
const rows = [a1, a2, b1];
const keys = ({ count, keyAt }: Lines) => Array.from({ length: count }, (_, line) => keyAt(line));
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('the order', () => {
  const of = (id: number, personalId: number, updateTimestamp: number) =>
    staffTicket(id, { personalId, updateTimestamp });

  test('customers by their newest update, tickets newest first', () => {
    expect(ids(inOrder([of(1, 1, 10), of(2, 2, 50), of(3, 1, 90)]).rows)).toEqual([3, 1, 2]);
    expect(inOrder([]).rows).toEqual([]);
  });
  test('rows that have it stay as they are, others never', () => {
    const { rows: sorted } = inOrder([of(1, 1, 10), of(2, 2, 50), of(3, 1, 90)]);
    expect(inOrder(sorted).rows).toBe(sorted);
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
    expect(wrong.map((some) => ids(inOrder(some).rows))).toEqual(right);
  });
  test('is the same one as long as the same tickets of the same customers stand in the same places', () => {
    const list = inOrder(rows);
    expect(inOrder([a1, { ...a2, title: 'other' }, b1], list).order).toBe(list.order);
    for (const others of [
      [a1, b1],
      [a1, a2, b1, of(4, 30, 20)],
      [a1, a2, { ...b1, personalId: 21 }],
      [a1, a2, of(4, 20, 60)],
    ]) {
      expect(inOrder(others, list).order).not.toBe(list.order);
    }
  });
  test('tells where a ticket stands', () => {
    const { order } = inOrder(rows);
    expect([1, 3, 77, 3].map(order.indexOf)).toEqual([0, 2, -1, 2]);
  });
});

describe('lines', () => {
  const { lines } = inOrder(rows).order;
  test('a head per customer, his tickets below it', () => {
    expect(keys(lines)).toEqual([-10, 1, 2, -20, 3]);
    expect([0, 1, 2, 3, 4, 5].map(lines.rowAt)).toEqual([0, 0, 1, 2, 2, -1]);
    expect(lines.keyAt(5)).toBe(0);
    expect(noRows.order.lines.count).toBe(0);
  });
  test('are found by their key, heads by the lines below them', () => {
    expect([-10, 1, -20, 3, 77, -77, null].map(lines.lineOf)).toEqual([0, 1, 3, 4, -1, -1, -1]);
    expect([-1, 0, 2, 3, 4, 99].map(lines.headOf)).toEqual([-1, 0, 0, 3, 3, 3]);
    expect(noRows.order.lines.headOf(0)).toBe(-1);
  });
  test('an expanded customer shows all his tickets', () => {
    const all = [b1, staffTicket(4, { personalId: 20, isSolved: 1 })];
    const list = inOrder(rows);
    const shown = withAllOf(list, new Map([[20, all]]));
    expect(keys(shown.order.lines)).toEqual([-10, 1, 2, -20, 3, 4]);
    const again = withAllOf(list, new Map([[20, [{ ...b1, title: 'other' }, ...all.slice(1)]]]), shown);
    expect(again.rows[2]?.title).toBe('other');
    expect(again.order).toBe(shown.order);
    expect(withAllOf(list, new Map())).toBe(list);
  });
  test('an expanded customer does not show a ticket that became the ticket of another', () => {
    const bound = staffTicket(4, { personalId: 10 });
    const shown = withAllOf(inOrder(rows), new Map([[20, [b1, bound]]]));
    expect(keys(shown.order.lines)).toEqual([-10, 1, 2, -20, 3]);
  });
  test('many tickets of one customer are grouped in no time', () => {
    const many = Array.from({ length: 20_000 }, (_, id) => staffTicket(id + 1));
    expect(inOrder(many).order.lines.count).toBe(many.length + 1);
  });
});

test('what was seen moved as far as most of it did', () => {
  const { lines } = asOrdered([b1, a1, a2]).order;
  // The head of the second customer, and his tickets; the first has come above them.
  const before = [
    { key: -10, line: 0, start: 0 },
    { key: 1, line: 1, start: 34 },
    { key: 2, line: 2, start: 124 },
    { key: 3, line: 4, start: 248 },
    { key: 99, line: 5, start: 500 },
  ];
  const starts = [0, 34, 124, 158, 248];
  expect(shiftOf(before, lines, (line) => starts[line] ?? 0)).toBe(124);
  expect(shiftOf([], lines, () => 0)).toBe(0);
});

describe('keys of the list', () => {
  const { lines } = inOrder(rows).order;
  const none = new Set<number>();
  test('go from ticket to ticket, over the heads', () => {
    expect(moveInList(lines, 2, 'ArrowDown', none)).toEqual({ to: 4 });
    expect(moveInList(lines, 4, 'k', none)).toEqual({ to: 2 });
    expect(moveInList(lines, 4, 'j', none)).toBeUndefined();
    expect(moveInList(lines, 4, 'Home', none)).toEqual({ to: 1 });
    expect(moveInList(lines, 1, 'End', none)).toEqual({ to: 4 });
    expect(moveInList(lines, 1, 'x', none)).toBeUndefined();
  });
  test('show all tickets of a customer, and lead to his head', () => {
    expect(moveInList(lines, 4, 'ArrowRight', none)).toEqual({ expand: 20, isExpanded: true });
    expect(moveInList(lines, 4, 'ArrowLeft', new Set([20]))).toEqual({ expand: 20, isExpanded: false });
    expect(moveInList(lines, 4, 'ArrowLeft', none)).toEqual({ to: 3 });
    expect(moveInList(lines, 3, 'ArrowLeft', none)).toBeUndefined();
  });
});
