/* One step by its type (001 §2.2): what it says, its answers, where it leads. */
import { IconArrowDown, IconArrowUp, IconTrash } from '#icons';
import { orderedAnswers } from '#contract/knowledge/flow';
import type { QuestionStep } from '#contract/knowledge/schemas';
import { s } from '../../../lib/i18n/staff';
import { IconButton } from '../../../ui/icon-button';
import { Tag } from '../../../ui/tag';
import { useEditedQuestion } from './edited-question';
import { NextStep } from './next-step';
import { changeLoginNext, deleteStep } from './question-calls';
import { StepAnswers } from './step-answers';
import { RichField } from './text-fields';
import classes from './steps.module.css';

export interface StepCardProps {
  step: QuestionStep;
  /** Its place, from 1. */
  number: number;
  /** All steps of the question, in their order. */
  steps: readonly QuestionStep[];
  onMove: (by: -1 | 1) => void;
}

export function StepCard({ step, number, steps, onMove }: StepCardProps) {
  const { both, texts, isLocked } = useEditedQuestion();
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.number}>{s('steps.number', { number })}</h3>
        <Tag>{s(`steps.type.${step.type}`)}</Tag>
        <span className={classes.space} />
        <Move by={-1} number={number} isEnd={number === 1} onMove={onMove} />
        <Move by={1} number={number} isEnd={number === steps.length} onMove={onMove} />
        <IconButton
          size={32}
          label={s('steps.delete', { number })}
          disabled={isLocked}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={() => void deleteStep(both.zh, step, number, texts)}
        />
      </div>
      <StepBody step={step} number={number} steps={steps} />
    </>
  );
}

interface MoveProps {
  by: -1 | 1;
  number: number;
  /** There is no further place. The button keeps the focus all the same. */
  isEnd: boolean;
  onMove: (by: -1 | 1) => void;
}

function Move({ by, number, isEnd, onMove }: MoveProps) {
  const { isLocked } = useEditedQuestion();
  const Icon = by === -1 ? IconArrowUp : IconArrowDown;
  return (
    <IconButton
      size={32}
      className={classes.move}
      label={s(by === -1 ? 'steps.up' : 'steps.down', { number })}
      shortcut={by === -1 ? 'Alt ↑' : 'Alt ↓'}
      aria-keyshortcuts={by === -1 ? 'Alt+ArrowUp' : 'Alt+ArrowDown'}
      disabled={isLocked}
      aria-disabled={(isEnd && !isLocked) || undefined}
      icon={<Icon size={18} aria-hidden />}
      onClick={() => onMove(by)}
    />
  );
}

function StepBody({ step, number, steps }: Omit<StepCardProps, 'onMove'>) {
  const { both } = useEditedQuestion();
  const content = <RichField kind="step" id={step.id} label={s('steps.content', { number })} />;
  switch (step.type) {
    case 'questionAnswer':
      return (
        <>
          {content}
          <StepAnswers step={step} steps={steps} />
        </>
      );
    case 'login':
      return (
        <>
          <p className={classes.note}>{s('steps.loginText')}</p>
          <NextStep
            label={s('steps.next')}
            value={orderedAnswers(step)[0]?.next_question_step_id ?? 0}
            steps={steps}
            onChoose={(id) => changeLoginNext(both.zh.id, step.id, id)}
          />
        </>
      );
    case 'goToChat':
      return content;
    case 'orderInfo':
      return <p className={classes.note}>{s('steps.orderText')}</p>;
  }
}
