/*
 * The ticket that the address names: from the loaded pages, else looked up. It stays when a filter or a change
 * takes its row out of the list.
 */
import { useEffect } from 'react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffTicket } from '#contract/tickets/schemas';
import type { StaffFilter } from './filter';
import { staffListQuery, staffTicketQuery } from './workbench.queries';

export interface OpenStaffTicket {
  /** null while it is on its way, or where there is none. */
  readonly ticket: StaffTicket | null;
  /** The address names a ticket that does not exist. */
  readonly isMissing: boolean;
}

export function useOpenStaffTicket(id: number | null, filter: StaffFilter): OpenStaffTicket {
  const client = useQueryClient();
  const list = useInfiniteQuery(staffListQuery(filter));
  const listed = list.data?.pages.flatMap((page) => page.list).find((row) => row.id === id);
  const isListLoaded = list.data !== undefined && !list.isPlaceholderData;
  const lookup = useQuery({
    ...staffTicketQuery(id ?? 0),
    enabled: id !== null && isListLoaded && listed === undefined,
  });
  useEffect(() => {
    if (listed) client.setQueryData(staffTicketQuery(listed.id).queryKey, listed);
  }, [client, listed]);
  if (id === null) return { ticket: null, isMissing: false };
  return { ticket: listed ?? lookup.data ?? null, isMissing: listed === undefined && lookup.data === null };
}
