/*
 * The customer's tickets, 50 at a time (CHAT-01, CHAT-12, CONST-06): loading, empty, error, content.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconMessages } from '#icons';
import { counts } from '#contract/core/limits';
import type { Ticket } from '#contract/tickets/schemas';
import { errorText } from '../../lib/api';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { notifyError } from '../../ui/notice';
import { EmptyState, ErrorState, Loading } from '../../ui/states';
import classes from './ticket-list.module.css';
import { TicketRow } from './ticket-row';
import { ticketTotals } from './ticket-rows';
import { ticketListQuery } from './tickets.queries';

/** The list's heading with the two numbers, once they are known: "after-sales question (unread/unresolved)". */
export function useTicketListTitle(): string {
  const t = useT();
  const { data } = useQuery({ ...ticketListQuery, enabled: false });
  return data ? t('chat.list.title', ticketTotals(data)) : t('chat.list.titleAlone');
}

export interface TicketListProps {
  openId: number | null;
  onOpen: (id: number) => void;
  /** The one thing to do where there is no ticket. */
  emptyAction: ReactNode;
}

export function TicketList({ openId, onOpen, emptyAction }: TicketListProps) {
  const t = useT();
  const { data, error, isError, refetch } = useQuery(ticketListQuery);
  useEffect(() => {
    if (error) notifyError(t('chat.list.failed'), errorText(error));
  }, [error, t]);

  if (!data && isError) {
    return <ErrorState title={t('chat.list.error')} text={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Bones />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<IconMessages size={24} />}
        title={t('chat.list.empty')}
        text={t('chat.list.emptyText')}
        action={emptyAction}
      />
    );
  }
  return <TicketRows tickets={data} openId={openId} onOpen={onOpen} />;
}

interface TicketRowsProps extends Pick<TicketListProps, 'openId' | 'onOpen'> {
  tickets: readonly Ticket[];
}

/** The rows; 50 more whenever their end comes into view. */
function TicketRows({ tickets, openId, onOpen }: TicketRowsProps) {
  const t = useT();
  const [shown, setShown] = useState<number>(counts.ticketPage);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = tickets.length > shown;
  const showMore = () => setShown((before) => before + counts.ticketPage);
  useEffect(() => {
    if (!hasMore || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) showMore();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, shown]);
  return (
    <>
      <ul className={classes.rows} aria-label={t('chat.list.label')}>
        {tickets.slice(0, shown).map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} isOpen={ticket.id === openId} onOpen={onOpen} />
        ))}
      </ul>
      {hasMore && (
        <div ref={end} className={classes.more}>
          <Button variant="subtle" size="compact-sm" onClick={showMore}>
            {t('chat.list.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Bones() {
  return (
    <Loading>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={classes.bone}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </Loading>
  );
}
