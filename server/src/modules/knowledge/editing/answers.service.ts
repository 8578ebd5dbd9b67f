/* Adding, changing and deleting the answers of a step while its question is in edit mode. */
import { isBlankText } from '#contract/core/rich-text';
import { AppError } from '../../../platform/app-error';
import { holdAnswer, holdStep, requireEditMode, requireKeys, signBelow } from './below-question';
import { requireFresh, type Author, type ChangeCatalogue } from './change';
import { isAnswerTooLong, most, moved, pairChange, placeIn, type SentText } from './editing.rules';
import * as store from './steps.store';

/** A new answer as it was sent. */
export interface SentAnswer {
  readonly stepId: number;
  /** Without one it is the last. */
  readonly index: number | undefined;
  readonly content: string;
  /** 0 ends the flow. */
  readonly nextStepId: number;
  readonly language: SentText['language'];
}

/** What is to be changed of an answer; other keys are refused. */
export interface SentAnswerChange {
  readonly content?: string;
  readonly next_question_step_id?: number;
}

export type AnswerEditing = ReturnType<typeof createAnswerEditing>;

export function createAnswerEditing(changeCatalogue: ChangeCatalogue) {
  return {
    /**
     * @returns the id
     * @throws core.not_found, knowledge.published, knowledge.too_many_steps, knowledge.next_step_foreign,
     *   knowledge.answer_long
     */
    add: (author: Author, input: SentAnswer): Promise<number> =>
      changeCatalogue(author, async (change) => {
        const { tx } = change;
        const { question, step, steps } = await holdStep(tx, input.stepId);
        requireEditMode(question);
        const answers = await store.listAnswers(tx, step.id);
        if (answers.length >= most.answers) throw new AppError('knowledge.too_many_steps');
        requireNextStep(steps, input.nextStepId);
        const { en = '', zh = null } = answerPair(input.content, input.language, '');
        const index = placeIn(answers, input.index);
        const signature = await signBelow(change, question.id);
        await store.updatePlaces(tx, 'answer_step', moved(answers, index), signature);
        return store.insertAnswer(tx, {
          question_step_id: step.id,
          index,
          content: en,
          content_zh: zh,
          next_question_step_id: input.nextStepId,
          ...signature,
        });
      }),

    /**
     * @throws core.not_found, knowledge.stale, knowledge.published, knowledge.change_not_allowed,
     *   knowledge.next_step_foreign, knowledge.answer_long
     */
    change: (
      author: Author,
      input: { id: number; change: SentAnswerChange; language: SentText['language'] },
    ): Promise<void> =>
      changeCatalogue(author, async (change) => {
        const { tx } = change;
        const { question, steps, answer } = await holdAnswer(tx, input.id);
        requireFresh(author, answer);
        requireEditMode(question);
        requireKeys(input.change, ['content', 'next_question_step_id']);
        const { content, next_question_step_id } = input.change;
        requireNextStep(steps, next_question_step_id ?? 0);
        const english = await store.findContent(tx, 'answer_step', answer.id);
        const pair = content === undefined ? {} : answerPair(content, input.language, english);
        const signature = await signBelow(change, question.id);
        await store.updateAnswer(tx, answer.id, {
          content: pair.en,
          content_zh: pair.zh,
          next_question_step_id,
          ...signature,
        });
      }),

    /** @throws core.not_found, knowledge.stale, knowledge.published */
    delete: (author: Author, id: number): Promise<void> =>
      changeCatalogue(author, async (change) => {
        const { tx } = change;
        const { question, answer, answers } = await holdAnswer(tx, id);
        requireFresh(author, answer);
        requireEditMode(question);
        const signature = await signBelow(change, question.id);
        await store.updateAnswer(tx, answer.id, { deleted: true, ...signature });
        const left = answers.filter((other) => other.id !== answer.id);
        await store.updatePlaces(tx, 'answer_step', moved(left), signature);
      }),
  };
}

/** 0 ends the flow. */
function requireNextStep(steps: readonly { id: number }[], nextStepId: number): void {
  if (nextStepId !== 0 && !steps.some((step) => step.id === nextStepId)) {
    throw new AppError('knowledge.next_step_foreign');
  }
}

function answerPair(content: string, language: SentText['language'], english: string) {
  if (isAnswerTooLong(content)) throw new AppError('knowledge.answer_long');
  return pairChange({ text: content, language, isEmpty: isBlankText }, english);
}
