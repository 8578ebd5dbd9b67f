/* The words of a canned reply as they may be kept: trimmed, cleaned, and checked among the replies there are. */
import { counts } from '#contract/core/limits';
import { isEmptyMessage, trimTrailingEmpty } from '#contract/core/rich-text';
import { AppError } from '../../platform/app-error';
import { cleanHtml } from '../../platform/html';
import { wordsProblem, type CannedReplyProblem, type CannedWords } from './canned-replies.rules';
import type { CannedReplyRow } from './canned-replies.types';

/** What people write of a reply; what is absent stays. */
export interface SentWords {
  readonly title?: string | undefined;
  readonly group?: string | undefined;
  readonly textEn?: string | undefined;
  readonly textZh?: string | undefined;
  readonly shortcut?: string | undefined;
}

const noWords: CannedWords = { title: '', group_name: '', text_en: '', text_zh: '', shortcut: '' };

/** The words after a change: what is named as it may be kept, the rest as before. */
export function wordsOf(change: SentWords, before: CannedWords = noWords): CannedWords {
  return {
    title: change.title?.trim() ?? before.title,
    group_name: change.group?.trim() ?? before.group_name,
    text_en: cleanText(change.textEn) ?? before.text_en,
    text_zh: cleanText(change.textZh) ?? before.text_zh,
    shortcut: change.shortcut?.trim().replace(/^\//, '') ?? before.shortcut,
  };
}

/** Cleaned as a chat message is; '' when nothing is in it. */
function cleanText(html: string | undefined): string | undefined {
  if (html === undefined) return undefined;
  const clean = trimTrailingEmpty(cleanHtml(html, 'chat'));
  return isEmptyMessage(clean) ? '' : clean;
}

function onlyWords({ title, group_name, text_en, text_zh, shortcut }: CannedWords): CannedWords {
  return { title, group_name, text_en, text_zh, shortcut };
}

export function isSame(words: CannedWords, before: CannedWords): boolean {
  return JSON.stringify(onlyWords(words)) === JSON.stringify(onlyWords(before));
}

/** @param id the reply that the words belong to. @throws workbench.canned_* */
export function requireRight(
  words: CannedWords,
  rows: readonly CannedReplyRow[],
  id: number | undefined,
): void {
  const problem = problemOf(words, rows, id);
  if (problem !== undefined) throw new AppError(problem.code, problem.details);
}

function problemOf(
  words: CannedWords,
  rows: readonly CannedReplyRow[],
  id: number | undefined,
): CannedReplyProblem | undefined {
  const shortcut = words.shortcut.toLowerCase();
  const isTaken = rows.some((row) => row.id !== id && row.shortcut.toLowerCase() === shortcut);
  const own = wordsProblem(words);
  if (own !== undefined) return own;
  return shortcut !== '' && isTaken ? { code: 'workbench.canned_shortcut_taken' } : undefined;
}

/** @throws workbench.canned_many */
export function requireRoom(rows: readonly CannedReplyRow[]): void {
  if (rows.length >= counts.cannedReplies) throw new AppError('workbench.canned_many');
}
