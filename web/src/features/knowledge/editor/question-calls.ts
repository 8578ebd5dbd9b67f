/* What is done to the parts of a question beside its texts: validity, products, steps, answers. */
import { orderedAnswers, orderedSteps } from '#contract/knowledge/flow';
import type { AnswerStep, Question, QuestionStep, StepType } from '#contract/knowledge/schemas';
import { call } from '../../../lib/api';
import { s } from '../../../lib/i18n/staff';
import { confirmDialog } from '../../../ui/dialogs';
import { notifySuccess } from '../../../ui/notice';
import { patchQuestion, questionIn, refreshCatalogue } from './editing.queries';
import { fieldOf } from './fields';
import { act, toastMs } from './save';
import type { Texts } from './texts';

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

/**
 * One place up (-1) or down (1) in the order that is known by then; at either end it stays.
 * @returns its number, from 1, where it has another one now
 */
export async function moveStep(questionId: number, id: number, by: -1 | 1): Promise<number | undefined> {
  const question = questionIn('zh', questionId);
  const order = question ? orderedSteps(question).map((step) => step.id) : [];
  const from = order.indexOf(id);
  const index = from + by;
  if (from === -1 || order[index] === undefined) return undefined;
  const done = await act(() => call('POST /api/admin/KnowledgeBase/moveQuestionStep', { id, index }));
  if (!done) return undefined;
  const places = new Map(
    order
      .toSpliced(from, 1)
      .toSpliced(index, 0, id)
      .map((one, at) => [one, at]),
  );
  await patchQuestion(questionId, (before) => ({
    ...before,
    questionStep: before.questionStep.map((step) => ({ ...step, index: places.get(step.id) ?? step.index })),
  }));
  return index + 1;
}

/** Asks, naming what goes with it and what will lead nowhere. */
export async function deleteStep(
  question: Question,
  step: QuestionStep,
  number: number,
  texts: Texts,
): Promise<void> {
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
  // What is on its way to the step would find nothing there.
  await texts.flush();
  const done = await act(
    () => call('POST /api/admin/KnowledgeBase/deleteQuestionStep', { id }),
    s('edit.deleted'),
  );
  if (!done) return;
  const answers = step.answerStep.map((answer) => answer.id);
  texts.giveUp((key) => isTextOf(key, 'step', [id]) || isTextOf(key, 'answer', answers));
  await refreshCatalogue();
}

function isTextOf(key: string, kind: 'step' | 'answer', ids: readonly number[]): boolean {
  const field = fieldOf(key);
  return field?.kind === kind && ids.includes(field.id);
}

/** A new answer is empty and ends the flow (EDIT-15). @returns its id */
export async function addAnswer(step: QuestionStep, nextStepId = 0): Promise<number | undefined> {
  const body = {
    question_step_id: step.id,
    index: step.answerStep.length,
    content: '',
    next_question_step_id: nextStepId,
  };
  const added = await act(() => call('POST /api/admin/KnowledgeBase/addAnswerStep', body));
  if (added) await refreshCatalogue();
  return added?.answer.id;
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

/**
 * The next step of a login step is that of its first answer, which it has for nothing else (EDIT-16): as it is known
 * when its turn comes, so that of two choices in a row the second one finds the answer of the first.
 */
export async function changeLoginNext(questionId: number, stepId: number, nextStepId: number): Promise<void> {
  const step = questionIn('zh', questionId)?.questionStep.find(({ id }) => id === stepId);
  const first = step && orderedAnswers(step)[0];
  if (first) await changeNextStep(questionId, first, nextStepId);
  else if (step) await addAnswer(step, nextStepId);
}

/** Deletes at once, with what was written in it last; a notice brings it back. */
export async function deleteAnswer(questionId: number, id: number, texts: Texts): Promise<void> {
  await texts.flush();
  const [zh, en] = [answerIn('zh', questionId, id), answerIn('en', questionId, id)];
  const done = await act(() => call('POST /api/admin/KnowledgeBase/deleteAnswerStep', { id }));
  if (!done) return;
  texts.giveUp((key) => isTextOf(key, 'answer', [id]));
  await refreshCatalogue();
  if (!zh) return;
  notifySuccess(s('answers.deleted'), '', toastMs.error, {
    label: s('answers.undo'),
    onClick: () => void restoreAnswer(zh, en),
  });
}

function answerIn(lang: 'zh' | 'en', questionId: number, id: number): AnswerStep | undefined {
  const steps = questionIn(lang, questionId)?.questionStep ?? [];
  return steps.flatMap(({ answerStep }) => answerStep).find((answer) => answer.id === id);
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
