/*
 * Canned replies: kept by staff who may write, read by all of staff. Writers come one after the
 * other; a change of the words that names an older revision is refused.
 */
import type { StaffActor } from '#contract/core/actor';
import type { CannedReply } from '#contract/workbench/canned-endpoints';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../schema';
import type { History, Recording } from '../history';
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
import type { CannedReplies, CannedReplyRow } from './canned-replies.types';
import { isSame, requireRight, requireRoom, wordsOf } from './canned-replies.words';

export interface CannedReplyDependencies extends Pick<Platform, 'db'> {
  readonly history: Pick<History, 'run'>;
}

export function createCannedReplies({ db, history }: CannedReplyDependencies): CannedReplies {
  /** Runs a change with all replies as they are, nobody else writing. */
  const change = <Value>(
    actor: StaffActor,
    work: (tx: Db, rows: CannedReplyRow[], recording: Recording) => Promise<Value>,
  ) =>
    history.run(
      { personId: actor.personId, wsid: '', source: 'screen' },
      [],
      async ({ tx, emit }, recording) => {
        await holdReplies(tx);
        const value = await work(tx, await listReplies(tx), recording);
        emit(cannedRepliesChanged, {});
        return value;
      },
    );
  const replyOf = async (tx: Db, id: number) => presentReply(found(await listReplies(tx), id));

  return {
    list: async () => (await listReplies(db)).map(presentReply),
    add: (actor, body) =>
      change(actor, async (tx, rows, recording) => {
        const words = wordsOf(body);
        requireRight(words, rows, undefined);
        requireRoom(rows);
        const { id } = await insertReply(tx, words, rows.length + 1);
        recording.added('cannedReplies', [id]);
        const ids = [...rows.map((row) => row.id), id];
        await updateOrder(tx, movedTo(ids, id, body.orderNo ?? rows.length + 1));
        return replyOf(tx, id);
      }),
    edit: (actor, body) =>
      change(actor, async (tx, rows, recording) => {
        const before = found(rows, body.id);
        if (body.rev !== undefined && body.rev !== before.rev) throw new AppError('workbench.canned_stale');
        const words = wordsOf(body, before);
        requireRight(words, rows, before.id);
        await recording.touch('cannedReplies', [before.id]);
        if (!isSame(words, before)) await updateReply(tx, before.id, words);
        const ids = rows.map((row) => row.id);
        if (body.orderNo !== undefined) await updateOrder(tx, movedTo(ids, before.id, body.orderNo));
        return replyOf(tx, before.id);
      }),
    delete: (actor, id) =>
      change(actor, async (tx, rows, recording) => {
        await recording.touch('cannedReplies', [id]);
        if (!(await deleteReply(tx, id))) throw new AppError('core.not_found');
        await updateOrder(
          tx,
          rows.map((row) => row.id).filter((other) => other !== id),
        );
      }),
  };
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
