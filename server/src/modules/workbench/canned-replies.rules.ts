/* Rules of canned replies: what may stand in one, and how a list is put in order. Pure. */
import { limits } from '#contract/core/limits';
import { isEmptyMessage, messageLength, textLength } from '#contract/core/rich-text';
import { unknownPlaceholders } from '#contract/workbench/placeholders';
import type { ErrorCode } from '#contract/errors';

/** What people write of a reply. */
export interface CannedWords {
  readonly title: string;
  readonly group_name: string;
  readonly text_en: string;
  readonly text_zh: string;
  readonly shortcut: string;
}

/** What is wrong with a reply, and the name of an unknown placeholder. */
export interface CannedReplyProblem {
  readonly code: ErrorCode;
  readonly details?: Record<string, string>;
}

/** What is wrong with the words of a reply, if anything; its texts are cleaned, '' where nothing is in them. */
export function wordsProblem(words: CannedWords): CannedReplyProblem | undefined {
  const { title, group_name, text_en, text_zh, shortcut } = words;
  if (title === '' || textLength(title) > limits.cannedReplyTitle) return { code: 'workbench.canned_title' };
  if (textLength(group_name) > limits.cannedReplyGroup) return { code: 'workbench.canned_group' };
  if (/\s/.test(shortcut) || textLength(shortcut) > limits.cannedReplyShortcut) {
    return { code: 'workbench.canned_shortcut' };
  }
  const texts = [text_en, text_zh];
  if (texts.every(isEmptyMessage)) return { code: 'workbench.canned_empty' };
  if (texts.some((text) => messageLength(text) > limits.chatMessage))
    return { code: 'workbench.canned_long' };
  const [name] = texts.flatMap(unknownPlaceholders);
  return name === undefined ? undefined : { code: 'workbench.canned_placeholder', details: { name } };
}

/** The ids with one of them at a place from 1; beyond the end is the end. */
export function movedTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place - 1), id, ...others.slice(place - 1)];
}
