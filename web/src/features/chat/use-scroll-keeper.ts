/*
 * Scrolling of a conversation: stands at its bottom until the reader scrolls up, then keeps the message under
 * his eyes in place, whatever is added above or below or changes its height (CHAT-11). Elements to hold on to
 * carry `data-key`.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { timers } from '#contract/core/limits';

/** Still counts as the bottom, px. */
const nearBottom = 40;

export interface ScrollKeeper {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isAtBottom: boolean;
  toBottom(): void;
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
    if (stuck) box.scrollTop = box.scrollHeight;
    else {
      const held = box.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
      if (held) box.scrollTop += topIn(box, held) - top;
    }
    place.current.height = box.scrollHeight;
    place.current.room = box.clientHeight;
  }, []);

  const remember = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const stuck = box.scrollHeight - box.scrollTop - box.clientHeight <= nearBottom;
    const held = Array.from(box.querySelectorAll<HTMLElement>('[data-key]')).find(
      (element) => topIn(box, element) + element.offsetHeight > 0,
    );
    place.current = {
      stuck,
      key: held?.dataset['key'] ?? '',
      top: held ? topIn(box, held) : 0,
      height: box.scrollHeight,
      room: box.clientHeight,
    };
    setIsAtBottom(stuck);
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

  return { scroller, content, isAtBottom, toBottom };
}

/** Where an element begins, measured from the upper edge of what is seen of the box. */
function topIn(box: HTMLElement, element: HTMLElement): number {
  return element.getBoundingClientRect().top - box.getBoundingClientRect().top;
}
