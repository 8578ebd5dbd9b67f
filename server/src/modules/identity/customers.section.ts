/* Customers' accounts as a section (Q-171). Anonymous identities are none of it. */
import { lineIn } from '../../platform/field-checks';
import type { Section } from '../../section';
import type { CustomerDocument } from './account-documents';
import { readCustomers } from './account-section.store';
import {
  hashOfSent,
  holdAccounts,
  removeAccounts,
  writeAccounts,
  type AccountSide,
} from './accounts.section';
import type { Sessions } from './session.service';

const customers: AccountSide<CustomerDocument> = {
  table: 'customer',
  side: 'user',
  normal: (row) => ({
    ...row,
    account: lineIn(row.account, 'account', 320),
    name: lineIn(row.name, 'name', 200),
  }),
  columnsOf: (row) => ({
    account: row.account,
    store: row.store,
    name: row.name,
    active: row.active,
    created_at: row.createdAt,
  }),
  keyOf: ({ store, account }) => `${store} ${account.toLowerCase()}`,
};

export function createCustomerSection({ sessions }: { sessions: Sessions }): Section<CustomerDocument> {
  return {
    name: 'customers',
    hold: (tx) => holdAccounts(tx, 'customer'),
    read: readCustomers,
    titleOf: ({ name, account }) => `${name} (${account})`,
    blank: (now) => ({ createdAt: now }),
    secretOf: hashOfSent,
    write: (change, wanted) => writeAccounts(change, customers, sessions, wanted),
    remove: (change, documents) =>
      removeAccounts(
        change,
        customers,
        sessions,
        documents.map(({ id }) => id),
      ),
  };
}
