/*
 * When the rating panel is open (000 §4, RATE-10…12): by the toggle, and by itself when a rating is requested:
 * the appraise status is 1, the ticket's scoreStatus is 1, or frame 5 or event-userApply comes for the open
 * ticket. Closed by the person it stays closed until the next request.
 */
import { useCallback, useEffect } from 'react';
import { frameTypes } from '#contract/core/frames';
import type { Ticket } from '#contract/tickets/schemas';
import { chatChannel } from '../../lib/chat-channel';
import { live } from '../../lib/live';
import { setViewState, useViewState } from '../../lib/view-state';
import { createWishFilter } from './rating-wish';
import { fetchAppraiseStatus } from './ratings.queries';

export interface RatingPanelState {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  toggle(): void;
}

const show = (isScorePanelShow: boolean) => setViewState({ isScorePanelShow });

/** `ticket` is the open one. */
export function useRatingPanel(
  ticket: Pick<Ticket, 'id' | 'isSolved' | 'scoreStatus'> | null,
): RatingPanelState {
  const isOpen = useViewState((state) => state.isScorePanelShow);
  const id = ticket?.id ?? null;
  const isRequested = ticket?.scoreStatus === 1 && ticket.isSolved === 0;
  const isOver = ticket === null || ticket.isSolved === 1;

  useEffect(() => {
    show(false);
    if (id === null) return;
    let isGone = false;
    fetchAppraiseStatus(id).then(
      (status) => {
        if (!isGone && status === 1) show(true);
      },
      (error: unknown) => console.warn('The rating state could not be read.', error),
    );
    const isNewWish = createWishFilter(() => performance.now());
    const offFrame = live.onFrame(({ msgType, recordQuestionId }) => {
      const isWish = msgType === frameTypes.ratingRequested && recordQuestionId === id;
      if (isWish && isNewWish('frame')) show(true);
    });
    const offChannel = chatChannel.onRatingRequested((ticket) => {
      if (ticket === id && isNewWish('channel')) show(true);
    });
    return () => {
      isGone = true;
      offFrame();
      offChannel();
      show(false);
    };
  }, [id]);

  useEffect(() => {
    if (isRequested) show(true);
  }, [id, isRequested]);

  return {
    isOpen: isOpen && !isOver,
    open: useCallback(() => show(true), []),
    close: useCallback(() => show(false), []),
    toggle: useCallback(() => show(!isOpen), [isOpen]),
  };
}
