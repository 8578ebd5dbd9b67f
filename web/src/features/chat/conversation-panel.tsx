/*
 * The open conversation of a ticket: loads it, joins it with the outbox, and draws its four states.
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Side } from '#contract/core/actor';
import type { Ticket } from '#contract/tickets/schemas';
import { errorText } from '../../lib/api';
import { useT } from '../../lib/i18n';
import { notifyError } from '../../ui/notice';
import { ErrorState, Loading } from '../../ui/states';
import { sendDelivered } from './chat.live';
import { chatSync, conversationQuery } from './chat.queries';
import type { Conversation } from './conversation';
import { ConversationView, type ConversationViewProps } from './conversation-view';
import classes from './conversation-view.module.css';
import { type Keep, useQueue } from './keep';
import { timelineOf } from './timeline';

/** What the chat needs to know of the ticket: how far each side has come, and its revision. */
export type TicketMarks = Pick<
  Ticket,
  'id' | 'rev' | 'userDeliveredSeq' | 'userReadSeq' | 'adminDeliveredSeq' | 'adminReadSeq'
>;

export interface ConversationPanelProps extends Pick<
  ConversationViewProps,
  'empty' | 'renderCard' | 'optionNames' | 'canRecall' | 'onRecall' | 'onMenu' | 'foot' | 'footShows'
> {
  side: Side;
  /** Staff only: id of the reader. */
  personId: number | null;
  ticket: TicketMarks;
  /** What the ticket says of its rating: 1 asked for, 3 rated. */
  scoreStatus: number | null;
  keep: Keep | null;
}

/** Use with the ticket's id as key, so that each conversation has its own place and state. */
export function ConversationPanel({
  side,
  personId,
  ticket,
  scoreStatus,
  keep,
  ...actions
}: ConversationPanelProps) {
  const t = useT();
  const query = useQuery(conversationQuery(side, ticket.id));
  const queue = useQueue(keep, ticket.id);
  const older = useOlder(side, ticket.id);
  useHeard(side, ticket, query.data);
  const deliveredSeq = side === 'user' ? ticket.adminDeliveredSeq : ticket.userDeliveredSeq;
  const readSeq = side === 'user' ? ticket.adminReadSeq : ticket.userReadSeq;
  const messages = query.data?.messages;
  const rows = useMemo(
    () =>
      timelineOf({
        messages: messages ?? [],
        pending: queue.entries,
        isWaiting: queue.waiting,
        side,
        personId,
        deliveredSeq,
        readSeq,
        rating: { scoreStatus, rev: ticket.rev },
      }),
    [messages, queue, side, personId, deliveredSeq, readSeq, scoreStatus, ticket.rev],
  );
  const onRetry = useCallback((id: string) => keep?.outbox.retry(id), [keep]);
  const onDiscard = useCallback((id: string) => keep?.outbox.discard(id), [keep]);

  if (!query.data && query.isError) {
    return (
      <div className={classes.frame}>
        <ErrorState
          title={t('chat.log.error')}
          text={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  if (!query.data) return <ConversationBones />;
  return (
    <ConversationView
      side={side}
      rows={rows}
      ticketId={ticket.id}
      hasOlder={query.data.hasOlder}
      isLoadingOlder={older.isLoading}
      onOlder={older.load}
      onRetry={onRetry}
      onDiscard={onDiscard}
      {...actions}
    />
  );
}

/** Loading of older pages, one at a time (CHAT-11). */
function useOlder(side: Side, ticket: number) {
  const t = useT();
  const [isLoading, setIsLoading] = useState(false);
  const load = useCallback(() => {
    setIsLoading(true);
    chatSync[side]
      .loadOlder(ticket)
      .catch((error: unknown) => notifyError(t('chat.log.olderFailed'), errorText(error)))
      .finally(() => setIsLoading(false));
  }, [side, ticket, t]);
  return { isLoading, load };
}

/** The ticket's row tells of changes that this conversation may have missed; what is here is receipted. */
function useHeard(side: Side, ticket: TicketMarks, conversation: Conversation | undefined) {
  const { id, rev } = ticket;
  const isLoaded = conversation !== undefined;
  useEffect(() => {
    if (isLoaded) chatSync[side].hear(id, rev);
  }, [side, id, rev, isLoaded]);

  const deliveredSeq = side === 'user' ? ticket.userDeliveredSeq : ticket.adminDeliveredSeq;
  const newestOthers = conversation?.messages.findLast((message) => message.sender !== side)?.seq ?? 0;
  useEffect(() => {
    if (newestOthers > deliveredSeq) sendDelivered(id, newestOthers);
  }, [id, newestOthers, deliveredSeq]);
}

/** A conversation to come, also while its ticket is not known yet. */
export function ConversationBones() {
  return (
    // Takes the place of the conversation, so that the composer below does not move when it comes.
    <div className={classes.frame}>
      <Loading>
        <div className={classes.bones}>
          <div className={classes.bone} />
          <div className={classes.bone} />
          <div className={classes.bone} />
        </div>
      </Loading>
    </div>
  );
}
