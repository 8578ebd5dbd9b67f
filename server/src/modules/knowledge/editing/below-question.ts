/*
 * What changes of steps and of answers have in common: the question above is held and in edit mode, and shows
 * afterwards who changed something below it.
 */
import { AppError } from '../../../platform/app-error';
import type { Db } from '../../../schema';
import { existing, type Change } from './change';
import { isAllowedChange } from './editing.rules';
import { lockQuestion, updateChangedBelow, type QuestionToEdit } from './questions.store';
import * as store from './steps.store';

/** The signature of a change below a question, which then shows who made it and when. */
export async function signBelow({ tx, now, author, sign, recording }: Change, questionId: number) {
  await recording.touch('questions', [questionId]);
  const signature = await sign();
  await updateChangedBelow(tx, questionId, { change_time: now, change_person_id: author.personId });
  return signature;
}

/**
 * Holds the question of a step; the step is looked up again once nobody else can delete it.
 * @throws core.not_found
 */
export async function holdStep(tx: Db, stepId: number) {
  const questionId = existing(await store.findQuestionIdOfStep(tx, stepId));
  const question = existing(await lockQuestion(tx, questionId));
  const steps = await store.listSteps(tx, question.id);
  return { question, steps, step: existing(steps.find((step) => step.id === stepId)) };
}

/** Holds the question of an answer. @throws core.not_found */
export async function holdAnswer(tx: Db, answerId: number) {
  const held = await holdStep(tx, existing(await store.findStepIdOfAnswer(tx, answerId)));
  const answers = await store.listAnswers(tx, held.step.id);
  return { ...held, answers, answer: existing(answers.find((answer) => answer.id === answerId)) };
}

/** @throws knowledge.published */
export function requireEditMode(question: QuestionToEdit): void {
  if (question.valid === 1) throw new AppError('knowledge.published');
}

/** @throws knowledge.change_not_allowed */
export function requireKeys(change: object, allowed: readonly string[]): void {
  if (!isAllowedChange(change, allowed)) throw new AppError('knowledge.change_not_allowed');
}
