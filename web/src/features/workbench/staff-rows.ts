/* How frames change the rows of the staff list that are loaded (001 §4, Q-166). Pure. */
import type { Message } from '#contract/chat/schemas';
import { previewText } from '#contract/core/rich-text';
import type { StaffTicket } from '#contract/tickets/schemas';
import { newsFor, scoreStatusBy } from '../../lib/system-content';

export type RowChange = (row: StaffTicket) => StaffTicket;

/** Frame 3: the row as the list shows it now; an older one that arrives late takes nothing back. */
export function withRow(known: StaffTicket, arrived: StaffTicket): StaffTicket {
  return arrived.rev >= known.rev ? arrived : known;
}

/**
 * Applies changes by ticket where the rows stand, those of a customer side by side; the same rows where none changed.
 * `indexOf` tells the place of a ticket, -1 where it is not.
 */
export function withChanges(
  rows: readonly StaffTicket[],
  changes: ReadonlyMap<number, RowChange>,
  indexOf = (id: number) => rows.findIndex((row) => row.id === id),
): readonly StaffTicket[] {
  let next: StaffTicket[] | undefined;
  for (const [id, change] of changes) {
    const index = indexOf(id);
    const row = (next ?? rows)[index];
    const changed = row && change(row);
    if (!changed || changed === row) continue;
    next ??= [...rows];
    next[index] = changed;
    spreadTotals(next, index, changed);
  }
  return next ?? rows;
}

/** Totals of a customer stand on each of his rows; the one that arrived has them right for all. */
function spreadTotals(rows: StaffTicket[], from: number, arrived: StaffTicket): void {
  const { personalId, totalUnreadNum, totalIsSolvedNum } = arrived;
  let index = from;
  while (rows[index - 1]?.personalId === personalId) index -= 1;
  for (let row = rows[index]; row?.personalId === personalId; row = rows[(index += 1)]) {
    const isSame = row.totalUnreadNum === totalUnreadNum && row.totalIsSolvedNum === totalIsSolvedNum;
    if (!isSame) rows[index] = { ...row, totalUnreadNum, totalIsSolvedNum };
  }
}

/** Frame 4: what a new message changes in its row before the server's row (frame 3) says the rest. */
export function withMessageNews(row: StaffTicket, message: Message): StaffTicket {
  const isNew = message.seq > row.lastSeq;
  const isSpoken = message.messageType === 4 && message.sender !== 'system';
  const { scoreStatus = row.scoreStatus } = isNew ? scoreStatusBy(message) : {};
  return {
    ...row,
    scoreStatus,
    request_score: scoreStatus,
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
