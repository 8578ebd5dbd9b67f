/* The steps of a question in their order, and the row that adds one (EDIT-23, FLOW-13). */
import { useEffect, useRef, useState } from 'react';
import { NativeSelect } from '@mantine/core';
import { IconPlus } from '#icons';
import { orderedSteps } from '#contract/knowledge/flow';
import type { StepType } from '#contract/knowledge/schemas';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useEditedQuestion } from './edited-question';
import { addStep } from './question-calls';
import { StepCard } from './step-card';
import { useStepMoves } from './use-step-moves';
import classes from './steps.module.css';

const types: readonly StepType[] = ['questionAnswer', 'login', 'goToChat', 'orderInfo'];

/** A step that was chosen; another object where the same one was chosen again. */
export interface ChosenStep {
  readonly id: number;
}

export interface StepListProps {
  /** The step that is worked on. */
  current: ChosenStep | undefined;
  onCurrent: (stepId: number) => void;
}

export function StepList({ current, onCurrent }: StepListProps) {
  const { both, isLocked } = useEditedQuestion();
  const steps = orderedSteps(both.zh);
  const list = useStepInView(current);
  const { move, onKeyDown, told } = useStepMoves(list, steps);
  return (
    <section aria-labelledby="steps-title" className={classes.steps}>
      <h2 id="steps-title" className={classes.title}>
        {s('steps.title')}
      </h2>
      {steps.length === 0 && <p className={classes.none}>{s('steps.none')}</p>}
      <ol className={classes.list} ref={list}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            data-step={step.id}
            className={classes.card}
            data-current={step.id === current?.id || undefined}
            tabIndex={-1}
            onFocus={() => onCurrent(step.id)}
            onKeyDown={(event) => onKeyDown(event, step.id)}
          >
            <StepCard step={step} number={index + 1} steps={steps} onMove={(by) => move(step.id, by)} />
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {!isLocked && <AddStep onAdded={onCurrent} />}
    </section>
  );
}

/** Shows the step that was chosen elsewhere, or has just been added. */
function useStepInView(current: ChosenStep | undefined) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const step = list.current?.querySelector<HTMLElement>(`[data-step="${current?.id ?? 0}"]`);
    if (!step || step.contains(document.activeElement)) return;
    step.scrollIntoView({ block: 'nearest' });
    step.focus({ preventScroll: true });
  }, [current]);
  return list;
}

function AddStep({ onAdded }: { onAdded: (stepId: number) => void }) {
  const { both } = useEditedQuestion();
  const [type, setType] = useState<StepType>('questionAnswer');
  const [isAdding, setIsAdding] = useState(false);
  const add = async () => {
    setIsAdding(true);
    // At once: what is chosen meanwhile is meant for the next step.
    setType('questionAnswer');
    const id = await addStep(both.zh, type);
    setIsAdding(false);
    if (id !== undefined) onAdded(id);
  };
  return (
    <div className={classes.add}>
      <NativeSelect
        aria-label={s('steps.type')}
        value={type}
        onChange={(event) => {
          const chosen = types.find((one) => one === event.currentTarget.value);
          if (chosen) setType(chosen);
        }}
        data={types.map((value) => ({ value, label: s(`steps.type.${value}`) }))}
      />
      <Button
        variant="default"
        loading={isAdding}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => void add()}
      >
        {s('steps.add')}
      </Button>
    </div>
  );
}
