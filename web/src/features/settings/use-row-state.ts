/* What stands in the form of a row, beside the row as it is stored; both may change at any time. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Conflict, changedKeys, isSame, merge } from './merge';
import type { Row, Values } from './section.types';
import type { Begun, SettingsDraft } from './settings-draft';

interface RowState {
  readonly values: Values;
  /** The row as it was stored when these values were begun. */
  readonly base: Values;
  readonly conflicts: readonly Conflict[];
  readonly taken: readonly string[];
}

interface RowStateOptions {
  keys: readonly string[];
  row: Row | null;
  blank: Values;
  draft: SettingsDraft;
  /** It is being saved: what comes of it is not somebody else's change. */
  isBusy: boolean;
}

const fresh = (values: Values): RowState => ({ values, base: values, conflicts: [], taken: [] });

export function useRowState({ keys, row, blank, draft, isBusy }: RowStateOptions) {
  const start = row ?? blank;
  const [state, setState] = useState(() => fresh(start));
  const [isRestored, setIsRestored] = useState(false);
  // An upload ends whenever it ends: it must find what was entered meanwhile.
  const newest = useRef(state);
  const put = (next: RowState) => {
    newest.current = next;
    setState(next);
    const isClean = changedKeys(keys, next.base, next.values).length === 0;
    draft.write(isClean ? null : { base: row && next.base, values: next.values });
  };

  const join = useEffectEvent((theirs: Values) => {
    const { base, values, conflicts: earlier } = newest.current;
    const merged = merge(keys, base, values, theirs);
    const known = earlier.filter(({ key }) => !merged.conflicts.some((one) => one.key === key));
    const conflicts = [...known.map(({ key }) => ({ key, theirs: theirs[key] })), ...merged.conflicts];
    const isOpen = ({ key }: Conflict) => !isSame(merged.values[key], theirs[key]);
    // Whoever has changed nothing is not told of what others do.
    const isOwn = changedKeys(keys, merged.values, theirs).length > 0;
    put({ ...merged, taken: isOwn ? merged.taken : [], base: theirs, conflicts: conflicts.filter(isOpen) });
  });
  const restore = useEffectEvent((begun: Begun) => {
    if (changedKeys(keys, newest.current.base, newest.current.values).length > 0) return;
    const merged = merge(keys, begun.base ?? start, begun.values, start);
    if (changedKeys(keys, start, merged.values).length === 0) return;
    put({ ...merged, base: start });
    setIsRestored(true);
  });
  useEffect(() => {
    let isLeft = false;
    void draft.read().then((begun) => begun !== null && !isLeft && restore(begun));
    window.addEventListener('pagehide', draft.rescue);
    return () => {
      isLeft = true;
      window.removeEventListener('pagehide', draft.rescue);
    };
  }, [draft]);
  useEffect(() => {
    if (row !== null && !isBusy && newest.current.base['rev'] !== row.rev) join(row);
  }, [row, isBusy]);

  return { state, newest, put, isRestored, setIsRestored, fresh };
}
