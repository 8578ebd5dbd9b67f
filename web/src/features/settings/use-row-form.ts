/*
 * One row while somebody changes it: what he entered joins what was kept from before and what colleagues store
 * meanwhile. Nothing that was typed goes but by saving or by being thrown away on purpose.
 */
import { useState } from 'react';
import { errorText } from '../../lib/api';
import { type Conflict, changedKeys, merge } from './merge';
import { problemsOf } from './row-problems';
import type { Field, Row, Section, Values } from './section.types';
import type { SettingsDraft } from './settings-draft';
import { isStale, refreshSettings, saveRow } from './settings.queries';
import { useRowState } from './use-row-state';

export interface RowForm {
  readonly values: Values;
  readonly isChanged: boolean;
  readonly isRestored: boolean;
  readonly isBusy: boolean;
  /** What has to be mended before it can be saved, by the key of its field; told once saving was tried. */
  readonly problems: ReadonlyMap<string, string>;
  readonly conflicts: readonly Conflict[];
  /** Fields that were taken over from a colleague. */
  readonly taken: readonly string[];
  /** Why the last saving was refused, in the server's words; '' if it was not. */
  readonly refusal: string;
  change(key: string, next: (value: unknown) => unknown): void;
  /** Decides a conflict. */
  settle(key: string, isTheirs: boolean): void;
  /** Throws away what was entered. @returns the way back */
  discard(): () => void;
  /** Whether there is something to save at this moment, drawn already or not. */
  hasChanges(): boolean;
  /** @returns the row as it is stored; null where it was not stored */
  save(): Promise<Row | null>;
}

const noProblems: ReadonlyMap<string, string> = new Map();

/** The keys that a section's form sends. */
export function keysOf(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => (field.kind === 'pair' ? [field.key, field.keyZh] : [field.key]));
}

/** `row` is null for a new one. Use with the row's id as key of the component. */
export function useRowForm(section: Section, row: Row | null, draft: SettingsDraft): RowForm {
  const keys = keysOf(section.fields);
  const [isBusy, setIsBusy] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { state, newest, put, isRestored, setIsRestored, fresh } = useRowState({
    keys,
    row,
    blank: section.blank,
    draft,
    isBusy,
  });
  const problems = problemsOf(section.fields, state.values);
  const calm = () => {
    setIsRestored(false);
    setWasTried(false);
    setRefusal('');
  };
  async function send(): Promise<Row> {
    const { values, base } = newest.current;
    const sent = Object.fromEntries(keys.map((key) => [key, values[key]]));
    const stored = await saveRow(
      section.name,
      row === null ? sent : { ...sent, id: row.id, rev: base['rev'] },
    );
    // What was typed while it was on its way is still to be saved.
    const { values: merged } = merge(keys, values, newest.current.values, stored);
    put({ ...fresh(stored), values: { ...stored, ...merged, rev: stored.rev } });
    return stored;
  }
  return {
    ...state,
    isChanged: changedKeys(keys, state.base, state.values).length > 0,
    isRestored,
    isBusy,
    refusal,
    problems: wasTried ? problems : noProblems,
    change(key, next) {
      const { current } = newest;
      put({ ...current, values: { ...current.values, [key]: next(current.values[key]) } });
    },
    settle(key, isTheirs) {
      const { current } = newest;
      const chosen = current.conflicts.find((conflict) => conflict.key === key);
      const values = isTheirs && chosen ? { ...current.values, [key]: chosen.theirs } : current.values;
      put({ ...current, values, conflicts: current.conflicts.filter((conflict) => conflict.key !== key) });
    },
    discard() {
      const before = newest.current;
      put(fresh(row ?? section.blank));
      calm();
      return () => put(before);
    },
    hasChanges: () => changedKeys(keys, newest.current.base, newest.current.values).length > 0,
    async save() {
      setWasTried(true);
      setRefusal('');
      if (problems.size > 0 || state.conflicts.length > 0) return null;
      setIsBusy(true);
      try {
        const stored = await send();
        calm();
        return stored;
      } catch (error) {
        setRefusal(errorText(error));
        // The row as it is now comes in by the query, and is joined.
        if (isStale(error)) await refreshSettings();
        return null;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
