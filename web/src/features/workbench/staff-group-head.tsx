/* The line above the tickets of a customer (BENCH-14): who it is, what waits, and a way to all tickets (BENCH-37). */
import { memo } from 'react';
import type { StaffTicket } from '#contract/tickets/schemas';
import { s } from '../../lib/i18n/staff';
import classes from './staff-ticket-list.module.css';

export interface StaffGroupHeadProps {
  /** One of his tickets: names and totals of the customer stand on each. */
  ticket: StaffTicket;
  isOnline: boolean;
  isExpanded: boolean;
  /** All tickets are on their way. */
  isLoading: boolean;
  isActive: boolean;
  onExpand: (personalId: number, isExpanded: boolean) => void;
}

export const StaffGroupHead = memo(function StaffGroupHead(props: StaffGroupHeadProps) {
  const { ticket, isOnline, isExpanded, isLoading, isActive, onExpand } = props;
  const { personalId, personal, totalUnreadNum, totalIsSolvedNum } = ticket;
  return (
    <button
      type="button"
      className={classes.groupHead}
      data-key={-personalId}
      data-group={personalId}
      tabIndex={isActive ? 0 : -1}
      aria-expanded={isExpanded}
      aria-busy={isLoading || undefined}
      data-tip={isExpanded ? s('list.collapse') : s('list.expand')}
      onClick={() => onExpand(personalId, !isExpanded)}
    >
      <Online isOnline={isOnline} />
      <span className={classes.groupName}>{personal.name}</span>
      <span className={classes.account}>{personal.account || s('bench.guest')}</span>
      {isLoading && <span className={classes.groupCount}>{s('bench.list.loading')}</span>}
      {totalUnreadNum > 0 && (
        <span className={classes.groupUnread} aria-label={s('list.unread', { count: totalUnreadNum })}>
          {totalUnreadNum}
        </span>
      )}
      <span className={classes.groupCount}>{s('list.unsolved', { count: totalIsSolvedNum })}</span>
    </button>
  );
});

export function Online({ isOnline }: { isOnline: boolean }) {
  const label = isOnline ? s('bench.row.online') : s('bench.row.offline');
  return (
    <span
      className={classes.online}
      data-online={isOnline || undefined}
      role="img"
      aria-label={label}
      data-tip={label}
    />
  );
}
