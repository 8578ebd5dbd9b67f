/* One question of a template: a line that says what it is, and below it, once opened, all that belongs to it. */
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { IconArrowDown, IconArrowUp, IconChevronRight, IconCopy, IconGripVertical, IconTrash } from '#icons';
import { s } from '../../../lib/i18n/staff';
import { IconButton } from '../../../ui/icon-button';
import { Tag } from '../../../ui/tag';
import { QuestionBody } from './question-body';
import { kindWords, nameOf, optionCount, type Question } from './questions';
import classes from './template.module.css';

export interface QuestionCardProps {
  question: Question;
  at: number;
  isLast: boolean;
  isOpen: boolean;
  isReadonly: boolean;
  handle: Pick<ComponentPropsWithRef<'span'>, 'draggable' | 'onDragStart' | 'onDragEnd'>;
  onOpen: (isOpen: boolean) => void;
  onMove: (to: number) => void;
  onCopy: () => void;
  onRemove: () => void;
  onChange: (next: (question: Question) => Question) => void;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, at, isOpen, isReadonly, handle, onOpen, onMove } = props;
  const name = nameOf(question) || s('set.untitled');
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (isReadonly || !event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(at + step);
  };
  const options = optionCount(question.options);
  return (
    <>
      <div className={classes.head}>
        {!isReadonly && (
          <span className={classes.handle} {...handle} aria-hidden data-tip={s('set.dragToMove')}>
            <IconGripVertical size={16} />
          </span>
        )}
        <button
          type="button"
          data-question-head
          className={classes.title}
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onKeyDown={onKeyDown}
          onClick={() => onOpen(!isOpen)}
        >
          <IconChevronRight size={16} aria-hidden className={classes.chevron} />
          <span className={classes.number}>{at + 1}</span>
          <span className={classes.name} dir="auto">
            {name}
          </span>
        </button>
        <span className={classes.facts}>
          {question.isEssential === 1 && <Tag tone="orange">{s('set.f.essential')}</Tag>}
          <Tag>{s(kindWords[question.questionType])}</Tag>
          {options > 0 && <span className={classes.faint}>{s('set.optionCount', { count: options })}</span>}
        </span>
        {!isReadonly && <Tools {...props} name={name} />}
      </div>
      {isOpen && (
        <QuestionBody question={question} name={name} isReadonly={isReadonly} onChange={props.onChange} />
      )}
    </>
  );
}

function Tools({ name, at, isLast, onMove, onCopy, onRemove }: QuestionCardProps & { name: string }) {
  return (
    <span className={classes.tools}>
      <IconButton
        size={28}
        label={`${s('set.up')}：${name}`}
        icon={<IconArrowUp size={16} aria-hidden />}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        size={28}
        label={`${s('set.down')}：${name}`}
        icon={<IconArrowDown size={16} aria-hidden />}
        disabled={isLast}
        onClick={() => onMove(at + 1)}
      />
      <IconButton
        size={28}
        label={`${s('set.duplicate')}：${name}`}
        icon={<IconCopy size={16} aria-hidden />}
        onClick={onCopy}
      />
      <IconButton
        size={28}
        label={`${s('set.delete')}：${name}`}
        icon={<IconTrash size={16} aria-hidden />}
        onClick={onRemove}
      />
    </span>
  );
}
