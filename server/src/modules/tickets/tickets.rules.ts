/*
 * Rules of tickets that need no database: what a new one becomes, how solving, messages and reading change
 * it, and who waits too long.
 */
import { limits, onlineConsultation } from '#contract/core/limits';
import { isBlankText, previewText, textLength } from '#contract/core/rich-text';
import type { Mark, Side } from '#contract/core/actor';
import type { ErrorCode } from '#contract/errors';
import { turnEffect, type TicketState } from './turns.rules';

const minute = 60_000;
const day = 24 * 60 * minute;

/** True for the hidden type of online consultations (000 §6). */
export function isConsultation(typeId: number): boolean {
  return typeId === onlineConsultation.typeId;
}

/** P1 for online consultations, P3 otherwise; no caller chooses it. */
export function urgencyOf(typeId: number): 'P1' | 'P3' {
  return isConsultation(typeId) ? onlineConsultation.urgency : 'P3';
}

/** What is wrong with a title, if anything (VALID-02, VALID-03). */
export function titleProblem(title: string): ErrorCode | undefined {
  if (isBlankText(title)) return 'tickets.title_empty';
  return textLength(title) > limits.ticketTitle ? 'tickets.title_long' : undefined;
}

/** Region of a visitor, from the banner's area and the shop that he comes from. */
export function markOfVisitor({ shopUrl = '', data = '' }: { shopUrl?: string; data?: string }): Mark {
  if (data === 'china') return 'cn';
  const host = URL.canParse(shopUrl) ? new URL(shopUrl).hostname : '';
  return host === 'cn' || host.endsWith('.cn') ? 'cn' : 'global';
}

/** For how many whole seconds the five minutes that began at a time still last; times in ms. At least 1. */
export function secondsLeft(begunAt: number, now: number, repeatMs: number): number {
  return Math.max(1, Math.ceil((begunAt + repeatMs - now) / 1000));
}

/**
 * The first handler: of the responsible staff of the nearest type that has somebody on duty, the one
 * with the fewest unsolved tickets.
 * @param levels responsible staff per type of the path, the nearest type first
 * @param openTickets unsolved tickets of those on duty
 */
export function firstHandler(
  levels: readonly (readonly number[])[],
  openTickets: ReadonlyMap<number, number>,
): number | null {
  for (const persons of levels) {
    const onDuty = persons.filter((id) => openTickets.has(id));
    const load = (id: number) => openTickets.get(id) ?? 0;
    const [freest] = onDuty.sort((one, other) => load(one) - load(other) || one - other);
    if (freest !== undefined) return freest;
  }
  return null;
}

/** Never before what the ticket already says, also when the clock was set back. */
export function changeTime(ticket: Pick<TicketState, 'updated_at'>, now: number): number {
  return Math.max(ticket.updated_at, now);
}

/**
 * What solving and reopening change; undefined when the ticket is that way already. A customer who
 * reopens takes their turn. When staff reopen, a customer whose turn was the last one waits anew: nobody
 * could answer meanwhile.
 */
export function solvedChange(ticket: TicketState, isSolved: 0 | 1, by: Side, now: number) {
  if (ticket.is_solved === isSolved) return undefined;
  const isWaiting = isSolved === 0 && ticket.last_sender !== 'admin';
  const change = {
    is_solved: isSolved,
    completed_at: isSolved === 1 ? now : null,
    updated_at: changeTime(ticket, now),
    waiting_since: isWaiting ? now : null,
  };
  if (isSolved === 1 || by === 'admin') return change;
  return { ...change, ...turnEffect({ ...ticket, is_solved: 0, waiting_since: null }, 'reopened', now) };
}

/** Number, revision and time of the next message: gap-free, rising, and later than the last one. */
export function nextMessage(ticket: TicketState, now: number) {
  return {
    seq: ticket.last_seq + 1,
    rev: ticket.rev + 1,
    time: Math.max(now, ticket.last_message_at + 1),
  };
}

/** A message as far as its ticket is concerned. */
export interface StoredMessage {
  readonly sender: 'user' | 'admin' | 'system';
  readonly senderId: number;
  readonly type: 4 | 6 | 10;
  readonly content: string;
  readonly seq: number;
  readonly rev: number;
  readonly time: number;
  /** Side that a line of the system is news for. */
  readonly newsFor?: 'user' | 'admin';
}

/** Length of the newest message in list rows, in code points. */
const previewLength = 120;

/**
 * What a new message changes on its ticket: the other side's flag, whose turn was last, since when
 * the customer waits, and with the first answer the handler and the carry-over. The card of a
 * damage report is an answer, too.
 */
export function messageEffect(ticket: TicketState, message: StoredMessage) {
  const newsFor =
    message.sender === 'system' ? message.newsFor : message.sender === 'user' ? 'admin' : 'user';
  const base = {
    rev: message.rev,
    last_seq: message.seq,
    last_message_at: message.time,
    updated_at: changeTime(ticket, message.time),
    ...(newsFor === 'user' ? { user_unread: 1 as const } : {}),
    ...(newsFor === 'admin' ? { admin_unread: 1 as const } : {}),
  };
  if (message.sender === 'system') return base;
  const spoken = {
    ...base,
    last_sender: message.sender,
    last_message: previewOf(message.content, message.type),
  };
  return message.sender === 'user'
    ? { ...spoken, waiting_since: ticket.waiting_since ?? message.time }
    : {
        ...spoken,
        waiting_since: null,
        carry_over: 0 as const,
        handler_id: ticket.handler_id ?? message.senderId,
      };
}

/** The text of a message for a staff list; its media where it has no text, and what a card stands for. */
export function previewOf(content: string, type: StoredMessage['type'] = 4): string {
  if (type === 10) return '[报损单]';
  const text = previewText(content, previewLength);
  if (text !== '') return text;
  if (/<img\b/i.test(content)) return '[图片]';
  if (/<video\b/i.test(content)) return '[视频]';
  return /<a\b/i.test(content) ? '[文件]' : '';
}

/** The shift that tickets are carried to. */
export function nextShift(shift: 1 | 2 | 3): 1 | 2 | 3 {
  return shift === 1 ? 2 : shift === 2 ? 3 : 1;
}

/** Minutes of service time between two times. */
export type ServiceMinutes = (from: number, to: number) => number;

// Less than a millisecond: fractions of minutes that do not come out even must not decide.
const fraction = 1e-6;

/**
 * The latest time such that more than `minutes` of service time have passed since. A customer who waits
 * since then, or longer, makes the ticket abnormal.
 */
export function abnormalBefore(now: number, minutes: number, serviceMinutes: ServiceMinutes): number {
  const isTooLong = (since: number) => serviceMinutes(since, now) > minutes + fraction;
  let span = day;
  while (!isTooLong(now - span) && span < 10_000 * day) span *= 2;
  let tooLong = now - span;
  let bearable = now;
  while (bearable - tooLong > 1) {
    const middle = Math.floor((tooLong + bearable) / 2);
    if (isTooLong(middle)) tooLong = middle;
    else bearable = middle;
  }
  return tooLong;
}

/** `before` from {@link abnormalBefore}. */
export function isAbnormal(
  ticket: Pick<TicketState, 'is_solved' | 'waiting_since'>,
  before: number,
): boolean {
  return ticket.is_solved === 0 && ticket.waiting_since !== null && ticket.waiting_since <= before;
}
