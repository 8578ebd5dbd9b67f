/*
 * The comment of staff on a ticket, edited in place (BENCH-18, Q-51): Enter keeps it, Escape leaves it. What a
 * colleague writes meanwhile never replaces what is being typed.
 */
import { type KeyboardEvent, useRef, useState } from 'react';
import { TextInput } from '@mantine/core';
import { IconPencil } from '#icons';
import { limits } from '#contract/core/limits';
import { textLength } from '#contract/core/rich-text';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notice';
import { useCommands, useShortcut } from './command-store';
import classes from './ticket-head.module.css';

export interface CommentLineProps {
  comment: string;
  disabled: boolean;
  save: (comment: string) => Promise<void>;
}

/** Use with the ticket's id as key: an unfinished edit belongs to one ticket. */
export function CommentLine({ comment, disabled, save }: CommentLineProps) {
  const [isEditing, setIsEditing] = useState(false);
  useCommands({ comment: () => setIsEditing(true) });
  const shortcut = useShortcut('comment');
  if (isEditing) return <Editor comment={comment} save={save} onEnd={() => setIsEditing(false)} />;
  const action = comment === '' ? s('comment.add') : s('comment.edit');
  return (
    <button
      type="button"
      className={classes.fact}
      disabled={disabled}
      aria-label={comment === '' ? action : `${action}：${comment}`}
      data-tip={comment === '' ? action : comment}
      aria-keyshortcuts={shortcut}
      data-tip-key={shortcut}
      onClick={() => setIsEditing(true)}
    >
      <IconPencil size={14} aria-hidden />
      <span className={classes.factText}>{comment === '' ? action : comment}</span>
    </button>
  );
}

function Editor({
  comment,
  save,
  onEnd,
}: Pick<CommentLineProps, 'comment' | 'save'> & { onEnd: () => void }) {
  const [text, setText] = useState(comment);
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const length = textLength(text);
  const isOver = length > limits.staffComment;

  async function keep() {
    if (isOver || isBusy) return;
    const next = text.trim();
    if (next === comment) return onEnd();
    setIsBusy(true);
    try {
      await save(next);
      notifySuccess(s('comment.saved'));
      onEnd();
    } catch (error) {
      notifyError(s('comment.failed'), errorText(error));
      setIsBusy(false);
      field.current?.focus();
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') onEnd();
    else if (event.key === 'Enter') void keep();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={classes.edit}>
      <TextInput
        ref={field}
        className={classes.editField}
        size="xs"
        autoFocus
        aria-label={s('comment.label')}
        value={text}
        aria-invalid={isOver || undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span className={classes.count} data-over={isOver || undefined}>
        {length}/{limits.staffComment}
      </span>
      <Button size="compact-sm" disabled={isOver} loading={isBusy} onClick={() => void keep()}>
        {s('comment.save')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onEnd}>
        {s('comment.cancel')}
      </Button>
    </div>
  );
}
