/*
 * The open ticket is read as long as its tab is visible (000 §4, BENCH-36): at opening, when something new
 * comes, and when the person returns to the tab.
 */
import { useEffect } from 'react';
import { useDocumentVisibility } from '@mantine/hooks';
import type { Side } from '#contract/core/actor';
import { frameTypes } from '#contract/core/frames';
import { live } from '../../lib/live';
import { markRead } from './tickets.queries';

/** `onRead` shows the ticket as read at once. */
export function useReadOpenTicket(
  side: Side,
  ticketId: number | null,
  isUnread: boolean,
  onRead: (id: number) => void,
): void {
  const isVisible = useDocumentVisibility() === 'visible';
  useEffect(() => {
    if (ticketId === null || !isVisible || !isUnread) return;
    onRead(ticketId);
    void markRead(side, ticketId);
  }, [side, ticketId, isVisible, isUnread, onRead]);

  useEffect(() => {
    if (ticketId === null || !isVisible) return;
    // A frame that carries what changed flags the row, and the effect above sees it.
    const types: number[] = [frameTypes.message, frameTypes.rating, frameTypes.report];
    return live.onFrame(({ msgType, recordQuestionId, data }) => {
      if (types.includes(msgType) && recordQuestionId === ticketId && data === undefined) {
        void markRead(side, ticketId);
      }
    });
  }, [side, ticketId, isVisible]);
}
