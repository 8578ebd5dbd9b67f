/*
 * The stored entries of an outbox: kept in the browser's storage, changed there atomically, and shown with the
 * changes that are still being written.
 */
import type { Kept } from './kept';
import type { UploadKind } from './upload';

/** A file that waits for a connection; its bytes lie in the kept files under the entry's id. */
export interface EntryFile {
  readonly name: string;
  readonly size: number;
  /** The tool that sends it. */
  readonly kind: UploadKind;
}

/** A message on its way. */
export interface OutboxEntry {
  /** UUID under which the server stores it once. */
  readonly clientMessageId: string;
  readonly recordQuestionId: number;
  /** HTML of the message; '' for a file until it is stored. */
  readonly content: string;
  /** Present where the message is a file. */
  readonly file?: EntryFile;
  /** The browser's clock, ms. */
  readonly createdAt: number;
  /**
   * failed = the server refused it; it waits for a retry or a discard by the person. paused = somebody else wrote
   * before it was stored; it waits for the person, and what stands behind it waits too.
   */
  readonly state: 'sending' | 'failed' | 'paused';
  /** What the person had seen when it was written: the server compares it. Absent for files. */
  readonly seenSeq?: number;
  /** Why the server refused it, in its words. */
  readonly error?: string;
}

/** The unsent messages of one ticket; `waiting` = the last try did not reach the server. */
export interface OutboxQueue {
  readonly entries: readonly OutboxEntry[];
  readonly waiting: boolean;
}

/** A change that can be applied to any state of the stored entries, also twice. */
export type Change = (entries: readonly OutboxEntry[]) => readonly OutboxEntry[];

export type OutboxEntries = ReturnType<typeof createOutboxEntries>;

const keyOf = (owner: string) => `outbox:${owner}`;

