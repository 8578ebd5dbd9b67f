/*
 * Presence on a ticket: says which ticket this tab shows, as long as it is visible, and knows which
 * colleagues look at it or answer it. Nothing of it is kept, and a lost frame costs nothing.
 */
import { useEffect, useState } from 'react';
import type { Viewer, ViewingFrame } from '#contract/chat/messages';
import { type Frame, frameTypes } from '#contract/core/frames';
import { timers } from '#contract/core/limits';
import { live } from '../../lib/live';

const nobody: readonly Viewer[] = [];

/** The list of a frame of this ticket; undefined for any other frame. */
function viewersOf({ msgType, recordQuestionId, data }: Frame, ticketId: number): Viewer[] | undefined {
  if (msgType !== frameTypes.viewers || recordQuestionId !== ticketId || !Array.isArray(data))
    return undefined;
  return data as Viewer[];
}

function say(recordQuestionId: number | null): void {
  const frame: ViewingFrame = { type: 'viewing', recordQuestionId };
  live.send(frame);
}

/** The colleagues at the ticket that this tab shows; "answering" ends by itself after five seconds. */
export function useViewers(ticketId: number, ownId: number): readonly Viewer[] {
  const [viewers, setViewers] = useState(nobody);
  useEffect(() => {
    let ending: ReturnType<typeof setTimeout> | undefined;
    const stopAnswering = () =>
      setViewers((before) => before.map((viewer) => ({ ...viewer, isAnswering: false })));
    const tell = () => say(document.visibilityState === 'hidden' ? null : ticketId);
    const off = [
      live.onFrame((frame) => {
        const list = viewersOf(frame, ticketId);
        if (list === undefined) return;
        setViewers(list.filter(({ personalId }) => personalId !== ownId));
        clearTimeout(ending);
        ending = setTimeout(stopAnswering, timers.typingShown);
      }),
      live.onOpen(tell),
    ];
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => {
      off.forEach((stop) => stop());
      document.removeEventListener('visibilitychange', tell);
      clearTimeout(ending);
      say(null);
    };
  }, [ticketId, ownId]);
  return viewers;
}
