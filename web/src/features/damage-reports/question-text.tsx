/* Text question (21): a growing field with a counter, or the text as it was written (DMG-10, DMG-22). */
import { Textarea } from '@mantine/core';
import { reportLimits } from '#contract/damage-reports/limits';
import type { AnswerText } from './answers';
import type { ReportLabels } from './labels';
import classes from './report-question.module.css';

export interface QuestionTextProps {
  answer: AnswerText;
  labels: ReportLabels;
  labelledBy: string;
  describedBy?: string | undefined;
  isRequired: boolean;
  isInvalid: boolean;
  /** Missing where the answer is only shown. */
  onChange?: ((answer: AnswerText) => void) | undefined;
}

export function QuestionText({
  answer,
  labels,
  labelledBy,
  describedBy,
  onChange,
  ...state
}: QuestionTextProps) {
  const { content } = answer;
  if (!onChange) {
    return content === '' ? (
      <p className={classes.none}>{labels.notAnswered}</p>
    ) : (
      <p className={classes.text} dir="auto">
        {content}
      </p>
    );
  }
  const count = [...content.trim()].length;
  const isOver = count > reportLimits.answer;
  return (
    <div>
      <Textarea
        autosize
        minRows={3}
        maxRows={10}
        dir="auto"
        value={content}
        placeholder={labels.pleaseEnter}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-required={state.isRequired}
        error={isOver || state.isInvalid}
        onChange={(event) => onChange({ contentItemId: '', url: '', content: event.currentTarget.value })}
      />
      <p className={classes.count} data-over={isOver || undefined}>
        {count} / {reportLimits.answer}
      </p>
    </div>
  );
}
