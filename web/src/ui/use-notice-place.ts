// Keeps the notices where they cover no control, as long as they are shown.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type * as finder from './notice-place';
import type { Place } from './notice-place';

type Finder = typeof finder;

/** Up to this width the usual place is the top (notice.module.css). */
const narrow = 1080;

/** What comes or moves under a notice is noticed this soon. */
const lookAgain = 250;

const load = () => import('./notice-place');

/** Loads the finder ahead of time: later there may be no network to load it by. */
export function preloadNoticePlace(): void {
  load().catch(() => undefined);
}

/** The place of all that is shown; null where nothing has a size. */
export function useNoticePlace(host: RefObject<HTMLElement | null>, shown: readonly object[]): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const now = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const own = host.current;
    if (!own || shown.length === 0) {
      now.current = null;
      return setPlace(null);
    }
    let find: Finder | undefined;
    const look = () => {
      if (!find) return;
      const { placeFor, controlsOf } = find;
      const { offsetWidth: width, offsetHeight: height } = own;
      if (width === 0 || height === 0) return;
      const { clientWidth: viewWidth, clientHeight: viewHeight } = document.documentElement;
      const room = { width, height, viewWidth, viewHeight, isNarrow: viewWidth <= narrow };
      const next = placeFor(room, controlsOf(document, own), now.current ?? undefined);
      const before = now.current;
      now.current = next;
      if (before?.left !== next.left || before.top !== next.top || before.isCovering !== next.isCovering)
        setPlace(next);
    };
    // Loaded for the first notice at the latest; until it is there the usual place will do.
    load().then(
      (loaded) => {
        find = loaded;
        look();
      },
      () => undefined,
    );
    const timer = setInterval(look, lookAgain);
    window.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
    };
  }, [host, shown]);
  return place;
}
