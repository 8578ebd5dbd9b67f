/*
 * Notes what one change does: the rows as they were before anything is written, and at its end as they are, in the
 * same transaction. What is the same then is no change.
 */
import { isDeepStrictEqual } from 'node:util';
import type { HistorySection } from '#contract/settings/history-endpoints';
import type { Change, Section, StoredDocument } from '../../section';
import { actionOf } from './history.rules';
import { insertEntries, nextStep, type NewEntry } from './history.store';

/** {sections, source}: these sections, separated by commas, have rows that are others now. */
export const historyChanged = 'history.changed';

/** The notes of one change. */
export interface Recording {
  /** These rows are about to be changed or deleted; before the first of them is written. */
  touch(section: HistorySection, ids: readonly number[]): Promise<void>;
  /** These rows were added. */
  added(section: HistorySection, ids: readonly number[]): void;
  /** Something of these rows changed that does not stand in them, such as a password. */
  noted(section: HistorySection, id: number, what: Readonly<Record<string, unknown>>): void;
  /** Writes the entries of what was noted since the last time. @returns them */
  finish(): Promise<readonly NewEntry[]>;
}

export function createRecording(change: Change, sectionOf: (name: HistorySection) => Section): Recording {
  const { tx, emit, source } = change;
  // A file says itself who changed a row and when; otherwise that is no change of its own.
  const isSame = source === 'import' ? isDeepStrictEqual : isSameContent;
  const touched = new Map<HistorySection, Map<number, StoredDocument | undefined>>();
  let step: number | undefined;
  const notes = new Map<string, Readonly<Record<string, unknown>>>();
  const of = (name: HistorySection) => {
    const found = touched.get(name) ?? new Map<number, StoredDocument | undefined>();
    touched.set(name, found);
    return found;
  };

  const entriesOf = async (name: HistorySection, rows: ReadonlyMap<number, StoredDocument | undefined>) => {
    const section = sectionOf(name);
    const now = new Map((await section.read(tx, [...rows.keys()])).map((row) => [row.id, row]));
    return [...rows].flatMap(([rowId, before]): NewEntry[] => {
      const note = notes.get(`${name} ${rowId}`);
      const is = now.get(rowId);
      const after = is === undefined || note === undefined ? is : { ...is, ...note };
      const action = actionOf(before, after, isSame);
      const shown = after ?? before;
      if (action === undefined || shown === undefined) return [];
      const title = section.titleOf(shown).slice(0, 500);
      return [{ section: name, rowId, title, action, before: before ?? null, after: after ?? null }];
    });
  };

  return {
    async touch(name, ids) {
      const rows = of(name);
      const unknown = [...new Set(ids)].filter((id) => !rows.has(id));
      if (unknown.length === 0) return;
      const found = new Map((await sectionOf(name).read(tx, unknown)).map((row) => [row.id, row]));
      for (const id of unknown) rows.set(id, found.get(id));
    },
    added(name, ids) {
      const rows = of(name);
      for (const id of ids) if (!rows.has(id)) rows.set(id, undefined);
    },
    noted: (name, id, what) => void notes.set(`${name} ${id}`, what),
    async finish() {
      const entries: NewEntry[] = [];
      for (const [name, rows] of touched) entries.push(...(await entriesOf(name, rows)));
      touched.clear();
      if (entries.length > 0) step ??= await nextStep(tx);
      await insertEntries(tx, { ...change, step: step ?? 0 }, entries);
      const sections = [...new Set(entries.map(({ section }) => section))];
      if (sections.length > 0) emit(historyChanged, { sections: sections.join(','), source });
      return entries;
    },
  };
}

/** What a row says of its last change; the entries of the history say the same of each. */
const signature = new Set(['changeTime', 'changePersonId']);

/** Whether two states of a row say the same, whoever wrote them and when. */
function isSameContent(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(withoutSignature(one), withoutSignature(other));
}

function withoutSignature(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  return Object.fromEntries(Object.entries(state).filter(([key]) => !signature.has(key)));
}
