/*
 * Radio (11) and checkbox (12) questions. A chosen option may open further ones, which are asked below it as a
 * question with a number of its own (DMG-08, DMG-09, DMG-13, DMG-16).
 */
import { useId, type ReactNode } from 'react';
import { Checkbox, Radio } from '@mantine/core';
import { IconAlertCircle } from '#icons';
import { isChosen } from '#contract/damage-reports/choices';
import type { ReportOption } from '#contract/damage-reports/schemas';
import { decodeChoices, type AnswerText } from './answers';
import { optionKey, withToggled } from './choices';
import { QuestionNumber } from './question-number';
import { OptionPictures } from './question-pictures';
import classes from './question-choices.module.css';
import type { Numbers } from './use-numbers';

export interface QuestionChoicesProps {
  questionType: 11 | 12;
  options: readonly ReportOption[];
  answer: AnswerText;
  numbers: Numbers;
  /** Id of the element that names the question. */
  labelledBy: string;
  describedBy?: string | undefined;
  isRequired: boolean;
  isInvalid: boolean;
  /** The chosen option whose own question was found without an answer. */
  openOptionId?: number | undefined;
  /** What stands at a question without an answer. */
  required?: string | undefined;
  /** Missing where the answer is only shown. */
  onChange?: ((answer: AnswerText) => void) | undefined;
}

export function QuestionChoices(props: QuestionChoicesProps) {
  const { options, answer, onChange, questionType } = props;
  const chosen = new Set(decodeChoices(answer.contentItemId));
  const choose = (option: ReportOption) => {
    const contentItemId =
      questionType === 11 ? String(option.id) : withToggled(options, answer.contentItemId, option);
    onChange?.({ contentItemId, url: '', content: '' });
  };
  return <Options {...props} options={options} chosen={chosen} onChoose={onChange && choose} />;
}

const parts = {
  root: classes.choice ?? '',
  body: classes.body ?? '',
  label: classes.label ?? '',
  labelWrapper: classes.labelWrapper ?? '',
};

interface OptionsProps extends Omit<QuestionChoicesProps, 'answer' | 'onChange'> {
  chosen: ReadonlySet<number>;
  onChoose: ((option: ReportOption) => void) | undefined;
}

function Options(props: OptionsProps) {
  const { questionType, options, chosen, labelledBy, describedBy, isRequired, isInvalid, onChoose } = props;
  const name = useId();
  return (
    <div
      className={classes.options}
      role={questionType === 11 ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      {...(questionType === 11 && { 'aria-required': isRequired, 'aria-invalid': isInvalid || undefined })}
    >
      {options.map((option) => {
        const isOpen = isChosen(option, chosen);
        const Choice = questionType === 11 ? Radio : Checkbox;
        return (
          <div key={option.id} className={classes.option} data-chosen={isOpen || undefined}>
            <div className={classes.optionHead}>
              <Choice
                classNames={parts}
                name={name}
                value={String(option.id)}
                label={<span dir="auto">{option.optionName}</span>}
                checked={isOpen}
                disabled={onChoose === undefined}
                onChange={() => onChoose?.(option)}
              />
              <OptionPictures option={option} />
            </div>
            {isOpen && option.children.length > 0 && (
              <Nested {...props} option={option}>
                {option.optionName}
              </Nested>
            )}
          </div>
        );
      })}
    </div>
  );
}

function Nested({
  option,
  children,
  ...props
}: OptionsProps & { option: ReportOption; children: ReactNode }) {
  const id = useId();
  const isOpen = props.openOptionId === option.id;
  return (
    <div className={classes.nested} data-asked-by={option.id} data-missing={isOpen || undefined}>
      <p className={classes.nestedTitle} id={id}>
        <QuestionNumber value={props.numbers.get(optionKey(option.id))} />
        <span dir="auto">{children}</span>
        {props.isRequired && <span className={classes.star}>*</span>}
      </p>
      {isOpen && (
        <p className={classes.nestedMissing} id={`${id}-missing`}>
          <IconAlertCircle size={16} aria-hidden />
          {props.required}
        </p>
      )}
      <Options
        {...props}
        options={option.children}
        labelledBy={id}
        describedBy={isOpen ? `${id}-missing` : undefined}
        isInvalid={isOpen}
      />
    </div>
  );
}
