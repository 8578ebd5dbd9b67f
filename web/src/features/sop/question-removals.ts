/* What the question detail deletes or forgets, each asked before: the question, an answer, what was typed (VALID-22). */
import { s } from '../../lib/i18n/staff';
import { confirmDialog } from '../../ui/dialogs';
import type { AnswerFields } from './question-edits';
import { attempt, sayDone, warn } from './sop-notices';
import { deleteAnswer, deleteQuestion } from './sop.queries';
import type { QuestionDesk } from './question-desk';

/** `run` runs a call while the button shows it. */
export function questionRemovals(
  { question, questionId, typing, onChoose }: QuestionDesk,
  run: (task: () => Promise<unknown>) => Promise<boolean>,
) {
  return {
    async remove() {
      if (questionId === null || !question) return warn('sop.warn.question');
      const isSure = await confirmDialog({
        title: s('sop.delete.question', { name: question.title }),
        body: s('sop.delete.questionBody', { answers: question.answerList.length }),
        confirm: s('sop.delete.confirm'),
        cancel: s('sop.cancel'),
        danger: true,
      });
      if (!isSure || !(await run(() => deleteQuestion(questionId)))) return;
      typing.settle();
      onChoose(null);
      sayDone('sop.done.deleted');
    },
    /** What was typed about a question that is gone. */
    async forget() {
      const isSure = await confirmDialog({
        title: s('sop.delete.typed'),
        body: s('sop.delete.typedBody'),
        confirm: s('sop.news.discard'),
        cancel: s('sop.cancel'),
        danger: true,
      });
      if (!isSure) return;
      typing.settle();
      onChoose(null);
    },
    async removeAnswer({ id, key, content }: AnswerFields) {
      const isSure = await confirmDialog({
        title: s('sop.delete.answer'),
        body: content.trim() === '' ? s('sop.delete.answerEmpty') : s('sop.delete.answerBody', { content }),
        confirm: s('sop.delete.confirm'),
        cancel: s('sop.cancel'),
        danger: true,
      });
      if (!isSure) return;
      if (id !== null && question && !(await attempt(() => deleteAnswer(question, id)))) return;
      typing.change(({ answers }) => ({ answers: answers.filter((answer) => answer.key !== key) }));
      sayDone('sop.done.answerDeleted');
    },
  };
}
