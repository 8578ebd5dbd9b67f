/*
 * Scrolling of a conversation: stands at its bottom until the reader scrolls up, then keeps the message under
 * his eyes in place, whatever is added above or below or changes its height (CHAT-11). Elements to hold on to
 * carry `data-key`. A foot behind the messages takes the room that is left, and never pushes the newest message out
 * of sight.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { timers } from '#contract/core/limits';

/** Still counts as the bottom, px. */
const nearBottom = 40;

export interface ScrollKeeper {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** What stands behind the messages, if anything. */
  readonly foot: RefObject<HTMLDivElement | null>;
  readonly isAtBottom: boolean;
  toBottom(): void;
  /** Brings the foot into view. */
  toFoot(): void;
}

/** What is held on to: the bottom, or one element at one height; and the sizes for which it holds. */
interface Place {
  stuck: boolean;
  key: string;
  top: number;
  height: number;
  room: number;
}

/** `version` changes with every change of the content; `onTop` is called when the top is reached. */
export function useScrollKeeper(version: unknown, onTop: () => void): ScrollKeeper {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ stuck: true, key: '', top: 0, height: 0, room: 0 });
  const [isAtBottom, setIsAtBottom] = useState(true);
  const reachedTop = useRef(onTop);
  useEffect(() => {
    reachedTop.current = onTop;
  }, [onTop]);

  const restore = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const { stuck, key, top } = place.current;
    if (stuck) box.scrollTop = bottomOf(box, foot.current);
    else {
      const held = findHeld(box, foot.current, key);
      if (held) box.scrollTop += topIn(box, held) - top;
    }
    keepFieldInView(foot.current);
    place.current.height = box.scrollHeight;
    place.current.room = box.clientHeight;
  }, []);

  const remember = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const beyond = box.scrollTop - bottomOf(box, foot.current);
    place.current = placeOf(box, beyond);
    setIsAtBottom(beyond >= -nearBottom);
  }, []);

  useLayoutEffect(() => {
    restore();
  }, [restore, version]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookAtTop = () => {
      if (box.scrollTop <= 0) reachedTop.current();
    };
    const onScroll = () => {
      // Only a scroll at unchanged sizes is the reader's own; what grew or shrank is followed first.
      if (box.scrollHeight !== place.current.height || box.clientHeight !== place.current.room) restore();
      else remember();
      clearTimeout(timer);
      timer = setTimeout(lookAtTop, timers.chatScrollDebounce);
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(() => {
      restore();
      // What does not fill the box cannot be scrolled to its top.
      if (box.scrollHeight <= box.clientHeight) onScroll();
    });
    observer.observe(box);
    if (content.current) observer.observe(content.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [remember, restore]);

  const toBottom = useCallback(() => {
    place.current = { ...place.current, stuck: true };
    setIsAtBottom(true);
    restore();
  }, [restore]);

  const toFoot = useCallback(() => {
    const { clientHeight = 0 } = scroller.current ?? {};
    const { offsetHeight = 0, dataset } = foot.current ?? {};
    const top = Math.max(0, clientHeight - offsetHeight);
    place.current = { ...place.current, stuck: false, key: dataset?.['key'] ?? '', top };
    restore();
  }, [restore]);

  return { scroller, content, foot, isAtBottom, toBottom, toFoot };
}

/** What to hold on to, `beyond` the bottom by so many px. */
function placeOf(box: HTMLElement, beyond: number): Place {
  const held = Array.from(box.querySelectorAll<HTMLElement>('[data-key]')).find(
    (element) => topIn(box, element) + element.offsetHeight > 0,
  );
  return {
    // Further down is only the foot: the messages are seen, and the place in it is the reader's own.
    stuck: Math.abs(beyond) <= nearBottom,
    key: held?.dataset['key'] ?? '',
    top: held ? topIn(box, held) : 0,
    height: box.scrollHeight,
    room: box.clientHeight,
  };
}

function findHeld(box: HTMLElement, foot: HTMLElement | null, key: string): HTMLElement | null {
  if (foot && foot.dataset['key'] === key) return foot;
  return box.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
}

/**
 * How far one scrolls to the bottom: to the end, but not so far that the newest message leaves the upper edge because
 * of the foot below it.
 */
function bottomOf(box: HTMLElement, foot: HTMLElement | null): number {
  const end = box.scrollHeight - box.clientHeight;
  const newest = foot?.previousElementSibling;
  if (!foot || foot.offsetHeight === 0 || !(newest instanceof HTMLElement)) return end;
  const newestTop = box.scrollTop + topIn(box, newest);
  const messagesEnd = box.scrollTop + topIn(box, foot) - box.clientHeight;
  return Math.min(end, Math.max(newestTop, messagesEnd));
}

/** What is being filled in in the foot stays in sight when messages come or a keyboard opens. */
function keepFieldInView(foot: HTMLElement | null): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLTextAreaElement) || !foot?.contains(activeElement)) return;
  activeElement.scrollIntoView({ block: 'nearest' });
}

/** Where an element begins, measured from the upper edge of what is seen of the box. */
function topIn(box: HTMLElement, element: HTMLElement): number {
  return element.getBoundingClientRect().top - box.getBoundingClientRect().top;
}
