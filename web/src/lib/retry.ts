// The calls that are sent again by themselves: updateRemoteTablePart and accessStatistics, a second after a
// failure, at most five times (RT-28, ERR-22).
import { timers } from '#contract/core/limits';
import { isTransportFailure } from './api';

/** Further tries after the first one failed. */
export const mostRetries = 5;

export interface Retried {
  /** Stops trying, for when nobody needs it any more. */
  stop: () => void;
}

/**
 * Sends now, and again where the server was not reached or failed; a refusal is final. `onGivenUp` hears of
 * the last failure.
 */
export function sendWithRetries(send: () => Promise<unknown>, onGivenUp: (error: unknown) => void): Retried {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const attempt = async (triesLeft: number): Promise<void> => {
    try {
      await send();
    } catch (error) {
      if (isStopped) return;
      if (triesLeft === 0 || !isTransportFailure(error)) return onGivenUp(error);
      timer = setTimeout(() => void attempt(triesLeft - 1), timers.statisticsRetry);
    }
  };
  void attempt(mostRetries);
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
