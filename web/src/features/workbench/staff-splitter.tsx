/* The line between two panes: dragged, or moved by the arrow keys; a double click gives the width back. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { s } from '../../lib/i18n/staff';
import type { PaneWidth } from './staff-panes';
import classes from './staff-splitter.module.css';

export interface StaffSplitterProps extends PaneWidth {
  /** What it makes wider. */
  name: string;
  /** The pane stands after the line. */
  isAfter?: boolean;
  className?: string | undefined;
  onResize: (width: number | undefined) => void;
}

const step = 16;

export function StaffSplitter(props: StaffSplitterProps) {
  const { name, width, least, most, isAfter = false, className, onResize } = props;
  const drag = useRef<{ x: number; width: number } | null>(null);
  const sign = isAfter ? -1 : 1;
  const to = (value: number) => onResize(Math.max(least, Math.min(most, Math.round(value))));

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current) to(drag.current.width + sign * (event.clientX - drag.current.x));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: step, ArrowLeft: -step };
    const by = steps[event.key];
    if (by !== undefined) to(width + sign * by);
    else if (event.key === 'Home') to(least);
    else if (event.key === 'End') to(most);
    else if (event.key === 'Enter') onResize(undefined);
    else return;
    event.preventDefault();
  };
  const end = () => {
    drag.current = null;
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={s('list.width', { name })}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      className={[classes.splitter, className].join(' ')}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onResize(undefined)}
      onKeyDown={onKeyDown}
    />
  );
}
