/*
 * Save, add, delete: the buttons of the question detail with their rules, in the order in which they are told (001 §5,
 * VALID-20…23), each once what is missing is filled in.
 */
import { useState } from 'react';
import { textLength } from '#contract/core/rich-text';
import type { SopQuestion } from '#contract/sop/schemas';
import { s } from '../../lib/i18n/staff';
import type { QuestionDesk } from './question-desk';
import { blankFields } from './question-edits';
import { attempt, sayDone, sayUndoable, warn } from './sop-notices';
import { addQuestion, moveQuestion, refreshSop, saveQuestion } from './sop.queries';
import type { QuestionTyping } from './use-question-edits';
import { questionRemovals } from './question-removals';

export type Work = 'save' | 'add' | 'delete';

export function useQuestionActions(desk: QuestionDesk) {
  const { directoryId, question, questionId, typing, onChoose, onNew, onMissing } = desk;
  const [work, setWork] = useState<Work | null>(null);
  const run = async (kind: Work, task: () => Promise<unknown>) => {
    setWork(kind);
    const isDone = await attempt(task);
    setWork(null);
    return isDone;
  };

  /** The fields with their defaults; undefined where something is missing, which is said. */
  const ready = (): { fields: QuestionTyping['fields']; directoryId: number } | undefined => {
    const fields = typing.now();
    if (directoryId === null) return void warn('sop.warn.directory');
    if (fields.orderNo === '') {
      onMissing('orderNo');
      return void warn('sop.warn.number');
    }
    const title = textLength(fields.title) === 0 ? s('sop.question.untitled') : fields.title;
    return { fields: { ...fields, title }, directoryId };
  };

  async function add(isWhole: boolean) {
    const filled = ready();
    if (!filled) return;
    const { orderNo, title } = filled.fields;
    const fields = isWhole
      ? { ...filled.fields, answers: filled.fields.answers.map((answer) => ({ ...answer, id: null })) }
      : { ...blankFields, orderNo, title, phenomenon: s('sop.question.phenomenon') };
    let added: SopQuestion | undefined;
    const isDone = await run('add', async () => {
      added = await addQuestion({ directoryId: filled.directoryId, fields });
    });
    if (!isDone || !added) return;
    if (questionId === null || isWhole) typing.settle();
    else if (question) {
      // Number and title were those of the new one.
      const { order_no, title: before } = question;
      typing.change(() => ({ orderNo: String(order_no), title: before }));
    }
    sayDone('sop.done.question');
    onChoose(added.id);
  }

  return {
    work,
    /** With the number and title of the chosen question it would be its empty twin: a new one begins instead. */
    add: () => {
      const { orderNo, title } = typing.now();
      const isTwin = question?.title === title && String(question.order_no) === orderNo;
      return isTwin ? onNew() : void add(false);
    },
    /** Everything typed about a question that is gone, as a new one. */
    addWhole: () => add(true),
    async save() {
      const filled = ready();
      if (!filled) return;
      if (questionId === null) return warn('sop.warn.question');
      if (textLength(filled.fields.phenomenon) === 0) return onMissing('phenomenon');
      const isDone = await run('save', () => saveQuestion(questionId, filled.directoryId, filled.fields));
      if (!isDone) return;
      typing.settle();
      sayDone('sop.done.saved');
    },
    ...questionRemovals(desk, (task) => run('delete', task)),
  };
}

/**
 * Puts a question into another directory; one click takes it back. `onMoved`: it is there, and the lists are about to be
 * read anew.
 */
export async function moveWithUndo(
  { id, title, directory_id: before }: SopQuestion,
  directoryId: number,
  onMoved: () => void,
): Promise<void> {
  if (before === directoryId) return;
  const moveTo = async (to: number) => {
    await moveQuestion(id, to);
    if (to === directoryId) onMoved();
    await refreshSop();
  };
  if (!(await attempt(() => moveTo(directoryId)))) return;
  sayUndoable(s('sop.done.moved', { name: title }), () => void attempt(() => moveTo(before)));
}
