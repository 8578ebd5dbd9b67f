/* The right-click menu of an own message: recall. It hides by itself after 2 s (BENCH-26, BENCH-27). */
import { useEffect, useRef } from 'react';
import { IconArrowBackUp } from '#icons';
import { timers } from '#contract/core/limits';
import { useT } from '../../lib/i18n';
import type { ChatMessage } from './conversation';
import classes from './recall-menu.module.css';

export interface OpenRecallMenu {
  readonly message: ChatMessage;
  /** Place in the window, px. */
  readonly x: number;
  readonly y: number;
}

export interface RecallMenuProps {
  menu: OpenRecallMenu;
  /** What the entry does, in words; recalling the message unless given. */
  label?: string | undefined;
  onRecall: (message: ChatMessage) => void;
  onClose: () => void;
}

/** Use with the message's id as key, so that its time begins anew. */
export function RecallMenu({ menu, label, onRecall, onClose }: RecallMenuProps) {
  const t = useT();
  const item = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    item.current?.focus({ preventScroll: true });
    return () => {
      // Where the focus was, unless it has gone on by itself.
      if (before instanceof HTMLElement && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const timer = setTimeout(onClose, timers.recallMenuHide);
    const close = (event: Event) => {
      if (event.target !== item.current) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    window.addEventListener('pointerdown', close);
    window.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', close);
      window.removeEventListener('keydown', onKey);
    };
  }, [onClose]);
  return (
    <div
      className={classes.menu}
      role="menu"
      aria-label={t('chat.message.menu')}
      style={{ insetBlockStart: menu.y, insetInlineStart: menu.x }}
    >
      <button
        ref={item}
        type="button"
        role="menuitem"
        className={classes.item}
        onClick={() => {
          onClose();
          onRecall(menu.message);
        }}
      >
        <IconArrowBackUp size={16} aria-hidden />
        {label ?? t('chat.message.recall')}
      </button>
    </div>
  );
}
