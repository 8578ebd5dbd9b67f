// What both customer chat screens share: the open ticket of the address, and the features that keep it alive.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Ticket } from '#contract/tickets/schemas';
import { useChatLive } from '../../features/chat/chat.live';
import { type Keep, ownerOf, useKeep } from '../../features/chat/keep';
import { type Uploads, useUploads } from '../../features/chat/use-uploads';
import { ratingOptionsQuery } from '../../features/ratings/ratings.queries';
import { type RatingPanelState, useRatingPanel } from '../../features/ratings/use-rating-panel';
import { useTicketsLive } from '../../features/tickets/tickets.live';
import {
  patchTicket,
  refreshTickets,
  ticketListQuery,
  ticketRows,
  unreadTotalQuery,
} from '../../features/tickets/tickets.queries';
import { useReadOpenTicket } from '../../features/tickets/use-read-open-ticket';
import { useChatChannel } from '../../lib/chat-channel';
import { useT } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { useTabTitle } from '../../lib/tab-title';
import { setViewState } from '../../lib/view-state';
import { notifyError } from '../../ui/notice';

export interface CustomerChat {
  readonly tickets: readonly Ticket[] | undefined;
  /** The open ticket; null while none is selected or the list is on its way. */
  readonly ticket: Ticket | null;
  readonly openId: number | null;
  open(id: number): void;
  readonly keep: Keep | null;
  readonly uploads: Uploads;
  readonly rating: RatingPanelState;
  readonly optionNames: ReadonlyMap<number, string>;
  /** Why nothing may be sent now; null when it may. */
  readonly blocked: string | null;
  /** Says so when nothing may be sent; true then. */
  refuse(): boolean;
  /** Files that were pasted or dropped. */
  addFiles(files: readonly File[]): void;
  whenRated(id: number, how: 'rate' | 'solve'): void;
  whenReopened(id: number): void;
}

/** Id of the ticket in the address; null where there is none. */
function ticketOfAddress(query: URLSearchParams): number | null {
  const text = query.get('questionRecordId') ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : null;
}

export function useCustomerChat(): CustomerChat {
  const t = useT();
  const { identity, isAnonymous, isIdentified } = useSession();
  const [query, setQuery] = useSearchParams();
  const openId = ticketOfAddress(query);
  const { data: tickets } = useQuery({ ...ticketListQuery, enabled: isIdentified });
  const { data: unread = 0 } = useQuery({ ...unreadTotalQuery('user'), enabled: isIdentified });
  const { data: options } = useQuery({ ...ratingOptionsQuery, enabled: isIdentified });
  const ticket = tickets?.find((row) => row.id === openId) ?? null;
  const owner = ownerOf('user', identity?.id ?? null, isAnonymous);
  const keep = useKeep('user', owner);
  const rating = useRatingPanel(ticket);
  const uploads = useUploads(
    'user',
    useCallback(
      (recordQuestionId: number, content: string) => keep?.outbox.add({ recordQuestionId, content }),
      [keep],
    ),
    keep,
  );
  useTicketsLive();
  useChatLive('user');
  useChatChannel('user', owner, ticket?.id ?? null);
  useTabTitle(`${t('chat.page')} · ${t('common.appName')}`, unread);
  useReadOpenTicket('user', ticket?.id ?? null, ticket?.userUnread === 1 ? ticket.lastSeq : null, showRead);
  useUnknownTicket(tickets, openId, openId === null && (query.get('questionRecordId') ?? '') !== '');
  useEffect(() => setViewState({ questionRecordId: openId }), [openId]);

  const blocked = ticket === null ? t('chat.selectFirst') : ticket.isSolved === 1 ? t('chat.solved') : null;
  const refuse = () => {
    if (blocked !== null) notifyError(blocked);
    return blocked !== null;
  };
  return {
    tickets,
    ticket,
    openId,
    keep,
    uploads,
    rating,
    blocked,
    refuse,
    optionNames: useMemo(() => new Map(options?.map((option) => [option.id, option.optionName])), [options]),
    open: useCallback(
      (id: number) =>
        setQuery((before) => {
          const next = new URLSearchParams(before);
          next.set('questionRecordId', String(id));
          return next;
        }),
      [setQuery],
    ),
    addFiles: (files) => {
      if (ticket && !refuse()) uploads.addAny(ticket.id, files);
    },
    whenRated: (id, how) => {
      rating.close();
      patchTicket(id, how === 'rate' ? { isSolved: 1, scoreStatus: 3 } : { isSolved: 1 });
      void refreshTickets();
    },
    whenReopened: (id) => {
      patchTicket(id, { isSolved: 0, completeTimestamp: null, scoreStatus: 0, scoreNum: null });
      void refreshTickets();
    },
  };
}

const showRead = (id: number) => patchTicket(id, { userUnread: 0 });

/** A link to a ticket that is not one's own: a short notice, never an error page. */
function useUnknownTicket(tickets: readonly Ticket[] | undefined, openId: number | null, isBroken: boolean) {
  const t = useT();
  useEffect(() => {
    if (isBroken) notifyError(t('chat.ticket.unknown'), t('chat.ticket.unknownText'));
  }, [isBroken, t]);
  const [asked, setAsked] = useState<number | null>(null);
  const isMissing = tickets !== undefined && openId !== null && tickets.every((row) => row.id !== openId);
  useEffect(() => {
    if (!isMissing || asked === openId) return;
    setAsked(openId);
    // It may have been made a moment ago, in another tab.
    void refreshTickets().then(() => {
      const rows = ticketRows();
      if (rows && rows.every((row) => row.id !== openId)) {
        notifyError(t('chat.ticket.unknown'), t('chat.ticket.unknownText'));
      }
    });
  }, [isMissing, asked, openId, t]);
}
