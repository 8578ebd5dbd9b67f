/*
 * What the staff list shows, line by line: a head per customer, his tickets below it, and how the order is
 * held while the pointer is on it: nothing changes place under it. Pure.
 */
import type { StaffTicket } from '#contract/tickets/schemas';
import { newestByCustomer } from './staff-rows';

export interface CustomerHead {
  readonly personalId: number;
  /** The first of his tickets here: names and totals of the customer stand on each. */
  readonly first: StaffTicket;
}

/**
 * A line: the head of a customer or one of his tickets. These are no objects of their own: with 10,000 lines each
 * change would leave as many of them to be collected.
 */
export type StaffItem = CustomerHead | StaffTicket;

export function isHead(item: StaffItem): item is CustomerHead {
  return 'first' in item;
}

/** Tells lines apart: a ticket by its id, a head by that of its customer, negative. */
export function keyOf(item: StaffItem): number {
  return isHead(item) ? -item.personalId : item.id;
}

/**
 * `rows`: those of a customer side by side. `allOf`: all tickets of the customers whose group is expanded, where they
 * are loaded (BENCH-37).
 */
export function itemsOf(
  rows: readonly StaffTicket[],
  allOf: ReadonlyMap<number, readonly StaffTicket[]>,
): StaffItem[] {
  const items: StaffItem[] = [];
  let customer: number | undefined;
  for (const row of rows) {
    const { personalId } = row;
    const all = allOf.get(personalId);
    if (personalId !== customer) {
      items.push({ personalId, first: row });
      if (all) items.push(...all);
    }
    if (!all) items.push(row);
    customer = personalId;
  }
  return items;
}

/** Index of a line; -1 where it is not, and for null. */
export function placeOf(items: readonly StaffItem[], key: number | null): number {
  return key === null ? -1 : items.findIndex((item) => keyOf(item) === key);
}

/** The order that is kept. */
export interface Held {
  /** The rows as they were shown last, in their order. */
  readonly rows: readonly StaffTicket[];
  /** What was updated after this stands before everything that was loaded, ms. */
  readonly tail: number;
}

export function hold(rows: readonly StaffTicket[]): Held {
  const last = rows.at(-1);
  const start = rows.findLastIndex(({ personalId }) => personalId !== last?.personalId) + 1;
  const tail = rows.slice(start).reduce((time, row) => Math.max(time, row.updateTimestamp), 0);
  return { rows, tail };
}

export interface HeldRows {
  readonly held: Held;
  /** New tickets that are not shown while the order is held. */
  readonly waiting: number;
  /** True where the order or the rows would be others. */
  readonly isOther: boolean;
}

/**
 * The held rows in their state of now. Those that left the list stay in their last state; pages that were loaded
 * meanwhile follow at the end; what else is new waits.
 */
export function heldRows(held: Held, now: readonly StaffTicket[]): HeldRows {
  if (held.rows.every(({ id }, index) => id === now[index]?.id)) {
    return { held: heldWith(held, now), waiting: 0, isOther: false };
  }
  const current = new Map(now.map((row) => [row.id, row]));
  const shown = new Set(held.rows.map(({ id }) => id));
  const newest = newestByCustomer(now);
  const fresh = now.filter(({ id }) => !shown.has(id));
  const older = fresh.filter(({ personalId }) => (newest.get(personalId) ?? 0) <= held.tail);
  const rows = sideBySide([...held.rows.map((row) => current.get(row.id) ?? row), ...older]);
  return {
    held: heldWith(held, rows),
    waiting: fresh.length - older.length,
    isOther: rows.length !== now.length || rows.some(({ id }, index) => id !== now[index]?.id),
  };
}

/** The same where no row is another. */
function heldWith(held: Held, rows: readonly StaffTicket[]): Held {
  if (rows.length > held.rows.length) return hold(rows);
  return rows.every((row, index) => row === held.rows[index]) ? held : { ...held, rows };
}

/** The tickets of each customer at the place of his first: he may have become another meanwhile. */
function sideBySide(rows: readonly StaffTicket[]): StaffTicket[] {
  const byCustomer = new Map<number, StaffTicket[]>();
  for (const row of rows) {
    const tickets = byCustomer.get(row.personalId);
    if (tickets) tickets.push(row);
    else byCustomer.set(row.personalId, [row]);
  }
  return [...byCustomer.values()].flat();
}

/** A line that was seen. */
export interface SeenLine {
  readonly key: number;
  readonly index: number;
  /** From the top, px. */
  readonly start: number;
}

/**
 * How far the lines moved that were seen: most of them by as much, since only some changed place. `startAt` tells
 * the offset of a line by its index now.
 */
export function shiftOf(
  before: readonly SeenLine[],
  items: readonly StaffItem[],
  startAt: (index: number) => number,
): number {
  const shifts = new Map<number, number>();
  const count = (shift: number) => shifts.set(shift, (shifts.get(shift) ?? 0) + 1);
  const elsewhere = new Map<number, number>();
  for (const { key, index, start } of before) {
    const item = items[index];
    if (item && keyOf(item) === key) count(startAt(index) - start);
    else elsewhere.set(key, start);
  }
  if (elsewhere.size > 0) {
    for (const [index, item] of items.entries()) {
      const start = elsewhere.get(keyOf(item));
      if (start !== undefined) count(startAt(index) - start);
    }
  }
  const [most] = [...shifts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}
