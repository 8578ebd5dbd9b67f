/*
 * When the rating of the open ticket is shown (000 §4, RATE-10…12, Q-187): by the toggle, and by itself when it is
 * asked for: the appraise status is 1, the ticket's scoreStatus is 1, or frame 5 or event-userApply comes. Once asked
 * for, it can be given on a solved ticket too. Folded by the person, it stays folded until it is asked for anew.
 */
import { useCallback, useEffect, useState } from 'react';
import { frameTypes } from '#contract/core/frames';
import type { Ticket } from '#contract/tickets/schemas';
import { chatChannel } from '../../lib/chat-channel';
import { live } from '../../lib/live';
import { setViewState, useViewState } from '../../lib/view-state';
import { isFolded, setFolded } from './folded';
import { createWishFilter } from './rating-wish';
import { fetchAppraiseStatus } from './ratings.queries';

export interface RatingPanelState {
  /** hidden: neither asked for nor opened. */
  readonly shown: 'hidden' | 'folded' | 'open';
  /** The service asked for it. */
  readonly isAsked: boolean;
  /** How often the person has opened it: only then it is brought into view and takes the focus. */
  readonly opened: number;
  /** The person has just folded it. */
  readonly isFoldedNow: boolean;
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
  const [own, setOwn] = useState({ opened: 0, isFoldedNow: false });
  const id = ticket?.id ?? null;
  const isRequested = ticket?.scoreStatus === 1;
  const wished = useWish(id);
  const isAsked = isRequested || (ticket !== null && ticket.scoreStatus !== 3 && wished === id);
  const canRate = ticket !== null && (ticket.isSolved === 0 || isAsked);

  useEffect(() => {
    if (id === null) return;
    if (!isRequested) return setFolded(id, false);
    show(!isFolded(id));
    return () => show(false);
  }, [id, isRequested]);
  // Another ticket has a rating of its own.
  useEffect(() => setOwn({ opened: 0, isFoldedNow: false }), [id]);

  const open = useCallback(() => {
    if (id !== null) setFolded(id, false);
    setOwn(({ opened }) => ({ opened: opened + 1, isFoldedNow: false }));
    show(true);
  }, [id]);
  const close = useCallback(() => {
    if (id !== null && isAsked) setFolded(id, true);
    setOwn(({ opened }) => ({ opened, isFoldedNow: true }));
    show(false);
  }, [id, isAsked]);

  return {
    shown: !canRate ? 'hidden' : isOpen ? 'open' : isAsked ? 'folded' : 'hidden',
    isAsked,
    ...own,
    open,
    close,
    toggle: isOpen ? close : open,
  };
}

/** Id of the ticket for which the server says that a rating is wanted, also where its row does not say so yet. */
function useWish(id: number | null): number | null {
  const [wished, setWished] = useState<number | null>(null);
  useEffect(() => {
    show(false);
    setWished(null);
    if (id === null) return;
    let isGone = false;
    const whenAsked = () => {
      setWished(id);
      if (!isFolded(id)) show(true);
    };
    fetchAppraiseStatus(id).then(
      (status) => {
        if (!isGone && status === 1) whenAsked();
      },
      (error: unknown) => console.warn('The rating state could not be read.', error),
    );
    const isNewWish = createWishFilter(() => performance.now());
    const hear = (ticket: number | undefined, way: 'frame' | 'channel') => {
      if (ticket === undefined) return;
      // A new wish for another ticket unfolds its rating for when it is opened.
      if (ticket !== id) return setFolded(ticket, false);
      if (!isNewWish(way)) return;
      setFolded(id, false);
      whenAsked();
    };
    const offFrame = live.onFrame(({ msgType, recordQuestionId }) => {
      if (msgType === frameTypes.ratingRequested) hear(recordQuestionId, 'frame');
    });
    const offChannel = chatChannel.onRatingRequested((ticket) => hear(ticket, 'channel'));
    return () => {
      isGone = true;
      offFrame();
      offChannel();
      show(false);
    };
  }, [id]);
  return wished;
}
