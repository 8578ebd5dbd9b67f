// The table sync of this tab: its client on the browser's socket, the query cache and the view state. Loaded
// after the first screen; the door of this folder is index.ts.
import { browserSocket } from '../live/browser-socket';
import { queryClient, tablesOfQuery } from '../query-client';
import { setViewState, viewState } from '../view-state';
import { wsid } from '../wsid';
import { createRefresh } from './refresh';
import { createSync } from './sync-client';
import { emptyTables, syncTables, withFrame } from './tables';
import type { Query } from '@tanstack/react-query';
import type { TableName } from '#contract/sync/schemas';

/** Fetches the queries that are made of these tables; true once all that are on a screen have their answer. */
async function refetch(tables: ReadonlySet<TableName> | 'all'): Promise<boolean> {
  const predicate = (query: Query) => {
    const own = tablesOfQuery(query);
    return tables === 'all' ? own.length > 0 : own.some((name) => tables.has(name));
  };
  const cache = queryClient.getQueryCache();
  // A first answer on its way may be older than the change, and is not given up for a new one.
  const isEarly = cache.findAll({ predicate, fetchStatus: 'fetching' }).some(({ state }) => !state.data);
  await queryClient.invalidateQueries({ predicate });
  if (isEarly) await queryClient.invalidateQueries({ predicate });
  return cache.findAll({ predicate, type: 'active' }).every(({ state }) => !state.isInvalidated);
}

export const tableSync = createSync({
  ...browserSocket,
  wsid,
  stamp: () => viewState.getState().timestamp,
  startedAt: performance.timeOrigin,
  refresh: createRefresh({
    refetch,
    onApplied: (timestamp) => setViewState({ timestamp }),
    random: Math.random,
  }),
  onTable: (frame) => syncTables.setState((tables) => withFrame(tables, frame)),
  onSpeaker: () => syncTables.setState(emptyTables()),
});
