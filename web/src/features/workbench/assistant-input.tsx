/* Where the assistant is asked. Enter asks, Shift+Enter makes a line; blanks are refused (AI-02). */
import { type KeyboardEvent, useId, useState } from 'react';
import { Textarea } from '@mantine/core';
import { IconSend2 } from '#icons';
import { isBlankText } from '#contract/core/rich-text';
import { s } from '../../lib/i18n/staff';
import { IconButton } from '../../ui/icon-button';
import classes from './assistant.module.css';

/** Longest question, in characters. */
const questionLength = 500;

export interface AssistantInputProps {
  disabledReason: string | null;
  isBusy: boolean;
  onAsk: (text: string) => void;
}

export function AssistantInput({ disabledReason, isBusy, onAsk }: AssistantInputProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const refusalId = useId();
  const isDisabled = disabledReason !== null;

  function ask() {
    if (isDisabled || isBusy) return;
    if (isBlankText(text)) return setRefusal(s('ai.blank'));
    onAsk(text.trim());
    setText('');
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    ask();
  }

  return (
    <div className={classes.input}>
      {refusal !== null && (
        <p className={classes.refusal} id={refusalId} role="alert">
          {refusal}
        </p>
      )}
      <div className={classes.inputRow}>
        <Textarea
          className={classes.field}
          size="sm"
          autosize
          minRows={1}
          maxRows={5}
          maxLength={questionLength}
          value={text}
          disabled={isDisabled}
          aria-label={s('ai.input')}
          aria-describedby={refusal === null ? undefined : refusalId}
          placeholder={disabledReason ?? s('ai.placeholder')}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setRefusal(null);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={s('ai.send')}
          variant="filled"
          icon={<IconSend2 size={16} aria-hidden />}
          disabled={isDisabled}
          loading={isBusy}
          onClick={ask}
        />
      </div>
    </div>
  );
}
