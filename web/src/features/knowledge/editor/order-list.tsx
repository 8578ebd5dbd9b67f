/*
 * A list whose rows are moved by their buttons, and by Alt with the arrows. A move shows at once and the moves are sent
 * one after the other; the focus stays on what was moved, and its place is said.
 */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconArrowDown, IconArrowUp } from '#icons';
import { s } from '../../../lib/i18n/staff';
import { IconButton } from '../../../ui/icon-button';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import classes from './order-window.module.css';

interface OrderedRow {
  readonly id: number;
  readonly title: string;
}

export interface OrderListProps {
  name: string;
  /** In the order that is stored. */
  rows: readonly OrderedRow[];
  /** Stores it, and brings `rows` up to date. */
  onMove: (id: number, index: number) => Promise<void>;
}

/** A move that shows; `n` tells two of them apart. */
interface Moved {
  readonly id: number;
  readonly by: -1 | 1;
  readonly n: number;
}

const keys: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowUp: -1, ArrowDown: 1 };

export function OrderList({ name, rows, onMove }: OrderListProps) {
  const { shown, move, moved } = useMoves(rows, onMove);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (!moved) return;
    const row = list.current?.querySelector(`[data-row="${moved.id}"]`);
    const button = row?.querySelector<HTMLElement>(`[data-by="${moved.by}"]`);
    button?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [moved]);
  const onKeyDown = (event: KeyboardEvent, id: number) => {
    const by = keys[event.key];
    if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move(id, by);
  };
  const at = moved ? shown.findIndex(({ id }) => id === moved.id) : -1;
  return (
    <>
      <ol ref={list} className={classes.list} aria-label={name}>
        {shown.map(({ id, title }, index) => {
          const button = (by: -1 | 1) => (
            <IconButton
              size={28}
              data-by={by}
              label={s(by === -1 ? 'order.up' : 'order.down', { title })}
              // It keeps the focus where it can do nothing.
              aria-disabled={shown[index + by] === undefined}
              icon={
                by === -1 ? <IconArrowUp size={16} aria-hidden /> : <IconArrowDown size={16} aria-hidden />
              }
              onClick={() => move(id, by)}
            />
          );
          return (
            <li key={id} data-row={id} className={classes.row} onKeyDown={(event) => onKeyDown(event, id)}>
              <span className={classes.name} dir="auto">
                {title}
              </span>
              {button(-1)}
              {button(1)}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">
        {at >= 0 && s('order.moved', { title: shown[at]?.title ?? '', number: at + 1 })}
      </VisuallyHidden>
    </>
  );
}

/** While moves are on their way the list shows them; then what is stored. */
function useMoves(rows: readonly OrderedRow[], onMove: OrderListProps['onMove']) {
  const [order, setOrder] = useState<readonly number[]>();
  const [moved, setMoved] = useState<Moved>();
  const queue = useRef({ last: Promise.resolve(), length: 0 });
  const places = order && new Map(order.map((id, at) => [id, at]));
  const shown = places
    ? rows.toSorted((a, b) => (places.get(a.id) ?? order.length) - (places.get(b.id) ?? order.length))
    : rows;
  const move = (id: number, by: -1 | 1) => {
    const ids = shown.map((row) => row.id);
    const from = ids.indexOf(id);
    const index = from + by;
    if (from < 0 || ids[index] === undefined) return;
    setOrder(ids.toSpliced(from, 1).toSpliced(index, 0, id));
    setMoved((before) => ({ id, by, n: (before?.n ?? 0) + 1 }));
    const { current } = queue;
    current.length += 1;
    current.last = current.last
      .then(() => onMove(id, index))
      .then(() => {
        current.length -= 1;
        if (current.length === 0) setOrder(undefined);
      });
  };
  return { shown, move, moved };
}
