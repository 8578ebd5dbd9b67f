/* An answer (SOP-12): its language, order number and content. Plain text, kept as it is typed. */
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '#icons';
import { s } from '../../lib/i18n/staff';
import { IconButton } from '../../ui/icon-button';
import { type AnswerFields, digitsOf } from './question-edits';
import classes from './question-pane.module.css';

const languages = ['CN', 'EN'] as const;

interface AnswerRowProps {
  answer: AnswerFields;
  /** Its place in the list, from 1. */
  number: number;
  isLocked: boolean;
  onChange: (part: Partial<AnswerFields>) => void;
  onRemove: () => void;
}

export function AnswerRow({ answer, number, isLocked, onChange, onRemove }: AnswerRowProps) {
  const { key, orderNo, language, content } = answer;
  return (
    <li className={classes.answer} data-answer={key} aria-label={s('sop.answer', { number })}>
      <div className={classes.answerFacts}>
        <NativeSelect
          size="xs"
          label={s('sop.answer.language')}
          data={languages.map((value) => ({ value, label: s(`sop.language.${value}`) }))}
          disabled={isLocked}
          value={language}
          onChange={({ currentTarget: { value } }) => onChange({ language: value === 'EN' ? 'EN' : 'CN' })}
        />
        <TextInput
          size="xs"
          className={classes.answerNumber}
          label={s('sop.answer.number')}
          inputMode="numeric"
          autoComplete="off"
          readOnly={isLocked}
          value={orderNo}
          onChange={({ currentTarget: { value } }) => onChange({ orderNo: digitsOf(value) })}
        />
        <span className={classes.space} />
        <IconButton
          size={28}
          label={s('sop.answer.delete', { number })}
          icon={<IconTrash size={16} aria-hidden />}
          disabled={isLocked}
          onClick={onRemove}
        />
      </div>
      <Textarea
        label={s('sop.answer.content')}
        lang={language === 'EN' ? 'en' : 'zh'}
        autosize
        minRows={3}
        maxRows={16}
        readOnly={isLocked}
        value={content}
        onChange={({ currentTarget: { value } }) => onChange({ content: value })}
      />
    </li>
  );
}
