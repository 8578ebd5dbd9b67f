/*
 * How frames change the loaded pages of the staff list (001 §4, Q-166), and how rows become groups of one
 * customer each. Pure.
 */
import type { Message } from '#contract/chat/schemas';
import { previewText } from '#contract/core/rich-text';
import type { StaffTicket } from '#contract/tickets/schemas';
import { newsFor } from '../../lib/system-content';

export interface StaffPage {
  readonly list: StaffTicket[];
  readonly total: number;
}

export interface CustomerGroup {
  readonly personalId: number;
  readonly name: string;
  readonly account: string;
  readonly tickets: readonly StaffTicket[];
}

/** Customers by their newest update, the tickets of each side by side, newest first: the server's order. */
export function groupByCustomer(rows: readonly StaffTicket[]): CustomerGroup[] {
  const byCustomer = new Map<number, StaffTicket[]>();
  for (const row of rows) byCustomer.set(row.personalId, [...(byCustomer.get(row.personalId) ?? []), row]);
  return [...byCustomer].map(([personalId, tickets]) => ({
    personalId,
    name: tickets[0]?.personal.name ?? '',
    account: tickets[0]?.personal.account ?? '',
    tickets,
  }));
}

/** The order that a fetch would give, of the rows that are loaded. */
export function sortStaffRows(rows: readonly StaffTicket[]): StaffTicket[] {
  const newest = new Map<number, number>();
  for (const row of rows) {
    newest.set(row.personalId, Math.max(newest.get(row.personalId) ?? 0, row.updateTimestamp));
  }
  return [...rows].sort(
    (one, other) =>
      (newest.get(other.personalId) ?? 0) - (newest.get(one.personalId) ?? 0) ||
      other.personalId - one.personalId ||
      other.updateTimestamp - one.updateTimestamp ||
      other.id - one.id,
  );
}

/** Every row of the loaded pages, once: a row may have moved from one page to the next between two fetches. */
export function rowsOfPages(pages: readonly StaffPage[]): StaffTicket[] {
  const byId = new Map<number, StaffTicket>();
  for (const row of pages.flatMap((page) => page.list)) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}

/** Shows a change of a loaded row; its place among the others follows from its time. */
export function withRowChange(
  rows: readonly StaffTicket[],
  id: number,
  change: (row: StaffTicket) => StaffTicket,
): StaffTicket[] {
  return rows.map((row) => (row.id === id ? change(row) : row));
}

/** Frame 3: the row as the list shows it now; an older one that arrives late takes nothing back. */
export function withRow(known: StaffTicket, arrived: StaffTicket): StaffTicket {
  return arrived.rev >= known.rev ? arrived : known;
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

/** Frame 9: tickets of an anonymous identity now belong to an account. */
export function withBinding(
  rows: readonly StaffTicket[],
  ids: readonly number[],
  personal: StaffTicket['personal'],
): StaffTicket[] {
  return rows.map((row) =>
    ids.includes(row.id)
      ? { ...row, personal, personalId: personal.id, user: JSON.stringify({ name: personal.name }) }
      : row,
  );
}

/** Keeps the shown order while the pointer is on the list: nothing moves under it, new rows wait at the end. */
export function inHeldOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
  held: readonly number[],
): Item[] {
  const place = new Map(held.map((key, index) => [key, index]));
  return [...items].sort(
    (one, other) =>
      (place.get(keyOf(one)) ?? Number.MAX_SAFE_INTEGER) -
      (place.get(keyOf(other)) ?? Number.MAX_SAFE_INTEGER),
  );
}
