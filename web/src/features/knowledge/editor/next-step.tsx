/* Where an answer leads: a step of the same question, or the end (EDIT-14). */
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
  onChoose: (stepId: number) => void;
  isLabelHidden?: boolean;
}

const previewLength = 24;

export function NextStep({ label, value, steps, onChoose, isLabelHidden = false }: NextStepProps) {
  const { isLocked } = useEditedQuestion();
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
      value={String(value)}
      data={[{ value: '0', label: s('steps.end') }, ...data]}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  );
}