/** The entries of `owner`; `announce` is called after each stored change. */
export function createOutboxEntries(owner: string, kept: Kept, announce: (owner: string) => void) {
  const key = keyOf(owner);
  const listeners = new Set<() => void>();
  const queues = new Map<number, OutboxQueue>();
  const unsaved = new Set<OutboxEntry>();
  let stored: readonly OutboxEntry[] = [];
  let pending: readonly Change[] = [];
  let shown: readonly OutboxEntry[] = [];

  function touch() {
    shown = pending.reduce((entries, apply) => apply(entries), stored);
    for (const listener of listeners) listener();
  }

  return {
    /** Shows what is known now; listeners hear of it. */
    touch,
    all: () => shown,
    isHeld: (clientMessageId: string) => shown.some((entry) => entry.clientMessageId === clientMessageId),
    /** Reads what other tabs stored meanwhile. */
    async refresh() {
      stored = entriesOf(await kept.read(key));
      touch();
    },
    /** Shows a change at once and stores it; `added` is put aside should the page be left before. */
    async change(apply: Change, added?: OutboxEntry) {
      pending = [...pending, apply];
      if (added) unsaved.add(added);
      touch();
      stored = entriesOf(await kept.update(key, (value) => apply(entriesOf(value))));
      pending = pending.filter((one) => one !== apply);
      if (added) unsaved.delete(added);
      touch();
      announce(owner);
    },
    /** The same object as long as nothing changed. */
    queue(ticket: number, isFailing: boolean): OutboxQueue {
      const entries = shown.filter((entry) => entry.recordQuestionId === ticket);
      const waiting = isFailing && entries.length > 0;
      const before = queues.get(ticket);
      if (before && before.waiting === waiting && sameEntries(before.entries, entries)) return before;
      const queue = { entries, waiting };
      queues.set(ticket, queue);
      return queue;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    putAside() {
      if (unsaved.size > 0) kept.putAside(key, [...unsaved]);
    },
    takeAside: () => entriesOf(kept.takeAside(key)),
  };
}

/** Moves everything from one owner to another, as an anonymous identity becomes an account. */
export async function moveOutbox(kept: Kept, from: string, to: string): Promise<void> {
  const moved = [...entriesOf(await kept.read(keyOf(from))), ...entriesOf(kept.takeAside(keyOf(from)))];
  if (moved.length === 0) return;
  const ids = moved.map((entry) => entry.clientMessageId);
  await kept.update(keyOf(to), (value) => withAll(moved)(entriesOf(value)));
  await kept.update(keyOf(from), (value) => without(ids)(entriesOf(value)));
}

/** Adds entries at the end, each once. */
export const withAll =
  (added: readonly OutboxEntry[]): Change =>
  (entries) => [
    ...entries,
    ...added.filter((one) => entries.every((entry) => entry.clientMessageId !== one.clientMessageId)),
  ];

export const without =
  (clientMessageIds: readonly string[]): Change =>
  (entries) =>
    entries.filter((entry) => !clientMessageIds.includes(entry.clientMessageId));

export const withState =
  (clientMessageId: string, state: OutboxEntry['state'], error?: string): Change =>
  (entries) =>
    entries.map((entry) => (entry.clientMessageId === clientMessageId ? { ...entry, state, error } : entry));

/** The file of an entry is stored: this is its message. */
export const withContent =
  (clientMessageId: string, content: string): Change =>
  (entries) =>
    entries.map((entry) => (entry.clientMessageId === clientMessageId ? { ...entry, content } : entry));

/** Whether the person is asked about an entry that is not sent before the answer: a text, not a file. */
const isAsked = (entry: OutboxEntry) => entry.state !== 'failed' && entry.seenSeq !== undefined;

/** The texts of a ticket that wait for the person's answer. */
export function askedOf(entries: readonly OutboxEntry[], ticket: number): readonly OutboxEntry[] {
  return entries.filter((entry) => entry.recordQuestionId === ticket && isAsked(entry));
}

/** The paused texts of a ticket, and those behind them, go out: the person has seen everything up to `seenSeq`. */
export const withSeen =
  (ticket: number, seenSeq: number): Change =>
  (entries) => {
    const asked = new Set(askedOf(entries, ticket));
    return entries.map((entry) => (asked.has(entry) ? { ...entry, state: 'sending', seenSeq } : entry));
  };

/** What waits in a ticket goes out without a comparison. */
export const withoutSeen =
  (ticket: number): Change =>
  (entries) =>
    entries.map((entry) =>
      entry.recordQuestionId === ticket && entry.state === 'sending'
        ? { ...entry, seenSeq: undefined }
        : entry,
    );

function sameEntries(left: readonly OutboxEntry[], right: readonly OutboxEntry[]): boolean {
  return (
    left.length === right.length &&
    left.every((entry, index) => {
      const other = right[index];
      return (
        entry.clientMessageId === other?.clientMessageId &&
        entry.state === other.state &&
        entry.seenSeq === other.seenSeq
      );
    })
  );
}

/** What an earlier page wrote, less what is not an entry. */
function entriesOf(value: unknown): readonly OutboxEntry[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Partial<Record<keyof OutboxEntry, unknown>>;
  return (
    typeof entry.clientMessageId === 'string' &&
    typeof entry.recordQuestionId === 'number' &&
    typeof entry.content === 'string' &&
    typeof entry.createdAt === 'number' &&
    (entry.state === 'sending' || entry.state === 'failed' || entry.state === 'paused') &&
    (entry.seenSeq === undefined || typeof entry.seenSeq === 'number') &&
    (entry.file === undefined || isFile(entry.file))
  );
}

const kinds: readonly unknown[] = ['image', 'video', 'file'] satisfies UploadKind[];

function isFile(value: unknown): value is EntryFile {
  if (typeof value !== 'object' || value === null) return false;
  const file = value as Partial<Record<keyof EntryFile, unknown>>;
  return typeof file.name === 'string' && typeof file.size === 'number' && kinds.includes(file.kind);
}
