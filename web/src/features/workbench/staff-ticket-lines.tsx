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
import { useSession } from '../../lib/session';
import { notifyInfo } from '../../ui/notice';
import { useCommands } from './command-store';
import type { StaffFilter } from './filter';
import { StaffGroupHead } from './staff-group-head';
import { useAllTickets } from './staff-list-expand';
import { moveInList, ticketFrom } from './staff-list-keys';
import { useMorePages } from './staff-list-more';
import { keyOfLine, useListWindow } from './staff-list-view';
import { type Lines, type OrderedRows, withAllOf } from './staff-order';
import { StaffTicketRow } from './staff-ticket-row';
import { customersOnlineQuery } from './workbench.queries';
import classes from './staff-ticket-list.module.css';

export interface StaffTicketLinesProps {
  /** What scrolls; it is drawn here. */
  box: RefObject<HTMLDivElement | null>;
  tickets: OrderedRows;
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
  const { box, tickets, filter, isBusy, hasMore, isComplete, openId, onOpen, onPointed, children } = props;
  const { data: online } = useQuery({ ...customersOnlineQuery, select: asSet });
  // To read changes nothing then: it stays unread for the others.
  const isReadonly = useSession().staff?.is_readonly === 1;
  const canvas = useRef<HTMLDivElement>(null);
  const { expanded, onExpand, allOf, loading } = useAllTickets();
  const { rows, order } = useExpanded(tickets, allOf);
  const { lines } = order;
  const focus = useListFocus(canvas, lines, openId);
  const list = useListWindow(box, lines, focus.at);

  const go = (line: number) => {
    list.scrollTo(line);
    focus.move(lines.keyAt(line));
  };
  const openFrom = (step: 1 | -1) => {
    const at = lines.lineOf(openId);
    const found = at < 0 ? ticketFrom(lines, 0, 1) : ticketFrom(lines, at + step, step);
    if (!found) {
      notifyInfo(s(step === 1 ? 'cmd.edge.next' : 'cmd.edge.previous'));
      return;
    }
    go(found.to);
    onOpen(lines.keyAt(found.to));
  };
  useCommands({
    next: () => openFrom(1),
    previous: () => openFrom(-1),
    list: () => focus.begin(),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = lines.lineOf(keyOfLine(event.target));
    const move = moveInList(lines, from < 0 ? focus.at : from, event.key, expanded);
    if (!move) return;
    event.preventDefault();
    if ('to' in move) go(move.to);
    else onExpand(move.expand, move.isExpanded);
  };
  const isOnline = ({ personalId, isOnLine }: StaffTicket) => online?.has(personalId) ?? isOnLine === 1;

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
      {lines.count > 0 && (
        <div
          className={classes.canvas}
          role="list"
          aria-label={s('bench.list')}
          style={{ height: list.height }}
          onFocus={focus.onFocus}
          ref={canvas}
        >
          {list.lines.map(({ line, key, start, size }) => {
            const ticket = rows[lines.rowAt(line)];
            if (!ticket) return null;
            return (
              <div
                key={list.slots.get(key)}
                role="listitem"
                aria-setsize={lines.count}
                aria-posinset={line + 1}
                className={classes.item}
                data-stuck={start === null || undefined}
                style={{ height: size, transform: start === null ? undefined : `translateY(${start}px)` }}
              >
                {key < 0 ? (
                  <StaffGroupHead
                    ticket={ticket}
                    isOnline={isOnline(ticket)}
                    isExpanded={expanded.has(ticket.personalId)}
                    isLoading={loading.has(ticket.personalId)}
                    isActive={line === focus.at}
                    onExpand={onExpand}
                  />
                ) : (
                  <StaffTicketRow
                    ticket={ticket}
                    isOpen={ticket.id === openId}
                    isRead={ticket.id === openId && !isReadonly}
                    isActive={line === focus.at}
                    isOnline={isOnline(ticket)}
                    onOpen={onOpen}
                  />
                )}
              </div>
            );
          })}
        </div>
      )}
      {lines.count > 0 && (
        <Footer box={box} filter={filter} lines={lines.count} hasMore={hasMore} isComplete={isComplete} />
      )}
    </div>
  );
}

/** The tickets with all those of expanded groups. Their order is kept as long as it is the same. */
function useExpanded(tickets: OrderedRows, allOf: ReadonlyMap<number, readonly StaffTicket[]>): OrderedRows {
  const before = useRef<OrderedRows>(undefined);
  return useMemo(() => (before.current = withAllOf(tickets, allOf, before.current)), [tickets, allOf]);
}

/** One line is where Tab leads; a line that has the focus keeps it wherever it goes. */
function useListFocus(canvasRef: RefObject<HTMLDivElement | null>, lines: Lines, openId: number | null) {
  const [kept, setKept] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const at = useMemo(() => {
    const own = lines.lineOf(kept);
    if (own >= 0) return own;
    const opened = lines.lineOf(openId);
    return opened >= 0 ? opened : (ticketFrom(lines, 0, 1)?.to ?? -1);
  }, [lines, kept, openId]);
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
    startTransition(() => setKept(keyOfLine(target)));
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
