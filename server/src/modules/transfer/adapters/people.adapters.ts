/* Accounts in a file: found by account, never with their passwords. */
import type { Mark, StaffRole } from '#contract/core/actor';
import { roleAfter } from '#contract/identity/roles';
import { adapter } from './adapter';

interface Account {
  readonly id: number;
  readonly account: string;
  readonly name: string;
  readonly active: boolean;
  readonly createdAt: number;
}
interface Staff extends Account {
  readonly role: StaffRole;
  readonly isReadonly: boolean;
  readonly backgroundColor: string;
}
interface Customer extends Account {
  readonly store: Mark;
}

const usualColour = '#3D4FD1';

export const peopleAdapters = [
  adapter<'staff', Staff>({
    name: 'staff',
    table: 'person',
    nameOf: ({ account }) => account.toLowerCase(),
    fileNameOf: ({ account }) => account.toLowerCase(),
    toFile: ({ id: _, ...row }) => ({ ...row, password: null }),
    toDocument: (row, before, { id }, { now }) => ({
      id,
      account: before?.account ?? row.account,
      name: row.name,
      role: roleAfter(row, before),
      isReadonly: roleAfter(row, before) === 'reader',
      backgroundColor: row.backgroundColor ?? before?.backgroundColor ?? usualColour,
      active: row.active ?? before?.active ?? true,
      createdAt: row.createdAt ?? before?.createdAt ?? now,
    }),
  }),
  adapter<'customers', Customer>({
    name: 'customers',
    table: 'customer',
    nameOf: (row) => customerName(row),
    fileNameOf: (row) => customerName(row),
    toFile: ({ id: _, ...row }) => ({ ...row, password: null }),
    toDocument: (row, before, { id }, { now }) => ({
      id,
      account: before?.account ?? row.account,
      store: row.store,
      name: row.name,
      active: row.active ?? before?.active ?? true,
      createdAt: row.createdAt ?? before?.createdAt ?? now,
    }),
  }),
];

/** How a customer is named in a file. */
export function customerName({ store, account }: { store: string; account: string }): string {
  return `${store} ${account.toLowerCase()}`;
}
