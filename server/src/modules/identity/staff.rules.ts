/* Who may change which staff account. Pure. */
import type { StaffRole } from '#contract/core/actor';
import type { ErrorCode } from '#contract/errors';

/** Who makes a change. */
export interface StaffAuthor {
  readonly id: number;
  readonly role: StaffRole;
}

/** What of an account only an owner changes, and whose it is. */
interface HeldAccount {
  readonly id: number;
  readonly account: string;
  readonly role: StaffRole;
  readonly active: boolean;
  readonly createdAt: number;
}

/** A change of one account; without `before` a new one, without `after` a deletion. */
export interface StaffChange {
  readonly before?: HeldAccount | undefined;
  readonly after?: HeldAccount | undefined;
  readonly hasPassword: boolean;
}

const held = ['account', 'role', 'active', 'createdAt'] as const;

/** An owner changes any account; everybody changes name and colour of their own. */
export function refusalOfStaffChange(author: StaffAuthor, change: StaffChange): ErrorCode | undefined {
  if (author.role === 'owner') return undefined;
  const { before, after, hasPassword } = change;
  const isOwn = before?.id === author.id && after !== undefined && !hasPassword;
  return isOwn && held.every((field) => before[field] === after[field]) ? undefined : 'settings.owner_only';
}
