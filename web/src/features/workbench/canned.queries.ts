/* The canned replies in the query cache, and the calls that change them. */
import { useEffect } from 'react';
import { queryOptions } from '@tanstack/react-query';
import { frameTypes } from '#contract/core/frames';
import type { CannedReply } from '#contract/workbench/canned-endpoints';
import { call } from '../../lib/api';
import { live } from '../../lib/live';
import { queryClient } from '../../lib/query-client';

export const cannedRepliesQuery = queryOptions({
  queryKey: ['workbench', 'cannedReplies'],
  queryFn: () => call('POST /javaplus/admin/cannedReply/getList', {}),
});

const refresh = () => queryClient.invalidateQueries({ queryKey: cannedRepliesQuery.queryKey });

/** Reads them anew when somebody changed them (frame 11), and after a break. */
export function useCannedLive(): void {
  useEffect(() => {
    const off = [
      live.onFrame(({ msgType }) => {
        if (msgType === frameTypes.refresh) void refresh();
      }),
      live.onOpen(({ reconnected }) => {
        if (reconnected) void refresh();
      }),
    ];
    return () => off.forEach((stop) => stop());
  }, []);
}

/** What the editor writes; `id` and `rev` are absent in a new one. */
export type CannedDraft = Pick<CannedReply, 'title' | 'group' | 'textEn' | 'textZh' | 'shortcut'> &
  Partial<Pick<CannedReply, 'id' | 'rev'>>;

export async function saveCannedReply({ id, rev, ...words }: CannedDraft): Promise<void> {
  if (id === undefined) await call('POST /javaplus/admin/cannedReply/add', words);
  else await call('POST /javaplus/admin/cannedReply/edit', { id, rev, ...words });
  await refresh();
}

export async function moveCannedReply({ id, orderNo }: CannedReply, by: 1 | -1): Promise<void> {
  await call('POST /javaplus/admin/cannedReply/edit', { id, orderNo: orderNo + by });
  await refresh();
}

export async function deleteCannedReply(id: number): Promise<void> {
  await call('POST /javaplus/admin/cannedReply/delete', { id });
  await refresh();
}
