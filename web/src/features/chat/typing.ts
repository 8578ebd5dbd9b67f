/*
 * Typing: tells the other side that this person types, and knows who of the other side does. Nothing of
 * it is kept, and a lost frame costs nothing.
 */
import { useEffect, useState } from 'react';
import { type Frame, frameTypes } from '#contract/core/frames';
import { timers } from '#contract/core/limits';
import type { Typist, TypingFrame } from '#contract/chat/messages';
import { live } from '../../lib/live';

/** Tickets that were told of within three seconds; true where something was typed since. */
const told = new Map<number, boolean>();

/** Says that this person types in a ticket: at once, then every three seconds as long as he goes on. */
export function sayTyping(recordQuestionId: number): void {
  if (told.has(recordQuestionId)) {
    told.set(recordQuestionId, true);
    return;
  }
  const frame: TypingFrame = { type: 'typing', recordQuestionId };
  if (!live.send(frame)) return;
  told.set(recordQuestionId, false);
  setTimeout(() => {
    const goesOn = told.get(recordQuestionId);
    told.delete(recordQuestionId);
    if (goesOn) sayTyping(recordQuestionId);
  }, timers.typingSend);
}

/** What was typed has been sent or taken back. */
export function stopTyping(recordQuestionId: number): void {
  if (told.has(recordQuestionId)) told.set(recordQuestionId, false);
}

const nobody: readonly Typist[] = [];

/** The typists after a frame of their ticket; the same list where it changes nothing. */
function typistsAfter(typists: readonly Typist[], { msgType, data }: Frame): readonly Typist[] {
  if (msgType === frameTypes.typing && isTypist(data)) {
    const others = typists.filter((one) => one.personalId !== data.personalId);
    return [...others, data];
  }
  // Who has written has stopped typing.
  const isGone = ({ personalId }: Typist) => isTypist(data, personalId);
  return typists.some(isGone) ? typists.filter((one) => !isGone(one)) : typists;
}

function isTypist(data: unknown, personalId?: number): data is Typist {
  if (typeof data !== 'object' || data === null || !('personalId' in data)) return false;
  return personalId === undefined ? typeof data.personalId === 'number' : data.personalId === personalId;
}

/** Who of the other side is typing in a ticket: each for five seconds, or until a message of his comes. */
export function useTypists(recordQuestionId: number): readonly Typist[] {
  const [typists, setTypists] = useState(nobody);
  useEffect(() => {
    const endings = new Map<number, ReturnType<typeof setTimeout>>();
    const stopFrames = live.onFrame((frame) => {
      if (frame.recordQuestionId !== recordQuestionId) return;
      setTypists((before) => typistsAfter(before, frame));
      if (frame.msgType !== frameTypes.typing || !isTypist(frame.data)) return;
      const { personalId } = frame.data;
      clearTimeout(endings.get(personalId));
      const end = () => setTypists((before) => before.filter((one) => one.personalId !== personalId));
      endings.set(personalId, setTimeout(end, timers.typingShown));
    });
    return () => {
      stopFrames();
      for (const ending of endings.values()) clearTimeout(ending);
      setTypists(nobody);
    };
  }, [recordQuestionId]);
  return typists;
}
