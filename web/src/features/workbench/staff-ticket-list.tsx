/*
 * The staff list: what is filtered on top, customers below each other with their tickets (BENCH-14). While the pointer
 * is on it, nothing changes place.
 */
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconArrowUp } from '#icons';
import { errorText, isTransportFailure } from '../../lib/api';
import { t } from '../../lib/i18n';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { notifyError } from '../../ui/notice';
import { EmptyState, ErrorState, Loading } from '../../ui/states';
import { emptyFilter, isFiltered, type StaffFilter } from './filter';
import { useHeldRows } from './staff-list-hold';
import { noRows } from './staff-order';
import { StaffTicketLines } from './staff-ticket-lines';
import { staffListQuery } from './workbench.queries';
import classes from './staff-ticket-list.module.css';

export interface StaffTicketListProps {
  filter: StaffFilter;
  onFilter: (filter: StaffFilter) => void;
  openId: number | null;
  onOpen: (id: number) => void;
}

export function StaffTicketList({ filter, onFilter, openId, onOpen }: StaffTicketListProps) {
  const query = useQuery(staffListQuery(filter));
  const { data, error, isError, isPlaceholderData } = query;
  const box = useRef<HTMLDivElement>(null);
  // The lines are not drawn for it.
  const [isPointed, setIsPointed] = useState(false);
  const shown = useHeldRows(data ?? noRows, isPointed, isPlaceholderData ? null : filter);
  useEffect(() => {
    // That there is no connection is said above the whole screen.
    if (error && !isTransportFailure(error)) notifyError(t('common.error'), errorText(error));
  }, [error]);
  // Another filter begins at its top.
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [filter]);

  return (
    <div className={classes.frame}>
      {shown.isOther && (
        <Button
          className={classes.news}
          size="compact-sm"
          leftSection={<IconArrowUp size={14} aria-hidden />}
          onClick={() => {
            shown.release();
            if (box.current) box.current.scrollTop = 0;
          }}
        >
          {s('list.held', { count: shown.waiting })}
        </Button>
      )}
      <StaffTicketLines
        box={box}
        tickets={shown.list}
        filter={filter}
        isBusy={isPlaceholderData}
        hasMore={data?.isComplete === false && !isPlaceholderData}
        isComplete={data?.isComplete ?? false}
        openId={openId}
        onOpen={onOpen}
        onPointed={setIsPointed}
      >
        {!data && isError && (
          <ErrorState
            title={s('bench.list.error')}
            text={errorText(error)}
            onRetry={() => void query.refetch()}
          />
        )}
        {!data && !isError && <Bones />}
        {data && shown.list.rows.length === 0 && <Empty filter={filter} onFilter={onFilter} />}
      </StaffTicketLines>
    </div>
  );
}

function Empty({ filter, onFilter }: Pick<StaffTicketListProps, 'filter' | 'onFilter'>) {
  if (!isFiltered(filter)) return <EmptyState title={s('bench.list.empty')} />;
  return (
    <EmptyState
      title={s('bench.list.empty')}
      text={s('bench.list.emptyText')}
      action={
        <Button variant="default" onClick={() => onFilter(emptyFilter)}>
          {s('bench.list.reset')}
        </Button>
      }
    />
  );
}

/** The list to come. */
export function Bones() {
  return (
    <Loading>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={classes.bone}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </Loading>
  );
}
