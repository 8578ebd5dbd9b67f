/* Where an answer leads: a step of the same question, or the end (EDIT-14). What is chosen shows at once. */
import { useRef, useState } from 'react';
import { NativeSelect } from '@mantine/core';
import { previewText } from '#contract/core/rich-text';
import type { QuestionStep } from '#contract/knowledge/schemas';
import { s } from '../../../lib/i18n/staff';
import { useEditedQuestion } from './edited-question';
import classes from './steps.module.css';

export interface NextStepProps {
  label: string;
  /** 0 ends the flow. */
  value: number;
  steps: readonly QuestionStep[];
  /** Resolves when it is stored, or refused and told. */
  onChoose: (stepId: number) => Promise<void>;
  isLabelHidden?: boolean;
}

const previewLength = 24;

export function NextStep({ label, value, steps, onChoose, isLabelHidden = false }: NextStepProps) {
  const { isLocked } = useEditedQuestion();
  const { shown, choose } = useChosen(value, onChoose);
  const data = steps.map((step, index) => ({
    value: String(step.id),
    label: s('steps.option', {
      number: index + 1,
      text: previewText(step.content, previewLength) || s(`steps.type.${step.type}`),
    }),
  }));
  return (
    <NativeSelect
      className={classes.next}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      disabled={isLocked}
      value={String(shown)}
      data={[{ value: '0', label: s('steps.end') }, ...data]}
      onChange={(event) => choose(Number(event.currentTarget.value))}
    />
  );
}

/** One choice after the other is stored; a refusal brings back what was. */
function useChosen(stored: number, store: (stepId: number) => Promise<void>) {
  const [wanted, setWanted] = useState<number>();
  const queue = useRef(Promise.resolve());
  const choose = (stepId: number) => {
    setWanted(stepId);
    queue.current = queue.current.then(async () => {
      await store(stepId);
      setWanted((now) => (now === stepId ? undefined : now));
    });
  };
  return { shown: wanted ?? stored, choose };
}
