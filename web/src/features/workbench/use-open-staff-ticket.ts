/*
 * The ticket that the address names: from the loaded pages, else looked up. It stays when a filter or a change
 * takes its row out of the list.
 */
import { useCallback, useEffect, useRef } from 'react';
import { replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffTicket, StaffTicketDetails, StaffTicketMarks } from '#contract/tickets/schemas';
import { emptyFilter, type StaffFilter } from './filter';
import type { StaffList } from './staff-list';
import { staffListQuery, staffTicketQuery } from './workbench.queries';

export interface OpenStaffTicket {
  /** null while it is on its way, or where there is none. The same object as long as nothing in it is another. */
  readonly ticket: StaffTicketDetails | null;
  /** How far it has come; null together with the ticket. */
  readonly marks: StaffTicketMarks | null;
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
    select: useCallback(
      ({ rows, order }: StaffList) => (id === null ? null : (rows[order.indexOf(id)] ?? null)),
      [id],
    ),
  });
  const listed = list.data ?? null;
  const isListKnown = list.data !== undefined && !list.isPlaceholderData;
  const lookup = useQuery({
    ...staffTicketQuery(id ?? 0),
    enabled: id !== null && isListKnown && listed === null,
    // What is written there of a listed one is known.
    subscribed: listed === null,
  });
  useEffect(() => {
    if (listed) client.setQueryData(staffTicketQuery(listed.id).queryKey, listed);
  }, [client, listed]);
  const row = id === null ? null : (listed ?? lookup.data ?? null);
  const parts = useRef<Parts | null>(null);
  parts.current = row && replaceEqualDeep(parts.current, partsOf(row));
  return {
    ticket: parts.current?.ticket ?? null,
    marks: parts.current?.marks ?? null,
    isMissing: id !== null && listed === null && lookup.data === null,
  };
}

interface Parts {
  readonly ticket: StaffTicketDetails;
  readonly marks: StaffTicketMarks;
}

/** Each message and each reading makes another row: what does not show its marks is not drawn anew for it. */
function partsOf(row: StaffTicket): Parts {
  const { rev, lastSeq, lastMessage, userUnread, adminUnread, isOnLine, ...others } = row;
  const { userDeliveredSeq, adminDeliveredSeq, userReadSeq, adminReadSeq, ...rest } = others;
  const { totalUnreadNum, totalUserUnreadNum, totalIsSolvedNum, ...ticket } = rest;
  const read = { userUnread, adminUnread, userDeliveredSeq, adminDeliveredSeq, userReadSeq, adminReadSeq };
  const totals = { totalUnreadNum, totalUserUnreadNum, totalIsSolvedNum };
  return { ticket, marks: { id: row.id, rev, lastSeq, lastMessage, isOnLine, ...read, ...totals } };
}
