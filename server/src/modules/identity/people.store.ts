/* SQL of people: staff and customers. */
import { sql } from 'kysely';
import type { Mark, StaffRole, WorkStatus } from '#contract/core/actor';
import type { Db } from '../../schema';
import type { CustomerRecord, IdentityKey, NewCustomer, NewPerson, PersonRecord } from './identity.types';

/** Somebody who tries to log in. */
export interface Candidate {
  readonly id: number;
  readonly account: string;
  readonly name: string;
  readonly password_hash: string | null;
  readonly active: boolean;
}

export interface StaffCandidate extends Candidate {
  readonly is_readonly: boolean;
  readonly work_status: WorkStatus;
}

export interface CustomerCandidate extends Candidate {
  readonly store: Mark;
}

export async function findStaffCandidate(db: Db, account: string): Promise<StaffCandidate | undefined> {
  return db
    .selectFrom('person')
    .select(['id', 'account', 'name', 'password_hash', 'active', 'is_readonly', 'work_status'])
    .where(sql`lower(account)`, '=', sql<string>`lower(${account})`)
    .executeTakeFirst();
}

export async function findCustomerCandidate(
  db: Db,
  account: string,
  store: Mark,
): Promise<CustomerCandidate | undefined> {
  return db
    .selectFrom('customer')
    .select(['id', 'account', 'name', 'password_hash', 'active', 'store'])
    .where('store', '=', store)
    .where(sql`lower(account)`, '=', sql<string>`lower(${account})`)
    .where('account', '<>', '')
    .executeTakeFirst();
}

export async function listCustomers(db: Db, ids: readonly number[]): Promise<Map<number, CustomerRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'account', 'name', 'store as mark'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Customers with this account, of one store or of both; never anonymous ones. */
export async function findCustomersByAccount(
  db: Db,
  account: string,
  store?: Mark,
): Promise<CustomerRecord[]> {
  return db
    .selectFrom('customer')
    .select(['id', 'account', 'name', 'store as mark'])
    .where(sql`lower(account)`, '=', sql<string>`lower(${account})`)
    .where('account', '<>', '')
    .$if(store !== undefined, (query) => query.where('store', '=', store ?? 'global'))
    .orderBy('id')
    .limit(2)
    .execute();
}

const personColumns = [
  'id',
  'name',
  'work_status as workStatus',
  'active',
  'is_readonly as isReadonly',
  'background_color',
] as const;

export async function listPersons(db: Db, ids: readonly number[]): Promise<Map<number, PersonRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('person').select(personColumns).where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function listActivePersons(db: Db): Promise<PersonRecord[]> {
  return db
    .selectFrom('person')
    .select(personColumns)
    .where('active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .limit(1000)
    .execute();
}

export async function hasPersons(db: Db): Promise<boolean> {
  return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The first of a shop is its owner. */
const agentOrFirst = sql<StaffRole>`
  case when exists (select from person where role = 'owner' and active) then 'agent' else 'owner' end`;

export async function insertPerson(db: Db, person: NewPerson, now: number): Promise<number> {
  const { id } = await db
    .insertInto('person')
    .values({
      account: person.account,
      name: person.name,
      password_hash: person.passwordHash,
      role: person.role ?? (person.isReadonly === true ? 'reader' : agentOrFirst),
      work_status: person.workStatus ?? 0,
      ...(person.backgroundColor === undefined ? {} : { background_color: person.backgroundColor }),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertCustomer(db: Db, customer: NewCustomer, now: number): Promise<number> {
  const { id } = await db
    .insertInto('customer')
    .values({
      account: customer.account,
      name: customer.name,
      store: customer.store ?? 'global',
      password_hash: customer.passwordHash,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertGuest(db: Db, mark: Mark, now: number): Promise<{ id: number; name: string }> {
  return db
    .insertInto('customer')
    .values({
      store: mark,
      name: sql<string>`'Guest-' || nextval('guest_number')`,
      created_at: now,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

/** Locks an anonymous identity that is not bound yet; undefined when there is none. */
export async function lockUnboundGuest(db: Db, id: number): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', id)
    .where('account', '=', '')
    .where('bound_to', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Holds a customer's row against a binding at the same time; tells to whom he is bound, if he is. */
export async function holdCustomer(
  db: Db,
  id: number,
): Promise<{ id: number; bound_to: number | null } | undefined> {
  return db
    .selectFrom('customer')
    .select(['id', 'bound_to'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

export async function updateBoundTo(db: Db, id: number, account: number): Promise<void> {
  await db.updateTable('customer').set({ bound_to: account }).where('id', '=', id).execute();
}

export async function updateWorkStatus(db: Db, id: number, workStatus: WorkStatus): Promise<void> {
  await db.updateTable('person').set({ work_status: workStatus }).where('id', '=', id).execute();
}

export async function updatePasswordHash(db: Db, { side, id }: IdentityKey, hash: string): Promise<void> {
  if (side === 'admin') {
    await db.updateTable('person').set({ password_hash: hash }).where('id', '=', id).execute();
  } else {
    await db
      .updateTable('customer')
      .set({ password_hash: hash })
      .where('id', '=', id)
      .where('account', '<>', '')
      .execute();
  }
}

export async function updateActive(db: Db, { side, id }: IdentityKey, active: boolean): Promise<void> {
  const table = side === 'admin' ? 'person' : 'customer';
  await db.updateTable(table).set({ active }).where('id', '=', id).execute();
}

// One parameter for the whole list: a list of any length is the same statement.
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
