/*
 * Tells the server which screen or question was opened (000 §7, Q-27). A failure is tried again after a second,
 * a few times, and then only logged: nobody who reads an answer should hear of it.
 */
import { timers } from '#contract/core/limits';
import { call, isTransportFailure } from '../../lib/api';
import type { ViewComponent } from '../../lib/view-state';

/** Further tries after the first one failed. */
export const mostRetries = 5;

/**
 * Reports one opening. Returns the way to stop trying, for when the screen is left.
 * `questionId` undefined is a mere screen view.
 */
export function reportAccess(component: ViewComponent, questionId: number | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const send = async (triesLeft: number): Promise<void> => {
    try {
      await call('POST /api/user/Base/accessStatistics', {
        question_id: questionId ?? '',
        base: 'knowledgeBase',
        component,
      });
    } catch (error) {
      if (isStopped) return;
      if (triesLeft > 0 && isTransportFailure(error)) {
        timer = setTimeout(() => void send(triesLeft - 1), timers.statisticsRetry);
      } else {
        console.warn('The opening of a screen was not counted.', error);
      }
    }
  };
  void send(mostRetries);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
