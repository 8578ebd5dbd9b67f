/* One question of the catalogue, changed in place: what has been stored shows before the catalogue comes anew. Pure. */
import type { Question, QuestionType } from '#contract/knowledge/schemas';

export function withQuestion(
  types: readonly QuestionType[],
  questionId: number,
  change: (question: Question) => Question,
): QuestionType[] {
  return types.map((type) => ({
    ...type,
    element: type.element.map((question) => (question.id === questionId ? change(question) : question)),
    children: withQuestion(type.children, questionId, change),
  }));
}
