/* Staff accounts as a section. Somebody who may change something always remains. */
import { AppError } from '../../platform/app-error';
import { lineIn, valueIn } from '../../platform/field-checks';
import type { Section } from '../../section';
import type { StaffDocument } from './account-documents';
import { hasWriters, readStaff } from './account-section.store';
import {
  hashOfSent,
  holdAccounts,
  removeAccounts,
  writeAccounts,
  type AccountSide,
} from './accounts.section';
import type { Sessions } from './session.service';

const colour = /^#[0-9a-f]{6}$/i;

const staff: AccountSide<StaffDocument> = {
  table: 'person',
  side: 'admin',
  normal: (row) => ({
    ...row,
    account: lineIn(row.account, 'account', 320),
    name: lineIn(row.name, 'name', 200),
    backgroundColor: valueIn(row.backgroundColor, 'backgroundColor', '#3D4FD1', (text) => colour.test(text)),
  }),
  columnsOf: (row) => ({
    account: row.account,
    name: row.name,
    is_readonly: row.isReadonly,
    background_color: row.backgroundColor,
    active: row.active,
    created_at: row.createdAt,
  }),
  keyOf: ({ account }) => account.toLowerCase(),
};

export function createStaffSection({ sessions }: { sessions: Sessions }): Section<StaffDocument> {
  return {
    name: 'staff',
    hold: (tx) => holdAccounts(tx, 'person'),
    read: readStaff,
    titleOf: ({ name, account }) => `${name} (${account})`,
    blank: (now) => ({ createdAt: now }),
    secretOf: hashOfSent,
    async write(change, wanted) {
      const isWithout = wanted.some(({ before, secret }) => before === undefined && secret === undefined);
      if (change.source === 'screen' && isWithout) throw new AppError('settings.password');
      await holdAccounts(change.tx, 'person');
      const hadWriters = await hasWriters(change.tx);
      const ids = await writeAccounts(change, staff, sessions, wanted);
      if (hadWriters && !(await hasWriters(change.tx))) throw new AppError('settings.last_admin');
      return ids;
    },
    async remove(change, documents) {
      await removeAccounts(
        change,
        staff,
        sessions,
        documents.map(({ id }) => id),
      );
      if (!(await hasWriters(change.tx))) throw new AppError('settings.last_admin');
    },
  };
}
