/* One ticket of the staff list (BENCH-15…17): dense, three lines, every part always at the same place. */
import { memo } from 'react';
import type { StaffTicket } from '#contract/tickets/schemas';
import { counts } from '#contract/core/limits';
import { formatDateTime } from '../../lib/dates';
import { s } from '../../lib/i18n/staff';
import { Stars } from '../../ui/stars';
import { Tag } from '../../ui/tag';
import classes from './staff-ticket-list.module.css';

export interface StaffTicketRowProps {
  ticket: StaffTicket;
  isOpen: boolean;
  onOpen: (id: number) => void;
}

export const StaffTicketRow = memo(function StaffTicketRow({ ticket, isOpen, onOpen }: StaffTicketRowProps) {
  const isSolved = ticket.isSolved === 1;
  const isUnread = ticket.adminUnread === 1;
  return (
    <button
      type="button"
      className={classes.row}
      data-row={ticket.id}
      data-unread={isUnread || undefined}
      aria-current={isOpen || undefined}
      onClick={() => onOpen(ticket.id)}
    >
      <span className={classes.line}>
        <span className={classes.customer}>{ticket.personal.name}</span>
        <Urgency level={ticket.urgencyLevel} />
        <Tag tone={isSolved ? 'green' : 'orange'}>
          {isSolved ? s('bench.row.solved') : s('bench.row.unsolved')}
        </Tag>
        {ticket.isAbnormal === 1 && <Tag tone="red">{s('bench.row.abnormal')}</Tag>}
        {ticket.carryOver === 1 && <Tag>{s('bench.row.carryOver')}</Tag>}
        <time className={classes.time} dateTime={new Date(ticket.createTimestamp).toISOString()}>
          {formatDateTime(ticket.createTimestamp)}
        </time>
      </span>
      <span className={classes.line}>
        {isUnread && <span className={classes.dot} role="img" aria-label={s('bench.row.unread')} />}
        <span className={classes.title}>{ticket.title}</span>
        <span className={classes.type}>{ticket.typeTitle}</span>
      </span>
      {(ticket.lastMessage !== '' || ticket.scoreStatus === 3) && (
        <span className={classes.line}>
          <span className={classes.preview}>{ticket.lastMessage}</span>
          {ticket.scoreStatus === 3 && ticket.scoreNum !== null && (
            <Stars value={ticket.scoreNum} max={counts.ratingStars} label={s('bench.row.rating')} size={12} />
          )}
        </span>
      )}
      <span className={classes.meta}>
        <span>{ticket.customerName || s('bench.row.unassigned')}</span>
        {ticket.sopDirectoryName !== '' && <span>{ticket.sopDirectoryName}</span>}
        {ticket.productionName !== '' && <span>{ticket.productionName}</span>}
        <span>{ticket.mark}</span>
        {ticket.comment !== '' && <span className={classes.comment}>{ticket.comment}</span>}
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
