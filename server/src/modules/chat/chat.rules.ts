/* Rules of the chat: what may be sent, what can be recalled, what clients say on their sockets. */
import type { DeliveredFrame, TypingFrame } from '#contract/chat/messages';
import { limits } from '#contract/core/limits';
import { isEmptyMessage, messageLength } from '#contract/core/rich-text';
import type { ErrorCode } from '#contract/errors';

/** The kind that both sides write; 6 is the program's own. */
export const textType = 4;

/** The kind that carries the card of a damage report; agents send it. */
export const cardType = 10;

/** What is wrong with a text message, if anything; `html` is cleaned and without its empty end. */
export function contentProblem(msgType: number, html: string): ErrorCode | undefined {
  if (msgType !== textType) return 'chat.type_not_allowed';
  if (isEmptyMessage(html)) return 'chat.empty';
  return messageLength(html) > limits.chatMessage ? 'chat.too_long' : undefined;
}

/** True where the sender said what his screen has shown, and something stands above it. */
export function mayBeOvertaken(lastSeq: number, seenSeq: number | null | undefined): seenSeq is number {
  return seenSeq != null && lastSeq > seenSeq;
}

/** The part of a message that recalling looks at. */
interface Recallable {
  readonly sender: 'user' | 'admin' | 'system';
  readonly sender_id: number;
  readonly type: 4 | 6 | 10;
}

/** Why a message cannot be recalled by this agent, if so: own texts only, cards are withdrawn. */
export function recallProblem(message: Recallable, personId: number): ErrorCode | undefined {
  if (message.sender !== 'admin' || message.sender_id !== personId) return 'chat.not_own';
  return message.type === cardType ? 'chat.card_kept' : undefined;
}

/** The report that a card's JSON names by its `id`; undefined where it names none. */
export function reportIdOf(content: string): number | undefined {
  try {
    const { id } = (JSON.parse(content) ?? {}) as { id?: unknown };
    const number = typeof id === 'string' && /^\d{1,10}$/.test(id) ? Number(id) : id;
    return isNumber(number) ? number : undefined;
  } catch {
    return undefined;
  }
}

const maxNumber = 2_147_483_647;

/** What a client says it has received; undefined for frames of any other shape. */
export function deliveryOf(frame: unknown): DeliveredFrame | undefined {
  if (typeof frame !== 'object' || frame === null) return undefined;
  const { type, recordQuestionId, seq } = frame as Record<string, unknown>;
  if (type !== 'delivered' || !isNumber(recordQuestionId) || !isNumber(seq)) return undefined;
  return { type, recordQuestionId, seq };
}

/** The ticket in which a client says that its person types; undefined for frames of any other shape. */
export function typingOf(frame: unknown): TypingFrame | undefined {
  if (typeof frame !== 'object' || frame === null) return undefined;
  const { type, recordQuestionId } = frame as Record<string, unknown>;
  if (type !== 'typing' || !isNumber(recordQuestionId)) return undefined;
  return { type, recordQuestionId };
}

/**
 * What a tab of staff says that it shows, as the subject of `viewing`: `ticket:7`, `question:5`, null for nothing;
 * undefined for frames of any other shape.
 */
export function viewingOf(frame: unknown): string | null | undefined {
  if (typeof frame !== 'object' || frame === null) return undefined;
  const { type, recordQuestionId, subject } = frame as Record<string, unknown>;
  if (type !== 'viewing') return undefined;
  if (recordQuestionId === null) return null;
  if (isNumber(recordQuestionId)) return ticketSubject(recordQuestionId);
  const [, id = ''] =
    (typeof subject === 'string' && /^(?:question|sopQuestion):([1-9]\d{0,9})$/.exec(subject)) || [];
  return isNumber(Number(id)) ? String(subject) : undefined;
}

/** How a ticket is named among the things that staff look at. */
export function ticketSubject(ticketId: number): string {
  return `ticket:${ticketId}`;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxNumber;
}
