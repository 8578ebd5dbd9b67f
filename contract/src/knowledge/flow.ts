/*
 * The guided answer flow (000 §2.2). A flow is data: the steps of a question. `step` is the one pure function
 * that moves a person through it; the browser runs it and draws what `standing` says.
 */
import { escapeHtml } from '../core/escape';
import type { AnswerStep, Question, QuestionStep } from './schemas';

/** What the flow needs of a question. */
export type Flow = Pick<Question, 'title' | 'questionStep'>;

/** One step that was left forwards. */
export interface TakenStep {
  readonly stepId: number;
  /** The chosen answer; null where a step goes on without one (`orderInfo`, an unanswered `login`). */
  readonly answerId: number | null;
}

/** Where somebody is in a flow. Plain data, so that it can be saved and restored (`replay`). */
export interface FlowState {
  /** Steps behind the person, oldest first; the same step may stand here more than once. */
  readonly taken: readonly TakenStep[];
  /** `step`: this one waits for an answer · `end`: the end choices show · `left`: back to the catalogue. */
  readonly place: { readonly kind: 'step'; readonly stepId: number } | { readonly kind: 'end' | 'left' };
}

/** What a person, or the login, does to a flow. */
export type FlowAnswer =
  /** One of the answers of a `questionAnswer` step. */
  | { readonly kind: 'choose'; readonly answerId: number }
  /** The person is logged in: a `login` step goes on to its first answer's next step. */
  | { readonly kind: 'loggedIn' }
  /** The one control of an `orderInfo` step; it ends the flow. */
  | { readonly kind: 'next' }
  /** Removes one step; on the first one it leaves the flow (FLOW-09). */
  | { readonly kind: 'back' }
  /** Returns to the taken step at this position, from 0, and removes everything after it. */
  | { readonly kind: 'backTo'; readonly position: number };

/** The steps of a flow by their index, which is the order in which they run (FLOW-01). */
export function orderedSteps(flow: Flow): QuestionStep[] {
  return flow.questionStep.toSorted((a, b) => a.index - b.index || a.id - b.id);
}

/** The answers of a step in the order in which they are numbered. */
export function orderedAnswers(questionStep: QuestionStep): AnswerStep[] {
  return questionStep.answerStep.toSorted((a, b) => a.index - b.index || a.id - b.id);
}

/** The step with this id, undefined when the flow has none (any more). */
export function findStep(flow: Flow, stepId: number): QuestionStep | undefined {
  return flow.questionStep.find((candidate) => candidate.id === stepId);
}

/** The step that waits for an answer, undefined at the end and after leaving. */
export function currentStep(flow: Flow, state: FlowState): QuestionStep | undefined {
  return state.place.kind === 'step' ? findStep(flow, state.place.stepId) : undefined;
}

/** The state in which a flow opens: its first step, or the end where it has no steps. */
export function startFlow(flow: Flow): FlowState {
  const [first] = orderedSteps(flow);
  return { taken: [], place: placeAt(flow, first?.id ?? 0) };
}

/**
 * Moves one step. Answers that do not fit the step at hand (a stale click, another question's answer)
 * return the state unchanged. A next step of 0, or one that the flow does not have, ends it (FLOW-03).
 */
export function step(flow: Flow, state: FlowState, answer: FlowAnswer): FlowState {
  switch (answer.kind) {
    case 'choose':
      return choose(flow, state, answer.answerId);
    case 'loggedIn':
      return passLogin(flow, state);
    case 'next':
      return endOrderInfo(flow, state);
    case 'back':
      return goBack(flow, state);
    case 'backTo':
      return goBackTo(flow, state, answer.position);
  }
}

/**
 * Walks saved steps again in a flow that may have changed meanwhile. Stops at the first one that no longer
 * fits, so that a restored state always stands on the flow as it is (SHELL-04, Q-120).
 */
export function replay(flow: Flow, taken: readonly TakenStep[]): FlowState {
  let state = startFlow(flow);
  for (const saved of taken) {
    const current = currentStep(flow, state);
    if (current?.id !== saved.stepId) break;
    const next = step(flow, state, answerThatTook(current, saved));
    if (next === state) break;
    state = next;
  }
  return state;
}

