/* Types of the canned replies that their parts and the door share. */
import type { Selectable } from 'kysely';
import type { ErrorCode } from '#contract/errors';
import type {
  AddCannedReplyBody,
  CannedReply,
  EditCannedReplyBody,
} from '#contract/workbench/canned-endpoints';
import type { Emit } from '../../platform/events/unit-of-work';
import type { UpsertCount } from '../../platform/upsert-plan';
import type { Db } from '../../schema';
import type { CannedReplyTable } from '../../schema/workbench';

export type CannedReplyRow = Selectable<CannedReplyTable>;

/** A reply of an import file; what is absent stays as it is, or is empty in a new one. */
export interface ImportedCannedReply {
  readonly title: string;
  readonly group?: string | undefined;
  readonly textEn?: string | undefined;
  readonly textZh?: string | undefined;
  readonly shortcut?: string | undefined;
}

export interface CannedReplies {
  list(): Promise<CannedReply[]>;
  /** @throws workbench.canned_* */
  add(body: AddCannedReplyBody): Promise<CannedReply>;
  /** @throws core.not_found, workbench.canned_* */
  edit(body: EditCannedReplyBody): Promise<CannedReply>;
  /** @throws core.not_found */
  delete(id: number): Promise<void>;
  /** Takes over replies, by title. A wrong one is told to `refuse` with its index, and is not written. */
  importReplies(
    tx: Db,
    emit: Emit,
    replies: readonly ImportedCannedReply[],
    refuse: (index: number, code: ErrorCode) => void,
  ): Promise<UpsertCount>;
}
