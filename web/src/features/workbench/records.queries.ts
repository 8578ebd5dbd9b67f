/*
 * The damage reports of the open ticket's customer (DMG-52, Q-87). A frame about a report makes what is shown be read
 * again.
 */
import { useEffect } from 'react';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { frameTypes } from '#contract/core/frames';
import { call } from '../../lib/api';
import { live } from '../../lib/live';
import { queryClient } from '../../lib/query-client';

const recordsKey = ['ticketContext', 'records'] as const;

/** Sizes of a page (001 §9); the first is used until another is chosen. */
export const recordPageSizes = [60, 100, 200, 300] as const;
export type RecordPageSize = (typeof recordPageSizes)[number];

export const recordsQuery = (account: string, pageSize: RecordPageSize, pageNum: number) =>
  queryOptions({
    queryKey: [...recordsKey, account, pageSize, pageNum],
    queryFn: ({ signal }) =>
      call(
        'POST /javaplus/admin/afterSale/damageReport/getDamageReportListByAccount',
        { account, pageSize, pageNum },
        { signal },
      ),
    // What was seen stays while another page loads.
    placeholderData: keepPreviousData,
  });

/** Reads the pages again that are in sight. */
function refreshRecords(): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: recordsKey });
}

/** Reads the reports again when one has changed, and after a break, while the component is mounted. */
export function useRecordsLive(): void {
  useEffect(() => {
    const off = [
      live.onFrame(({ msgType }) => {
        if (msgType === frameTypes.report) void refreshRecords();
      }),
      live.onOpen(({ reconnected }) => {
        if (reconnected) void refreshRecords();
      }),
    ];
    return () => off.forEach((stop) => stop());
  }, []);
}
