/* What is done to the parts of a question beside its texts: validity, products, steps, answers. */
import type { AnswerStep, Question, QuestionStep, StepType } from '#contract/knowledge/schemas';
import { call } from '../../../lib/api';
import { s } from '../../../lib/i18n/staff';
import { confirmDialog } from '../../../ui/dialogs';
import { notifySuccess } from '../../../ui/notice';
import { patchQuestion, questionIn, refreshCatalogue } from './editing.queries';
import { act, toastMs } from './save';

/** 1 publishes, 0 begins editing (EDIT-18). */
export async function changeValid(id: number, valid: 0 | 1): Promise<void> {
  const done = await act(() =>
    call('POST /api/admin/KnowledgeBase/changeQuestion', { id, change: { valid } }),
  );
  if (done) await patchQuestion(id, (question) => ({ ...question, valid }));
}

/** Sends the difference to what is stored (EDIT-13). */
export async function changeItems(questionId: number, after: readonly number[]): Promise<void> {
  const before = questionIn('zh', questionId)?.item ?? [];
  const add = after.filter((id) => !before.includes(id));
  const del = before.filter((id) => !after.includes(id));
  if (add.length === 0 && del.length === 0) return;
  const body = { question_id: questionId, add, del };
  const done = await act(() => call('POST /api/admin/KnowledgeBase/changeQuestionItem', body));
  if (done) await patchQuestion(questionId, (question) => ({ ...question, item: [...after] }));
}

/** Adds a step behind the others (FLOW-13, EDIT-23). @returns its id */
export async function addStep(question: Question, type: StepType): Promise<number | undefined> {
  const body = { question_id: question.id, type, index: question.questionStep.length };
  const added = await act(() => call('POST /api/admin/KnowledgeBase/addQuestionStep', body), s('edit.added'));
  if (added) await refreshCatalogue();
  return added?.answer.id;
}

/** Asks, naming what goes with it and what will lead nowhere. */
export async function deleteStep(question: Question, step: QuestionStep, number: number): Promise<void> {
  const pointing = question.questionStep
    .filter(({ id }) => id !== step.id)
    .flatMap(({ answerStep }) => answerStep)
    .filter((answer) => answer.next_question_step_id === step.id).length;
  const isSure = await confirmDialog({
    title: s('delete.step', { number }),
    body: s('delete.stepBody', { answers: step.answerStep.length, pointing }),
    confirm: s('delete.confirm'),
    cancel: s('edit.cancel'),
    danger: true,
  });
  if (!isSure) return;
  const { id } = step;
  const done = await act(
    () => call('POST /api/admin/KnowledgeBase/deleteQuestionStep', { id }),
    s('edit.deleted'),
  );
  if (done) await refreshCatalogue();
}

/** A new answer is empty and ends the flow (EDIT-15). */
export async function addAnswer(step: QuestionStep, nextStepId = 0): Promise<void> {
  const body = {
    question_step_id: step.id,
    index: step.answerStep.length,
    content: '',
    next_question_step_id: nextStepId,
  };
  const done = await act(() => call('POST /api/admin/KnowledgeBase/addAnswerStep', body));
  if (done) await refreshCatalogue();
}

export async function changeNextStep(
  questionId: number,
  answer: AnswerStep,
  nextStepId: number,
): Promise<void> {
  const { id } = answer;
  const change = { next_question_step_id: nextStepId };
  const done = await act(() => call('POST /api/admin/KnowledgeBase/changeAnswerStep', { id, change }));
  if (!done) return;
  await patchQuestion(questionId, (question) => ({
    ...question,
    questionStep: question.questionStep.map((step) => ({
      ...step,
      answerStep: step.answerStep.map((other) => (other.id === id ? { ...other, ...change } : other)),
    })),
  }));
}

/** The next step of a login step is that of its first answer, which it has for nothing else (EDIT-16). */
export async function changeLoginNext(
  questionId: number,
  step: QuestionStep,
  nextStepId: number,
): Promise<void> {
  const [first] = step.answerStep;
  if (first) await changeNextStep(questionId, first, nextStepId);
  else await addAnswer(step, nextStepId);
}

/** Deletes at once; a notice brings it back. `other` is its text in the other language. */
export async function deleteAnswer(zh: AnswerStep, en: AnswerStep | undefined): Promise<void> {
  const { id } = zh;
  const done = await act(() => call('POST /api/admin/KnowledgeBase/deleteAnswerStep', { id }));
  if (!done) return;
  await refreshCatalogue();
  notifySuccess(s('answers.deleted'), '', toastMs.error, {
    label: s('answers.undo'),
    onClick: () => void restoreAnswer(zh, en),
  });
}

async function restoreAnswer(zh: AnswerStep, en: AnswerStep | undefined): Promise<void> {
  const { question_step_id, index, next_question_step_id } = zh;
  const place = { question_step_id, index, next_question_step_id };
  const isPair = en !== undefined && en.content !== zh.content;
  const body = isPair
    ? { ...place, content: en.content, language: 'en' as const }
    : { ...place, content: zh.content };
  const added = await act(() => call('POST /api/admin/KnowledgeBase/addAnswerStep', body));
  if (added && isPair) {
    const change = { id: added.answer.id, change: { content: zh.content }, language: 'zh' as const };
    await act(() => call('POST /api/admin/KnowledgeBase/changeAnswerStep', change));
  }
  await refreshCatalogue();
}
