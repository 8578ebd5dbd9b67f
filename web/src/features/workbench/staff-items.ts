/*
 * What the staff list shows, line by line: a head per customer, his tickets below it, and how the order is
 * held while the pointer is on it: nothing changes place under it. Pure.
 */
import type { StaffTicket } from '#contract/tickets/schemas';
import { newestByCustomer } from './staff-rows';

export interface CustomerGroup {
  readonly personalId: number;
  /** What the order has of his tickets, at least one: names and totals of the customer stand on each. */
  readonly tickets: readonly [StaffTicket, ...StaffTicket[]];
}

/**
 * A line: the head of a customer or one of his tickets. They are no objects of their own: with 10,000 lines each
 * change would leave as many of them to be collected.
 */
export type StaffItem = CustomerGroup | StaffTicket;

export function isHead(item: StaffItem): item is CustomerGroup {
  return 'tickets' in item;
}

/** Tells lines apart: a ticket by its id, a head by that of its customer, negative. */
export function keyOf(item: StaffItem): number {
  return isHead(item) ? -item.personalId : item.id;
}

/** Customers by their first ticket in this order, the tickets of each side by side. */
export function groupByCustomer(rows: readonly StaffTicket[]): CustomerGroup[] {
  const byCustomer = new Map<number, [StaffTicket, ...StaffTicket[]]>();
  for (const row of rows) {
    const tickets = byCustomer.get(row.personalId);
    if (tickets) tickets.push(row);
    else byCustomer.set(row.personalId, [row]);
  }
  return Array.from(byCustomer, ([personalId, tickets]) => ({ personalId, tickets }));
}

/** `allOf`: all tickets of the customers whose group is expanded, where they are loaded (BENCH-37). */
export function itemsOf(
  groups: readonly CustomerGroup[],
  allOf: ReadonlyMap<number, readonly StaffTicket[]>,
): StaffItem[] {
  const items: StaffItem[] = [];
  for (const group of groups) {
    items.push(group);
    for (const ticket of allOf.get(group.personalId) ?? group.tickets) items.push(ticket);
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
  const ofLast = rows.filter(({ personalId }) => personalId === last?.personalId);
  return { rows, tail: Math.max(0, ...ofLast.map(({ updateTimestamp }) => updateTimestamp)) };
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
  const current = new Map(now.map((row) => [row.id, row]));
  const shown = new Set(held.rows.map(({ id }) => id));
  const newest = newestByCustomer(now);
  const fresh = now.filter(({ id }) => !shown.has(id));
  const older = fresh.filter(({ personalId }) => (newest.get(personalId) ?? 0) <= held.tail);
  const rows = [...held.rows.map((row) => current.get(row.id) ?? row), ...older];
  const isSame = rows.length === held.rows.length && rows.every((row, index) => row === held.rows[index]);
  return {
    held: isSame ? held : older.length > 0 ? hold(rows) : { ...held, rows },
    waiting: fresh.length - older.length,
    isOther: rows.length !== now.length || rows.some(({ id }, index) => id !== now[index]?.id),
  };
}

/**
 * How far the lines moved that were seen: most of them by as much, since only some changed place. `before` holds
 * their offsets by key; `startAt` tells that of a line by its index now.
 */
export function shiftOf(
  before: ReadonlyMap<number, number>,
  items: readonly StaffItem[],
  startAt: (index: number) => number,
): number {
  const shifts = new Map<number, number>();
  for (const [index, item] of items.entries()) {
    const start = before.get(keyOf(item));
    if (start === undefined) continue;
    const shift = startAt(index) - start;
    shifts.set(shift, (shifts.get(shift) ?? 0) + 1);
  }
  const [most] = [...shifts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}
