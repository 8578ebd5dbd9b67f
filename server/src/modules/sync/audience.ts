/*
 * Tabs that hold the same tables. What they hold is known by its digests: a later state is told as the
 * difference, so that a client that applies the frames holds what a client that asks for all would get.
 */
import type { TableName } from '#contract/sync/schemas';
import type { Tab } from './tab';
import {
  deltasBetween,
  fullFrame,
  partFrame,
  snapshotOf,
  type Delta,
  type RowId,
  type Snapshot,
  type TableTexts,
  type TimedFrame,
} from './tables.rules';

export interface Audience {
  readonly members: Set<Tab>;
  /** What the members were told; undefined until the first look, and when nobody is left. */
  snapshot: Snapshot | undefined;
}

/** A wish for whole tables. */
export interface Wish {
  readonly tab: Tab;
  readonly tables: ReadonlySet<TableName>;
}

export interface News {
  readonly texts: TableTexts;
  /** Makes a row count as changed though it reads the same. */
  isTouched?(table: TableName, id: RowId): boolean;
  /** The part of a difference that is meant for a tab; the same object where it is all of it. */
  partFor?(tab: Tab, delta: Delta): Delta;
}

export function createAudience(): Audience {
  return { members: new Set(), snapshot: undefined };
}

/** Takes a tab out; what is kept for nobody is forgotten. */
export function leave(audience: Audience, tab: Tab): void {
  audience.members.delete(tab);
  if (audience.members.size === 0) audience.snapshot = undefined;
}

/** Tells the members what has changed, and remembers it. `timestampOf`: the state that a tab then has. */
export function tell(audience: Audience, news: News, timestampOf: (tab: Tab) => number): void {
  const before = audience.snapshot;
  audience.snapshot = snapshotOf(news.texts, before);
  if (before === undefined) return;
  const deltas = deltasBetween(before, audience.snapshot, news.isTouched);
  for (const delta of deltas) {
    const rows = news.texts.get(delta.table);
    const frame = partFrame(delta, rows);
    for (const tab of audience.members) {
      const part = news.partFor?.(tab, delta) ?? delta;
      tab.send((part === delta ? frame : partFrame(part, rows))(timestampOf(tab)));
    }
  }
}

/** Sends whole tables to those who asked; `extraOf` gives rows that a tab has beside those of all. */
export function serve(
  texts: TableTexts,
  wishes: readonly Wish[],
  timestampOf: (tab: Tab) => number,
  extraOf: (tab: Tab, table: TableName) => ReadonlyMap<RowId, string> = () => nothing,
): void {
  const frames = new Map<TableName, TimedFrame>();
  for (const { tab, tables } of wishes) {
    for (const [table, rows] of texts) {
      if (!tables.has(table)) continue;
      const extra = extraOf(tab, table);
      const frame =
        extra.size > 0
          ? fullFrame(table, new Map([...rows, ...extra]).values())
          : (frames.get(table) ?? fullFrame(table, rows.values()));
      if (extra.size === 0) frames.set(table, frame);
      tab.send(frame(timestampOf(tab)));
    }
  }
}

/** A difference without the deletion of rows that a tab holds for another reason too. */
export function withoutDeleting(delta: Delta, kept: ReadonlyMap<RowId, string>): Delta {
  if (kept.size === 0 || !delta.deleted.some((id) => kept.has(id))) return delta;
  return { ...delta, deleted: delta.deleted.filter((id) => !kept.has(id)) };
}

const nothing: ReadonlyMap<RowId, string> = new Map();
