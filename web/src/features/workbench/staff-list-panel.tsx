/* The list's pane: a head with the number of tickets and what they are filtered by, then the list. */
import { useQuery } from '@tanstack/react-query';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '#icons';
import { s } from '../../lib/i18n/staff';
import { IconButton } from '../../ui/icon-button';
import { useShortcut } from './command-store';
import { emptyFilter, type StaffFilter } from './filter';
import { FilterChips } from './filter-chips';
import type { StaffList } from './staff-list';
import { Bones, StaffTicketList } from './staff-ticket-list';
import { staffListQuery } from './workbench.queries';
import classes from './staff-list-panel.module.css';

export interface StaffListPanelProps {
  /** null while it is restored. */
  filter: StaffFilter | null;
  onFilter: (filter: StaffFilter) => void;
  openId: number | null;
  onOpen: (id: number) => void;
  isSideOpen: boolean;
  onSide: () => void;
}

const totalOf = ({ total }: StaffList) => total;

export function StaffListPanel({ filter, onFilter, isSideOpen, onSide, ...rest }: StaffListPanelProps) {
  const { data: total } = useQuery({
    ...staffListQuery(filter ?? emptyFilter),
    enabled: filter !== null,
    select: totalOf,
  });
  const Icon = isSideOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <section className={classes.panel} aria-label={s('bench.list')}>
      <div className={classes.head}>
        <div className={classes.line}>
          <IconButton
            label={isSideOpen ? s('list.hideSide') : s('list.showSide')}
            icon={<Icon size={18} aria-hidden />}
            aria-expanded={isSideOpen}
            shortcut={useShortcut('side')}
            size={28}
            onClick={onSide}
          />
          <span className={classes.title}>{s('bench.list')}</span>
          <span className={classes.total} role="status">
            {total === undefined ? '' : s('list.total', { total })}
          </span>
        </div>
        {filter && <FilterChips filter={filter} onFilter={onFilter} />}
      </div>
      {filter ? <StaffTicketList filter={filter} onFilter={onFilter} {...rest} /> : <Bones />}
    </section>
  );
}
