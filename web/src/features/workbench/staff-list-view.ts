/*
 * The window on the staff list: only the lines that are seen are drawn, so that thousands stay smooth. Sizes are
 * known without measuring; what is seen keeps its place when lines above it come or go.
 */
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { shiftOf, type StaffItem } from './staff-items';

/** Heights of the lines, rem. */
const headHeight = 2.125;
const rowHeight = 5.625;
/** Lines that are drawn beyond each edge. */
const overscan = 3;

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

export interface ListWindow {
  /** Lines to draw; `start` is px from the top, null for the head that sticks to the upper edge. */
  readonly lines: readonly {
    readonly item: StaffItem;
    readonly index: number;
    readonly start: number | null;
    readonly size: number;
  }[];
  readonly height: number;
  readonly scrollTo: (index: number) => void;
}

/** `places`: index of each line by its key. `kept`: key of the line with the focus; it is drawn wherever it is. */
export function useListWindow(
  box: RefObject<HTMLDivElement | null>,
  items: readonly StaffItem[],
  places: ReadonlyMap<string, number>,
  kept: string | null,
): ListWindow {
  const [rem] = useState(rootFontSize);
  const sizeOf = (index: number) => (items[index]?.kind === 'head' ? headHeight : rowHeight) * rem;
  const stuck = useRef(-1);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: sizeOf,
    getItemKey: useCallback((index: number) => items[index]?.key ?? index, [items]),
    overscan,
    scrollPaddingStart: headHeight * rem,
    rangeExtractor: useCallback(
      (range: Range) => {
        stuck.current = headAbove(items, range.startIndex);
        const first = Math.max(0, range.startIndex - range.overscan);
        const last = Math.min(items.length - 1, range.endIndex + range.overscan);
        const indexes = new Set(Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at));
        if (stuck.current >= 0) indexes.add(stuck.current);
        const keptAt = kept === null ? undefined : places.get(kept);
        if (keptAt !== undefined) indexes.add(keptAt);
        return [...indexes].sort((one, other) => one - other);
      },
      [items, places, kept],
    ),
  });
  const drawn = virtualizer.getVirtualItems();
  useStillPlace(box, items, virtualizer, (key) => {
    const index = places.get(key);
    return index === undefined ? undefined : virtualizer.measurementsCache[index]?.start;
  });
  const lines = drawn.flatMap(({ index, start, size }) => {
    const item = items[index];
    return item ? [{ item, index, start: index === stuck.current ? null : start, size }] : [];
  });
  return {
    lines,
    height: virtualizer.getTotalSize(),
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}

function headAbove(items: readonly StaffItem[], from: number): number {
  for (let index = Math.min(from, items.length - 1); index >= 0; index -= 1) {
    if (items[index]?.kind === 'head') return index;
  }
  return -1;
}

/** After a change of the lines: what was seen stands where it stood, unless the top of the list was seen. */
function useStillPlace(
  box: RefObject<HTMLDivElement | null>,
  items: readonly StaffItem[],
  virtualizer: ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>,
  startOf: (key: string) => number | undefined,
): void {
  const before = useRef<{ items: readonly StaffItem[]; starts: ReadonlyMap<string, number> } | null>(null);
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const last = before.current;
    // The page is not asked for places: asking makes it lay everything out.
    const top = virtualizer.scrollOffset ?? 0;
    if (last && last.items !== items && top > 0 && last.starts.size > 0) {
      const shift = shiftOf(last.starts, startOf);
      if (shift !== 0) list.scrollTop += shift;
    }
    const bottom = top + (virtualizer.scrollRect?.height ?? 0);
    const seen = virtualizer.getVirtualItems().filter(({ start, end }) => end > top && start < bottom);
    before.current = {
      items,
      starts: new Map(seen.flatMap(({ index, start }) => (items[index] ? [[items[index].key, start]] : []))),
    };
  });
}
