/*
 * What this person's screen has shown of each conversation (Q-135, decision 10): a text they send says so, and the
 * server pauses it when somebody else wrote after that. Seen is what stood at the end of the history, on a visible
 * page, for long enough to be noticed; and what was there before the person began their text.
 */
import { useEffect, useRef } from 'react';
import { timers } from '#contract/core/limits';

const seen = new Map<number, number>();
/** What stands on the screen at this moment. */
const shown = new Map<number, number>();
const asking = new Map<number, number>();

/** Highest `seq` that was seen; undefined before anything of the ticket was. */
export function seenSeqOf(ticket: number): number | undefined {
  return seen.get(ticket);
}

/** Notes that the person has seen the conversation up to `seq`. */
export function noteSeen(ticket: number, seq: number): void {
  seen.set(ticket, Math.max(seq, seen.get(ticket) ?? 0));
}

/** A person who begins a text now has all before them that is on the screen. */
export function noteBegun(ticket: number): void {
  const seq = shown.get(ticket);
  if (seq !== undefined) noteSeen(ticket, seq);
}

/**
 * Notes what the open conversation shows: up to `newestSeq` while the reader stands at its end. What it opens with
 * counts at once; what arrives after that counts when it has been there for `timers.seenAfter`.
 */
export function useSeen(ticket: number, newestSeq: number, isAtBottom: boolean): void {
  const newest = useRef(newestSeq);
  const isOpened = useRef(false);
  const waits = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    newest.current = newestSeq;
    if (isAtBottom && isVisible()) show(ticket, newestSeq, isOpened, waits.current);
  }, [ticket, newestSeq, isAtBottom]);
  useEffect(() => {
    if (!isAtBottom) return;
    const running = waits.current;
    const stop = () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    };
    const turn = () => {
      stop();
      if (isVisible()) show(ticket, newest.current, isOpened, running);
    };
    document.addEventListener('visibilitychange', turn);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', turn);
    };
  }, [ticket, isAtBottom]);
  useEffect(() => () => void shown.delete(ticket), [ticket]);
}

const isVisible = () => document.visibilityState !== 'hidden';

/** Each message waits by itself: one that comes meanwhile does not put off the one before it. */
function show(
  ticket: number,
  seq: number,
  isOpened: { current: boolean },
  waits: Set<ReturnType<typeof setTimeout>>,
): void {
  shown.set(ticket, seq);
  if (!isOpened.current) {
    isOpened.current = true;
    return noteSeen(ticket, seq);
  }
  const timer = setTimeout(() => {
    waits.delete(timer);
    noteSeen(ticket, seq);
  }, timers.seenAfter);
  waits.add(timer);
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
