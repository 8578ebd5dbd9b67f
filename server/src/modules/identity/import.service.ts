/*
 * Takes over accounts of staff and customers by account. Passwords are hashed before the transaction,
 * which would otherwise stand open for minutes; a changed one, or a deactivation, ends the sessions.
 */
import type { Mark } from '#contract/core/actor';
import type { Clock } from '../../platform/clock';
import type { Emit } from '../../platform/events/unit-of-work';
import { planUpsert, type UpsertCount, type Wanted } from '../../platform/upsert-plan';
import type { Db } from '../../schema';
import * as store from './import.store';
import { hashPassword, isPasswordRight } from './password';
import { presenceChanged } from './presence.service';
import type { Sessions } from './session.service';
import { createToken } from './token';

/** What is absent stays as it is; for a new account it is the usual. */
export interface ImportedPerson {
  readonly account: string;
  readonly name: string;
  /** In clear. */
  readonly password?: string | undefined;
  readonly isReadonly?: boolean | undefined;
  readonly backgroundColor?: string | undefined;
  readonly active?: boolean | undefined;
}

export interface ImportedCustomer {
  readonly account: string;
  readonly store: Mark;
  readonly name: string;
  readonly password?: string | undefined;
  readonly active?: boolean | undefined;
}

export interface PeopleImport {
  /** Positions of new members of staff who have no password. */
  readonly withoutPassword: readonly number[];
  write(tx: Db, emit: Emit): Promise<{ staff: UpsertCount; customers: UpsertCount }>;
}

export interface ImportedPeople {
  readonly staff: readonly ImportedPerson[];
  readonly customers: readonly ImportedCustomer[];
}

export function createPeopleImport({ db, clock, sessions }: { db: Db; clock: Clock; sessions: Sessions }) {
  /** Ends what may not go on: the sessions of a changed password or a deactivated account. */
  const endSessions = async (
    tx: Db,
    emit: Emit,
    side: 'user' | 'admin',
    wanted: readonly Wanted<store.PersonRow | store.CustomerRow>[],
  ) => {
    for (const { before, after } of wanted) {
      if (before?.id === undefined) continue;
      if (after.active && before.password_hash === after.password_hash) continue;
      await sessions.endAll(tx, emit, { side, id: before.id });
    }
    emit(presenceChanged, { side });
  };

  return async function preparePeople({ staff, customers }: ImportedPeople): Promise<PeopleImport> {
    const persons = await wantedPersons(db, staff);
    const buyers = await wantedCustomers(db, customers);
    const withoutPassword = [...persons.keys()].filter((at) => persons[at]?.after.password_hash === '');
    return {
      withoutPassword,
      async write(tx, emit) {
        const [plan, customerPlan] = [planUpsert(persons), planUpsert(buyers)];
        await store.insertPersons(tx, plan.added, clock.now());
        await store.updatePersons(tx, plan.changed);
        await store.insertCustomers(tx, customerPlan.added, clock.now());
        await store.updateCustomers(tx, customerPlan.changed);
        if (plan.changed.length > 0) await endSessions(tx, emit, 'admin', persons);
        if (customerPlan.changed.length > 0) await endSessions(tx, emit, 'user', buyers);
        return { staff: plan.count, customers: customerPlan.count };
      },
    };
  };
}

async function wantedPersons(db: Db, staff: readonly ImportedPerson[]): Promise<Wanted<store.PersonRow>[]> {
  const rows = await store.listPersonsByAccount(
    db,
    staff.map(({ account }) => account),
  );
  const known = new Map(rows.map((row) => [row.account.toLowerCase(), row]));
  return Promise.all(
    staff.map(async ({ account, name, password, isReadonly, backgroundColor, active }) => {
      const before = known.get(account.toLowerCase());
      const after = {
        ...(before?.id !== undefined && { id: before.id }),
        account: before?.account ?? account,
        name,
        password_hash: (await passwordHash(password, before?.password_hash)) ?? '',
        is_readonly: isReadonly ?? before?.is_readonly ?? false,
        background_color: backgroundColor ?? before?.background_color,
        active: active ?? before?.active ?? true,
      };
      return { before, after };
    }),
  );
}

async function wantedCustomers(
  db: Db,
  customers: readonly ImportedCustomer[],
): Promise<Wanted<store.CustomerRow>[]> {
  if (customers.length === 0) return [];
  const rows = await store.listCustomersByAccount(
    db,
    customers.map(({ account }) => account),
  );
  const keyOf = (row: { account: string; store: Mark }) => `${row.store} ${row.account.toLowerCase()}`;
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  // Nobody knows this one: whoever comes without a password cannot log in until he is given one.
  const unknown = await hashPassword(createToken().text);
  return Promise.all(
    customers.map(async (customer) => {
      const before = known.get(keyOf(customer));
      const after = {
        ...(before?.id !== undefined && { id: before.id }),
        account: before?.account ?? customer.account,
        store: customer.store,
        name: customer.name,
        password_hash: (await passwordHash(customer.password, before?.password_hash ?? undefined)) ?? unknown,
        active: customer.active ?? before?.active ?? true,
      };
      return { before, after };
    }),
  );
}

/** The hash that there is, where it fits the password or none is given; else a new one. */
async function passwordHash(
  password: string | undefined,
  before: string | undefined,
): Promise<string | undefined> {
  if (password === undefined) return before;
  if (before !== undefined && (await isPasswordRight(password, before))) return before;
  return hashPassword(password);
}
