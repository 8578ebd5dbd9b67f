/* The answers of a step, each with its text, its next step and delete, and the row that adds one (EDIT-14, EDIT-15). */
import { useEffect, useRef, useState } from 'react';
import { IconPlus, IconTrash } from '#icons';
import { orderedAnswers } from '#contract/knowledge/flow';
import type { AnswerStep, QuestionStep } from '#contract/knowledge/schemas';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { useEditedQuestion } from './edited-question';
import { NextStep } from './next-step';
import { addAnswer, changeNextStep, deleteAnswer } from './question-calls';
import { PlainField } from './text-fields';
import classes from './steps.module.css';

export interface StepAnswersProps {
  step: QuestionStep;
  steps: readonly QuestionStep[];
}

export function StepAnswers({ step, steps }: StepAnswersProps) {
  const { isLocked } = useEditedQuestion();
  const [isAdding, setIsAdding] = useState(false);
  const [addedId, setAddedId] = useState<number>();
  const answers = orderedAnswers(step);
  const list = useFocusOnAdded(addedId, answers);
  const add = async () => {
    setIsAdding(true);
    setAddedId(await addAnswer(step));
    setIsAdding(false);
  };
  return (
    <div>
      <p className={classes.label}>{s('answers.title')}</p>
      <ol className={classes.answers} aria-label={s('answers.title')} ref={list}>
        {answers.map((answer, index) => (
          <li key={answer.id} className={classes.answer} data-answer={answer.id}>
            <AnswerRow answer={answer} number={index + 1} steps={steps} />
          </li>
        ))}
      </ol>
      {!isLocked && (
        <Button
          variant="quiet"
          size="compact-md"
          loading={isAdding}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => void add()}
        >
          {s('answers.add')}
        </Button>
      )}
    </div>
  );
}

/** Who adds an answer writes it next. */
function useFocusOnAdded(addedId: number | undefined, answers: readonly AnswerStep[]) {
  const list = useRef<HTMLOListElement>(null);
  const isThere = answers.some(({ id }) => id === addedId);
  useEffect(() => {
    if (isThere)
      list.current?.querySelector<HTMLElement>(`[data-answer="${addedId ?? 0}"] textarea`)?.focus();
  }, [addedId, isThere]);
  return list;
}

interface AnswerRowProps {
  answer: AnswerStep;
  number: number;
  steps: readonly QuestionStep[];
}

function AnswerRow({ answer, number, steps }: AnswerRowProps) {
  const { both, texts, isLocked } = useEditedQuestion();
  const [isDeleting, setIsDeleting] = useState(false);
  const remove = async () => {
    setIsDeleting(true);
    await deleteAnswer(both.zh.id, answer.id, texts);
    setIsDeleting(false);
  };
  return (
    <>
      <span className={classes.answerNumber} aria-hidden>
        {number}.
      </span>
      <div className={classes.answerText}>
        <PlainField kind="answer" id={answer.id} label={s('answers.content', { number })} isLabelHidden />
      </div>
      <NextStep
        label={s('steps.nextOf', { number })}
        isLabelHidden
        value={answer.next_question_step_id}
        steps={steps}
        onChoose={(id) => changeNextStep(both.zh.id, answer, id)}
      />
      <IconButton
        size={32}
        label={s('answers.delete', { number })}
        disabled={isLocked}
        loading={isDeleting}
        icon={<IconTrash size={18} aria-hidden />}
        onClick={() => void remove()}
      />
    </>
  );
}
