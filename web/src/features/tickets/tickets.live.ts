/*
 * Frames of the customer's socket -> the customer's list (000 §4, Q-166). A frame that carries what changed
 * is applied; one without data makes the list be fetched again, once for all that come within a second.
 */
import { useEffect } from 'react';
import { type Frame, frameTypes } from '#contract/core/frames';
import { timers } from '#contract/core/limits';
import type { CustomerFrame } from '#contract/chat/messages';
import { live } from '../../lib/live';
import { queryClient } from '../../lib/query-client';
import { withChange, withNews, withTicket } from './ticket-rows';
import { isListAskedFor, refreshTickets, ticketListQuery, unreadTotalQuery } from './tickets.queries';

/** Applies a frame; false where the list has to be fetched again. */
function applyFrame(frame: CustomerFrame): boolean {
  switch (frame.msgType) {
    case frameTypes.ticketChanged: {
      const { data } = frame;
      if (!data) return false;
      queryClient.setQueryData(ticketListQuery.queryKey, (rows) => rows && withTicket(rows, data));
      return true;
    }
    case frameTypes.message:
    case frameTypes.rating: {
      const { recordQuestionId, data } = frame;
      // A frame without its message, and one of a ticket that is not in the list yet.
      const rows = queryClient.getQueryData(ticketListQuery.queryKey);
      if (!data || !rows?.some((row) => row.id === recordQuestionId)) return false;
      queryClient.setQueryData(ticketListQuery.queryKey, withNews(rows, recordQuestionId, data));
      return true;
    }
    case frameTypes.ratingRequested: {
      const { recordQuestionId } = frame;
      queryClient.setQueryData(
        ticketListQuery.queryKey,
        (rows) => rows && withChange(rows, recordQuestionId, { scoreStatus: 1 }),
      );
      return true;
    }
    case frameTypes.unreadTotal:
      queryClient.setQueryData(unreadTotalQuery('user').queryKey, frame.data);
      return true;
    default:
      // A report card (10) comes with a change of its ticket; presence (1) and typing (12) concern no row.
      return frame.msgType === frameTypes.online || frame.msgType === frameTypes.typing;
  }
}

/** Keeps the customer's list equal to the server's while the component is mounted. */
export function useTicketsLive(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refreshSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refreshTickets();
      }, timers.listRefreshDebounce);
    };
    const offFrame = live.onFrame((frame: Frame) => {
      if (!applyFrame(frame as CustomerFrame)) refreshSoon();
    });
    const offOpen = live.onOpen(({ reconnected }) => {
      // What was read before the socket opened may lack what happened in between; it is read once more.
      if (!reconnected && !isListAskedFor()) return;
      void refreshTickets();
      void queryClient.invalidateQueries({ queryKey: unreadTotalQuery('user').queryKey });
    });
    return () => {
      clearTimeout(timer);
      offFrame();
      offOpen();
    };
  }, []);
}
