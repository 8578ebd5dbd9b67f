/* Groups that show all tickets of their customer, whatever the filter (BENCH-37). */
import { useCallback, useEffect, useState } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { StaffTicket } from '#contract/tickets/schemas';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { notifyError } from '../../ui/notice';
import { customerTicketsQuery } from './workbench.queries';

export function useAllTickets() {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const onExpand = useCallback((personalId: number, isExpanded: boolean) => {
    setExpanded((before) => {
      const next = new Set(before);
      if (isExpanded) next.add(personalId);
      else next.delete(personalId);
      return next;
    });
  }, []);
  const combine = useCallback(
    (results: UseQueryResult<StaffTicket[]>[]) => {
      const ids = [...expanded];
      const of = <Value>(pick: (result: UseQueryResult<StaffTicket[]>) => Value | undefined) =>
        ids.flatMap((id, index): [number, Value][] => {
          const value = results[index] && pick(results[index]);
          return value === undefined ? [] : [[id, value]];
        });
      return {
        allOf: new Map(of(({ data }) => data)),
        loading: new Set(of(({ isPending }) => isPending || undefined).map(([id]) => id)),
        failed: of(({ error }) => error ?? undefined),
      };
    },
    [expanded],
  );
  const { allOf, loading, failed } = useQueries({
    queries: [...expanded].map(customerTicketsQuery),
    combine,
  });
  useEffect(() => {
    for (const [id, error] of failed) {
      notifyError(s('list.expandFailed'), errorText(error));
      onExpand(id, false);
    }
  }, [failed, onExpand]);
  return { expanded, onExpand, allOf, loading };
}
