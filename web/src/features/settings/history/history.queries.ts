/* The history of content and settings in the query cache, and bringing back what was. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contract/core/endpoint';
import type { Endpoints } from '#contract/endpoints';
import { call } from '../../../lib/api';
import { queryClient } from '../../../lib/query-client';
import { pageSize, settingsKey } from '../settings.queries';

export type HistoryFilter = Omit<
  BodyOf<Endpoints['POST /javaplus/admin/settings/history/list']>,
  'pageSize' | 'timestamp' | 'wsid'
>;

export const historyQuery = (filter: HistoryFilter) =>
  queryOptions({
    queryKey: [...settingsKey, 'history', filter],
    queryFn: ({ signal }) =>
      call('POST /javaplus/admin/settings/history/list', { ...filter, pageSize }, { signal }),
    placeholderData: keepPreviousData,
    // Content is changed on other screens too.
    staleTime: 0,
  });

export const changeQuery = (id: number) =>
  queryOptions({
    queryKey: [...settingsKey, 'change', id],
    queryFn: ({ signal }) => call('POST /javaplus/admin/settings/history/get', { id }, { signal }),
  });

export interface Restore {
  id: number;
  to: 'before' | 'after';
  /** With all that was changed in the same step. */
  together: boolean;
}

/** @returns how many rows are different now */
export async function restore(wanted: Restore): Promise<number> {
  const { restored } = await call('POST /javaplus/admin/settings/history/restore', wanted);
  // Content and settings are shown all over the place.
  await queryClient.invalidateQueries();
  return restored;
}
