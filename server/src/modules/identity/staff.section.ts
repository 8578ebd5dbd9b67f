/* Staff accounts as a section. Who may change which is asked under the lock that all writers take. */
import { roleAfter } from '#contract/identity/roles';
import { AppError } from '../../platform/app-error';
import { lineIn, valueIn } from '../../platform/field-checks';
import type { Db } from '../../schema';
import type { Change, Section, WantedDocument } from '../../section';
import type { StaffDocument } from './account-documents';
import { findAuthor, hasOwner, makeOwner, readStaff } from './account-section.store';
import {
  hashOfSent,
  holdAccounts,
  removeAccounts,
  writeAccounts,
  type AccountSide,
} from './accounts.section';
import type { Sessions } from './session.service';
import { refusalOfStaffChange, type StaffAuthor, type StaffChange } from './staff.rules';

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
    role: row.role,
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
    async authorise(db, personId, { id, verb }) {
      const { role } = await authorOf(db, personId);
      const isOwn = id === personId && verb === 'save';
      if (role !== 'owner' && !isOwn) throw new AppError('settings.owner_only');
    },
    async write(change, wanted) {
      const rows = wanted.map(withRole);
      await holdAccounts(change.tx, 'person');
      await requireAuthority(
        change,
        rows.map(({ before, after, secret }) => ({ before, after, hasPassword: secret !== undefined })),
      );
      requireUsualPasswords(change, rows);
      const isOwned = await staysOwned(change.tx, rows);
      const ids = await writeAccounts(change, staff, sessions, rows);
      // The first people of an empty shop, from a file that names no owner.
      if (!isOwned) await makeOwner(change.tx);
      return ids;
    },
    async remove(change, documents) {
      await holdAccounts(change.tx, 'person');
      await requireAuthority(
        change,
        documents.map((before) => ({ before, hasPassword: false })),
      );
      const ids = documents.map(({ id }) => id);
      if (!(await hasOwner(change.tx, ids))) throw new AppError('settings.last_owner');
      await removeAccounts(change, staff, sessions, ids);
    },
  };
}

type WantedStaff = WantedDocument<StaffDocument>;

/** With the role that follows from what was sent of it. */
function withRole(wanted: WantedStaff): WantedStaff {
  const role = roleAfter(wanted.after, wanted.before);
  return { ...wanted, after: { ...wanted.after, role, isReadonly: role === 'reader' } };
}

/** Under the lock, so that whoever lost the role a moment ago changes nothing any more. By command there is nobody. */
async function requireAuthority(change: Change, changes: readonly StaffChange[]): Promise<void> {
  if (change.personId === null) return;
  const author = await authorOf(change.tx, change.personId);
  const refusal = changes.map((one) => refusalOfStaffChange(author, one)).find((code) => code !== undefined);
  if (refusal !== undefined) throw new AppError(refusal);
}

async function authorOf(db: Db, personId: number): Promise<StaffAuthor> {
  const author = await findAuthor(db, personId);
  if (author === undefined) throw new AppError('core.no_session');
  return author;
}

/** Whether an owner is there afterwards; false where there was none before. @throws settings.last_owner */
async function staysOwned(tx: Db, rows: readonly WantedStaff[]): Promise<boolean> {
  const ids = rows.map(({ after }) => after.id);
  const isAmong = rows.some(({ after }) => after.role === 'owner' && after.active);
  if (isAmong || (await hasOwner(tx, ids))) return true;
  if (await hasOwner(tx)) throw new AppError('settings.last_owner');
  return false;
}

/** A new account needs one; the own one is changed with the present one. */
function requireUsualPasswords({ source, personId }: Change, rows: readonly WantedStaff[]): void {
  if (source !== 'screen') return;
  for (const { before, secret } of rows) {
    if (before === undefined && secret === undefined) throw new AppError('settings.password');
    if (before?.id === personId && secret !== undefined) throw new AppError('settings.own_password');
  }
}
