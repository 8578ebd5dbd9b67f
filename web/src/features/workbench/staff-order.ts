/*
 * The order of the staff list and its lines: customers by their newest update, each a head with his tickets
 * below it. What an order tells without the states of its tickets is found out once: where only states change, ten
 * thousand lines are not gone through again. Pure.
 */
import type { StaffTicket } from '#contract/tickets/schemas';

/** Tickets as they are shown, those of a customer side by side. */
export interface OrderedRows {
  readonly rows: readonly StaffTicket[];
  /** The same object as long as the same tickets of the same customers stand in the same places. */
  readonly order: Order;
}

export interface Order {
  /** Index of a ticket by its id; -1 where it is not. For a few: each that is asked for is searched once. */
  readonly indexOf: (id: number) => number;
  readonly lines: Lines;
}

/** A line is the head of a customer or one of his tickets. */
export interface Lines {
  readonly count: number;
  /** Tells lines apart: a ticket by its id, a head by that of its customer, negative; 0 where there is no line. */
  readonly keyAt: (line: number) => number;
  /** Index of the ticket; of a head, that of the first below it: names and totals of the customer stand on each. */
  readonly rowAt: (line: number) => number;
  /** The head above a line, or the line itself where it is one; beyond the end that of the last, -1 without any. */
  readonly headOf: (line: number) => number;
  /** -1 where it is not, and for null. */
  readonly lineOf: (key: number | null) => number;
}

/** Puts rows into the order that a fetch would give. `before`: its order is kept where it is the same. */
export function inOrder(rows: readonly StaffTicket[], before?: OrderedRows): OrderedRows {
  return asOrdered(isSorted(rows) ? rows : sorted(rows), before);
}

/** Rows that have their order, whichever it is. */
export function asOrdered(rows: readonly StaffTicket[], before?: OrderedRows): OrderedRows {
  return { rows, order: before && isSameOrder(rows, before.rows) ? before.order : orderOf(rows) };
}

export const noRows: OrderedRows = asOrdered([]);

function isSameOrder(rows: readonly StaffTicket[], others: readonly StaffTicket[]): boolean {
  return (
    rows.length === others.length &&
    rows.every(({ id, personalId }, index) => {
      const other = others[index];
      return other?.id === id && other.personalId === personalId;
    })
  );
}

function orderOf(rows: readonly StaffTicket[]): Order {
  const found = new Map<number, number>();
  let lines: Lines | undefined;
  return {
    indexOf: (id) => {
      const known = found.get(id);
      if (known !== undefined) return known;
      const index = rows.findIndex((row) => row.id === id);
      found.set(id, index);
      return index;
    },
    get lines() {
      return (lines ??= linesOf(rows));
    },
  };
}

function linesOf(rows: readonly StaffTicket[]): Lines {
  // Of each line the index of its row, which a head shares with the ticket below it; of each row its line.
  const rowOfLine: number[] = [];
  const lineOfRow: number[] = [];
  let customer: number | undefined;
  for (const [index, { personalId }] of rows.entries()) {
    if (personalId !== customer) rowOfLine.push(index);
    customer = personalId;
    lineOfRow.push(rowOfLine.length);
    rowOfLine.push(index);
  }
  const keyAt = (line: number) => {
    const index = rowOfLine[line];
    const row = index === undefined ? undefined : rows[index];
    if (!row) return 0;
    return rowOfLine[line + 1] === index ? -row.personalId : row.id;
  };
  return {
    count: rowOfLine.length,
    keyAt,
    rowAt: (line) => rowOfLine[line] ?? -1,
    headOf: (line) => {
      let head = Math.min(line, rowOfLine.length - 1);
      while (keyAt(head) > 0) head -= 1;
      return head;
    },
    lineOf: (key) => {
      if (key === null) return -1;
      const index = rows.findIndex((row) => (key < 0 ? row.personalId === -key : row.id === key));
      const line = lineOfRow[index];
      if (line === undefined) return -1;
      return key < 0 ? line - 1 : line;
    },
  };
}

/** Few are compared, however many there are. */
function sorted(rows: readonly StaffTicket[]): readonly StaffTicket[] {
  const byCustomer = new Map<number, { newest: number; rows: StaffTicket[] }>();
  for (const row of rows) {
    const group = byCustomer.get(row.personalId);
    if (group) {
      group.rows.push(row);
      group.newest = Math.max(group.newest, row.updateTimestamp);
    } else {
      byCustomer.set(row.personalId, { newest: row.updateTimestamp, rows: [row] });
    }
  }
  const groups = [...byCustomer].sort(
    ([id, { newest }], [otherId, other]) => other.newest - newest || otherId - id,
  );
  return groups.flatMap(([, group]) => group.rows.sort(byUpdate));
}

/** Whether customers stand by their newest update, and the tickets of each side by side. */
function isSorted(rows: readonly StaffTicket[]): boolean {
  const customers = new Set<number>();
  let first: StaffTicket | undefined;
  return rows.every((row, index) => {
    const above = rows[index - 1];
    if (above?.personalId === row.personalId) return byUpdate(above, row) < 0;
    const isNext =
      first === undefined ||
      (first.updateTimestamp - row.updateTimestamp || first.personalId - row.personalId) > 0;
    first = row;
    const isKnown = customers.has(row.personalId);
    customers.add(row.personalId);
    return isNext && !isKnown;
  });
}

/** Of one customer: newest first. */
const byUpdate = (one: StaffTicket, other: StaffTicket) =>
  other.updateTimestamp - one.updateTimestamp || other.id - one.id;

/** All tickets of the customers whose group is expanded, where they are loaded (BENCH-37), instead of those listed. */
export function withAllOf(
  list: OrderedRows,
  allOf: ReadonlyMap<number, readonly StaffTicket[]>,
  before?: OrderedRows,
): OrderedRows {
  if (allOf.size === 0) return list;
  const rows: StaffTicket[] = [];
  let customer: number | undefined;
  for (const row of list.rows) {
    const all = allOf.get(row.personalId);
    if (!all) rows.push(row);
    // One of them may belong to another customer by now.
    else if (row.personalId !== customer) {
      rows.push(...all.filter(({ personalId }) => personalId === row.personalId));
    }
    customer = row.personalId;
  }
  return asOrdered(rows, before);
}

/** A line that was seen. */
export interface SeenLine {
  readonly key: number;
  readonly line: number;
  /** From the top, px. */
  readonly start: number;
}

/**
 * How far the lines moved that were seen: most of them by as much, since only some changed place. `startAt` tells
 * the offset of a line as it is now.
 */
export function shiftOf(
  before: readonly SeenLine[],
  lines: Lines,
  startAt: (line: number) => number,
): number {
  const shifts = new Map<number, number>();
  // Most moved by as many lines as the one above them: few are searched.
  let moved = 0;
  for (const { key, line, start } of before) {
    const now = lines.keyAt(line + moved) === key ? line + moved : lines.lineOf(key);
    if (now < 0) continue;
    moved = now - line;
    const shift = startAt(now) - start;
    shifts.set(shift, (shifts.get(shift) ?? 0) + 1);
  }
  const [most] = [...shifts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}
