/* BENCH-14, BENCH-37, Q-50: the lines of the staff list, the held order, and where keys lead. */
import { describe, expect, test } from 'vitest';
import { moveInTree, rowsOfTree } from '../../ui/tree-rows';
import { nameOfDirectory } from './directory-rows';
import { heldRows, hold, isHead, itemsOf, keyOf, placeOf, shiftOf, type StaffItem } from './staff-items';
import { moveInList } from './staff-list-keys';
import { paneWidths } from './staff-panes';
import { sortStaffRows } from './staff-rows';
import { staffTicket } from './staff-ticket.test-kit';

const a1 = staffTicket(1, { personalId: 10, updateTimestamp: 90 });
const a2 = staffTicket(2, { personalId: 10, updateTimestamp: 40 });
const b1 = staffTicket(3, { personalId: 20, updateTimestamp: 60 });
const rows = [a1, a2, b1];
const keys = (items: readonly StaffItem[]) => items.map(keyOf);
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('lines', () => {
  test('a head per customer, his tickets below it', () => {
    expect(keys(itemsOf(rows, new Map()))).toEqual([-10, 1, 2, -20, 3]);
  });
  test('an expanded customer shows all his tickets', () => {
    const all = [b1, staffTicket(4, { personalId: 20, isSolved: 1 })];
    expect(keys(itemsOf(rows, new Map([[20, all]])))).toEqual([-10, 1, 2, -20, 3, 4]);
  });
  test('many tickets of one customer are grouped in no time', () => {
    const many = Array.from({ length: 20_000 }, (_, id) => staffTicket(id));
    const items = itemsOf(sortStaffRows(many), new Map());
    expect(items.filter(isHead)).toHaveLength(1);
    expect(items).toHaveLength(many.length + 1);
  });
});

describe('the held order', () => {
  const held = hold(rows);
  test('nothing changes place; states do', () => {
    const newer = { ...b1, updateTimestamp: 200, title: 'newer' };
    const shown = heldRows(held, sortStaffRows([a1, a2, newer]));
    expect(ids(shown.held.rows)).toEqual([1, 2, 3]);
    expect(shown.held.rows[2]?.title).toBe('newer');
    expect(shown).toMatchObject({ waiting: 0, isOther: true });
  });
  test('what left the list stays, what is new waits', () => {
    const fresh = staffTicket(9, { personalId: 90, updateTimestamp: 300 });
    const shown = heldRows(held, sortStaffRows([fresh, a1, b1]));
    expect(ids(shown.held.rows)).toEqual([1, 2, 3]);
    expect(shown).toMatchObject({ waiting: 1, isOther: true });
  });
  test('a new ticket of a customer that is shown waits too', () => {
    const fresh = staffTicket(9, { personalId: 10, updateTimestamp: 300 });
    expect(heldRows(held, sortStaffRows([...rows, fresh]))).toMatchObject({ waiting: 1 });
  });
  test('a further page follows at the end', () => {
    const paged = staffTicket(5, { personalId: 30, updateTimestamp: 20 });
    const shown = heldRows(held, sortStaffRows([...rows, paged]));
    expect(ids(shown.held.rows)).toEqual([1, 2, 3, 5]);
    expect(shown).toMatchObject({ waiting: 0, isOther: false });
  });
  test('the same rows are the same hold', () => {
    expect(heldRows(held, rows).held).toBe(held);
  });
  test('the tickets of a customer stay side by side when he becomes another', () => {
    const bound = { ...b1, personalId: 10 };
    const c1 = staffTicket(7, { personalId: 30, updateTimestamp: 50 });
    const before = hold([a1, c1, b1]);
    expect(ids(heldRows(before, sortStaffRows([c1, a1, bound])).held.rows)).toEqual([1, 3, 7]);
  });
});

