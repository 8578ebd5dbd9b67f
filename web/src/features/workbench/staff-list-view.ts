/*
 * The window on the staff list: only the lines that are seen are drawn, so that thousands stay smooth. Sizes are
 * known without measuring; what is seen keeps its place when lines above it come or go.
 */
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type Slots, slotsFor } from './staff-list-slots';
import { type Lines, type SeenLine, shiftOf } from './staff-order';

/** Heights of the lines, rem. */
const headHeight = 2.125;
const rowHeight = 5.625;
/** Lines that are drawn beyond each edge. */
const overscan = 2;

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

export interface ListWindow {
  /** Lines to draw; `start` is px from the top, null for the head that sticks to the upper edge. */
  readonly lines: readonly {
    readonly line: number;
    readonly key: number;
    readonly start: number | null;
    readonly size: number;
  }[];
  /** Tells the elements of the page apart that draw them. */
  readonly slots: Slots;
  readonly height: number;
  readonly scrollTo: (line: number) => void;
}

/** `kept`: the line with the focus, which is drawn wherever it is; -1 for none. */
export function useListWindow(box: RefObject<HTMLDivElement | null>, lines: Lines, kept: number): ListWindow {
  const [rem] = useState(rootFontSize);
  const sizeOf = (line: number) => (lines.keyAt(line) < 0 ? headHeight : rowHeight) * rem;
  const stuck = useRef(-1);
  const virtualizer = useVirtualizer({
    count: lines.count,
    getScrollElement: () => box.current,
    estimateSize: sizeOf,
    getItemKey: lines.keyAt,
    overscan,
    rangeExtractor: useCallback(
      (range: Range) => {
        stuck.current = lines.headOf(range.startIndex);
        const first = Math.max(0, range.startIndex - range.overscan);
        const last = Math.min(lines.count - 1, range.endIndex + range.overscan);
        const indexes = new Set(Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at));
        if (stuck.current >= 0) indexes.add(stuck.current);
        if (kept >= 0) indexes.add(kept);
        return [...indexes].sort((one, other) => one - other);
      },
      [lines, kept],
    ),
  });
  useStillPlace(box, lines, virtualizer);
  const drawn = virtualizer.getVirtualItems().map(({ index, start, size }) => ({
    line: index,
    key: lines.keyAt(index),
    start: index === stuck.current ? null : start,
    size,
  }));
  const slots = useRef<Slots>(new Map());
  const keys = drawn.map(({ key }) => key);
  slots.current = slotsFor(keys, slots.current, keyOfLine(document.activeElement));
  return {
    lines: drawn,
    slots: slots.current,
    height: virtualizer.getTotalSize(),
    // Sizes are known: the page need not be laid out to find the place, as the virtualizer's own way would.
    scrollTo: (line) => {
      const [list, place] = [box.current, virtualizer.measurementsCache[line]];
      if (!list || !place) return;
      const top = virtualizer.scrollOffset ?? 0;
      const height = virtualizer.scrollRect?.height ?? 0;
      // The head of its customer sticks to the upper edge.
      const upper = Math.max(0, place.start - headHeight * rem);
      if (upper < top) list.scrollTop = upper;
      else if (place.end > top + height) list.scrollTop = place.end - height;
    },
  };
}

/** Key of the line that an element is in. */
export function keyOfLine(target: EventTarget | null): number | null {
  const key = target instanceof Element && target.closest<HTMLElement>('[data-key]')?.dataset['key'];
  return key ? Number(key) : null;
}

/** After a change of the lines: what was seen stands where it stood, unless the top of the list was seen. */
function useStillPlace(
  box: RefObject<HTMLDivElement | null>,
  lines: Lines,
  virtualizer: ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>,
): void {
  const before = useRef<{ lines: Lines; seen: readonly SeenLine[] } | null>(null);
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const last = before.current;
    // The page is not asked for places: asking makes it lay everything out.
    const top = virtualizer.scrollOffset ?? 0;
    if (last && last.lines !== lines && top > 0 && last.seen.length > 0) {
      const shift = shiftOf(last.seen, lines, (line) => virtualizer.measurementsCache[line]?.start ?? 0);
      if (shift !== 0) list.scrollTop += shift;
    }
    const bottom = top + (virtualizer.scrollRect?.height ?? 0);
    const seen = virtualizer.getVirtualItems().filter(({ start, end }) => end > top && start < bottom);
    before.current = {
      lines,
      seen: seen.map(({ key, index, start }) => ({ key: Number(key), line: index, start })),
    };
  });
}
