/* Accounts as sections have them, without their passwords. Types only. */
import type { Mark, StaffRole } from '#contract/core/actor';

/** An account of either side. */
export interface AccountDocument {
  readonly id: number;
  readonly account: string;
  readonly name: string;
  readonly active: boolean;
  readonly createdAt: number;
}

export interface StaffDocument extends AccountDocument {
  readonly role: StaffRole;
  /** Whether the role is reader; what was noted before there were roles has this alone. */
  readonly isReadonly: boolean;
  readonly backgroundColor: string;
}

export interface CustomerDocument extends AccountDocument {
  readonly store: Mark;
}