test('what was seen moved as far as most of it did', () => {
  const items = itemsOf([b1, a1, a2], new Map());
  // The head of the second customer, and his tickets; the first has come above them.
  const before = [
    { key: -10, index: 0, start: 0 },
    { key: 1, index: 1, start: 34 },
    { key: 2, index: 2, start: 124 },
    { key: 3, index: 4, start: 248 },
    { key: 99, index: 5, start: 500 },
  ];
  const starts = [0, 34, 124, 158, 248];
  expect(shiftOf(before, items, (index) => starts[index] ?? 0)).toBe(124);
  expect(shiftOf([], items, () => 0)).toBe(0);
});

test('a line is found by its key', () => {
  const items = itemsOf(rows, new Map());
  expect([-10, 1, -20, 3, 77, null].map((key) => placeOf(items, key))).toEqual([0, 1, 3, 4, -1, -1]);
});

describe('keys of the list', () => {
  const items = itemsOf(rows, new Map());
  const none = new Set<number>();
  test('go from ticket to ticket, over the heads', () => {
    expect(moveInList(items, 2, 'ArrowDown', none)).toEqual({ to: 4 });
    expect(moveInList(items, 4, 'k', none)).toEqual({ to: 2 });
    expect(moveInList(items, 4, 'j', none)).toBeUndefined();
    expect(moveInList(items, 4, 'Home', none)).toEqual({ to: 1 });
    expect(moveInList(items, 1, 'End', none)).toEqual({ to: 4 });
    expect(moveInList(items, 1, 'x', none)).toBeUndefined();
  });
  test('show all tickets of a customer, and lead to his head', () => {
    expect(moveInList(items, 4, 'ArrowRight', none)).toEqual({ expand: 20, isExpanded: true });
    expect(moveInList(items, 4, 'ArrowLeft', new Set([20]))).toEqual({ expand: 20, isExpanded: false });
    expect(moveInList(items, 4, 'ArrowLeft', none)).toEqual({ to: 3 });
    expect(moveInList(items, 3, 'ArrowLeft', none)).toBeUndefined();
  });
});

describe('BENCH-12, CONST-05: the directory tree', () => {
  const leaf = (id: number) => ({ id, name: `d${id}`, count: 0, children: [] });
  const tree = [leaf(0), { ...leaf(1), children: [{ ...leaf(11), children: [leaf(111)] }] }];
  const shown = rowsOfTree(tree, new Map());
  test('is unfolded to the second degree, or by hand', () => {
    expect(shown.map(({ node, level }) => [node.id, level])).toEqual([
      [0, 1],
      [1, 1],
      [11, 2],
    ]);
    expect(rowsOfTree(tree, new Map([[11, true]])).map(({ node }) => node.id)).toEqual([0, 1, 11, 111]);
    expect(rowsOfTree(tree, new Map([[1, false]])).map(({ node }) => node.id)).toEqual([0, 1]);
  });
  test('its keys go, unfold and fold', () => {
    expect(moveInTree(shown, 0, 'ArrowDown')).toEqual({ to: 1 });
    expect(moveInTree(shown, 11, 'ArrowRight')).toEqual({ fold: 11, isOpen: true });
    expect(moveInTree(shown, 1, 'ArrowRight')).toEqual({ to: 11 });
    expect(moveInTree(shown, 11, 'ArrowLeft')).toEqual({ to: 1 });
    expect(moveInTree(shown, 1, 'ArrowLeft')).toEqual({ fold: 1, isOpen: false });
    expect(moveInTree(shown, 0, 'ArrowUp')).toBeUndefined();
    expect(nameOfDirectory(tree, 111)).toBe('d111');
  });
});

test('panes leave room for the conversation at 1280, 1440 and 1920', () => {
  const state = { widths: {}, isSideOpen: true, isFilterOpen: true, isTreeOpen: true, isContextOpen: true };
  const rest = (width: number, widths = {}) => {
    const { side, list, context } = paneWidths({ ...state, widths }, width);
    return width - side.width - list.width - context.width;
  };
  expect([rest(1280), rest(1440), rest(1920)].every((room) => room >= 440)).toBe(true);
  expect(rest(1280, { context: 5000 })).toBeGreaterThanOrEqual(360);
});
