/*
 * Presence: says which ticket or question this tab shows, as long as it is visible, and knows which colleagues
 * look at the same, or answer it. Nothing of it is kept, and a lost frame costs nothing.
 */
import { useEffect, useState } from 'react';
import type { EditedSubject, Viewer, ViewingFrame } from '#contract/chat/messages';
import { type Frame, frameTypes } from '#contract/core/frames';
import { timers } from '#contract/core/limits';
import { live } from './live';

const nobody: readonly Viewer[] = [];

/** What a tab shows: a ticket by its id, or a question that is edited. */
export type Shown = number | EditedSubject;

/** The list of a frame about what is shown; undefined for any other frame. */
function viewersOf({ msgType, recordQuestionId, subject, data }: Frame, shown: Shown): Viewer[] | undefined {
  const of = typeof shown === 'number' ? recordQuestionId : subject;
  if (msgType !== frameTypes.viewers || of !== shown || !Array.isArray(data)) return undefined;
  return data as Viewer[];
}

function say(shown: Shown | null): void {
  const frame: ViewingFrame =
    typeof shown === 'string'
      ? { type: 'viewing', subject: shown }
      : { type: 'viewing', recordQuestionId: shown };
  live.send(frame);
}

/** The colleagues at what this tab shows; "answering" ends by itself after five seconds. */
export function useViewers(shown: Shown, ownId: number): readonly Viewer[] {
  const [viewers, setViewers] = useState(nobody);
  useEffect(() => {
    let ending: ReturnType<typeof setTimeout> | undefined;
    const stopAnswering = () =>
      setViewers((before) => before.map((viewer) => ({ ...viewer, isAnswering: false })));
    const tell = () => say(document.visibilityState === 'hidden' ? null : shown);
    const off = [
      live.onFrame((frame) => {
        const list = viewersOf(frame, shown);
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
  }, [shown, ownId]);
  return viewers;
}
