// One notice. It takes no click but those of its own buttons, and waits while the pointer or the focus is on it.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '#icons';
import { t } from '../lib/i18n';
import classes from './notice.module.css';

export interface NoticeAction {
  label: string;
  onClick: () => void;
}

export interface Notice {
  id: number;
  tone: 'success' | 'error' | 'info';
  title: string;
  text: string;
  ms: number;
  action: NoticeAction | undefined;
  /** How often the person had acted when it came. */
  acts: number;
}

const icons = { success: IconCircleCheck, error: IconAlertCircle, info: IconInfoCircle };

export interface NoticeCardProps {
  notice: Notice;
  /** It lies over a control: there is room nowhere. */
  isCovering: boolean;
  onDismiss: (id: number) => void;
}

export function NoticeCard({ notice, isCovering, onDismiss }: NoticeCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const isPointed = usePointed(card);
  const { id, ms, tone, title, text, action } = notice;
  // One that lies over a control makes way for the pointer instead of waiting for it.
  const isHeld = isFocused || (isPointed && !isCovering);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onDismiss(id), ms);
    return () => clearTimeout(timer);
  }, [isHeld, id, ms, onDismiss]);
  const Icon = icons[tone];
  return (
    <div
      ref={card}
      className={classes.card}
      data-tone={tone}
      data-pointed={isPointed || undefined}
      role={tone === 'error' ? 'alert' : 'status'}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon className={classes.icon} size={20} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {text !== '' && <p className={classes.text}>{text}</p>}
        {action && (
          <button
            type="button"
            className={classes.action}
            onClick={() => {
              onDismiss(id);
              action.onClick();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={classes.close}
        aria-label={t('common.close')}
        onClick={() => onDismiss(id)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}

/** Whether the mouse is over it; it takes no event of its own, so the page is listened to. */
function usePointed(card: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false);
  useEffect(() => {
    const move = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      if (!card.current || pointerType === 'touch') return;
      const { left, top, right, bottom } = card.current.getBoundingClientRect();
      setPointed(x >= left && x <= right && y >= top && y <= bottom);
    };
    document.addEventListener('pointermove', move);
    return () => document.removeEventListener('pointermove', move);
  }, [card]);
  return isPointed;
}
