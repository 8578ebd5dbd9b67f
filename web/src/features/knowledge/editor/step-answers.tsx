/* The answers of a step, each with its text, its next step and delete, and the row that adds one (EDIT-14, EDIT-15). */
import { useState } from 'react';
import { IconPlus, IconTrash } from '@tabler/icons-react';
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
  const answers = orderedAnswers(step);
  const add = async () => {
    setIsAdding(true);
    await addAnswer(step);
    setIsAdding(false);
  };
  return (
    <div>
      <p className={classes.label}>{s('answers.title')}</p>
      <ol className={classes.answers} aria-label={s('answers.title')}>
        {answers.map((answer, index) => (
          <li key={answer.id} className={classes.answer}>
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

interface AnswerRowProps {
  answer: AnswerStep;
  number: number;
  steps: readonly QuestionStep[];
}

function AnswerRow({ answer, number, steps }: AnswerRowProps) {
  const { both, isLocked } = useEditedQuestion();
  const english = both.en.questionStep.flatMap((step) => step.answerStep).find(({ id }) => id === answer.id);
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
        onChoose={(id) => void changeNextStep(both.zh.id, answer, id)}
      />
      <IconButton
        size={32}
        label={s('answers.delete', { number })}
        disabled={isLocked}
        icon={<IconTrash size={18} aria-hidden />}
        onClick={() => void deleteAnswer(answer, english)}
      />
    </>
  );
}
