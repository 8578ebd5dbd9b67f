/*
 * The window on the staff list: only the lines that are seen are drawn, so that thousands stay smooth. Sizes are
 * known without measuring; what is seen keeps its place when lines above it come or go.
 */
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { isHead, keyOf, type SeenLine, shiftOf, type StaffItem } from './staff-items';
import { type Slots, slotsFor } from './staff-list-slots';

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
    readonly item: StaffItem;
    readonly index: number;
    readonly start: number | null;
    readonly size: number;
  }[];
  /** Tells the elements of the page apart that draw them. */
  readonly slots: Slots;
  readonly height: number;
  readonly scrollTo: (index: number) => void;
}

/** `kept`: index of the line with the focus, which is drawn wherever it is; -1 for none. */
export function useListWindow(
  box: RefObject<HTMLDivElement | null>,
  items: readonly StaffItem[],
  kept: number,
): ListWindow {
  const [rem] = useState(rootFontSize);
  const isHeadAt = (index: number) => items[index] !== undefined && isHead(items[index]);
  const sizeOf = (index: number) => (isHeadAt(index) ? headHeight : rowHeight) * rem;
  const stuck = useRef(-1);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: sizeOf,
    getItemKey: useCallback((index: number) => (items[index] ? keyOf(items[index]) : 0), [items]),
    overscan,
    rangeExtractor: useCallback(
      (range: Range) => {
        stuck.current = headAbove(items, range.startIndex);
        const first = Math.max(0, range.startIndex - range.overscan);
        const last = Math.min(items.length - 1, range.endIndex + range.overscan);
        const indexes = new Set(Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at));
        if (stuck.current >= 0) indexes.add(stuck.current);
        if (kept >= 0) indexes.add(kept);
        return [...indexes].sort((one, other) => one - other);
      },
      [items, kept],
    ),
  });
  useStillPlace(box, items, virtualizer);
  const lines = virtualizer.getVirtualItems().flatMap(({ index, start, size }) => {
    const item = items[index];
    return item ? [{ item, index, start: index === stuck.current ? null : start, size }] : [];
  });
  const slots = useRef<Slots>(new Map());
  const keys = lines.map(({ item }) => keyOf(item));
  slots.current = slotsFor(keys, slots.current, lineOf(document.activeElement));
  return {
    lines,
    slots: slots.current,
    height: virtualizer.getTotalSize(),
    // Sizes are known: the page need not be laid out to find the place, as the virtualizer's own way would.
    scrollTo: (index) => {
      const [list, line] = [box.current, virtualizer.measurementsCache[index]];
      if (!list || !line) return;
      const top = virtualizer.scrollOffset ?? 0;
      const height = virtualizer.scrollRect?.height ?? 0;
      // The head of its customer sticks to the upper edge.
      const upper = Math.max(0, line.start - headHeight * rem);
      if (upper < top) list.scrollTop = upper;
      else if (line.end > top + height) list.scrollTop = line.end - height;
    },
  };
}

function headAbove(items: readonly StaffItem[], from: number): number {
  for (let index = Math.min(from, items.length - 1); index >= 0; index -= 1) {
    const item = items[index];
    if (item && isHead(item)) return index;
  }
  return -1;
}

/** Key of the line that an element is in. */
export function lineOf(target: EventTarget | null): number | null {
  const key = target instanceof Element && target.closest<HTMLElement>('[data-key]')?.dataset['key'];
  return key ? Number(key) : null;
}

/** After a change of the lines: what was seen stands where it stood, unless the top of the list was seen. */
function useStillPlace(
  box: RefObject<HTMLDivElement | null>,
  items: readonly StaffItem[],
  virtualizer: ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>,
): void {
  const before = useRef<{ items: readonly StaffItem[]; seen: readonly SeenLine[] } | null>(null);
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const last = before.current;
    // The page is not asked for places: asking makes it lay everything out.
    const top = virtualizer.scrollOffset ?? 0;
    if (last && last.items !== items && top > 0 && last.seen.length > 0) {
      const shift = shiftOf(last.seen, items, (index) => virtualizer.measurementsCache[index]?.start ?? 0);
      if (shift !== 0) list.scrollTop += shift;
    }
    const bottom = top + (virtualizer.scrollRect?.height ?? 0);
    const seen = virtualizer.getVirtualItems().filter(({ start, end }) => end > top && start < bottom);
    before.current = {
      items,
      seen: seen.map(({ key, index, start }) => ({ key: Number(key), index, start })),
    };
  });
}
