/* One ticket of the customer's list (CHAT-02, Q-54). */
import { memo } from 'react';
import type { Ticket } from '#contract/tickets/schemas';
import { counts } from '#contract/core/limits';
import { formatDateTime } from '../../lib/dates';
import { useT } from '../../lib/i18n';
import { Stars } from '../../ui/stars';
import { Tag } from '../../ui/tag';
import { useAgo } from './ago';
import classes from './ticket-list.module.css';

export interface TicketRowProps {
  ticket: Ticket;
  isOpen: boolean;
  onOpen: (id: number) => void;
}

export const TicketRow = memo(function TicketRow({ ticket, isOpen, onOpen }: TicketRowProps) {
  const t = useT();
  const isSolved = ticket.isSolved === 1;
  // What is being read is not unread, even before the server has heard of it.
  const isUnread = ticket.userUnread === 1 && !isOpen;
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        data-unread={isUnread || undefined}
        aria-current={isOpen || undefined}
        onClick={() => onOpen(ticket.id)}
      >
        <span className={classes.head}>
          <Tag tone={isSolved ? 'green' : 'orange'}>
            {isSolved ? t('chat.ticket.solved') : t('chat.ticket.unsolved')}
          </Tag>
          <time className={classes.time} dateTime={new Date(ticket.createTimestamp).toISOString()}>
            {formatDateTime(ticket.createTimestamp)}
          </time>
          <Changed at={ticket.updateTimestamp} />
          {isUnread && <span className={classes.dot} role="img" aria-label={t('chat.ticket.unread')} />}
        </span>
        <span className={classes.words}>
          <span className={classes.path} dir="auto">
            {ticket.typeTitle}
          </span>{' '}
          <span className={classes.title} dir="auto">
            {ticket.title}
          </span>
        </span>
        {ticket.scoreStatus === 3 && ticket.scoreNum !== null && (
          <Stars value={ticket.scoreNum} max={counts.ratingStars} label={t('chat.ticket.rating')} size={14} />
        )}
        {!isSolved && ticket.lastSeq === 0 && (
          <span className={classes.quiet}>{t('chat.ticket.noReply')}</span>
        )}
        {isSolved && ticket.scoreStatus !== 3 && (
          <span className={classes.quiet}>{t('chat.ticket.unrated')}</span>
        )}
      </button>
    </li>
  );
});

/** What the list is sorted by. */
function Changed({ at }: { at: number }) {
  const t = useT();
  const words = useAgo(at);
  return (
    <time
      className={classes.changed}
      dateTime={new Date(at).toISOString()}
      title={t('chat.ticket.changed', { time: formatDateTime(at) })}
    >
      {words}
    </time>
  );
}
