/*
 * The outbox of one person: messages that the server has not acknowledged yet. Each is stored before
 * it is sent and removed after the server's answer, so that a reload, an offline spell or a crash loses none;
 * its clientMessageId makes every repeat harmless. Per ticket they go out one after the other.
 */
import type { Kept } from './kept';
import {
  askedOf,
  createOutboxEntries,
  type EntryFile,
  type OutboxEntries,
  type OutboxEntry,
  type OutboxQueue,
  withAll,
  withContent,
  withoutSeen,
  withSeen,
  without,
  withState,
} from './outbox-entries';

export { moveOutbox, type EntryFile, type OutboxEntry, type OutboxQueue } from './outbox-entries';

/**
 * What a failed try means: try later, wait until the session is back, ask the person who has not seen everything
 * or give it back to him.
 */
export type Verdict =
  { kind: 'again' } | { kind: 'hold' } | { kind: 'paused'; text: string } | { kind: 'refused'; text: string };

export interface OutboxDeps {
  readonly kept: Kept;
  /** Sends one entry; resolves when the server's stored message is in the conversation. */
  readonly send: (entry: OutboxEntry) => Promise<void>;
  /** Stores the file of an entry; resolves to its message. */
  readonly store?: (entry: OutboxEntry) => Promise<string>;
  /** Told when files are gone: sent, or given up. */
  readonly onGone?: (clientMessageIds: readonly string[]) => void;
  readonly judge: (error: unknown) => Verdict;
  /** Runs a task while no other tab runs one of the same name. */
  readonly lock: (name: string, task: () => Promise<void>) => Promise<void>;
  /** Tells the person's other tabs that the stored entries changed. */
  readonly announce: (owner: string) => void;
  readonly setTimer: (task: () => void, ms: number) => () => void;
  readonly now: () => number;
  readonly newId: () => string;
  /** 0…1, for the jitter between tries. */
  readonly random: () => number;
  /**
   * Whether a person is asked about a text that a break held back while somebody else wrote; else it goes
   * out as it was written.
   */
  readonly asksAfterBreak: boolean;
  /** Told when the server refused an entry, in its words. */
  readonly onRefused?: (entry: OutboxEntry, text: string) => void;
  /** Told when somebody else wrote before an entry was stored, in the server's words. */
  readonly onPaused?: (entry: OutboxEntry, text: string) => void;
}

export interface Outbox {
  /** Reads what is kept and begins to send; also after another tab announced a change. */
  load(): Promise<void>;
  /** Shows the message at once, stores it, then sends it. */
  add(message: { recordQuestionId: number; content: string; seenSeq?: number | undefined }): OutboxEntry;
  /** The same for a file that waits; its bytes are kept under `clientMessageId`. */
  addFile(recordQuestionId: number, clientMessageId: string, file: EntryFile): void;
  retry(clientMessageId: string): void;
  discard(clientMessageId: string): void;
  /** The person has seen everything up to `seenSeq`: what is paused in the ticket goes out. */
  resume(recordQuestionId: number, seenSeq: number): void;
  /** Takes the texts that are paused in the ticket back, with those behind them; answers them, oldest first. */
  takeBack(recordQuestionId: number): readonly OutboxEntry[];
  /** The server is known to hold these: they are not sent again. */
  settle(clientMessageIds: readonly string[]): void;
  /** The connection or the session is back: try at once. */
  kick(): void;
  /** What waits in all tickets. */
  all(): readonly OutboxEntry[];
  /** The same object as long as nothing changed. */
  queue(recordQuestionId: number): OutboxQueue;
  subscribe(listener: () => void): () => void;
  /** Puts entries aside that are not stored yet; for pagehide. */
  rescue(): void;
  /** Sends no more; what is kept stays. */
  stop(): void;
}

const firstRetry = 1_000;
const longestRetry = 30_000;

/** Wait after the try number `tries`: doubles from 1 s to 30 s, with a jitter of up to a quarter. */
export function retryDelay(tries: number, random: number): number {
  return Math.min(longestRetry, firstRetry * 2 ** (tries - 1)) * (1 + random / 4);
}

/** The outbox of `owner` ('user:12', 'admin:3'). */
export function createOutbox(owner: string, deps: OutboxDeps): Outbox {
  const entries = createOutboxEntries(owner, deps.kept, deps.announce);
  const remove = (ids: readonly string[]) => {
    const files = entries.all().filter((entry) => entry.file && ids.includes(entry.clientMessageId));
    if (files.length > 0) deps.onGone?.(files.map((entry) => entry.clientMessageId));
    return entries.change(without(ids));
  };
  const sender = createSender(owner, entries, deps, remove);
  return {
    async load() {
      await entries.refresh();
      const aside = entries.takeAside();
      if (aside.length > 0) await entries.change(withAll(aside));
      sender.flushAll();
    },
    add({ recordQuestionId, content, seenSeq }) {
      const isCompared = deps.asksAfterBreak || !sender.isFailing(recordQuestionId);
      const entry: OutboxEntry = {
        recordQuestionId,
        content,
        ...(isCompared && seenSeq !== undefined && { seenSeq }),
        clientMessageId: deps.newId(),
        createdAt: deps.now(),
        state: 'sending',
      };
      void entries.change(withAll([entry]), entry).then(() => sender.flush(entry.recordQuestionId));
      return entry;
    },
    addFile(recordQuestionId, clientMessageId, file) {
      const base = { recordQuestionId, clientMessageId, file, content: '' };
      const entry: OutboxEntry = { ...base, createdAt: deps.now(), state: 'sending' };
      void entries.change(withAll([entry]), entry).then(() => sender.flush(recordQuestionId));
    },
    retry(clientMessageId) {
      const entry = entries.all().find((one) => one.clientMessageId === clientMessageId);
      if (!entry) return;
      void entries
        .change(withState(clientMessageId, 'sending'))
        .then(() => sender.flush(entry.recordQuestionId));
    },
    discard(clientMessageId) {
      const entry = entries.all().find((one) => one.clientMessageId === clientMessageId);
      void remove([clientMessageId]).then(() => {
        if (entry) return sender.flush(entry.recordQuestionId);
      });
    },
    resume: (ticket, seenSeq) =>
      void entries.change(withSeen(ticket, seenSeq)).then(() => sender.flush(ticket)),
    takeBack(ticket) {
      const taken = askedOf(entries.all(), ticket);
      const ids = taken.map((entry) => entry.clientMessageId);
      void entries.change(without(ids)).then(() => sender.flush(ticket));
      return taken;
    },
    settle(clientMessageIds) {
      const isHeld = entries.all().some((entry) => clientMessageIds.includes(entry.clientMessageId));
      if (isHeld) void remove(clientMessageIds);
    },
    kick: sender.flushAll,
    all: entries.all,
    queue: (ticket) => entries.queue(ticket, sender.isFailing(ticket)),
    subscribe: entries.subscribe,
    rescue: entries.putAside,
    stop: sender.stop,
  };
}

