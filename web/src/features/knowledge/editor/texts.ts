/*
 * What a person has written in a question and the server does not have yet (Q-05, EDIT-12, EDIT-25). Each text is
 * sent by itself, one after the other, a second after the last key or when its field is left. A text that a colleague
 * changed meanwhile is not sent: both are shown, and the person chooses. Nothing written is dropped before it is
 * stored or given up.
 */
import { timers } from '#contract/core/limits';

/** A text that is not stored. */
export interface Unsaved {
  readonly text: string;
  /** What the server had when the person began. */
  readonly base: string;
}

/**
 * typed: will be sent · sending · failed: was not stored, and is sent again when it is changed or asked for ·
 * stale: refused, since somebody else was quicker; what he wrote is on its way · conflict: that is known.
 */
export type UnsavedState = 'typed' | 'sending' | 'failed' | 'stale' | 'conflict';

export interface TextsDependencies {
  /** What the server is known to have; undefined where it has no such text any more. */
  readonly server: (key: string) => string | undefined;
  readonly isSame: (key: string, one: string, other: string) => boolean;
  /** False where the text cannot be stored as it is, or nothing may be stored now. */
  readonly maySend: (key: string, text: string) => boolean;
  readonly send: (key: string, text: string) => Promise<void>;
  readonly isStale: (error: unknown) => boolean;
  /** Why it was not stored, for the person; what is stale tells of itself. */
  readonly tell: (error: unknown) => void;
  /** The server has the text now: `server` is to say so when this is done. */
  readonly onStored: (key: string, text: string) => Promise<void>;
  /** Keeps what is unsaved beyond the page. */
  readonly keep: (unsaved: ReadonlyMap<string, Unsaved>) => void;
  /** @returns the way to stop it */
  readonly setTimer: (task: () => void, ms: number) => () => void;
}

type Entry = Unsaved & { readonly state: UnsavedState };

/** The unsaved texts by their keys, kept at every change. */
function createEntries(keep: TextsDependencies['keep']) {
  let entries: ReadonlyMap<string, Entry> = new Map();
  const listeners = new Set<() => void>();
  function publish(next: ReadonlyMap<string, Entry>) {
    entries = next;
    keep(new Map([...next].map(([key, { text, base }]) => [key, { text, base }])));
    for (const listener of [...listeners]) listener();
  }
  const set = (key: string, entry: Entry) => publish(new Map(entries).set(key, entry));
  return {
    all: () => entries,
    get: (key: string) => entries.get(key),
    set,
    drop: (key: string) => publish(new Map([...entries].filter(([other]) => other !== key))),
    dropAll(isMeant: (key: string) => boolean) {
      const left = [...entries].filter(([key]) => !isMeant(key));
      if (left.length < entries.size) publish(new Map(left));
    },
    turn(key: string, state: UnsavedState) {
      const entry = entries.get(key);
      if (entry && entry.state !== state) set(key, { ...entry, state });
    },
    /** Puts others below those that are there. */
    addBelow: (others: readonly [string, Entry][]) => publish(new Map([...others, ...entries])),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Entries = ReturnType<typeof createEntries>;

/** Sends one text; what was typed meanwhile stands on what has just been stored. */
async function sendOne(entries: Entries, deps: TextsDependencies, key: string): Promise<void> {
  const before = entries.get(key);
  if (!before) return;
  entries.set(key, { ...before, state: 'sending' });
  try {
    await deps.send(key, before.text);
  } catch (error) {
    const isStale = deps.isStale(error);
    entries.turn(key, isStale ? 'stale' : 'failed');
    if (!isStale) deps.tell(error);
    return;
  }
  await deps.onStored(key, before.text);
  const now = entries.get(key);
  if (!now || now.text === before.text) entries.drop(key);
  else entries.set(key, { text: now.text, base: before.text, state: 'typed' });
}

/** What the server has may have changed: who wrote the same has no conflict. @returns whether something is to be sent */
function compareAll(entries: Entries, deps: TextsDependencies): boolean {
  let isDue = false;
  for (const [key, entry] of entries.all()) {
    if (entry.state === 'sending') continue;
    const server = deps.server(key);
    if (server !== undefined && deps.isSame(key, server, entry.text)) entries.drop(key);
    else if (server === undefined || !deps.isSame(key, server, entry.base)) entries.turn(key, 'conflict');
    else if (entry.state === 'conflict') {
      entries.turn(key, 'typed');
      isDue = true;
    }
  }
  return isDue;
}

export type Texts = ReturnType<typeof createTexts>;

export function createTexts(deps: TextsDependencies) {
  const entries = createEntries(deps.keep);
  let running: Promise<void> | undefined;
  let stopTimer: (() => void) | undefined;

  function schedule() {
    stopTimer?.();
    stopTimer = deps.setTimer(() => void flush(), timers.editorRefreshDebounce);
  }

  const nextKey = () =>
    [...entries.all()].find(([key, { text, state }]) => state === 'typed' && deps.maySend(key, text))?.[0];

  async function sendAll(): Promise<void> {
    for (let key = nextKey(); key !== undefined; key = nextKey()) await sendOne(entries, deps, key);
  }

  /** Sends what can be sent. @returns whether nothing is left unsaved */
  async function flush(): Promise<boolean> {
    stopTimer?.();
    running ??= sendAll().finally(() => (running = undefined));
    await running;
    return entries.all().size === 0;
  }

  function turnAll(from: UnsavedState, to: UnsavedState) {
    for (const [key, { state }] of entries.all()) if (state === from) entries.turn(key, to);
  }

  function compare() {
    if (compareAll(entries, deps)) schedule();
  }

  return {
    subscribe: entries.subscribe,
    entries: entries.all,
    flush,
    /** What the server has may have changed. */
    compare,
    type(key: string, text: string) {
      const before = entries.get(key);
      const base = before?.base ?? deps.server(key) ?? '';
      const state = before?.state ?? 'typed';
      // Back to what it was, with nothing on its way: there is nothing to store.
      if (text === base && state !== 'sending' && state !== 'conflict') return entries.drop(key);
      entries.set(key, { text, base, state: state === 'failed' ? 'typed' : state });
      schedule();
    },
    /** The server's state is known up to now: what was refused as stale can be decided. */
    settle() {
      turnAll('stale', 'typed');
      compare();
      if (entries.all().size > 0) schedule();
    },
    /** Sends again what failed. */
    retry(): Promise<boolean> {
      turnAll('failed', 'typed');
      return flush();
    },
    /** Ends a conflict: the colleague's text stays, or the own one takes its place. */
    decide(key: string, choice: 'mine' | 'theirs') {
      const entry = entries.get(key);
      if (!entry) return;
      const server = deps.server(key);
      if (choice === 'theirs' || server === undefined) return entries.drop(key);
      entries.set(key, { text: entry.text, base: server, state: 'typed' });
      void flush();
    },
    /** The person has deleted what these texts belong to. */
    giveUp: entries.dropAll,
    /** The other side of a pair was stored, and this side, which has no text of its own, shows it now. */
    rebase(key: string, from: string, to: string) {
      const entry = entries.get(key);
      if (entry?.base === from) entries.set(key, { ...entry, base: to });
    },
    /** Takes over what an earlier page left behind; what has been typed here since wins. */
    restore(unsaved: ReadonlyMap<string, Unsaved>) {
      if (unsaved.size === 0) return;
      entries.addBelow([...unsaved].map(([key, one]): [string, Entry] => [key, { ...one, state: 'typed' }]));
      compare();
      schedule();
    },
  };
}
