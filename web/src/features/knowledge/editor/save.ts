/*
 * How what staff change is sent (001 §8, Q-126, CONFLICT-34): a call that did not reach the server is warned of, and
 * sent again after three seconds, up to three times. 1001 and 1003 have windows of their own; every other refusal is
 * told with the server's words, once.
 */
import { errorNumbers } from '#contract/core/envelope';
import { timers } from '#contract/core/limits';
import { ApiError, errorText } from '../../../lib/api';
import { s } from '../../../lib/i18n/staff';
import { patiently } from '../../../lib/patiently';
import { notifyError, notifySuccess } from '../../../ui/notice';
import { waitOverlay } from '../../../ui/wait-overlay';

/** How long the notices of the editor stay, ms (ERR-27, Q-100). */
export const toastMs = { success: 1_500, warning: 3_000, error: 4_000 } as const;

/** True where the row was changed by somebody else. */
export function isStaleRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorNumbers.stale.errno;
}

function hasOwnWindow(error: unknown): boolean {
  return isStaleRefusal(error) || (error instanceof ApiError && error.kind === 'no_session');
}

/** Tells why something was not saved, where nothing else has. */
export function tellFailure(error: unknown): void {
  if (!hasOwnWindow(error)) notifyError(s('edit.failed'), errorText(error), toastMs.error);
}

async function warnAndWait(): Promise<void> {
  notifyError(s('edit.failed'), s('edit.retrying'), toastMs.warning);
  await waitOverlay(timers.uploadRetryWait);
}

/** Sends with patience; says that it worked where it first had not. Throws what is final, untold. */
export async function sendPatiently<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  let hasWaited = false;
  const answer = await patiently(send, () => {
    hasWaited = true;
    return warnAndWait();
  });
  if (hasWaited) notifySuccess(s('edit.done'), '', toastMs.success);
  return answer;
}

/** The same for an action of its own. @returns the answer; undefined where it failed, which has been told */
export async function act<Answer>(
  send: () => Promise<Answer>,
  done?: string,
): Promise<{ readonly answer: Answer } | undefined> {
  try {
    const answer = await sendPatiently(send);
    if (done !== undefined) notifySuccess(done, '', toastMs.success);
    return { answer };
  } catch (error) {
    tellFailure(error);
    return undefined;
  }
}
