/*
 * Widths and folds of the workbench's panes: sensible for the window, changed by hand, remembered on this device.
 */
import { useCallback, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/storage';

export type Pane = 'side' | 'list' | 'context';

/** Widths in px; `share` of the window unless changed by hand. */
const panes = {
  side: { least: 184, most: 400, share: 0.15, from: 200, to: 256 },
  list: { least: 280, most: 640, share: 0.24, from: 304, to: 400 },
  context: { least: 240, most: 1_200, share: 0.22, from: 272, to: 440 },
} as const;
/** What is left to the conversation. */
const leastConversation = 360;

export interface PaneState {
  /** By hand; absent where the window says it. */
  readonly widths: Readonly<Partial<Record<Pane, number>>>;
  readonly isSideOpen: boolean;
  readonly isFilterOpen: boolean;
  readonly isTreeOpen: boolean;
  readonly isContextOpen: boolean;
}

/** What can be open or folded. */
export type Fold = Exclude<keyof PaneState, 'widths'>;

const storageKey = 'faq_bench_panes';

function readState(): PaneState {
  const isWide = window.matchMedia('(min-width: 75em)').matches;
  const initial = {
    widths: {},
    isSideOpen: isWide,
    isFilterOpen: true,
    isTreeOpen: true,
    isContextOpen: isWide,
  };
  try {
    const kept: unknown = JSON.parse(readStored(storageKey) ?? '{}');
    return { ...initial, ...validState(kept) };
  } catch {
    return initial;
  }
}

function validState(kept: unknown): Partial<PaneState> {
  if (typeof kept !== 'object' || kept === null) return {};
  const fields = Object.entries(kept).filter(([name, value]) =>
    name === 'widths' ? isWidths(value) : typeof value === 'boolean',
  );
  return Object.fromEntries(fields);
}

function isWidths(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);
}

/** How wide a pane may be and is, px. */
export interface PaneWidth {
  readonly width: number;
  readonly least: number;
  readonly most: number;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Widths of the open panes in a window of this width. */
export function paneWidths(state: PaneState, windowWidth: number): Record<Pane, PaneWidth> {
  const isOpen = { side: state.isSideOpen, list: true, context: state.isContextOpen };
  const wish = (pane: Pane) => {
    const { least, most, share, from, to } = panes[pane];
    return clamp(state.widths[pane] ?? clamp(Math.round(windowWidth * share), from, to), least, most);
  };
  const of = (pane: Pane): PaneWidth => {
    const others = (Object.keys(panes) as Pane[]).filter((other) => other !== pane && isOpen[other]);
    const room = windowWidth - leastConversation - others.reduce((sum, other) => sum + wish(other), 0);
    const { least, most } = panes[pane];
    const widest = clamp(room, least, most);
    return { width: Math.min(wish(pane), widest), least, most: widest };
  };
  return { side: of('side'), list: of('list'), context: of('context') };
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

export function usePanes() {
  const [state, setState] = useState(readState);
  const windowWidth = useSyncExternalStore(onResize, () => window.innerWidth);
  const change = useCallback((partOf: (before: PaneState) => Partial<PaneState>) => {
    setState((before) => {
      const next = { ...before, ...partOf(before) };
      writeStored(storageKey, JSON.stringify(next));
      return next;
    });
  }, []);
  const toggle = useCallback((part: Fold) => change((before) => ({ [part]: !before[part] })), [change]);
  const open = useCallback((part: Fold) => change(() => ({ [part]: true })), [change]);
  /** undefined: as the window says. */
  const resize = useCallback(
    (pane: Pane, width: number | undefined) =>
      change((before) => ({ widths: { ...before.widths, [pane]: width } })),
    [change],
  );
  return { state, widths: paneWidths(state, windowWidth), toggle, open, resize };
}
