/*
 * The lines of the staff list: heads of customers and their tickets, only those that are seen; keys from line to line
 * (BENCH-19, BENCH-20); more on scrolling to 15 px above the end (CONST-08).
 */
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useQuery } from '@tanstack/react-query';
import type { StaffTicket } from '#contract/tickets/schemas';
import { s } from '../../lib/i18n/staff';
import { notifyInfo } from '../../ui/notice';
import { useCommands } from './command-store';
import type { StaffFilter } from './filter';
import { StaffGroupHead } from './staff-group-head';
import { isHead, itemsOf, keyOf, placeOf, type StaffItem } from './staff-items';
import { useAllTickets } from './staff-list-expand';
import { moveInList, ticketFrom } from './staff-list-keys';
import { useMorePages } from './staff-list-more';
import { lineOf, useListWindow } from './staff-list-view';
import { StaffTicketRow } from './staff-ticket-row';
import { customersOnlineQuery } from './workbench.queries';
import classes from './staff-ticket-list.module.css';

export interface StaffTicketLinesProps {
  /** What scrolls; it is drawn here. */
  box: RefObject<HTMLDivElement | null>;
  /** Those of a customer side by side, in the order in which they are shown. */
  rows: readonly StaffTicket[];
  filter: StaffFilter;
  /** The rows are still those of another filter. */
  isBusy: boolean;
  hasMore: boolean;
  /** All that fit the filter are loaded. */
  isComplete: boolean;
  openId: number | null;
  onOpen: (id: number) => void;
  /** The pointer, not a finger, came or left. */
  onPointed: (isPointed: boolean) => void;
  /** What stands there instead of lines. */
  children: ReactNode;
}

const asSet = (ids: readonly number[]) => new Set(ids);

export function StaffTicketLines(props: StaffTicketLinesProps) {
  const { box, rows, filter, isBusy, hasMore, isComplete, openId, onOpen, onPointed, children } = props;
  const { data: online } = useQuery({ ...customersOnlineQuery, select: asSet });
  const canvas = useRef<HTMLDivElement>(null);
  const { expanded, onExpand, allOf, loading } = useAllTickets();
  const items = useMemo(() => itemsOf(rows, allOf), [rows, allOf]);
  const focus = useListFocus(canvas, items, openId);
  const list = useListWindow(box, items, focus.at);

  const go = (index: number) => {
    const item = items[index];
    if (!item) return;
    list.scrollTo(index);
    focus.move(keyOf(item));
  };
  const openFrom = (step: 1 | -1) => {
    const at = placeOf(items, openId);
    const found = at < 0 ? ticketFrom(items, 0, 1) : ticketFrom(items, at + step, step);
    const item = found && items[found.to];
    if (!found || !item || isHead(item)) {
      notifyInfo(s(step === 1 ? 'cmd.edge.next' : 'cmd.edge.previous'));
      return;
    }
    go(found.to);
    onOpen(item.id);
  };
  useCommands({
    next: () => openFrom(1),
    previous: () => openFrom(-1),
    list: () => focus.begin(),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = placeOf(items, lineOf(event.target));
    const move = moveInList(items, from < 0 ? focus.at : from, event.key, expanded);
    if (!move) return;
    event.preventDefault();
    if ('to' in move) go(move.to);
    else onExpand(move.expand, move.isExpanded);
  };
  const isOnline = (item: StaffItem) =>
    online?.has(item.personalId) ?? (isHead(item) ? item.first : item).isOnLine === 1;

  return (
    <div
      ref={box}
      className={classes.scroller}
      data-window
      aria-busy={isBusy || undefined}
      onPointerEnter={(event) => onPointed(event.pointerType !== 'touch')}
      onPointerLeave={() => onPointed(false)}
      onKeyDown={onKeyDown}
    >
      {children}
      {items.length > 0 && (
        <div
          className={classes.canvas}
          role="list"
          aria-label={s('bench.list')}
          style={{ height: list.height }}
          onFocus={focus.onFocus}
          ref={canvas}
        >
          {list.lines.map(({ item, index, start, size }) => (
            <div
              key={list.slots.get(keyOf(item))}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={classes.item}
              data-stuck={start === null || undefined}
              style={{ height: size, transform: start === null ? undefined : `translateY(${start}px)` }}
            >
              {isHead(item) ? (
                <StaffGroupHead
                  ticket={item.first}
                  isOnline={isOnline(item)}
                  isExpanded={expanded.has(item.personalId)}
                  isLoading={loading.has(item.personalId)}
                  isActive={index === focus.at}
                  onExpand={onExpand}
                />
              ) : (
                <StaffTicketRow
                  ticket={item}
                  isOpen={item.id === openId}
                  isActive={index === focus.at}
                  isOnline={isOnline(item)}
                  onOpen={onOpen}
                />
              )}
            </div>
          ))}
        </div>
      )}
      {items.length > 0 && (
        <Footer box={box} filter={filter} lines={items.length} hasMore={hasMore} isComplete={isComplete} />
      )}
    </div>
  );
}

/** One line is where Tab leads; a line that has the focus keeps it wherever it goes. */
function useListFocus(
  canvasRef: RefObject<HTMLDivElement | null>,
  items: readonly StaffItem[],
  openId: number | null,
) {
  const [kept, setKept] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const at = useMemo(() => {
    const own = placeOf(items, kept);
    if (own >= 0) return own;
    const opened = placeOf(items, openId);
    return opened >= 0 ? opened : items.findIndex((item) => !isHead(item));
  }, [items, kept, openId]);
  useEffect(() => {
    if (wanted.current === null) return;
    const line = canvasRef.current?.querySelector<HTMLElement>(`[data-key="${wanted.current}"]`);
    if (!line) return;
    wanted.current = null;
    line.focus({ preventScroll: true });
  });
  // j and k work before anything has the focus.
  useEffect(() => {
    const begin = (event: globalThis.KeyboardEvent) => {
      if (event.target !== document.body || (event.key !== 'j' && event.key !== 'k')) return;
      canvasRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
    window.addEventListener('keydown', begin);
    return () => window.removeEventListener('keydown', begin);
  }, [canvasRef]);
  // A click opens too: both are drawn together.
  const onFocus = useCallback(({ target }: { target: Element }) => {
    startTransition(() => setKept(lineOf(target)));
  }, []);
  const move = (key: number) => {
    wanted.current = key;
    setKept(key);
  };
  const begin = () => canvasRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  return { at, move, onFocus, begin };
}

interface FooterProps {
  box: RefObject<HTMLDivElement | null>;
  filter: StaffFilter;
  lines: number;
  hasMore: boolean;
  isComplete: boolean;
}

/** Loads what follows and says so; the lines are not drawn for it. */
function Footer({ box, filter, lines, hasMore, isComplete }: FooterProps) {
  const more = useMorePages(box, filter, hasMore, lines);
  if (more.error !== null)
    return (
      <p className={classes.footer} role="alert">
        {s('list.moreFailed')}{' '}
        <button type="button" className={classes.retry} onClick={more.load}>
          {s('list.retry')}
        </button>
      </p>
    );
  return (
    <p className={classes.footer} role="status">
      {more.isLoading ? s('bench.list.loading') : isComplete ? s('bench.list.end') : ''}
    </p>
  );
}
