/*
 * The filter of this tab: the address has it, so that a view can be shared. An address without any filter gets
 * the one that the agent saved last; what he changes is saved (BENCH-11, Q-172), also by read-only staff.
 */
import { useCallback, useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAddressQuery } from '../../lib/address-query';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { ownTableRow } from '../../lib/sync/table-part';
import { notifyError } from '../../ui/notice';
import { emptyFilter, filterOfAddress, isFiltered, type StaffFilter, withFilter } from './filter';
import { filterOfRow } from './filter-row';
import { createFilterSaver } from './filter-saver';

const savedKey = (personId: number) => ['workbench', 'savedFilter', personId] as const;

export interface FilterState {
  /** null until it is known whether a saved one comes back. */
  readonly filter: StaffFilter | null;
  readonly change: (filter: StaffFilter) => void;
}

export function useStaffFilter(personId: number): FilterState {
  const client = useQueryClient();
  const [query, setQuery] = useAddressQuery();
  const text = query.toString();
  const [filter, setFilter] = useState(() => filterOfAddress(query));
  const [seen, setSeen] = useState(text);
  if (text !== seen) {
    // The same object as long as it says the same: lists are kept by it.
    const next = filterOfAddress(query);
    setSeen(text);
    if (JSON.stringify(next) !== JSON.stringify(filter)) setFilter(next);
  }
  const [isSettled, setIsSettled] = useState(() => isFiltered(filter));
  const saved = useQuery({
    queryKey: savedKey(personId),
    queryFn: async () => {
      const row = await ownTableRow(personId);
      return row === undefined ? emptyFilter : filterOfRow(row);
    },
    enabled: !isSettled,
    staleTime: Infinity,
  });
  const { data, error } = saved;
  useEffect(() => {
    if (isSettled || (data === undefined && error === null)) return;
    setIsSettled(true);
    if (data === undefined) {
      notifyError(s('filter.restoreFailed'), errorText(error));
    } else if (isFiltered(data)) {
      setFilter(data);
      setQuery((before) => withFilter(before, data), { replace: true });
    }
  }, [isSettled, data, error, setQuery]);

  const [saver] = useState(() =>
    createFilterSaver(personId, (error) => notifyError(s('filter.saveFailed'), errorText(error))),
  );
  const change = useCallback(
    (next: StaffFilter) => {
      setIsSettled(true);
      setFilter(next);
      client.setQueryData(savedKey(personId), next);
      saver.save(next);
      setQuery((before) => withFilter(before, next), { replace: true });
    },
    [client, personId, saver, setQuery],
  );
  return { filter: isSettled ? filter : null, change };
}
