/* When a login is refused for too many failures. Pure. */
import type { Side } from '#contract/core/actor';

/** Length of the window in which failures are counted. */
export const failureWindow = 15 * 60_000;

/** Failures that are let pass in a window; 0 = any number. */
export interface FailureLimits {
  readonly loginFailures: number;
  readonly loginFailuresAddress: number;
}

/** What a failure is counted for. An account is the text that was typed, whether it exists or not. */
export interface FailureSubjects {
  readonly account: string;
  readonly address: string;
}

export function failureSubjects(login: {
  side: Side;
  store: string;
  account: string;
  address: string;
}): FailureSubjects {
  return {
    account: `account:${login.side}:${login.store}:${login.account.toLowerCase()}`,
    address: `address:${login.address}`,
  };
}

export interface CountedFailures {
  readonly subject: string;
  readonly count: number;
  readonly window_ends_at: number;
}

/**
 * Seconds until the next try is looked at, 0 when it is now.
 * @param spare 1 while the try at hand is not counted yet, 0 when it is
 */
export function secondsBlocked(
  rows: readonly CountedFailures[],
  subjects: FailureSubjects,
  limits: FailureLimits,
  now: number,
  spare: 0 | 1,
): number {
  const endsAt = rows
    .filter((row) => {
      const max = row.subject === subjects.account ? limits.loginFailures : limits.loginFailuresAddress;
      return max > 0 && row.count + spare > max;
    })
    .map((row) => row.window_ends_at);
  return Math.max(0, Math.ceil((Math.max(0, ...endsAt) - now) / 1000));
}
