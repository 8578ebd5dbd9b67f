/*
 * What the staff list shows, line by line: a head per customer, his tickets below it, and how the order is
 * held while the pointer is on it: nothing changes place under it. Pure.
 */
import type { StaffTicket } from '#contract/tickets/schemas';
import { newestByCustomer } from './staff-rows';

export interface CustomerGroup {
  readonly personalId: number;
  readonly name: string;
  /** '' for an anonymous customer. */
  readonly account: string;
  readonly tickets: readonly StaffTicket[];
}

export type StaffItem =
  | { readonly kind: 'head'; readonly key: string; readonly group: CustomerGroup }
  | { readonly kind: 'row'; readonly key: string; readonly ticket: StaffTicket };

/** Customers by their first ticket in this order, the tickets of each side by side. */
export function groupByCustomer(rows: readonly StaffTicket[]): CustomerGroup[] {
  const byCustomer = new Map<number, StaffTicket[]>();
  for (const row of rows) {
    const tickets = byCustomer.get(row.personalId);
    if (tickets) tickets.push(row);
    else byCustomer.set(row.personalId, [row]);
  }
  return [...byCustomer].map(([personalId, tickets]) => ({
    personalId,
    name: tickets[0]?.personal.name ?? '',
    account: tickets[0]?.personal.account ?? '',
    tickets,
  }));
}

/** `allOf`: all tickets of the customers whose group is expanded, where they are loaded (BENCH-37). */
export function itemsOf(
  groups: readonly CustomerGroup[],
  allOf: ReadonlyMap<number, readonly StaffTicket[]>,
): StaffItem[] {
  return groups.flatMap((group) => {
    const tickets = allOf.get(group.personalId) ?? group.tickets;
    const head: StaffItem = { kind: 'head', key: `c${group.personalId}`, group };
    return [head, ...tickets.map((ticket): StaffItem => ({ kind: 'row', key: `t${ticket.id}`, ticket }))];
  });
}

/** Index of each line by its key. */
export function placesOf(items: readonly StaffItem[]): Map<string, number> {
  return new Map(items.map(({ key }, index) => [key, index]));
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
 * their offsets by key; `startOf` tells where each is now.
 */
export function shiftOf(
  before: ReadonlyMap<string, number>,
  startOf: (key: string) => number | undefined,
): number {
  const shifts = new Map<number, number>();
  for (const [key, start] of before) {
    const now = startOf(key);
    if (now !== undefined) shifts.set(now - start, (shifts.get(now - start) ?? 0) + 1);
  }
  const [most] = [...shifts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}
