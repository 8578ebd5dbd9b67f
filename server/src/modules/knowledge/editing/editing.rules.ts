/*
 * Rules of editing the knowledge base that need no database: what a text changes of its pair, which products
 * a question is left with, how a list stays without gaps.
 */
import { isBlankText, textLength } from '#contract/core/rich-text';
import type { ErrorCode } from '#contract/errors';

/** Most of each thing, so that a catalogue stays one that a page can hold. */
export const most = { titleLength: 200, answerLength: 1_000, steps: 200, answers: 100, levels: 20 } as const;

/** What is wrong with the title of a type or question, if anything. */
export function titleProblem(title: string): ErrorCode | undefined {
  if (isBlankText(title)) return 'knowledge.title_empty';
  return textLength(title) > most.titleLength ? 'knowledge.title_long' : undefined;
}

export function isAnswerTooLong(content: string): boolean {
  return textLength(content) > most.answerLength;
}

/** Whether a change names something, and nothing but what may be changed. */
export function isAllowedChange(change: object, allowed: readonly string[]): boolean {
  const keys = Object.keys(change);
  return keys.length > 0 && keys.every((key) => allowed.includes(key));
}

/** A text that was sent, and for which language. */
export interface SentText {
  readonly text: string;
  readonly language: 'en' | 'zh' | undefined;
  /** Whether a text says nothing: plain text and HTML have each their own way. */
  readonly isEmpty: (text: string) => boolean;
}

/** What becomes of a pair; a missing column stays as it is. */
export interface PairChange {
  readonly en?: string;
  readonly zh?: string | null;
}

/**
 * A text without a language stands for both, so the translation of the old one goes. A Chinese text also fills
 * the English one while that is empty; an empty Chinese one means that there is no translation.
 */
export function pairChange({ text, language, isEmpty }: SentText, english: string): PairChange {
  if (language === 'en') return { en: text };
  if (language === undefined) return { en: text, zh: null };
  return { zh: isEmpty(text) ? null : text, ...(isEmpty(english) ? { en: text } : {}) };
}

/** Products of a question after a change: 0 means all of them and stands alone; nothing left means all. */
export function productsAfter(
  current: readonly number[],
  { add, del }: { add: readonly number[]; del: readonly number[] },
): number[] {
  if (add.includes(0)) return [0];
  const kept = current.filter((id) => !del.includes(id) && (id !== 0 || add.length === 0));
  const after = [...new Set([...kept, ...add])];
  return after.length === 0 ? [0] : after;
}

/** A row in a list, counted from 0. */
export interface Placed {
  readonly id: number;
  readonly index: number;
}

/** Where a new row stands: where it was asked for, at the end at most. */
export function placeIn(rows: readonly Placed[], index: number | undefined): number {
  return Math.min(index ?? rows.length, rows.length);
}

/** The rows that move so that the list has no gaps but the one that is left open. */
export function moved(rows: readonly Placed[], openAt: number = rows.length): Placed[] {
  return rows
    .map(({ id, index: was }, at) => ({ id, was, index: at < openAt ? at : at + 1 }))
    .filter(({ was, index }) => was !== index)
    .map(({ id, index }) => ({ id, index }));
}

/** The rows in the order that follows when one of them goes to another place, the last at most. */
export function withMoved<Row extends Placed>(rows: readonly Row[], row: Row, index: number): Row[] {
  return rows.filter(({ id }) => id !== row.id).toSpliced(index, 0, row);
}
