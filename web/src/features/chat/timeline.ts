/*
 * Messages and the outbox -> the rows of the conversation: days, groups by author and minute, system lines.
 * Pure; what is drawn of a row is the components' matter.
 */
import type { Side } from '#contract/core/actor';
import type { SystemContent } from '#contract/chat/schemas';
import type { OutboxEntry } from '../../lib/outbox';
import { formatDate } from '../../lib/dates';
import { parseJson, systemContentOf } from '../../lib/system-content';
import type { ChatMessage } from './conversation';

/** Of whom a message is, as the reader sees it. */
export type Voice = 'own' | 'colleague' | 'other';

/** How far an own message has come. */
export type Progress = 'sending' | 'waiting' | 'failed' | 'paused' | 'sent' | 'delivered' | 'read';

export type TimelineRow =
  | { kind: 'day'; key: string; time: number }
  | {
      kind: 'message';
      key: string;
      time: number;
      voice: Voice;
      /** First and last of what one author wrote within a minute. */
      isFirst: boolean;
      isLast: boolean;
      name: string;
      message: ChatMessage;
      progress: Progress | null;
    }
  | {
      kind: 'pending';
      key: string;
      time: number;
      voice: 'own';
      isFirst: boolean;
      isLast: boolean;
      name: string;
      entry: OutboxEntry;
      progress: Progress;
    }
  | {
      kind: 'system';
      key: string;
      time: number;
      message: ChatMessage;
      content: SystemContent | null;
      /** Of an invitation or a rating: it is the one that counts now. */
      isInForce: boolean;
    };

/** What the ticket's row says of its rating, and up to which revision it is known to say so. */
interface RatingMarks {
  /** 1 asked for, 3 rated. */
  readonly scoreStatus: number | null;
  readonly rev: number;
}

export interface TimelineInput {
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly OutboxEntry[];
  /** The last try to send did not reach the server. */
  readonly isWaiting: boolean;
  readonly side: Side;
  /** Staff only: whose messages are the reader's own. */
  readonly personId: number | null;
  /** Up to which seq the other side has received and read. */
  readonly deliveredSeq: number;
  readonly readSeq: number;
  readonly rating: RatingMarks;
}

/** The rows, oldest first. */
export function timelineOf(input: TimelineInput): TimelineRow[] {
  const stored = new Set(input.messages.map((message) => message.clientMessageId));
  const rows: TimelineRow[] = input.messages.map((message) => rowOfMessage(message, input));
  for (const entry of input.pending) {
    if (!stored.has(entry.clientMessageId)) rows.push(rowOfPending(entry, input.isWaiting));
  }
  return markGroups(withDays(markInForce(rows, input.rating)));
}

/**
 * Of all invitations and ratings at most the newest counts, and only while the ticket says so: a reopened ticket takes
 * both back. One that is newer than the row has not been taken back yet.
 */
function markInForce(rows: readonly TimelineRow[], { scoreStatus, rev }: RatingMarks): TimelineRow[] {
  const newestOf = (kind: SystemContent['kind']) =>
    rows.findLast((row) => row.kind === 'system' && row.content?.kind === kind);
  const inForce = [
    { row: newestOf('invite'), status: 1 },
    { row: newestOf('record'), status: 3 },
  ].map(({ row, status }) =>
    row?.kind === 'system' && (scoreStatus === status || row.message.rev > rev) ? row : undefined,
  );
  return rows.map((row) =>
    row.kind === 'system' && inForce.includes(row) ? { ...row, isInForce: true } : row,
  );
}

function rowOfMessage(message: ChatMessage, input: TimelineInput): TimelineRow {
  const base = { key: message.clientMessageId ?? `m${message.id}`, time: message.timestamp, message };
  if (message.messageType === 6)
    return { kind: 'system', ...base, content: systemContentOf(message.content), isInForce: false };
  const voice = voiceOf(message, input);
  return {
    kind: 'message',
    ...base,
    voice,
    isFirst: true,
    isLast: true,
    name: message.user?.name ?? message.personal.name,
    progress: voice === 'own' && message.isDelete === 0 ? progressOf(message.seq, input) : null,
  };
}

function rowOfPending(entry: OutboxEntry, isWaiting: boolean): TimelineRow {
  const underWay = isWaiting ? 'waiting' : 'sending';
  return {
    kind: 'pending',
    key: entry.clientMessageId,
    time: entry.createdAt,
    voice: 'own',
    isFirst: true,
    isLast: true,
    name: '',
    entry,
    progress: entry.state === 'sending' ? underWay : entry.state,
  };
}

function voiceOf(message: ChatMessage, { side, personId }: TimelineInput): Voice {
  if (message.sender !== side) return 'other';
  return side === 'admin' && message.personalId !== personId ? 'colleague' : 'own';
}

function progressOf(seq: number, { deliveredSeq, readSeq }: TimelineInput): Progress {
  if (seq <= readSeq) return 'read';
  return seq <= deliveredSeq ? 'delivered' : 'sent';
}

function withDays(rows: readonly TimelineRow[]): TimelineRow[] {
  const result: TimelineRow[] = [];
  let day = '';
  for (const row of rows) {
    const own = formatDate(row.time);
    // The clock of this browser may lag behind the server's: what is being sent never opens an earlier day.
    if (own > day) {
      result.push({ kind: 'day', key: `d${own}`, time: row.time });
      day = own;
    }
    result.push(row);
  }
  return result;
}

function markGroups(rows: readonly TimelineRow[]): TimelineRow[] {
  return rows.map((row, index) => {
    if (row.kind !== 'message' && row.kind !== 'pending') return row;
    return {
      ...row,
      isFirst: !belongTogether(rows[index - 1], row),
      isLast: !belongTogether(row, rows[index + 1]),
    };
  });
}

/** One author, one minute, nothing between. */
function belongTogether(row: TimelineRow | undefined, next: TimelineRow | undefined): boolean {
  if (!row || !next) return false;
  if (row.kind === 'day' || row.kind === 'system' || next.kind === 'day' || next.kind === 'system')
    return false;
  if (row.voice !== next.voice) return false;
  if (
    row.kind === 'message' &&
    next.kind === 'message' &&
    row.message.personalId !== next.message.personalId
  ) {
    return false;
  }
  const minute = (time: number) => Math.floor(time / 60_000);
  return minute(row.time) === minute(next.time) || (next.kind === 'pending' && next.time < row.time);
}

/** Title, template and problem of a report card (type 10); empty texts when its content is broken. */
export function cardOf(json: string): { title: string; template: string; problem: string } {
  const value = parseJson(json);
  const card: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return {
    title: textOf(card['formTitle']),
    template: textOf(card['tempItemName']),
    problem: textOf(card['problemPhenomenon']),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
