/* Who may change which staff account. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { StaffRole } from '#contract/core/actor';
import type { ErrorCode } from '#contract/errors';
import type { StaffDocument } from './account-documents';

/** Who makes a change. */
export interface StaffAuthor {
  readonly id: number;
  readonly role: StaffRole;
}

/** A change of one account; without `before` a new one, without `after` a deletion. */
export interface StaffChange {
  readonly before?: StaffDocument | undefined;
  readonly after?: StaffDocument | undefined;
  readonly hasPassword: boolean;
}

/** An owner changes any account; everybody changes name and colour of their own. */
export function refusalOfStaffChange(author: StaffAuthor, change: StaffChange): ErrorCode | undefined {
  if (author.role === 'owner') return undefined;
  const { before, after, hasPassword } = change;
  const isOwn = before?.id === author.id && after !== undefined && !hasPassword;
  return isOwn && isDeepStrictEqual(held(before), held(after)) ? undefined : 'settings.owner_only';
}

/** What of an account only an owner changes. */
function held({ account, role, active, createdAt }: StaffDocument): object {
  return { account, role, active, createdAt };
}
