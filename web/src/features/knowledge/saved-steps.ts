/*
 * The steps taken in a question outlive a reload (SHELL-04): they stand in the small view state, which is
 * written when the page is left. What comes back is checked here and walked again on the question as it is now.
 */
import { replay } from '#contract/knowledge/flow';
import { setViewState, viewState } from '../../lib/view-state';
import type { FlowState, TakenStep } from '#contract/knowledge/flow';
import type { Question } from '#contract/knowledge/schemas';

function isTakenStep(entry: unknown): entry is TakenStep {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'stepId' in entry &&
    typeof entry.stepId === 'number' &&
    'answerId' in entry &&
    (entry.answerId === null || typeof entry.answerId === 'number')
  );
}

/** Where a question was left, or its start. */
export function restoreFlow(question: Question): FlowState {
  const { tempQuestion, tempSteps } = viewState.getState();
  const taken = tempQuestion === question.id && Array.isArray(tempSteps) ? tempSteps : [];
  return replay(question, taken.every(isTakenStep) ? taken : []);
}

/** Keeps where a question stands; after leaving it the next opening starts anew. */
export function keepFlow(question: Question, state: FlowState): void {
  setViewState(
    state.place.kind === 'left'
      ? { tempQuestion: null, tempSteps: null }
      : { tempQuestion: question.id, tempSteps: state.taken },
  );
}
