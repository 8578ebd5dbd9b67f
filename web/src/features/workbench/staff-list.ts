/* What is loaded of the tickets of one filter, and what pages, fetches and frames make of it (001 §4, Q-166). Pure. */
import type { StaffTicket } from '#contract/tickets/schemas';
import { inOrder, noRows, type OrderedRows } from './staff-order';
import { type RowChange, withChanges, withRow } from './staff-rows';

/** Each ticket once. */
export interface StaffList extends OrderedRows {
  /** Tickets that match, loaded or not. */
  readonly total: number;
  /** Pages of 50 that are loaded. */
  readonly pages: number;
  /** The last page is loaded. */
  readonly isComplete: boolean;
}

export const emptyList: StaffList = { ...noRows, total: 0, pages: 0, isComplete: false };

/** The list with one page more; a row that moved from one page to the next meanwhile stands there once. */
export function withPage(
  list: StaffList,
  page: readonly StaffTicket[],
  total: number,
  size: number,
): StaffList {
  const unknown = new Set(page.map(({ id }) => id));
  for (const { id } of list.rows) unknown.delete(id);
  const pages = list.pages + 1;
  return {
    ...inOrder([...list.rows, ...page.filter(({ id }) => unknown.has(id))], list),
    total,
    pages,
    isComplete: page.length === 0 || pages * size >= total,
  };
}

/**
 * What a fetch of everything that was loaded says, beside what came while it was on its way: newer states of
 * rows, and rows that were not there when it began.
 */
export function withFetched(
  fetched: StaffList,
  known: StaffList | undefined,
  knownBefore: ReadonlySet<number>,
): StaffList {
  if (known === undefined) return fetched;
  const byId = new Map(known.rows.map((row) => [row.id, row]));
  const rows = fetched.rows.map((row) => {
    const before = byId.get(row.id);
    byId.delete(row.id);
    return before === undefined ? row : withRow(before, row);
  });
  const added = [...byId.values()].filter(({ id }) => !knownBefore.has(id));
  return { ...fetched, ...inOrder([...rows, ...added], known) };
}

/** The list with rows that it may not have yet; `isNew`: a ticket that did not count before. */
export function withAdded(
  list: StaffList,
  rows: readonly StaffTicket[],
  isNew: (id: number) => boolean,
): StaffList {
  const added = rows.filter(({ id }) => list.order.indexOf(id) < 0);
  if (added.length === 0) return list;
  const total = list.total + added.filter(({ id }) => isNew(id)).length;
  return { ...list, ...inOrder([...list.rows, ...added], list), total };
}

/** Applies changes by ticket; the same list where none of its rows changed. */
export function withListChanges(list: StaffList, changes: ReadonlyMap<number, RowChange>): StaffList {
  const { indexOf } = list.order;
  const rows = withChanges(list.rows, changes, indexOf);
  if (rows === list.rows) return list;
  const isMoved = [...changes.keys()].some((id) => {
    const [before, after] = [list.rows[indexOf(id)], rows[indexOf(id)]];
    return before?.updateTimestamp !== after?.updateTimestamp || before?.personalId !== after?.personalId;
  });
  return { ...list, ...(isMoved ? inOrder(rows, list) : { rows }) };
}