interface Run {
  /** Failed tries since the last success. */
  tries: number;
  isBusy: boolean;
  /** Somebody asked for another look while one was under way. */
  isAsked: boolean;
  cancelTimer?: () => void;
}

function runIn(runs: Map<number, Run>, ticket: number): Run {
  const run = runs.get(ticket) ?? { tries: 0, isBusy: false, isAsked: false };
  runs.set(ticket, run);
  return run;
}

/** A file is stored once, however often its message has to be sent; undefined where it was given up meanwhile. */
async function withFileStored(
  entry: OutboxEntry,
  entries: OutboxEntries,
  { store }: OutboxDeps,
): Promise<OutboxEntry | undefined> {
  const { clientMessageId, file, content } = entry;
  if (!file || content !== '' || !store) return entry;
  const stored = await store(entry);
  if (!entries.isHeld(clientMessageId)) return undefined;
  await entries.change(withContent(clientMessageId, stored));
  return { ...entry, content: stored };
}

/** Sends the entries of each ticket in order, one at a time over all tabs. */
function createSender(
  owner: string,
  entries: OutboxEntries,
  deps: OutboxDeps,
  remove: (clientMessageIds: readonly string[]) => Promise<void>,
) {
  const runs = new Map<number, Run>();
  const runOf = (ticket: number) => runIn(runs, ticket);
  let isStopped = false;

  /** Decides what a failed try means; true when the next entry may follow. */
  async function whenFailed(entry: OutboxEntry, error: unknown): Promise<boolean> {
    const run = runOf(entry.recordQuestionId);
    const verdict = deps.judge(error);
    if (verdict.kind === 'refused') {
      run.tries = 0;
      await entries.change(withState(entry.clientMessageId, 'failed', verdict.text));
      deps.onRefused?.(entry, verdict.text);
      return true;
    }
    if (verdict.kind === 'paused') {
      run.tries = 0;
      await entries.change(withState(entry.clientMessageId, 'paused'));
      deps.onPaused?.(entry, verdict.text);
      return false;
    }
    run.tries += 1;
    if (!deps.asksAfterBreak) await entries.change(withoutSeen(entry.recordQuestionId));
    if (verdict.kind === 'again' && !isStopped) {
      const wait = retryDelay(run.tries, deps.random());
      run.cancelTimer = deps.setTimer(() => void flush(entry.recordQuestionId), wait);
    }
    entries.touch();
    return false;
  }

  /** Sends the head of the queue; true when the next one may follow. */
  async function sendHead(ticket: number): Promise<boolean> {
    // Another tab may have sent it while this one waited for its turn.
    await entries.refresh();
    const entry = entries.all().find((one) => one.recordQuestionId === ticket && one.state !== 'failed');
    // Behind a paused one nothing goes out: messages keep their order.
    if (!entry || entry.state === 'paused' || isStopped) return false;
    try {
      const ready = await withFileStored(entry, entries, deps);
      if (ready) await deps.send(ready);
    } catch (error) {
      // What was given up meanwhile failed because of that.
      return entries.isHeld(entry.clientMessageId) ? whenFailed(entry, error) : true;
    }
    runOf(ticket).tries = 0;
    await remove([entry.clientMessageId]);
    return true;
  }

  async function flush(ticket: number): Promise<void> {
    const run = runOf(ticket);
    run.cancelTimer?.();
    if (run.isBusy) {
      run.isAsked = true;
      return;
    }
    run.isBusy = true;
    try {
      await deps.lock(`outbox:${owner}:${ticket}`, async () => {
        while (!isStopped && (await sendHead(ticket)));
      });
    } finally {
      run.isBusy = false;
    }
    if (run.isAsked) {
      run.isAsked = false;
      await flush(ticket);
    }
  }

  return {
    flush,
    flushAll() {
      const tickets = new Set(entries.all().map((entry) => entry.recordQuestionId));
      for (const ticket of tickets) void flush(ticket);
    },
    isFailing: (ticket: number) => (runs.get(ticket)?.tries ?? 0) > 0,
    stop() {
      isStopped = true;
      for (const run of runs.values()) run.cancelTimer?.();
    },
  };
}
