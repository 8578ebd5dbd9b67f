// Short notices: they say what happened and stay long enough to be read. Small on purpose: they must work when
// nothing more can be loaded. They lie over no control while there is
// room elsewhere (use-notice-place.ts).
import { useRef, useSyncExternalStore } from 'react';
import { type Notice, type NoticeAction, NoticeCard } from './notice-card';
import classes from './notice.module.css';
import { useNoticePlace } from './use-notice-place';

const defaultMs = { success: 3_000, info: 4_000, error: 6_000 } as const;
const mostShown = 4;

let notices: readonly Notice[] = [];
let lastId = 0;
let acts = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Notice[]): void {
  notices = next;
  for (const listener of [...listeners]) listener();
}

// A try is an act of the person: a press or a key.
if (typeof window !== 'undefined') {
  const count = () => void (acts += 1);
  window.addEventListener('pointerdown', count, true);
  window.addEventListener('keydown', count, true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(tone: Notice['tone'], title: string, text = '', ms?: number, action?: NoticeAction): number {
  lastId += 1;
  const notice = { id: lastId, tone, title, text, ms: ms ?? defaultMs[tone], action, acts };
  // The same notice again takes the place of the one that still stands.
  const others = notices.filter(
    (other) => (other.title !== title || other.text !== text) && !isOvercome(other, tone),
  );
  publish([...others, notice].slice(-mostShown));
  return notice.id;
}

/** What went wrong at a try is said no more when a later try of the person succeeds. */
function isOvercome(notice: Notice, tone: Notice['tone']): boolean {
  return tone === 'success' && notice.tone === 'error' && notice.acts < acts;
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

/** Where the notices appear; stands once at the root. */
export function NoticeHost() {
  const shown = useSyncExternalStore(subscribe, () => notices);
  const host = useRef<HTMLDivElement>(null);
  const place = useNoticePlace(host, shown);
  return (
    <div
      ref={host}
      className={classes.host}
      data-placed={place !== null || undefined}
      data-covering={place?.isCovering || undefined}
      style={place === null ? undefined : { left: place.left, top: place.top }}
    >
      {shown.map((notice) => (
        <NoticeCard
          key={notice.id}
          notice={notice}
          isCovering={place?.isCovering ?? false}
          onDismiss={dismissNotice}
        />
      ))}
    </div>
  );
}
