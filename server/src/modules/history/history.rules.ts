/* Rules of the history: what a change was, and how a state is known again. Pure. */
import type { HistoryRow } from '#contract/settings/history-endpoints';

/** What became of a row; undefined where nothing did. */
export function actionOf(
  before: unknown,
  after: unknown,
  isEqual: (one: unknown, other: unknown) => boolean,
): HistoryRow['action'] | undefined {
  if (before === undefined) return after === undefined ? undefined : 'added';
  if (after === undefined) return 'deleted';
  return isEqual(before, after) ? undefined : 'changed';
}

/** Which state of an entry is brought back: what was before it, of an addition what it made. */
export function stateToRestore(
  entry: { readonly before: unknown; readonly after: unknown },
  to: 'before' | 'after' | undefined,
): unknown {
  const wanted = to ?? (entry.before === null ? 'after' : 'before');
  return entry[wanted];
}
