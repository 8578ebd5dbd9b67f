/* Further pages of the list: asked for 15 px above its end (CONST-08), and while a page does not fill it. */
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StaffFilter } from './filter';
import { loadMore } from './workbench.queries';

/** Distance from the end at which the next page is asked for, px. */
const scrollDistance = 15;

/** `lines`: what the list shows; another number of lines may leave it unfilled. */
export function useMorePages(
  boxRef: RefObject<HTMLDivElement | null>,
  filter: StaffFilter,
  hasMore: boolean,
  lines: number,
) {
  const [loading, setLoading] = useState<StaffFilter | null>(null);
  const [failure, setFailure] = useState<{ of: StaffFilter; error: unknown } | null>(null);
  const isLoading = loading === filter;
  const error = failure?.of === filter ? failure.error : null;
  const load = () => {
    if (!hasMore || isLoading) return;
    setLoading(filter);
    setFailure(null);
    loadMore(filter)
      .catch((reason: unknown) => setFailure({ of: filter, error: reason }))
      .finally(() => setLoading((now) => (now === filter ? null : now)));
  };
  const loadAtEnd = useEffectEvent((isThere: boolean) => {
    if (isThere && error === null) load();
  });
  useEffect(() => {
    const list = boxRef.current;
    if (!list) return;
    // Heights are read before the lines are drawn for the scroll and what is said below them is set afterwards:
    // otherwise the page would be laid out more than once.
    let isThere = false;
    const measure = () => (isThere = isAtEnd(list));
    // It comes with the frame that is drawn for the scroll, not in one more.
    const onScroll = () => flushSync(() => loadAtEnd(isThere));
    list.addEventListener('scroll', measure, { capture: true, passive: true });
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      list.removeEventListener('scroll', measure, { capture: true });
      list.removeEventListener('scroll', onScroll);
    };
  }, [boxRef]);
  // A page that does not fill the list cannot be scrolled to its end. Heights are read when the frame is drawn:
  // earlier the page would be laid out for it anew.
  useEffect(() => {
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => loadAtEnd(isAtEnd(boxRef.current)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [boxRef, filter, hasMore, isLoading, lines]);
  return { load, isLoading, error };
}

function isAtEnd(list: HTMLElement | null): boolean {
  if (!list || list.scrollHeight === 0) return false;
  return list.scrollHeight - list.scrollTop - list.clientHeight <= scrollDistance;
}
