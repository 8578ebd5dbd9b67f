/* Canned replies as a section, under the rules of their own calls. */
import type { Section } from '../../section';
import { cannedRepliesChanged } from './canned-replies.events';
import { movedTo } from './canned-replies.rules';
import {
  deleteReply,
  holdReplies,
  insertReply,
  listReplies,
  updateOrder,
  updateReply,
} from './canned-replies.store';
import type { CannedReplyRow } from './canned-replies.types';
import { isSame, requireRight, requireRoom, wordsOf } from './canned-replies.words';

export interface CannedReplyDocument {
  readonly id: number;
  readonly title: string;
  readonly group: string;
  readonly textEn: string;
  readonly textZh: string;
  readonly shortcut: string;
  /** Place in the list, from 1. */
  readonly orderNo: number;
}

export const cannedReplySection: Section<CannedReplyDocument> = {
  name: 'cannedReplies',
  hold: holdReplies,
  async read(db, ids) {
    const rows = await listReplies(db);
    return rows.filter(({ id }) => ids === undefined || ids.includes(id)).map(documentOf);
  },
  titleOf: ({ title }) => title,
  async write({ tx, emit }, wanted) {
    await holdReplies(tx);
    const ids: number[] = [];
    for (const { after } of wanted) {
      const rows = await listReplies(tx);
      const before = rows.find(({ id }) => id === after.id);
      const words = wordsOf(after, before);
      requireRight(words, rows, before?.id);
      if (before === undefined) requireRoom(rows);
      const id =
        before?.id ??
        (await insertReply(tx, words, rows.length + 1, after.id === 0 ? undefined : after.id)).id;
      if (before !== undefined && !isSame(words, before)) await updateReply(tx, id, words);
      const inOrder = rows.map((row) => row.id);
      await updateOrder(tx, movedTo(before === undefined ? [...inOrder, id] : inOrder, id, after.orderNo));
      ids.push(id);
    }
    emit(cannedRepliesChanged, {});
    return ids;
  },
  async remove({ tx, emit }, documents) {
    await holdReplies(tx);
    for (const { id } of documents) await deleteReply(tx, id);
    await updateOrder(
      tx,
      (await listReplies(tx)).map(({ id }) => id),
    );
    emit(cannedRepliesChanged, {});
  },
};

function documentOf(row: CannedReplyRow): CannedReplyDocument {
  const { id, title, group_name, text_en, text_zh, shortcut, order_no } = row;
  return { id, title, group: group_name, textEn: text_en, textZh: text_zh, shortcut, orderNo: order_no };
}
