/*
 * What the browser keeps of the logged-in person's chat: the outbox and the drafts, one pair per person and
 * side. What an anonymous identity wrote moves on to its account at login.
 */
import { useEffect, useSyncExternalStore } from 'react';
import type { Side } from '#contract/core/actor';
import { ApiError, errorText } from '../../lib/api';
import { createDrafts, type Drafts, moveDrafts } from '../../lib/drafts';
import { t } from '../../lib/i18n';
import { createKept, type Kept } from '../../lib/kept';
import { createOutbox, moveOutbox, type Outbox, type OutboxQueue, type Verdict } from '../../lib/outbox';
import { pages } from '../../lib/pages';
import type { UploadKind } from '../../lib/upload';
import { webLock } from '../../lib/web-lock';
import { newUuid } from '../../lib/wsid';
import { notifyError } from '../../ui/notice';
import { resumeConversation, sendEntry } from './chat.queries';
import { isAskingIn } from './seen';
import { forgetWaitingFiles, hasRoomFor, keepWaitingFile, storeWaitingFile } from './waiting-files';

export interface Keep {
  readonly owner: string;
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  /** Puts a file into the outbox, where it waits for the connection (docs/decisions/0023). */
  waitWith(recordQuestionId: number, kind: UploadKind, file: File): Promise<Waiting>;
}

/** Whether a file waits: full = so much may not wait; refused = the browser does not keep it. */
type Waiting = 'waits' | 'full' | 'refused';

/** The name under which things are kept; null for a visitor without any identity. */
export function ownerOf(side: Side, id: number | null, isAnonymous: boolean): string | null {
  if (id !== null) return `${side}:${id}`;
  return isAnonymous ? guest : null;
}

const guest = 'user:guest';
const keeps = new Map<Side, Keep>();
let kept: Kept | undefined;
let channel: BroadcastChannel | undefined;

/** The keep in use on a side. */
export function keepOf(side: Side): Keep | undefined {
  return keeps.get(side);
}

/** A refusal goes back to the person; everything else is tried again. */
function judge(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return { kind: 'again' };
  if (error.kind === 'refusal') return { kind: 'refused', text: errorText(error) };
  if (error.kind === 'overtaken') return { kind: 'paused', text: errorText(error) };
  return { kind: error.kind === 'no_session' ? 'hold' : 'again' };
}

function openKeep(side: Side, owner: string): Keep {
  const before = keeps.get(side);
  if (before?.owner === owner) return before;
  before?.outbox.stop();
  kept ??= createKept();
  channel ??= createChannel();
  const outbox = createOutbox(owner, {
    kept,
    judge,
    send: (entry) => sendEntry(side, entry),
    store: (entry) => storeWaitingFile(side, entry),
    onGone: forgetWaitingFiles,
    lock: webLock,
    announce: (name) => channel?.postMessage(name),
    setTimer: (task, ms) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    newId: newUuid,
    random: Math.random,
    asksAfterBreak: side === 'admin',
    onRefused: ({ file }, text) => notifyError(t(file ? 'chat.upload.failed' : 'common.error'), text),
    onPaused(entry, text) {
      resumeConversation(side, entry.recordQuestionId);
      if (!isAskingIn(entry.recordQuestionId)) notifyError(t('chat.paused.elsewhere'), text);
    },
  });
  const waitWith: Keep['waitWith'] = async (recordQuestionId, kind, file) => {
    if (!hasRoomFor(file.size, outbox.all())) return 'full';
    const id = newUuid();
    if (!(await keepWaitingFile(id, file))) return 'refused';
    outbox.addFile(recordQuestionId, id, { name: file.name, size: file.size, kind });
    return 'waits';
  };
  const keep = { owner, outbox, drafts: createDrafts(owner, kept, pages()), waitWith };
  keeps.set(side, keep);
  if (before?.owner === guest) keep.drafts.inherit(before.drafts);
  const ready = owner !== guest && side === 'user' ? moveGuest(kept, owner) : Promise.resolve();
  void ready.then(() => outbox.load());
  return keep;
}

async function moveGuest(store: Kept, owner: string): Promise<void> {
  await moveOutbox(store, guest, owner);
  await moveDrafts(store, guest, owner);
}

/** Hears of changes that the person's other tabs made. */
function createChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const opened = new BroadcastChannel('groundcrew-outbox');
  opened.onmessage = ({ data }: MessageEvent<unknown>) => {
    for (const keep of keeps.values()) if (keep.owner === data) void keep.outbox.load();
  };
  return opened;
}

/** Opens the keep of a person and sends what is still in it; null without an owner. */
export function useKeep(side: Side, owner: string | null): Keep | null {
  const keep = owner === null ? null : openKeep(side, owner);
  useEffect(() => {
    if (!keep) return;
    const kick = () => keep.outbox.kick();
    const rescue = () => {
      keep.outbox.rescue();
      keep.drafts.rescue();
    };
    window.addEventListener('online', kick);
    window.addEventListener('pagehide', rescue);
    return () => {
      window.removeEventListener('online', kick);
      window.removeEventListener('pagehide', rescue);
    };
  }, [keep]);
  return keep;
}

const emptyQueue: OutboxQueue = { entries: [], waiting: false };
const never = () => () => undefined;

/** The unsent messages of a ticket. */
export function useQueue(keep: Keep | null, ticket: number): OutboxQueue {
  return useSyncExternalStore(
    keep?.outbox.subscribe ?? never,
    () => keep?.outbox.queue(ticket) ?? emptyQueue,
  );
}
