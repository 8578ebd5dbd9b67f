/*
 * The staff list in the query cache: pages of 50 per filter (BENCH-14), the open ticket beside them, and who
 * of the customers is online.
 */
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StaffTicket } from '#contract/tickets/schemas';
import { counts } from '#contract/core/limits';
import { call } from '../../lib/api';
import { queryClient } from '../../lib/query-client';
import { bodyOfFilter, type StaffFilter } from './filter';
import { type StaffPage, withRowChange } from './staff-rows';

const listsKey = ['workbench', 'list'] as const;
const ticketKey = (id: number) => ['workbench', 'ticket', id] as const;

function fetchPage(filter: StaffFilter, currentPage: number, pageSize: number, signal?: AbortSignal) {
  const body = { ...bodyOfFilter(filter), currentPage, pageSize };
  return call('POST /javaplus/admin/recordQuestion/queryRecordQuestionList', body, { signal });
}

/** The tickets of a filter, 50 more per page. */
export const staffListQuery = (filter: StaffFilter) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, filter],
    queryFn: ({ pageParam, signal }) => fetchPage(filter, pageParam, counts.ticketPage, signal),
    initialPageParam: 1,
    getNextPageParam: (last: StaffPage, pages: StaffPage[]) =>
      last.list.length > 0 && pages.length * counts.ticketPage < last.total ? pages.length + 1 : undefined,
    // What was seen stays while another filter loads.
    placeholderData: (before) => before,
  });

/** Rows of one look into the list without any filter; more than one page of it is the search's task. */
const lookupSize = 200;

/** A ticket of the address that no loaded page shows; null when it cannot be found. */
export const staffTicketQuery = (id: number) =>
  queryOptions({
    queryKey: ticketKey(id),
    queryFn: async ({ signal }): Promise<StaffTicket | null> => {
      const { list } = await fetchPage({ state: null, clientName: '' }, 1, lookupSize, signal);
      return list.find((row) => row.id === id) ?? (await findByMessages(id));
    },
  });

/** An old ticket: its messages tell the customer, and the customer's list has it. */
async function findByMessages(id: number): Promise<StaffTicket | null> {
  const messages = await call('POST /javaplus/admin/recordChat/queryByRecordQuestionIdAndTimestamp', {
    recordQuestionId: id,
  });
  const written = messages.recordChatList.find((message) => message.sender === 'user');
  if (!written) return null;
  const rows = await call(
    'POST /javaplus/admin/recordQuestion/queryRecordQuestionByPersonalId/:id',
    {},
    { params: { id: written.personalId } },
  );
  return rows.find((row) => row.id === id) ?? null;
}

/** Ids of the customers with an open socket; asked 6 s after the socket opens and on frame 1 (RT-06, RT-13). */
export const customersOnlineQuery = queryOptions({
  queryKey: ['workbench', 'customersOnline'],
  queryFn: () => call('POST /javaplus/admin/loginCookie/getOnLineIdList', {}),
  enabled: false,
});

/** Applies a change to every loaded page of every filter; true when some page shows the ticket. */
export function patchRows(id: number, change: (row: StaffTicket) => StaffTicket): boolean {
  let isLoaded = false;
  queryClient.setQueriesData<InfiniteData<StaffPage, number>>({ queryKey: listsKey }, (data) => {
    if (!data?.pages.some((page) => page.list.some((row) => row.id === id))) return data;
    isLoaded = true;
    return {
      ...data,
      pages: data.pages.map((page) => ({ ...page, list: withRowChange(page.list, id, change) })),
    };
  });
  queryClient.setQueryData(staffTicketQuery(id).queryKey, (row) => row && change(row));
  return isLoaded;
}

/** Fetches the pages that are shown anew. */
export function refreshStaffLists(): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: ['workbench'],
    predicate: ({ queryKey }) => queryKey[1] !== 'customersOnline',
  });
}
