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
  const check = useEffectEvent(() => {
    const list = boxRef.current;
    if (!list || error !== null || list.scrollHeight === 0) return;
    if (list.scrollHeight - list.scrollTop - list.clientHeight <= scrollDistance) load();
  });
  useEffect(() => {
    const list = boxRef.current;
    // What is said below the list comes with the frame that is drawn for the scroll, not in one more.
    const onScroll = () => flushSync(() => check());
    list?.addEventListener('scroll', onScroll, { passive: true });
    return () => list?.removeEventListener('scroll', onScroll);
  }, [boxRef]);
  // A page that does not fill the list cannot be scrolled to its end. Heights are read when the frame is drawn:
  // earlier the page would be laid out for it anew.
  useEffect(() => {
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => check());
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [filter, hasMore, isLoading, lines]);
  return { load, isLoading, error };
}
