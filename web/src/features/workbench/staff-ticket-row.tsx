/* One ticket of the staff list (BENCH-15…17): dense, four lines of one height, every part always at its place. */
import { memo } from 'react';
import type { StaffTicket } from '#contract/tickets/schemas';
import { counts } from '#contract/core/limits';
import { formatDateTime } from '../../lib/dates';
import { s } from '../../lib/i18n/staff';
import { Stars } from '../../ui/stars';
import { Tag } from '../../ui/tag';
import { Online } from './staff-group-head';
import classes from './staff-ticket-list.module.css';

export interface StaffTicketRowProps {
  ticket: StaffTicket;
  isOpen: boolean;
  /** What is being read is not unread, even before the server has heard of it. */
  isRead: boolean;
  /** The one that Tab leads to. */
  isActive: boolean;
  isOnline: boolean;
  onOpen: (id: number) => void;
}

export const StaffTicketRow = memo(function StaffTicketRow(props: StaffTicketRowProps) {
  const { ticket, isOpen, isRead, isActive, isOnline, onOpen } = props;
  const isSolved = ticket.isSolved === 1;
  const isUnread = ticket.adminUnread === 1 && !isRead;
  const isRated = ticket.scoreStatus === 3 && ticket.scoreNum !== null;
  const preview = <span className={classes.preview}>{ticket.lastMessage || s('list.noMessage')}</span>;
  return (
    <button
      type="button"
      className={classes.row}
      data-row={ticket.id}
      data-key={ticket.id}
      tabIndex={isActive ? 0 : -1}
      data-unread={isUnread || undefined}
      aria-current={isOpen || undefined}
      onClick={() => onOpen(ticket.id)}
    >
      <span className={classes.line}>
        {isOnline && <Online isOnline />}
        <span className={classes.customer} data-tip-cut>
          {ticket.personal.name}
        </span>
        <Urgency level={ticket.urgencyLevel} />
        <Tag tone={isSolved ? 'green' : 'orange'}>
          {isSolved ? s('bench.row.solved') : s('bench.row.unsolved')}
        </Tag>
        {ticket.isAbnormal === 1 && <Tag tone="red">{s('bench.row.abnormal')}</Tag>}
        {ticket.carryOver === 1 && <Tag>{s('bench.row.carryOver')}</Tag>}
        <span className={classes.type} data-tip-cut>
          {ticket.typeTitle}
        </span>
      </span>
      <span className={classes.line}>
        {isUnread && <span className={classes.dot} role="img" aria-label={s('bench.row.unread')} />}
        <span className={classes.title} data-tip-cut>
          {ticket.title}
        </span>
        <time className={classes.time} dateTime={new Date(ticket.createTimestamp).toISOString()}>
          {formatDateTime(ticket.createTimestamp)}
        </time>
      </span>
      {isRated ? (
        <span className={classes.line}>
          {preview}
          <Stars
            value={ticket.scoreNum ?? 0}
            max={counts.ratingStars}
            label={s('bench.row.rating')}
            size={12}
          />
        </span>
      ) : (
        preview
      )}
      <span className={classes.meta}>
        <span>{ticket.customerName || s('bench.row.unassigned')}</span>
        <span>{ticket.mark}</span>
        {ticket.sopDirectoryName !== '' && <span>{ticket.sopDirectoryName}</span>}
        {ticket.productionName !== '' && <span>{ticket.productionName}</span>}
        {ticket.comment !== '' && (
          <span className={classes.comment} data-tip-cut>
            {ticket.comment}
          </span>
        )}
      </span>
    </button>
  );
});

/** P1 is highlighted (CONST-15). */
export function Urgency({ level }: { level: StaffTicket['urgencyLevel'] }) {
  return (
    <span className={classes.urgency} data-high={level === 'P1' || undefined}>
      {level}
    </span>
  );
}
