/*
 * The ticket that the address names: from the loaded pages, else looked up. It stays when a filter or a change
 * takes its row out of the list.
 */
import { useCallback, useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffTicket } from '#contract/tickets/schemas';
import { emptyFilter, type StaffFilter } from './filter';
import type { StaffList } from './staff-rows';
import { staffListQuery, staffTicketQuery } from './workbench.queries';

export interface OpenStaffTicket {
  /** null while it is on its way, or where there is none. */
  readonly ticket: StaffTicket | null;
  /** The address names a ticket that does not exist. */
  readonly isMissing: boolean;
}

/** `filter`: of the list that is shown; null while that is not known. */
export function useOpenStaffTicket(id: number | null, filter: StaffFilter | null): OpenStaffTicket {
  const client = useQueryClient();
  const list = useQuery({
    ...staffListQuery(filter ?? emptyFilter),
    enabled: filter !== null,
    // Only this row: a change of another one is not a reason to draw the conversation again.
    select: useCallback((data: StaffList) => data.rows.find((row) => row.id === id) ?? null, [id]),
  });
  const listed = list.data ?? null;
  const isListKnown = list.data !== undefined && !list.isPlaceholderData;
  const lookup = useQuery({
    ...staffTicketQuery(id ?? 0),
    enabled: id !== null && isListKnown && listed === null,
  });
  useEffect(() => {
    if (listed) client.setQueryData(staffTicketQuery(listed.id).queryKey, listed);
  }, [client, listed]);
  if (id === null) return { ticket: null, isMissing: false };
  return { ticket: listed ?? lookup.data ?? null, isMissing: listed === null && lookup.data === null };
}
