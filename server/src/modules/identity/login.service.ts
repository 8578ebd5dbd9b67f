/*
 * Login and logout. A login compares the password first and counts a failure then; a right password is let
 * in only while its account and address are not blocked, so that guesses sent all at once gain nothing.
 */
import type { Mark } from '#contract/core/actor';
import type { Clock } from '../../platform/clock';
import { AppError } from '../../platform/app-error';
import type { Emit, Transact } from '../../platform/events/unit-of-work';
import type { Cookies } from '../../platform/http/bind';
import type { Config } from '../../config';
import type { Db, Tables } from '../../schema';
import { cookieNames } from './cookies';
import type { AccountBoundPort } from './identity.types';
import { dutyChanged } from './duty.service';
import * as failures from './login-failure.store';
import { createLoginGuard } from './login-guard';
import { failureSubjects, type FailureSubjects } from './login.rules';
import { isPasswordRight } from './password';
import * as people from './people.store';
import type { Sessions } from './session.service';

/** What a login call brings. */
export interface LoginAttempt {
  readonly account?: string;
  readonly password?: string;
  readonly address: string;
  readonly cookies: Cookies;
}

export interface LoginDependencies {
  readonly db: Db;
  readonly transact: Transact<Tables>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'limits'>;
  readonly sessions: Sessions;
  readonly ports: readonly AccountBoundPort[];
}

export type Login = ReturnType<typeof createLogin>;

export function createLogin({ db, transact, clock, config, sessions, ports }: LoginDependencies) {
  const { refuseBlocked, fail } = createLoginGuard({ db, clock, config });

  /** The candidate, once the password is his. */
  const authenticate = async <Candidate extends people.Candidate>(
    password: string,
    subjects: FailureSubjects,
    find: () => Promise<Candidate | undefined>,
  ): Promise<Candidate> => {
    await refuseBlocked(db, subjects);
    const candidate = await find();
    const isRight = await isPasswordRight(password, candidate?.password_hash ?? null);
    return isRight && candidate?.active ? candidate : fail(subjects, 'identity.login_failed');
  };

  const bindAnonymous = async (tx: Db, emit: Emit, anonymousId: number, accountId: number) => {
    if ((await people.lockUnboundGuest(tx, anonymousId)) === undefined) return;
    for (const port of ports) await port(tx, emit, anonymousId, accountId);
    await people.updateBoundTo(tx, anonymousId, accountId);
    await sessions.endAll(tx, emit, { side: 'user', id: anonymousId });
  };

  return {
    /** @returns the member of staff and the token for faq_admin_sid */
    async staff(attempt: LoginAttempt): Promise<{ person: people.StaffCandidate; token: string }> {
      const { account, password } = credentialsOf(attempt);
      const subjects = failureSubjects({ side: 'admin', store: '', account, address: attempt.address });
      const person = await authenticate(password, subjects, () => people.findStaffCandidate(db, account));
      return transact(async (tx, emit) => {
        await refuseBlocked(tx, subjects);
        await failures.deleteFailures(tx, subjects.account);
        await sessions.end(tx, emit, attempt.cookies[cookieNames.admin]);
        // Whoever logged out by his work status comes back off duty.
        if (person.work_status === 2) {
          await people.updateWorkStatus(tx, person.id, 0);
          emit(dutyChanged, { personId: person.id });
        }
        return { person, token: await sessions.begin(tx, 'staff', person.id) };
      });
    },

    /** Tickets of the anonymous identity in the same browser move to the account. */
    async customer(
      attempt: LoginAttempt,
      store: Mark,
    ): Promise<{ customer: people.CustomerCandidate; token: string }> {
      const { account, password } = credentialsOf(attempt);
      const subjects = failureSubjects({ side: 'user', store, account, address: attempt.address });
      const customer = await authenticate(password, subjects, () =>
        people.findCustomerCandidate(db, account, store),
      );
      const anonymous = await sessions.actorOf(
        { [cookieNames.anonymous]: attempt.cookies[cookieNames.anonymous] },
        'user',
      );
      return transact(async (tx, emit) => {
        await refuseBlocked(tx, subjects);
        await failures.deleteFailures(tx, subjects.account);
        await sessions.end(tx, emit, attempt.cookies[cookieNames.user]);
        if (anonymous.kind === 'anonymous') await bindAnonymous(tx, emit, anonymous.customerId, customer.id);
        return { customer, token: await sessions.begin(tx, 'customer', customer.id) };
      });
    },

    /** Ends the session of a cookie; without one nothing happens. */
    logout: (token: string | undefined) => transact((tx, emit) => sessions.end(tx, emit, token)),
  };
}

function credentialsOf({ account, password }: LoginAttempt): { account: string; password: string } {
  const named = account?.trim() ?? '';
  if (named === '' || password === undefined || password === '') {
    throw new AppError('identity.credentials_missing');
  }
  return { account: named, password };
}
