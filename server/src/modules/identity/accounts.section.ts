/*
 * What staff and customers have in common as sections: a password goes in as a hash beside the row, a new one or a
 * deactivation ends the sessions, an account is somebody's once.
 */
import { AppError } from '../../platform/app-error';
import { holdName, insertRows, updateRows, withIds } from '../../platform/database/rows';
import type { Db } from '../../schema';
import type { Change, WantedDocument } from '../../section';
import type { AccountDocument } from './account-documents';
import { listOwners, updatePasswords } from './account-section.store';
import { hashPassword } from './password';
import { presenceChanged } from './presence.service';
import type { Sessions } from './session.service';
import { createToken } from './token';

/** One side's accounts. */
export interface AccountSide<Document extends AccountDocument> {
  readonly table: 'person' | 'customer';
  readonly side: 'admin' | 'user';
  /** Checked, in the form in which it is kept. @throws settings.* */
  normal(row: Document): Document;
  columnsOf(row: Document): Record<string, unknown>;
  /** Under what nobody else may have an account. */
  keyOf(row: Document): string;
}

/** The hash of a password that a screen sent. @throws settings.password */
export async function hashOfSent({
  password,
}: Readonly<Record<string, unknown>>): Promise<string | undefined> {
  if (password === undefined) return undefined;
  const isRight = typeof password === 'string' && password.length >= 8 && password.length <= 200;
  if (!isRight) throw new AppError('settings.password');
  return hashPassword(password);
}

export async function holdAccounts(tx: Db, table: 'person' | 'customer'): Promise<void> {
  await holdName(tx, `section ${table}`);
}

/** @returns the ids, in the order given. @throws settings.* */
export async function writeAccounts<Document extends AccountDocument>(
  { tx, emit }: Pick<Change, 'tx' | 'emit'>,
  { table, side, ...rules }: AccountSide<Document>,
  sessions: Sessions,
  wanted: readonly WantedDocument<Document>[],
): Promise<number[]> {
  await holdAccounts(tx, table);
  const normal = wanted.map(({ after }) => rules.normal(after));
  await requireOwn(
    tx,
    table,
    normal.map((row) => ({ id: row.id, account: row.account, key: rules.keyOf(row) })),
  );
  const rows = await withIds(tx, table, normal);
  const isNew = (at: number) => wanted[at]?.before === undefined;
  const isWithout = wanted.some(({ secret }, at) => isNew(at) && secret === undefined);
  // Nobody knows this one: whoever comes without a password cannot log in until he is given one.
  const unknown = isWithout ? await hashPassword(createToken().text) : '';
  const columns = rows.map((row) => ({ ...rules.columnsOf(row), id: row.id }));
  await insertRows(
    tx,
    table,
    columns.flatMap((row, at) =>
      isNew(at) ? [{ ...row, password_hash: wanted[at]?.secret ?? unknown }] : [],
    ),
  );
  await updateRows(
    tx,
    table,
    columns.filter((_, at) => !isNew(at)),
  );
  const hashes = rows.flatMap(({ id }, at) => {
    const secret = isNew(at) ? undefined : wanted[at]?.secret;
    return secret === undefined ? [] : [[id, secret] as const];
  });
  await updatePasswords(tx, table, new Map(hashes));
  for (const [at, { id, active }] of rows.entries()) {
    if (isNew(at) || (active && wanted[at]?.secret === undefined)) continue;
    await sessions.endAll(tx, emit, { side, id });
  }
  emit(presenceChanged, { side });
  return rows.map(({ id }) => id);
}

/** Takes accounts away; what is still named by something stays, and the database says by what. */
export async function removeAccounts(
  { tx, emit }: Pick<Change, 'tx' | 'emit'>,
  { table, side }: { table: 'person' | 'customer'; side: 'admin' | 'user' },
  sessions: Sessions,
  ids: readonly number[],
): Promise<void> {
  await holdAccounts(tx, table);
  for (const id of ids) {
    await sessions.endAll(tx, emit, { side, id });
    await tx.deleteFrom(table).where('id', '=', id).execute();
  }
  emit(presenceChanged, { side });
}

interface Owner {
  readonly id: number;
  readonly account: string;
  readonly key: string;
}

async function requireOwn(tx: Db, table: 'person' | 'customer', rows: readonly Owner[]): Promise<void> {
  const owners = await listOwners(
    tx,
    table,
    rows.map(({ account }) => account),
  );
  const ownerOf = new Map(owners.map(({ id, key }) => [key, id]));
  const isTaken = ({ id, key }: Owner) => ownerOf.has(key) && ownerOf.get(key) !== id;
  if (rows.some(isTaken)) throw new AppError('settings.taken', { field: 'account' });
}
