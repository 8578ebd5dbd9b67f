// Short notices at the edge of the screen: they say what happened, stay long enough to be read, and wait while
// the pointer or the focus is on them. Small on purpose: they must work when nothing more can be loaded.
import { useSyncExternalStore, useEffect, useState } from 'react';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { t } from '../lib/i18n';
import classes from './notice.module.css';

export interface NoticeAction {
  label: string;
  onClick: () => void;
}

interface Notice {
  id: number;
  tone: 'success' | 'error' | 'info';
  title: string;
  text: string;
  ms: number;
  action: NoticeAction | undefined;
}

const defaultMs = { success: 3_000, info: 4_000, error: 6_000 } as const;
const mostShown = 4;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Notice[]): void {
  notices = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(tone: Notice['tone'], title: string, text = '', ms?: number, action?: NoticeAction): number {
  lastId += 1;
  const notice = { id: lastId, tone, title, text, ms: ms ?? defaultMs[tone], action };
  // The same notice again takes the place of the one that still stands.
  const others = notices.filter((other) => other.title !== title || other.text !== text);
  publish([...others, notice].slice(-mostShown));
  return notice.id;
}

/** Says that something worked. `ms`: how long it stays, 3 s unless told. */
export function notifySuccess(title: string, text?: string, ms?: number, action?: NoticeAction): number {
  return notify('success', title, text, ms, action);
}

/** Says what went wrong and what to do. Stays 6 s unless told (ticket creation: 8 s, ERR-03). */
export function notifyError(title: string, text?: string, ms?: number, action?: NoticeAction): number {
  return notify('error', title, text, ms, action);
}

/** Tells something neutral. Stays 4 s unless told. */
export function notifyInfo(title: string, text?: string, ms?: number, action?: NoticeAction): number {
  return notify('info', title, text, ms, action);
}

/** Takes a notice away before its time. */
export function dismissNotice(id: number): void {
  if (notices.some((notice) => notice.id === id)) publish(notices.filter((notice) => notice.id !== id));
}

/** Takes all notices away. */
export function clearNotices(): void {
  if (notices.length > 0) publish([]);
}

const icons = { success: IconCircleCheck, error: IconAlertCircle, info: IconInfoCircle };

function NoticeCard({ notice }: { notice: Notice }) {
  const [held, setHeld] = useState(false);
  const { id, ms, tone, title, text, action } = notice;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissNotice(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms]);
  const Icon = icons[tone];
  return (
    <div
      className={classes.card}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
              dismissNotice(id);
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
        onClick={() => dismissNotice(id)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}

/** Where the notices appear; stands once at the root. */
export function NoticeHost() {
  const shown = useSyncExternalStore(subscribe, () => notices);
  return (
    <div className={classes.host}>
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  );
}
