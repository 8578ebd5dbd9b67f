/* How the order of the staff list is held while the pointer is on it: nothing changes place under it. Pure. */
import type { StaffTicket } from '#contract/tickets/schemas';
import { asOrdered, type OrderedRows } from './staff-order';

/** The tickets as they were shown last, in the order that is kept. */
export interface Held extends OrderedRows {
  /** What was updated after this stands before everything that was loaded, ms. */
  readonly tail: number;
}

export function hold({ rows, order }: OrderedRows): Held {
  const last = rows.at(-1);
  const start = rows.findLastIndex(({ personalId }) => personalId !== last?.personalId) + 1;
  const tail = rows.slice(start).reduce((time, row) => Math.max(time, row.updateTimestamp), 0);
  return { rows, order, tail };
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
export function heldRows(held: Held, now: OrderedRows): HeldRows {
  if (begins(now.rows, held.rows)) return { held: heldWith(held, now), waiting: 0, isOther: false };
  const current = new Map(now.rows.map((row) => [row.id, row]));
  const shown = new Set(held.rows.map(({ id }) => id));
  const fresh = now.rows.filter(({ id }) => !shown.has(id));
  const newest = newestByCustomer(now.rows);
  const older = fresh.filter(({ personalId }) => (newest.get(personalId) ?? 0) <= held.tail);
  const rows = sideBySide([...held.rows.map((row) => current.get(row.id) ?? row), ...older]);
  return {
    held: heldWith(held, asOrdered(rows, held)),
    waiting: fresh.length - older.length,
    isOther: rows.length !== now.rows.length || !begins(now.rows, rows),
  };
}

/** `held` with the rows that are others in `now` than in `before`, where they stand in the same places. */
export function withStates(held: Held, before: OrderedRows, now: OrderedRows): Held {
  const rows = [...held.rows];
  for (let index = 0; index < now.rows.length; index += 1) {
    const row = now.rows[index];
    if (!row || row === before.rows[index]) continue;
    const at = held.order.indexOf(row.id);
    if (at >= 0) rows[at] = row;
  }
  return { ...held, rows };
}

function heldWith(held: Held, list: OrderedRows): Held {
  return list.rows.length > held.rows.length ? hold(list) : { ...held, rows: list.rows, order: list.order };
}

/** Whether `rows` begins with the tickets of `others`. */
function begins(rows: readonly StaffTicket[], others: readonly StaffTicket[]): boolean {
  return others.every(({ id }, index) => id === rows[index]?.id);
}

/** The newest update of each customer among these rows, ms. */
function newestByCustomer(rows: readonly StaffTicket[]): Map<number, number> {
  const newest = new Map<number, number>();
  for (const { personalId, updateTimestamp } of rows) {
    if ((newest.get(personalId) ?? 0) < updateTimestamp) newest.set(personalId, updateTimestamp);
  }
  return newest;
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
