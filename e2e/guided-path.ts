/* Finds, in the catalogue as a visitor gets it, a question whose flow leads through a login step. */
import type { APIRequestContext } from '@playwright/test';
import type { Question, QuestionStep, QuestionType } from '#contract/knowledge/schemas';

export interface GuidedPath {
  readonly question: Question;
  /** Texts of the answers to choose before and after the login step. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** `end`: the end choices show; `chat`: the last step is Chat Now. */
  readonly last: 'end' | 'chat';
}

type Walk = Omit<GuidedPath, 'question'>;

export async function findGuidedPath(request: APIRequestContext): Promise<GuidedPath> {
  const answer = await request.post('/java/front/getQuestionTypeList', { data: {} });
  const { data } = (await answer.json()) as { data: QuestionType[] };
  const found = questionsOf(data).flatMap((question) => {
    const steps = question.questionStep.toSorted((a, b) => a.index - b.index);
    const walk = walkFrom(steps, steps[0]?.id ?? 0, false);
    return walk === undefined ? [] : [{ question, ...walk }];
  });
  const path = found.find(({ last }) => last === 'end') ?? found[0];
  if (path === undefined) throw new Error('No question of the demo shop leads through a login step.');
  return path;
}

function questionsOf(types: readonly QuestionType[]): Question[] {
  return types.flatMap((type) => [...type.element, ...questionsOf(type.children)]);
}

/** The first way from a step that passes a login and comes to an end. */
function walkFrom(steps: readonly QuestionStep[], id: number, isLoggedIn: boolean): Walk | undefined {
  const step = steps.find((candidate) => candidate.id === id);
  if (step === undefined) return isLoggedIn ? { before: [], after: [], last: 'end' } : undefined;
  if (step.type === 'goToChat') return isLoggedIn ? { before: [], after: [], last: 'chat' } : undefined;
  if (step.type === 'orderInfo') return undefined;
  if (step.type === 'login') return walkFrom(steps, step.answerStep[0]?.next_question_step_id ?? 0, true);
  for (const { content, next_question_step_id: next } of step.answerStep.toSorted(
    (a, b) => a.index - b.index,
  )) {
    const rest = walkFrom(steps, next, isLoggedIn);
    if (rest === undefined) continue;
    return isLoggedIn
      ? { ...rest, after: [content, ...rest.after] }
      : { ...rest, before: [content, ...rest.before] };
  }
  return undefined;
}
