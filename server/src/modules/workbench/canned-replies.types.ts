/* Types of the canned replies that their parts and the door share. */
import type { Selectable } from 'kysely';
import type { StaffActor } from '#contract/core/actor';
import type {
  AddCannedReplyBody,
  CannedReply,
  EditCannedReplyBody,
} from '#contract/workbench/canned-endpoints';
import type { CannedReplyTable } from '../../schema/workbench';

export type CannedReplyRow = Selectable<CannedReplyTable>;

export interface CannedReplies {
  list(): Promise<CannedReply[]>;
  /** @throws workbench.canned_* */
  add(actor: StaffActor, body: AddCannedReplyBody): Promise<CannedReply>;
  /** @throws core.not_found, workbench.canned_* */
  edit(actor: StaffActor, body: EditCannedReplyBody): Promise<CannedReply>;
  /** @throws core.not_found */
  delete(actor: StaffActor, id: number): Promise<void>;
}
