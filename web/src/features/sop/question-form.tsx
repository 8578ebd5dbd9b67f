/* The form of the chosen question (001 §2.6): its products, the Chinese phenomenon, the answers in both languages. */
import { type CompositionEvent, useRef } from 'react';
import { Textarea } from '@mantine/core';
import { IconPlus } from '#icons';
import { limits } from '#contract/core/limits';
import { textLength } from '#contract/core/rich-text';
import { s } from '../../lib/i18n/staff';
import { newUuid } from '../../lib/wsid';
import { Button } from '../../ui/button';
import { AnswerRow } from './answer-row';
import { ProductChoice } from './product-choice';
import { type AnswerFields, firstCharacters, newAnswer, type QuestionFields } from './question-edits';
import classes from './question-pane.module.css';
import type { QuestionTyping } from './use-question-edits';

interface QuestionFormProps {
  fields: QuestionFields;
  change: QuestionTyping['change'];
  isReadonly: boolean;
  /** Nothing can be typed now: it is being saved, or only read. */
  isLocked: boolean;
  /** The phenomenon has been left, or was missing: an empty one is named. */
  isPhenomenonAsked: boolean;
  onPhenomenonLeft: () => void;
  onRemoveAnswer: (answer: AnswerFields) => Promise<void>;
}

export function QuestionForm(props: QuestionFormProps) {
  const { fields, change, isReadonly, isLocked, isPhenomenonAsked, onPhenomenonLeft, onRemoveAnswer } = props;
  const form = useRef<HTMLDivElement>(null);
  const add = () => {
    const key = newUuid();
    change(({ answers }) => ({ answers: [...answers, newAnswer(key)] }));
    // The new row is drawn by then.
    requestAnimationFrame(() => {
      form.current?.querySelector<HTMLElement>(`[data-answer="${key}"] textarea`)?.focus();
    });
  };
  return (
    <div ref={form} className={classes.form}>
      <ProductChoice
        chosen={fields.products}
        onChange={(products) => change((before) => ({ products: products(before.products) }))}
        isReadonly={isReadonly}
      />
      <Phenomenon
        text={fields.phenomenon}
        onChange={(phenomenon) => change(() => ({ phenomenon }))}
        isLocked={isLocked}
        isAsked={isPhenomenonAsked}
        onLeft={onPhenomenonLeft}
      />
      <section className={classes.answers} aria-label={s('sop.answers')}>
        <div className={classes.answersHead}>
          <h3 className={classes.answersTitle}>{s('sop.answers.count', { count: fields.answers.length })}</h3>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={isReadonly}
            onClick={add}
          >
            {s('sop.answer.add')}
          </Button>
        </div>
        {fields.answers.length === 0 && <p className={classes.hint}>{s('sop.answers.empty')}</p>}
        <ol className={classes.answerList}>
          {fields.answers.map((answer, index) => (
            <AnswerRow
              key={answer.key}
              answer={answer}
              number={index + 1}
              isLocked={isLocked}
              onChange={(part) =>
                change(({ answers }) => ({
                  answers: answers.map((one) => (one.key === answer.key ? { ...one, ...part } : one)),
                }))
              }
              onRemove={() => void onRemoveAnswer(answer)}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

interface PhenomenonProps {
  text: string;
  onChange: (text: string) => void;
  isLocked: boolean;
  isAsked: boolean;
  onLeft: () => void;
}

function Phenomenon({ text, onChange, isLocked, isAsked, onLeft }: PhenomenonProps) {
  const most = limits.problemPhenomenon;
  const isMissing = isAsked && textLength(text) === 0;
  const cut = (typed: string) => onChange(firstCharacters(typed, most));
  // A word that is still being composed may pass the limit: its signs become fewer at the end.
  const onComposed = (event: CompositionEvent<HTMLTextAreaElement>) => cut(event.currentTarget.value);
  return (
    <div>
      <Textarea
        data-field="phenomenon"
        label={s('sop.phenomenon')}
        withAsterisk
        required
        autosize
        minRows={2}
        maxRows={6}
        readOnly={isLocked}
        value={text}
        error={isMissing && s('sop.warn.phenomenon')}
        onChange={({ currentTarget: { value }, nativeEvent }) => {
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          if (isComposing) onChange(value);
          else cut(value);
        }}
        onCompositionEnd={onComposed}
        onBlur={onLeft}
      />
      <p className={classes.count}>
        {[...text].length}/{most}
      </p>
    </div>
  );
}
