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

const nothing = () => undefined;

/**
 * `unreadSeq`: seq of the last message while the ticket is unread, else null. `onRead` shows it as read where that
 * should not wait for the server's word.
 */
export function useReadOpenTicket(
  side: Side,
  ticketId: number | null,
  unreadSeq: number | null,
  onRead: (id: number) => void = nothing,
): void {
  const isVisible = useDocumentVisibility() === 'visible';
  useEffect(() => {
    if (ticketId === null || !isVisible || unreadSeq === null) return;
    onRead(ticketId);
    const read = () => void markRead(side, ticketId);
    read();
    // What could not be said without a connection is said when it is back.
    return live.onOpen(({ reconnected }) => {
      if (reconnected) read();
    });
  }, [side, ticketId, isVisible, unreadSeq, onRead]);

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
