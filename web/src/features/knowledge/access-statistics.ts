/*
 * Tells the server which screen or question was opened (000 §7, Q-27). A failure is tried again after a second,
 * a few times, and then only logged: nobody who reads an answer should hear of it.
 */
import { call } from '../../lib/api';
import { sendWithRetries } from '../../lib/retry';
import { currentSide } from '../../lib/side';
import type { ViewComponent } from '../../lib/view-state';

/**
 * Reports one opening. Returns the way to stop trying, for when the screen is left.
 * `questionId` undefined is a mere screen view.
 */
export function reportAccess(component: ViewComponent, questionId: number | undefined): () => void {
  return sendWithRetries(
    () =>
      call(`POST /api/${currentSide()}/Base/accessStatistics`, {
        question_id: questionId ?? '',
        base: 'knowledgeBase',
        component,
      }),
    (error) => console.warn('The opening of a screen was not counted.', error),
  ).stop;
}
