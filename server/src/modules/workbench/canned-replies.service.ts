/*
 * Canned replies: kept by staff who may write, read by all of staff. Writers come one after the
 * other; a change of the words that names an older revision is refused.
 */
import type { CannedReply } from '#contract/workbench/canned-endpoints';
import { counts } from '#contract/core/limits';
import { isEmptyMessage, trimTrailingEmpty } from '#contract/core/rich-text';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Emit } from '../../platform/events/unit-of-work';
import { cleanHtml } from '../../platform/html';
import { planUpsert } from '../../platform/upsert-plan';
import type { Db } from '../../schema';
import { movedTo, wordsProblem, type CannedReplyProblem, type CannedWords } from './canned-replies.rules';
import {
  deleteReply,
  holdReplies,
  insertReply,
  listReplies,
  updateOrder,
  updateReply,
} from './canned-replies.store';
import type { CannedReplies, CannedReplyRow, ImportedCannedReply } from './canned-replies.types';

/** {}: the canned replies are others now. */
export const cannedRepliesChanged = 'workbench.canned_replies_changed';

export function createCannedReplies({ db, transact }: Pick<Platform, 'db' | 'transact'>): CannedReplies {
  /** Runs a change with all replies as they are, nobody else writing. */
  const change = <Value>(work: (tx: Db, rows: CannedReplyRow[]) => Promise<Value>) =>
    transact(async (tx: Db, emit: Emit) => {
      await holdReplies(tx);
      const value = await work(tx, await listReplies(tx));
      emit(cannedRepliesChanged, {});
      return value;
    });
  const replyOf = async (tx: Db, id: number) => presentReply(found(await listReplies(tx), id));

  return {
    list: async () => (await listReplies(db)).map(presentReply),
    add: (body) =>
      change(async (tx, rows) => {
        const words = wordsOf(body, noWords);
        throwIf(problemOf(words, rows, undefined));
        if (rows.length >= counts.cannedReplies) throw new AppError('workbench.canned_many');
        const { id } = await insertReply(tx, words, rows.length + 1);
        await updateOrder(
          tx,
          movedTo([...rows.map((row) => row.id), id], id, body.orderNo ?? rows.length + 1),
        );
        return replyOf(tx, id);
      }),
    edit: (body) =>
      change(async (tx, rows) => {
        const before = found(rows, body.id);
        if (body.rev !== undefined && body.rev !== before.rev) throw new AppError('workbench.canned_stale');
        const words = wordsOf(body, before);
        throwIf(problemOf(words, rows, before.id));
        if (!isSame(words, before)) await updateReply(tx, before.id, words);
        if (body.orderNo !== undefined) {
          await updateOrder(
            tx,
            movedTo(
              rows.map((row) => row.id),
              before.id,
              body.orderNo,
            ),
          );
        }
        return replyOf(tx, before.id);
      }),
    delete: (id) =>
      change(async (tx, rows) => {
        if (!(await deleteReply(tx, id))) throw new AppError('core.not_found');
        await updateOrder(
          tx,
          rows.map((row) => row.id).filter((other) => other !== id),
        );
      }),
    importReplies,
  };
}

const importReplies: CannedReplies['importReplies'] = async (tx, emit, replies, refuse) => {
  if (replies.length === 0) return planUpsert([]).count;
  await holdReplies(tx);
  const known = await listReplies(tx);
  const rows = [...known];
  const wanted = [];
  for (const [index, reply] of replies.entries()) {
    const before = known.find(({ title }) => title === reply.title.trim());
    const words = wordsOf(reply, before ?? noWords);
    const problem = problemOf(words, rows, before?.id) ?? roomProblem(rows, before);
    if (problem !== undefined) {
      refuse(index, problem.code);
      continue;
    }
    if (before === undefined) rows.push(await insertReply(tx, words, rows.length + 1));
    else if (!isSame(words, before)) {
      await updateReply(tx, before.id, words);
      rows.splice(rows.indexOf(before), 1, { ...before, ...words });
    }
    wanted.push({ before: before && wordsOfRow(before), after: words });
  }
  emit(cannedRepliesChanged, {});
  return planUpsert(wanted).count;
};

const noWords: CannedWords = { title: '', group_name: '', text_en: '', text_zh: '', shortcut: '' };

/** The words after a change: what is named as it may be kept, the rest as before. */
function wordsOf(change: Partial<ImportedCannedReply>, before: CannedWords): CannedWords {
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

function wordsOfRow({ title, group_name, text_en, text_zh, shortcut }: CannedWords): CannedWords {
  return { title, group_name, text_en, text_zh, shortcut };
}

function isSame(words: CannedWords, before: CannedWords): boolean {
  return JSON.stringify(wordsOfRow(words)) === JSON.stringify(wordsOfRow(before));
}

/** What is wrong with words among the replies that there are; `id` is the one that they belong to. */
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

function roomProblem(
  rows: readonly CannedReplyRow[],
  before: CannedReplyRow | undefined,
): CannedReplyProblem | undefined {
  const isFull = before === undefined && rows.length >= counts.cannedReplies;
  return isFull ? { code: 'workbench.canned_many' } : undefined;
}

function throwIf(problem: CannedReplyProblem | undefined): void {
  if (problem !== undefined) throw new AppError(problem.code, problem.details);
}

function found(rows: readonly CannedReplyRow[], id: number): CannedReplyRow {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new AppError('core.not_found');
  return row;
}

function presentReply(row: CannedReplyRow): CannedReply {
  const { id, title, group_name, text_en, text_zh, shortcut, order_no, rev } = row;
  return {
    id,
    title,
    group: group_name,
    textEn: text_en,
    textZh: text_zh,
    shortcut,
    orderNo: order_no,
    rev,
  };
}
