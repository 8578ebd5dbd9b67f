/*
 * How frames change the customer's list: pure, and for every frame the same rows that a fetch would
 * give. The two numbers of the title are counted here, from all own tickets.
 */
import type { Message } from '#contract/chat/schemas';
import type { Ticket } from '#contract/tickets/schemas';
import { newsFor, scoreStatusBy } from '../../lib/system-content';

/** The rows in the order of the server: newest update first. */
export function sortTickets(rows: readonly Ticket[]): Ticket[] {
  return [...rows].sort((one, other) => other.updateTimestamp - one.updateTimestamp || other.id - one.id);
}

/** Unread and unresolved tickets, as the title says them (CHAT-01). */
export function ticketTotals(rows: readonly Ticket[]): { unread: number; unresolved: number } {
  return {
    unread: rows.filter((row) => row.userUnread === 1).length,
    unresolved: rows.filter((row) => row.isSolved === 0).length,
  };
}

/** Rows with the totals that each of them repeats. */
function withTotals(rows: readonly Ticket[]): Ticket[] {
  const { unread, unresolved } = ticketTotals(rows);
  return rows.map((row) =>
    row.totalUserUnreadNum === unread && row.totalIsSolvedNum === unresolved
      ? row
      : { ...row, totalUserUnreadNum: unread, totalIsSolvedNum: unresolved },
  );
}

/** Frame 3: the row as the list shows it now; a ticket of another tab is added. */
export function withTicket(rows: readonly Ticket[], ticket: Ticket): Ticket[] {
  const known = rows.find((row) => row.id === ticket.id);
  // Marks and revisions only grow: an older row that arrives late takes nothing back.
  if (known && known.rev > ticket.rev) return [...rows];
  return withTotals(sortTickets([ticket, ...rows.filter((row) => row.id !== ticket.id)]));
}

/** A change that this page made itself, shown before the server's answer. */
export function withChange(rows: readonly Ticket[], id: number, change: Partial<Ticket>): Ticket[] {
  return withTotals(rows.map((row) => (row.id === id ? { ...row, ...change } : row)));
}

/** Frames 4, 6 and 10: a message or a recall moves its ticket up and, from the other side, flags it. */
export function withNews(rows: readonly Ticket[], id: number, news: Message | { rev: number }): Ticket[] {
  const row = rows.find((one) => one.id === id);
  if (!row) return [...rows];
  if (!('seq' in news)) return withChange(rows, id, { rev: Math.max(row.rev, news.rev) });
  const isNew = news.seq > row.lastSeq;
  const change: Partial<Ticket> = {
    rev: Math.max(row.rev, news.rev),
    lastSeq: Math.max(row.lastSeq, news.seq),
    ...(isNew && scoreStatusBy(news)),
  };
  if (isNew) change.updateTimestamp = Math.max(row.updateTimestamp, news.timestamp);
  if (isNew && newsFor(news) === 'user') change.userUnread = 1;
  return sortTickets(withChange(rows, id, change));
}
