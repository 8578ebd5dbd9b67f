/*
 * Rows of the staff list: how frames change those that are loaded (001 §4, Q-166), how fetched and known ones come
 * together, and their order. Pure.
 */
import type { Message } from '#contract/chat/schemas';
import { previewText } from '#contract/core/rich-text';
import type { StaffTicket } from '#contract/tickets/schemas';
import { newsFor } from '../../lib/system-content';

/** What is loaded of the tickets of one filter. */
export interface StaffList {
  /** Each ticket once, in no order. */
  readonly rows: readonly StaffTicket[];
  /** Tickets that match, loaded or not. */
  readonly total: number;
  /** Pages of 50 that are loaded. */
  readonly pages: number;
  /** The last page is loaded. */
  readonly isComplete: boolean;
}

export type RowChange = (row: StaffTicket) => StaffTicket;

/**
 * The order that a fetch would give, of the rows that are loaded: few are compared, however many there are. Rows that
 * have it, as after a further page, come back as they are: nothing is left to be collected.
 */
export function sortStaffRows(rows: readonly StaffTicket[]): readonly StaffTicket[] {
  if (isSorted(rows)) return rows;
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

/** The newest update of each customer among these rows, ms. */
export function newestByCustomer(rows: readonly StaffTicket[]): Map<number, number> {
  const newest = new Map<number, number>();
  for (const { personalId, updateTimestamp } of rows) {
    if ((newest.get(personalId) ?? 0) < updateTimestamp) newest.set(personalId, updateTimestamp);
  }
  return newest;
}

/** Frame 3: the row as the list shows it now; an older one that arrives late takes nothing back. */
export function withRow(known: StaffTicket, arrived: StaffTicket): StaffTicket {
  return arrived.rev >= known.rev ? arrived : known;
}

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
    rows: [...list.rows, ...page.filter(({ id }) => unknown.has(id))],
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
  return { ...fetched, rows: [...rows, ...added] };
}

/** Applies changes by ticket; the same list where none of its rows changed. */
export function withChanges(
  rows: readonly StaffTicket[],
  changes: ReadonlyMap<number, RowChange>,
): readonly StaffTicket[] {
  let isChanged = false;
  const next = rows.map((row) => {
    const changed = changes.get(row.id)?.(row) ?? row;
    if (changed !== row) isChanged = true;
    return changed;
  });
  return isChanged ? withTotals(next, changes) : rows;
}

/** Totals of a customer stand on each of his rows; the one that arrived has them right for all. */
function withTotals(rows: StaffTicket[], changes: ReadonlyMap<number, RowChange>): StaffTicket[] {
  const totals = new Map<number, StaffTicket>();
  for (const row of rows) if (changes.has(row.id)) totals.set(row.personalId, row);
  return rows.map((row) => {
    const { totalUnreadNum, totalIsSolvedNum } = totals.get(row.personalId) ?? row;
    const isSame = row.totalUnreadNum === totalUnreadNum && row.totalIsSolvedNum === totalIsSolvedNum;
    return isSame ? row : { ...row, totalUnreadNum, totalIsSolvedNum };
  });
}

/** Frame 4: what a new message changes in its row before the server's row (frame 3) says the rest. */
export function withMessageNews(row: StaffTicket, message: Message): StaffTicket {
  const isNew = message.seq > row.lastSeq;
  const isSpoken = message.messageType === 4 && message.sender !== 'system';
  return {
    ...row,
    rev: Math.max(row.rev, message.rev),
    lastSeq: Math.max(row.lastSeq, message.seq),
    updateTimestamp: isNew ? Math.max(row.updateTimestamp, message.timestamp) : row.updateTimestamp,
    adminUnread: isNew && newsFor(message) === 'admin' ? 1 : row.adminUnread,
    lastMessage: isNew && isSpoken ? previewOf(message.content) : row.lastMessage,
  };
}

const previewLength = 120;

/** Text of a message for the list, as the server makes it; its media where it has no text. */
function previewOf(html: string): string {
  const text = previewText(html, previewLength);
  if (text !== '') return text;
  if (/<img\b/i.test(html)) return '[图片]';
  if (/<video\b/i.test(html)) return '[视频]';
  return /<a\b/i.test(html) ? '[文件]' : '';
}

/** Frame 9: a ticket of an anonymous identity now belongs to an account. */
export function withBinding(row: StaffTicket, personal: StaffTicket['personal']): StaffTicket {
  return { ...row, personal, personalId: personal.id, user: JSON.stringify({ name: personal.name }) };
}
