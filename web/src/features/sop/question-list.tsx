/* The questions of the chosen directory: order number and title (SOP-06). Drawn the same where they are only read. */
import { type DragEvent, type KeyboardEvent, useRef } from 'react';
import { IconCloudOff, IconHandClick, IconListDetails } from '#icons';
import { useQuery } from '@tanstack/react-query';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { EmptyState, Loading, SkeletonLines } from '../../ui/states';
import classes from './sop-columns.module.css';
import { questionsQuery } from './sop.queries';

export interface QuestionListProps {
  directoryId: number | null;
  chosen: number | null;
  onChoose: (id: number) => void;
  /** A question is taken by the pointer, or let go (null); absent where nothing can be changed. */
  onDrag?: ((id: number | null) => void) | undefined;
}

export function QuestionList(props: QuestionListProps) {
  const { directoryId } = props;
  return (
    <section className={classes.column} aria-label={s('sop.questions')}>
      <h2 className={classes.columnTitle}>{s('sop.questions')}</h2>
      <div className={classes.body}>
        {directoryId === null ? (
          <EmptyState icon={<IconHandClick size={24} />} title={s('sop.questions.choose')} />
        ) : (
          <Questions {...props} directoryId={directoryId} />
        )}
      </div>
    </section>
  );
}

function Questions({ directoryId, chosen, onChoose, onDrag }: QuestionListProps & { directoryId: number }) {
  const { data, isError, refetch } = useQuery(questionsQuery(directoryId));
  const list = useRef<HTMLUListElement>(null);
  if (!data) {
    if (isError) return <NotRead onRetry={() => void refetch()} />;
    return (
      <Loading>
        <SkeletonLines widths={[0.7, 0.9, 0.6, 0.8]} />
      </Loading>
    );
  }
  if (data.length === 0)
    return <EmptyState icon={<IconListDetails size={24} />} title={s('sop.questions.empty')} />;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul ref={list} className={classes.questions} onKeyDown={onKeyDown}>
      {data.map(({ id, order_no, title }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.question}
            data-question={id}
            aria-current={id === chosen || undefined}
            draggable={onDrag !== undefined}
            onDragStart={(event: DragEvent) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', title);
              onDrag?.(id);
            }}
            onDragEnd={() => onDrag?.(null)}
            onClick={() => onChoose(id)}
          >
            <span className={classes.number}>{order_no}</span> <span dir="auto">{title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What cannot be read says so in its place and calls nobody (ERR-25). */
export function NotRead({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<IconCloudOff size={24} />}
      title={s('sop.notRead')}
      action={
        <Button variant="default" size="compact-md" onClick={onRetry}>
          {s('sop.retry')}
        </Button>
      }
    />
  );
}
