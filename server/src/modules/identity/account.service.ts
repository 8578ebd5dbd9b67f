/* Accounts: making them, their passwords, whether they may log in, and the anonymous identities. */
import type { Mark } from '#contract/core/actor';
import type { Clock } from '../../platform/clock';
import { AppError } from '../../platform/app-error';
import type { Transact } from '../../platform/events/unit-of-work';
import type { Db, Tables } from '../../schema';
import type { IdentityKey, NewCustomer, NewPerson } from './identity.types';
import { hashPassword } from './password';
import * as people from './people.store';
import { presenceChanged } from './presence.service';
import type { Sessions } from './session.service';

export interface AccountDependencies {
  readonly transact: Transact<Tables>;
  readonly clock: Clock;
  readonly sessions: Sessions;
}

export function createAccounts({ transact, clock, sessions }: AccountDependencies) {
  return {
    createPerson: (tx: Db, person: NewPerson) => people.insertPerson(tx, person, clock.now()),
    createCustomer: (tx: Db, customer: NewCustomer) => people.insertCustomer(tx, customer, clock.now()),

    async createAnonymous(tx: Db, mark: Mark) {
      const { id, name } = await people.insertGuest(tx, mark, clock.now());
      const token = await sessions.begin(tx, 'anonymous', id);
      return { actor: { kind: 'anonymous' as const, customerId: id, account: '', name, mark }, token };
    },

    async holdCustomer(tx: Db, id: number): Promise<number> {
      const row = await people.holdCustomer(tx, id);
      if (row === undefined) throw new AppError('core.no_session');
      return row.bound_to ?? row.id;
    },

    async changePassword(key: IdentityKey, password: string): Promise<void> {
      const hash = await hashPassword(password);
      await transact(async (tx, emit) => {
        await people.updatePasswordHash(tx, key, hash);
        await sessions.endAll(tx, emit, key);
      });
    },

    setActive: (key: IdentityKey, active: boolean): Promise<void> =>
      transact(async (tx, emit) => {
        await people.updateActive(tx, key, active);
        if (!active) await sessions.endAll(tx, emit, key);
        emit(presenceChanged, { side: key.side });
      }),
  };
}