/**
 * HTML of the steps taken, oldest first, each with the chosen answer: the `step_record` of a ticket.
 * Step contents are cleaned HTML already; title and answers are plain text and are escaped. '' where nothing
 * was taken.
 */
export function stepRecordHtml(flow: Flow, state: FlowState): string {
  const taken = state.taken.map((entry) => recordOf(findStep(flow, entry.stepId), entry.answerId));
  const rests =
    currentStep(flow, state)?.type === 'goToChat' ? [recordOf(currentStep(flow, state), null)] : [];
  const items = [...taken, ...rests].filter((item) => item !== '');
  if (items.length === 0) return '';
  return `<h3>${escapeHtml(flow.title)}</h3><ol>${items.join('')}</ol>`;
}

function placeAt(flow: Flow, stepId: number): FlowState['place'] {
  return findStep(flow, stepId) === undefined ? { kind: 'end' } : { kind: 'step', stepId };
}

function advance(flow: Flow, state: FlowState, stepId: number, chosen: AnswerStep | undefined): FlowState {
  return {
    taken: [...state.taken, { stepId, answerId: chosen?.id ?? null }],
    place: placeAt(flow, chosen?.next_question_step_id ?? 0),
  };
}

function choose(flow: Flow, state: FlowState, answerId: number): FlowState {
  const current = currentStep(flow, state);
  if (current?.type !== 'questionAnswer') return state;
  const chosen = current.answerStep.find((candidate) => candidate.id === answerId);
  return chosen === undefined ? state : advance(flow, state, current.id, chosen);
}

function passLogin(flow: Flow, state: FlowState): FlowState {
  const current = currentStep(flow, state);
  if (current?.type !== 'login') return state;
  const passed = advance(flow, state, current.id, orderedAnswers(current)[0]);
  // Login steps that lead to each other would run in a circle without anybody choosing anything.
  return isCircle(flow, passed) ? { ...passed, place: { kind: 'end' } } : passed;
}

function isCircle(flow: Flow, state: FlowState): boolean {
  const next = currentStep(flow, state);
  if (next?.type !== 'login') return false;
  const lastChoice = state.taken.findLastIndex((entry) => !isLogin(flow, entry));
  return state.taken.slice(lastChoice + 1).some((entry) => entry.stepId === next.id);
}

function endOrderInfo(flow: Flow, state: FlowState): FlowState {
  const current = currentStep(flow, state);
  return current?.type === 'orderInfo' ? advance(flow, state, current.id, undefined) : state;
}

/** A passed login step is removed together with the one before it: it would only go forward again. */
function goBack(flow: Flow, state: FlowState): FlowState {
  if (state.place.kind === 'left') return state;
  const position = state.taken.findLastIndex((entry) => !isLogin(flow, entry));
  return position < 0 ? { taken: [], place: { kind: 'left' } } : goBackTo(flow, state, position);
}

function goBackTo(flow: Flow, state: FlowState, position: number): FlowState {
  const target = state.taken[position];
  if (target === undefined || state.place.kind === 'left') return state;
  return { taken: state.taken.slice(0, position), place: placeAt(flow, target.stepId) };
}

function isLogin(flow: Flow, entry: TakenStep): boolean {
  return findStep(flow, entry.stepId)?.type === 'login';
}

function answerThatTook(current: QuestionStep, saved: TakenStep): FlowAnswer {
  if (current.type === 'login') return { kind: 'loggedIn' };
  if (current.type === 'orderInfo') return { kind: 'next' };
  return { kind: 'choose', answerId: saved.answerId ?? 0 };
}

function recordOf(taken: QuestionStep | undefined, answerId: number | null): string {
  if (taken === undefined) return '';
  const chosen = taken.answerStep.find((candidate) => candidate.id === answerId);
  // A login step goes on by itself; its first answer is not something that the person said.
  const said = chosen === undefined || taken.type === 'login' ? '' : chosen.content;
  const answer = said === '' ? '' : `<p><strong>→ ${escapeHtml(said)}</strong></p>`;
  return taken.content === '' && answer === '' ? '' : `<li>${taken.content}${answer}</li>`;
}
