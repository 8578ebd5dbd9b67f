/*
 * Adding, changing, moving and deleting the steps of a question while it is in edit mode. Each
 * change holds the question, so the list stays without gaps.
 */
import { isEmptyMessage } from '#contract/core/rich-text';
import type { StepType } from '#contract/knowledge/schemas';
import { AppError } from '../../../platform/app-error';
import { cleanHtml } from '../../../platform/html';
import { holdStep, requireEditMode, requireKeys, signBelow } from './below-question';
import { existing, requireFresh, type Author, type ChangeCatalogue } from './change';
import { most, moved, pairChange, placeIn, withMoved, type SentText } from './editing.rules';
import { lockQuestion } from './questions.store';
import * as store from './steps.store';

export type StepEditing = ReturnType<typeof createStepEditing>;

export function createStepEditing(changeCatalogue: ChangeCatalogue) {
  return {
    /**
     * @param input without `index` last
     * @returns the id
     * @throws core.not_found, knowledge.published, knowledge.too_many_steps
     */
    add: (
      author: Author,
      input: { questionId: number; type: StepType; index: number | undefined },
    ): Promise<number> =>
      changeCatalogue(author, async (change) => {
        const { tx } = change;
        const question = existing(await lockQuestion(tx, input.questionId));
        requireEditMode(question);
        const steps = await store.listSteps(tx, question.id);
        if (steps.length >= most.steps) throw new AppError('knowledge.too_many_steps');
        const index = placeIn(steps, input.index);
        const signature = await signBelow(change, question.id);
        await store.updatePlaces(tx, 'question_step', moved(steps, index), signature);
        return store.insertStep(tx, { question_id: question.id, index, type: input.type, ...signature });
      }),

    /** @throws core.not_found, knowledge.stale, knowledge.published, knowledge.change_not_allowed */
    async change(
      author: Author,
      input: { id: number; change: { content?: string }; language: SentText['language'] },
    ): Promise<void> {
      const text = cleanHtml(input.change.content ?? '', 'article');
      await changeCatalogue(author, async (change) => {
        const { tx } = change;
        const { question, step } = await holdStep(tx, input.id);
        requireFresh(author, step);
        requireEditMode(question);
        requireKeys(input.change, ['content']);
        const english = await store.findContent(tx, 'question_step', step.id);
        const { en, zh } = pairChange({ text, language: input.language, isEmpty: isEmptyMessage }, english);
        const signature = await signBelow(change, question.id);
        await store.updateStep(tx, step.id, { content: en, content_zh: zh, ...signature });
      });
    },

    /**
     * To another place, from 0; where it stands already, nothing changes.
     * @throws core.not_found, knowledge.stale, knowledge.published
     */
    move: (author: Author, input: { id: number; index: number }): Promise<void> =>
      changeCatalogue(author, async (change) => {
        const { tx } = change;
        const { question, step, steps } = await holdStep(tx, input.id);
        requireFresh(author, step);
        requireEditMode(question);
        const places = moved(withMoved(steps, step, input.index));
        if (places.length === 0) return;
        const signature = await signBelow(change, question.id);
        await store.updatePlaces(tx, 'question_step', places, signature);
      }),

    /**
     * With its answers; answers that led to it end the flow.
     * @throws core.not_found, knowledge.stale, knowledge.published
     */
    delete: (author: Author, id: number): Promise<void> =>
      changeCatalogue(author, async (change) => {
        const { tx } = change;
        const { question, step, steps } = await holdStep(tx, id);
        requireFresh(author, step, ...(await store.listAnswers(tx, step.id)));
        requireEditMode(question);
        const signature = await signBelow(change, question.id);
        await store.updateStep(tx, step.id, { deleted: true, ...signature });
        await store.updateAnswersAround(tx, step.id, signature);
        const left = steps.filter((other) => other.id !== step.id);
        await store.updatePlaces(tx, 'question_step', moved(left), signature);
      }),
  };
}
