/*
 * What is wrong with a flow before customers walk it: steps that nobody can come to, steps that nobody can leave, and
 * answers that lead to a step that is not there. Pure.
 */
import { orderedAnswers, orderedSteps } from '#contract/knowledge/flow';
import type { QuestionStep } from '#contract/knowledge/schemas';

/**
 * unreachable: no answer of a step that can be come to leads here · noAnswers: asks and offers nothing to choose ·
 * endless: whatever is chosen, the flow never ends · lostAnswer: an answer names a step that is not there, and ends
 * the flow.
 */
export type FlowProblem = 'unreachable' | 'noAnswers' | 'endless' | 'lostAnswer';

export interface CheckedStep {
  readonly step: QuestionStep;
  /** Position in the flow, from 1. */
  readonly number: number;
  readonly problems: readonly FlowProblem[];
  /** Where it leads, in the order of its answers. */
  readonly ways: readonly Way[];
}

/** One way out of a step. */
export interface Way {
  /** null: the step goes on by itself. */
  readonly answerId: number | null;
  /** Words of the answer; '' where there are none. */
  readonly content: string;
  /** Id of the next step; null: the flow ends here. */
  readonly to: number | null;
  /** The answer names a step that is not there. */
  readonly isLost: boolean;
}

/** The steps in their order, each with its ways and what is wrong with it. */
export function checkFlow(steps: readonly QuestionStep[]): CheckedStep[] {
  const ordered = orderedSteps({ title: '', questionStep: [...steps] });
  const known = new Set(ordered.map(({ id }) => id));
  const ways = new Map(ordered.map((step) => [step.id, waysOf(step, known)]));
  const nextOf = (id: number) => (ways.get(id) ?? []).flatMap(({ to }) => to ?? []);
  const reached = walk(
    ordered.slice(0, 1).map(({ id }) => id),
    nextOf,
  );
  const before = reversed(ways);
  const ending = walk(
    ordered.filter((step) => isEnding(step, ways.get(step.id) ?? [])).map(({ id }) => id),
    (id) => before.get(id) ?? [],
  );
  return ordered.map((step, at) => {
    const own = ways.get(step.id) ?? [];
    const hasNoAnswers = step.type === 'questionAnswer' && own.length === 0;
    const problems: FlowProblem[] = [];
    if (!reached.has(step.id)) problems.push('unreachable');
    if (hasNoAnswers) problems.push('noAnswers');
    else if (!ending.has(step.id)) problems.push('endless');
    if (own.some(({ isLost }) => isLost)) problems.push('lostAnswer');
    return { step, number: at + 1, problems, ways: own };
  });
}

/** Something that is wrong with a flow, and where. */
export interface FoundProblem {
  readonly id: number;
  readonly number: number;
  readonly problem: FlowProblem;
}

/** All that is wrong, in the order of the steps. */
export function problemsIn(flow: readonly CheckedStep[]): FoundProblem[] {
  return flow.flatMap(({ step: { id }, number, problems }) =>
    problems.map((problem) => ({ id, number, problem })),
  );
}

function waysOf(step: QuestionStep, known: ReadonlySet<number>): Way[] {
  const end: Way = { answerId: null, content: '', to: null, isLost: false };
  const answers = orderedAnswers(step).map(({ id, content, next_question_step_id: next }): Way => {
    const isThere = known.has(next);
    return { answerId: id, content, to: isThere ? next : null, isLost: next !== 0 && !isThere };
  });
  switch (step.type) {
    case 'questionAnswer':
      return answers;
    case 'login':
      // Goes on by its first answer (000 §2.2).
      return [{ ...(answers[0] ?? end), content: '' }];
    case 'goToChat':
    case 'orderInfo':
      return [end];
  }
}

/** Whether the flow can end in this step itself. A question without answers is no end: it is where people are stuck. */
function isEnding(step: QuestionStep, ways: readonly Way[]): boolean {
  if (step.type === 'questionAnswer' && ways.length === 0) return true;
  return ways.some(({ to }) => to === null);
}

function reversed(ways: ReadonlyMap<number, readonly Way[]>): Map<number, number[]> {
  const before = new Map<number, number[]>();
  for (const [from, own] of ways) {
    for (const { to } of own) if (to !== null) before.set(to, [...(before.get(to) ?? []), from]);
  }
  return before;
}

/** Everything that can be come to. */
function walk(from: readonly number[], nextOf: (id: number) => readonly number[]): Set<number> {
  const seen = new Set(from);
  for (const id of seen) for (const next of nextOf(id)) seen.add(next);
  return seen;
}
