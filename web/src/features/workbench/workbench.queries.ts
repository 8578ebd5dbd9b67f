/*
 * Calls of the staff list: pages of 50 per filter (BENCH-14), all tickets of one customer (BENCH-37), the open
 * ticket beside them, and who of the customers is online.
 */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StaffTicket } from '#contract/tickets/schemas';
import { counts } from '#contract/core/limits';
import { ApiError, call } from '../../lib/api';
import { queryClient } from '../../lib/query-client';
import { bodyOfFilter, emptyFilter, type StaffFilter } from './filter';
import { emptyList, type StaffList, withAdded, withFetched, withListChanges, withPage } from './staff-list';
import { type RowChange, withChanges } from './staff-rows';
import { withSharedTexts } from './staff-row-texts';

const listsKey = ['workbench', 'list'] as const;
const customersKey = ['workbench', 'customer'] as const;
const ticketsKey = ['workbench', 'ticket'] as const;

/** Most rows that one call answers; what is loaded is fetched again by as few calls as can be. */
const largestPage = 200;

async function fetchPage(filter: StaffFilter, currentPage: number, pageSize: number, signal?: AbortSignal) {
  const body = { ...bodyOfFilter(filter), currentPage, pageSize };
  const path = 'POST /javaplus/admin/recordQuestion/queryRecordQuestionList';
  const { list, total } = await call(path, body, { signal });
  return { list: list.map(withSharedTexts), total };
}

/** The tickets of a filter: the first 50, or as many as were loaded before. */
export const staffListQuery = (filter: StaffFilter) =>
  queryOptions({
    queryKey: [...listsKey, filter],
    queryFn: ({ signal }): Promise<StaffList> => fetchLoaded(filter, signal),
    // What was seen stays while another filter loads.
    placeholderData: keepPreviousData,
    // Unchanged rows are the same objects already; nothing is gained by comparing thousands of them.
    structuralSharing: false,
  });

async function fetchLoaded(filter: StaffFilter, signal: AbortSignal): Promise<StaffList> {
  const { queryKey } = staffListQuery(filter);
  const before = queryClient.getQueryData<StaffList>(queryKey);
  const knownBefore = new Set(before?.rows.map(({ id }) => id));
  const pages = Math.max(1, before?.pages ?? 1);
  const wanted = pages * counts.ticketPage;
  const size = pages === 1 ? counts.ticketPage : largestPage;
  let list = emptyList;
  for (let page = 1; (page - 1) * size < wanted && !list.isComplete; page += 1) {
    const { list: rows, total } = await fetchPage(filter, page, size, signal);
    list = withPage(list, rows, total, size);
  }
  const loaded = Math.max(pages, Math.ceil((list.pages * size) / counts.ticketPage));
  return withFetched({ ...list, pages: loaded }, queryClient.getQueryData<StaffList>(queryKey), knownBefore);
}

const loadingMore = new Map<string, Promise<void>>();

/** Loads the next 50 of a list; one at a time. */
export function loadMore(filter: StaffFilter): Promise<void> {
  const key = JSON.stringify(filter);
  const running = loadingMore.get(key);
  if (running) return running;
  const loading = loadNextPage(filter).finally(() => loadingMore.delete(key));
  loadingMore.set(key, loading);
  return loading;
}

async function loadNextPage(filter: StaffFilter): Promise<void> {
  const { queryKey } = staffListQuery(filter);
  const before = queryClient.getQueryData<StaffList>(queryKey);
  if (before === undefined || before.isComplete) return;
  const page = before.pages + 1;
  const { list, total } = await fetchPage(filter, page, counts.ticketPage);
  queryClient.setQueryData<StaffList>(queryKey, (now) =>
    // Another fetch may have loaded that page meanwhile.
    now && now.pages === before.pages ? withPage(now, list, total, counts.ticketPage) : now,
  );
}

/** All tickets of a customer, newest first, whatever the filter (BENCH-37). */
export const customerTicketsQuery = (personalId: number) =>
  queryOptions({
    queryKey: [...customersKey, personalId],
    queryFn: ({ signal }) =>
      call(
        'POST /javaplus/admin/recordQuestion/queryRecordQuestionByPersonalId/:id',
        {},
        { params: { id: personalId }, signal },
      ),
  });

/** All tickets that this tab holds, each once. */
export function loadedTickets(): StaffTicket[] {
  const lists = queryClient.getQueriesData<StaffList>({ queryKey: listsKey });
  const customers = queryClient.getQueriesData<readonly StaffTicket[]>({ queryKey: customersKey });
  const open = queryClient.getQueriesData<StaffTicket | null>({ queryKey: ticketsKey });
  const rows = [
    ...lists.flatMap(([, list]) => list?.rows ?? []),
    ...customers.flatMap(([, all]) => all ?? []),
    ...open.flatMap(([, ticket]) => ticket ?? []),
  ];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** A ticket of the address that no loaded page shows; null when there is no such ticket. */
export const staffTicketQuery = (id: number) =>
  queryOptions({
    queryKey: [...ticketsKey, id],
    queryFn: ({ signal }): Promise<StaffTicket | null> =>
      call(
        'POST /javaplus/admin/recordQuestion/queryRecordQuestionById/:id',
        {},
        { params: { id }, signal },
      ).catch((error: unknown) => {
        if (error instanceof ApiError && error.kind === 'refusal') return null;
        throw error;
      }),
  });

/** Ids of the customers with an open socket; asked 6 s after the socket opens and on frame 1 (RT-06, RT-13). */
export const customersOnlineQuery = queryOptions({
  queryKey: ['workbench', 'customersOnline'],
  queryFn: () => call('POST /javaplus/admin/loginCookie/getOnLineIdList', {}),
  enabled: false,
});

/** Applies changes by ticket wherever it is loaded; answers which of them some list shows. */
export function patchAll(changes: ReadonlyMap<number, RowChange>): Set<number> {
  const loaded = new Set<number>();
  queryClient.setQueriesData<StaffList>({ queryKey: listsKey }, (list) => {
    if (!list) return list;
    for (const id of changes.keys()) if (list.order.indexOf(id) >= 0) loaded.add(id);
    return withListChanges(list, changes);
  });
  queryClient.setQueriesData<readonly StaffTicket[]>({ queryKey: customersKey }, (rows) =>
    rows ? withChanges(rows, changes) : rows,
  );
  for (const [id, change] of changes) {
    queryClient.setQueryData(staffTicketQuery(id).queryKey, (row) => row && change(row));
  }
  return loaded;
}

/** Applies a change to a ticket wherever it is loaded; true where some list shows it. */
export function patchRows(id: number, change: RowChange): boolean {
  return patchAll(new Map([[id, change]])).has(id);
}

/**
 * A row that the list without a filter does not have yet: a new ticket, or one of a page that is not loaded and
 * has come to the top. Lists with a filter are fetched again instead.
 */
export function addRows(rows: readonly StaffTicket[], isNew: (id: number) => boolean): void {
  queryClient.setQueryData<StaffList>(
    staffListQuery(emptyFilter).queryKey,
    (list) => list && withAdded(list, rows, isNew),
  );
}

/** Lists of other filters, which are not shown: they are fetched when they are shown again. */
export function outdateOtherLists(): void {
  void queryClient.invalidateQueries({ queryKey: listsKey, type: 'inactive', refetchType: 'none' });
}

/** Fetches anew what is shown of the lists, and the rest when it is shown again. */
export async function refreshStaffLists(): Promise<void> {
  await Promise.all(
    [listsKey, customersKey, ticketsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
