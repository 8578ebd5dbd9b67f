/*
 * The staff list: filter on top, customers below each other with their tickets, more on scrolling to 15 px
 * above the end (BENCH-14, BENCH-19, BENCH-20, CONST-08). While the pointer is on it, nothing changes place.
 */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { notifyError } from '../../ui/notice';
import { EmptyState, ErrorState, Loading } from '../../ui/states';
import { t } from '../../lib/i18n';
import { isFiltered, type StaffFilter } from './filter';
import { FilterBar } from './filter-bar';
import { type CustomerGroup, groupByCustomer, inHeldOrder, rowsOfPages, sortStaffRows } from './staff-rows';
import classes from './staff-ticket-list.module.css';
import { StaffTicketRow } from './staff-ticket-row';
import { customersOnlineQuery, staffListQuery } from './workbench.queries';

/** Distance from the end at which the next page is asked for, px. */
const scrollDistance = 15;

export interface StaffTicketListProps {
  filter: StaffFilter;
  onFilter: (filter: StaffFilter) => void;
  openId: number | null;
  onOpen: (id: number) => void;
}

export function StaffTicketList({ filter, onFilter, openId, onOpen }: StaffTicketListProps) {
  const query = useInfiniteQuery(staffListQuery(filter));
  const { data, error, isError, isFetchingNextPage, hasNextPage, fetchNextPage } = query;
  const box = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => sortStaffRows(rowsOfPages(data?.pages ?? [])), [data]);
  const [held, setHeld] = useState<readonly number[] | null>(null);
  const groups = useMemo(
    () => groupByCustomer(held ? inHeldOrder(rows, (row) => row.id, held) : rows),
    [rows, held],
  );
  useEffect(() => {
    if (error) notifyError(t('common.error'), errorText(error));
  }, [error]);

  const loadMore = () => {
    const list = box.current;
    if (!list || !hasNextPage || isFetchingNextPage || isError) return;
    if (list.scrollHeight - list.scrollTop - list.clientHeight <= scrollDistance) void fetchNextPage();
  };
  // A page that does not fill the list cannot be scrolled to its end.
  useEffect(() => {
    const list = box.current;
    if (list && list.clientHeight > 0 && list.scrollHeight <= list.clientHeight) loadMore();
  });

  return (
    <section className={classes.panel} aria-label={s('bench.list')}>
      <FilterBar filter={filter} total={data?.pages.at(-1)?.total} onFilter={onFilter} />
      <div
        ref={box}
        className={classes.scroller}
        onScroll={loadMore}
        onPointerEnter={() => setHeld(rows.map((row) => row.id))}
        onPointerLeave={() => setHeld(null)}
        onKeyDown={moveFocus}
      >
        {!data && isError && (
          <ErrorState
            title={s('bench.list.error')}
            text={errorText(error)}
            onRetry={() => void query.refetch()}
          />
        )}
        {!data && !isError && <Bones />}
        {data && rows.length === 0 && <Empty filter={filter} onFilter={onFilter} />}
        {groups.map((group) => (
          <Group key={group.personalId} group={group} openId={openId} onOpen={onOpen} />
        ))}
        {rows.length > 0 && (
          <p className={classes.footer} role="status">
            {isFetchingNextPage ? s('bench.list.loading') : hasNextPage ? '' : s('bench.list.end')}
          </p>
        )}
      </div>
    </section>
  );
}

interface GroupProps extends Pick<StaffTicketListProps, 'openId' | 'onOpen'> {
  group: CustomerGroup;
}

function Group({ group, openId, onOpen }: GroupProps) {
  const { data: online } = useQuery(customersOnlineQuery);
  const isOnline = online
    ? online.includes(group.personalId)
    : group.tickets.some((ticket) => ticket.isOnLine === 1);
  return (
    <div
      role="group"
      className={classes.group}
      aria-label={s('bench.group', { name: group.name, count: group.tickets.length })}
    >
      <header className={classes.groupHead}>
        <span
          className={classes.online}
          data-online={isOnline || undefined}
          role="img"
          aria-label={isOnline ? s('bench.row.online') : s('bench.row.offline')}
          title={isOnline ? s('bench.row.online') : s('bench.row.offline')}
        />
        <span className={classes.account}>{group.account || s('bench.guest')}</span>
        <span className={classes.count}>{group.tickets.length}</span>
      </header>
      {group.tickets.map((ticket) => (
        <StaffTicketRow key={ticket.id} ticket={ticket} isOpen={ticket.id === openId} onOpen={onOpen} />
      ))}
    </div>
  );
}

/** Arrow keys go from ticket to ticket. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-row]'));
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function Empty({ filter, onFilter }: Pick<StaffTicketListProps, 'filter' | 'onFilter'>) {
  if (!isFiltered(filter)) return <EmptyState title={s('bench.list.empty')} />;
  return (
    <EmptyState
      title={s('bench.list.empty')}
      text={s('bench.list.emptyText')}
      action={
        <Button variant="default" onClick={() => onFilter({ state: null, clientName: '' })}>
          {s('bench.list.reset')}
        </Button>
      }
    />
  );
}

function Bones() {
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
