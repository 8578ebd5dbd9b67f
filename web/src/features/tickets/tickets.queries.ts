/*
 * The customer's tickets in the query cache, and the calls on a single ticket that both sides make: marking it
 * read, solving it. Every key of the feature is written here once.
 */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Ticket } from '#contract/tickets/schemas';
import type { Side } from '#contract/core/actor';
import { call } from '../../lib/api';
import { useConnection } from '../../lib/live';
import { queryClient } from '../../lib/query-client';
import { withChange, withTicket } from './ticket-rows';

const ticketKeys = {
  list: ['tickets', 'list'] as const,
  unread: (side: Side) => ['tickets', 'unread', side] as const,
};

/** All own tickets, newest update first; the screen shows 50 at a time (CONFLICT-15). */
export const ticketListQuery = queryOptions({
  queryKey: ticketKeys.list,
  queryFn: ({ signal }) =>
    call('POST /javaplus/user/recordQuestion/queryRecordQuestionByPersonal', {}, { signal }),
});

/**
 * The same where the list can wait a little: it is read once the socket is open, so that no frame comes in between,
 * or when it turns out that there will be none soon.
 */
export function useTicketsAfterSocket(isIdentified: boolean) {
  const connection = useConnection();
  const isTried = connection === 'open' || connection === 'waiting';
  return useQuery({ ...ticketListQuery, enabled: isIdentified && isTried });
}

/** Number of tickets with something unread for this side; frame 8 keeps it. */
export const unreadTotalQuery = (side: Side) =>
  queryOptions({
    queryKey: ticketKeys.unread(side),
    queryFn: ({ signal }) =>
      side === 'user'
        ? call('POST /javaplus/user/recordQuestion/getTotalUnreadNum', {}, { signal })
        : call('POST /javaplus/admin/recordQuestion/getTotalUnreadNum', {}, { signal }),
  });

/** Shows a change of an own ticket at once; does nothing before the list is loaded. */
export function patchTicket(id: number, change: Partial<Ticket>): void {
  queryClient.setQueryData(ticketListQuery.queryKey, (rows) => rows && withChange(rows, id, change));
}

/** Puts an own ticket into the list; does nothing before the list is loaded. */
export function addTicket(ticket: Ticket): void {
  queryClient.setQueryData(ticketListQuery.queryKey, (rows) => rows && withTicket(rows, ticket));
}

/** Fetches the customer's list anew. */
export function refreshTickets(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ticketKeys.list });
}

/** Whether the customer's list is there, or on its way. */
export function isListAskedFor(): boolean {
  const state = queryClient.getQueryState(ticketListQuery.queryKey);
  return state !== undefined && (state.data !== undefined || state.fetchStatus === 'fetching');
}

const reading = new Set<string>();
const readAgain = new Set<string>();

/**
 * Tells the server that a ticket is read. A message comes with several frames that flag its row: what is asked for
 * while a call is on its way is one more call after it.
 */
export async function markRead(side: Side, recordQuestionId: number): Promise<void> {
  const key = `${side} ${recordQuestionId}`;
  if (reading.has(key)) {
    readAgain.add(key);
    return;
  }
  reading.add(key);
  do {
    readAgain.delete(key);
    await sendRead(side, recordQuestionId);
  } while (readAgain.has(key));
  reading.delete(key);
}

async function sendRead(side: Side, recordQuestionId: number): Promise<void> {
  const body = { recordQuestionId };
  try {
    if (side === 'user') await call('POST /javaplus/user/recordQuestion/updateRecordQuestionUnread', body);
    else await call('POST /javaplus/admin/recordQuestion/updateRecordQuestionUnread', body);
  } catch (error) {
    console.warn('The ticket could not be marked read.', error);
  }
}

/** Solves or reopens a ticket. */
export async function setSolved(side: Side, id: number, isSolved: 0 | 1): Promise<void> {
  if (side === 'user') await call('POST /javaplus/user/recordQuestion/updateIsSolvedById', { id, isSolved });
  else await call('POST /javaplus/admin/recordQuestion/updateIsSolvedById', { id, isSolved });
}

/** The customer's list as it is held now. */
export function ticketRows(): readonly Ticket[] | undefined {
  return queryClient.getQueryData(ticketListQuery.queryKey);
}
