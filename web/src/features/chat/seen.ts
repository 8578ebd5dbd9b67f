/*
 * What this person's screen has shown of each conversation: a text that he sends says so, and the server
 * pauses it when somebody else wrote after that. Seen is what stood on a visible page at the end of the history.
 */
import { useEffect } from 'react';

const seen = new Map<number, number>();
const asking = new Map<number, number>();

/** Highest `seq` that was on the screen; undefined before anything of the ticket was. */
export function seenSeqOf(ticket: number): number | undefined {
  return seen.get(ticket);
}

/** Notes what the open conversation shows: up to `newestSeq` while the reader stands at its end. */
export function useSeen(ticket: number, newestSeq: number, isAtBottom: boolean): void {
  useEffect(() => {
    if (!isAtBottom) return;
    const note = () => {
      if (document.visibilityState !== 'hidden') seen.set(ticket, Math.max(newestSeq, seen.get(ticket) ?? 0));
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [ticket, newestSeq, isAtBottom]);
}

/** Whether a composer of this ticket is there to ask whether a paused message is still to be sent. */
export function isAskingIn(ticket: number): boolean {
  return (asking.get(ticket) ?? 0) > 0;
}

/** While mounted, a composer of the ticket asks. */
export function useAsking(ticket: number | null): void {
  useEffect(() => {
    if (ticket === null) return;
    const count = (change: 1 | -1) => void asking.set(ticket, (asking.get(ticket) ?? 0) + change);
    count(1);
    return () => count(-1);
  }, [ticket]);
}
