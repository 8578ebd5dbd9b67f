/*
 * One row while somebody changes it: what he entered joins what was kept from before and what colleagues store
 * meanwhile. Nothing that was typed goes but by saving or by being thrown away on purpose.
 */
import { useState } from 'react';
import { errorText } from '../../lib/api';
import { type Conflict, changedKeys, merge } from './merge';
import type { Field, Row, Section, Values } from './section.types';
import type { SettingsDraft } from './settings-draft';
import { isStale, refreshSettings, saveRow } from './settings.queries';
import { useRowState } from './use-row-state';

export interface RowForm {
  readonly values: Values;
  readonly isChanged: boolean;
  readonly isRestored: boolean;
  readonly isBusy: boolean;
  /** Keys of fields that must be filled in and are not. */
  readonly missing: ReadonlySet<string>;
  readonly conflicts: readonly Conflict[];
  /** Fields that were taken over from a colleague. */
  readonly taken: readonly string[];
  /** Why the last saving was refused, in the server's words; '' if it was not. */
  readonly refusal: string;
  change(key: string, next: (value: unknown) => unknown): void;
  /** Decides a conflict. */
  settle(key: string, isTheirs: boolean): void;
  discard(): void;
  /** @returns the row as it is stored; null where it was not stored */
  save(): Promise<Row | null>;
}

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
  const missing = section.fields.filter((field) => field.isRequired && isEmpty(state.values[field.key]));
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
    missing: new Set(wasTried ? missing.map(({ key }) => key) : []),
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
      put(fresh(row ?? section.blank));
      calm();
    },
    async save() {
      setWasTried(true);
      setRefusal('');
      if (missing.length > 0 || state.conflicts.length > 0) return null;
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

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
