/* What pictures need to know of the catalogue, found in it as a visitor gets it. */
import type { APIRequestContext } from '@playwright/test';
import type { Question, QuestionStep, QuestionType } from '#contract/knowledge/schemas';

async function typesOf(request: APIRequestContext): Promise<QuestionType[]> {
  const answer = await request.post('/java/front/getQuestionTypeList', { data: {} });
  return ((await answer.json()) as { data: QuestionType[] }).data;
}

const questionsOf = (type: QuestionType): Question[] => [
  ...type.element,
  ...type.children.flatMap(questionsOf),
];

/** A top-level type, one of its questions, and products that questions below it are about. */
export async function catalogueOf(
  request: APIRequestContext,
): Promise<{ type: QuestionType; question: Question; items: number[] }> {
  const [type] = await typesOf(request);
  const questions = type === undefined ? [] : questionsOf(type);
  const [question] = questions;
  if (type === undefined || question === undefined) throw new Error('The demo shop has no question.');
  const items = new Set(questions.flatMap(({ item }) => item).filter((id) => id > 0));
  return { type, question, items: [...items] };
}

/** A question and the answers that lead to its step "Chat Now" without a login on the way. */
export async function questionWithChatStep(
  request: APIRequestContext,
): Promise<{ question: Question; answers: string[] }> {
  for (const question of (await typesOf(request)).flatMap(questionsOf)) {
    const [first] = question.questionStep.toSorted((a, b) => a.index - b.index);
    const answers = first && wayToChat(question.questionStep, first.id);
    if (answers) return { question, answers };
  }
  throw new Error('No question of the demo shop leads to Chat Now.');
}

function wayToChat(steps: readonly QuestionStep[], id: number): string[] | undefined {
  const step = steps.find((candidate) => candidate.id === id);
  if (step?.type === 'goToChat') return [];
  if (step?.type !== 'questionAnswer') return undefined;
  for (const { content, next_question_step_id: next } of step.answerStep) {
    const rest = wayToChat(steps, next);
    if (rest) return [content, ...rest];
  }
  return undefined;
}
