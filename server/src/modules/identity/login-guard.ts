/* Slows down guesses of passwords, at the login and where somebody proves their own. */
import type { ErrorCode } from '#contract/errors';
import type { Clock } from '../../platform/clock';
import { AppError } from '../../platform/app-error';
import type { Config } from '../../config';
import type { Db } from '../../schema';
import * as failures from './login-failure.store';
import { failureWindow, secondsBlocked, type FailureSubjects } from './login.rules';

export interface LoginGuardDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'limits'>;
}

export function createLoginGuard({ db, clock, config }: LoginGuardDependencies) {
  return {
    /** @throws identity.too_many_failures */
    async refuseBlocked(tx: Db, subjects: FailureSubjects): Promise<void> {
      const now = clock.now();
      const rows = await failures.listFailures(tx, Object.values(subjects), now);
      const seconds = secondsBlocked(rows, subjects, config.limits, now, 1);
      if (seconds > 0) throw new AppError('identity.too_many_failures', { seconds });
    },

    /** Counts a wrong password. @throws `code`, or identity.too_many_failures once there are too many */
    async fail(subjects: FailureSubjects, code: ErrorCode): Promise<never> {
      const now = clock.now();
      const rows = await failures.countFailures(db, Object.values(subjects), now, failureWindow);
      const seconds = secondsBlocked(rows, subjects, config.limits, now, 0);
      if (seconds > 0) throw new AppError('identity.too_many_failures', { seconds });
      throw new AppError(code);
    },
  };
}
