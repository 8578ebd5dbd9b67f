/*
 * Drives one guided flow: the state of the pure `step`, kept for a reload, and the login step that goes on by
 * itself as soon as somebody is logged in (FLOW-05).
 */
import { useState } from 'react';
import { currentStep, replay, startFlow, step } from '#contract/knowledge/flow';
import { keepFlow, restoreFlow } from './saved-steps';
import type { FlowAnswer, FlowState } from '#contract/knowledge/flow';
import type { Question, QuestionStep } from '#contract/knowledge/schemas';

export interface GuidedFlowState {
  readonly state: FlowState;
  /** The step that waits for an answer; undefined at the end. */
  readonly current: QuestionStep | undefined;
  readonly take: (answer: FlowAnswer) => void;
}

/** `onLeave` is called when back is chosen on the first step. `isRehearsal`: nothing is kept. */
export function useGuidedFlow(
  question: Question,
  isLoggedIn: boolean | undefined,
  onLeave: () => void,
  isRehearsal: boolean,
): GuidedFlowState {
  const [walked, setWalked] = useState(() => ({
    question,
    state: isRehearsal ? startFlow(question) : restoreFlow(question),
  }));
  // Staff may change a question while it is open: what was taken is walked again on the new one.
  const kept = walked.question === question ? walked.state : replay(question, walked.state.taken);
  const state = isLoggedIn === true ? passLogins(question, kept) : kept;
  const take = (answer: FlowAnswer) => {
    const next = step(question, state, answer);
    if (!isRehearsal) keepFlow(question, next);
    if (next.place.kind === 'left') onLeave();
    else setWalked({ question, state: next });
  };
  return { state, current: currentStep(question, state), take };
}

/** A circle of login steps ends by the rule of `step`. */
function passLogins(question: Question, state: FlowState): FlowState {
  let passed = state;
  while (currentStep(question, passed)?.type === 'login') {
    passed = step(question, passed, { kind: 'loggedIn' });
  }
  return passed;
}
