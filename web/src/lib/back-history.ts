// On phones Back closes what lies on top, a sheet, a viewer, a dialog, before it leaves the page. Each layer has
// an entry of the history above the page's own: the same address, and in its state how many layers lie there. The
// router is told nothing of steps between them. Closed in another way, a layer takes its entry back; a page that is
// opened from a layer takes the layer's place. An entry whose layer is gone, after a reload or by Forward, is left again.
import { useEffect, useRef } from 'react';
import { fillLeave, layerMark as mark } from './back-layer';
import { viewState } from './view-state';

interface Place {
  readonly state: Record<string, unknown>;
  readonly url: string;
  /** Number of layers of the entry. */
  readonly depth: number;
  /** The router's number of the page. */
  readonly page: unknown;
}

type Layer = () => void;

/** How to close what is open, the lowest first. */
let layers: readonly Layer[] = [];
let here: Place | undefined;
let isTravelling = false;
let isLeaving = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** For how long a navigation to another document may take before we go on as if it had not been. */
const patience = 5_000;

function read(): Place {
  const given: unknown = window.history.state;
  const state = typeof given === 'object' && given !== null ? { ...given } : {};
  const { [mark]: depth, ...own } = state as Record<string, unknown>;
  return {
    state: own,
    url: window.location.href,
    depth: typeof depth === 'number' ? depth : 0,
    page: own['idx'],
  };
}

const stateAt = (state: unknown, depth: number): unknown =>
  depth === 0 ? state : { ...(state as object | null), [mark]: depth };

let native: Pick<History, 'pushState' | 'replaceState' | 'go'>;

/** Begins to look after the history; the router may have begun before. Nothing where there is no phone. */
export function startBack(): void {
  if (here !== undefined || viewState.getState().isPC) return;
  const { history } = window;
  fillLeave(leaveFor);
  native = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
    go: history.go.bind(history),
  };
  here = read();
  history.pushState = (state: unknown, unused, url) => {
    const isOnLayer = here !== undefined && here.depth > 0;
    native[isOnLayer ? 'replaceState' : 'pushState'](state, unused, url);
    arrive();
  };
  history.replaceState = (state: unknown, unused, url) => {
    native.replaceState(stateAt(state, here?.depth ?? 0), unused, url);
    arrive();
  };
  // A step back that the page asks for is one of its own pages.
  history.go = (delta = 0) => native.go(delta < 0 ? delta - (here?.depth ?? 0) : delta);
  history.back = () => history.go(-1);
  window.addEventListener('popstate', onStep, true);
  window.addEventListener('pageshow', () => (isLeaving = false));
  settleSoon();
}

function arrive(): void {
  here = read();
  settleSoon();
}

function onStep(event: PopStateEvent): void {
  const from = here;
  const isOwn = isTravelling;
  here = read();
  isTravelling = false;
  if (from !== undefined && from.page === here.page && from.depth !== here.depth) {
    event.stopImmediatePropagation();
    // What the page's address came to say meanwhile, such as a filter, holds for the page below too.
    native.replaceState(stateAt(from.state, here.depth), '', from.url);
    here = read();
  }
  // What was opened while we took an entry back has none yet, and stays.
  if (!isOwn) {
    const gone = layers.slice(here.depth).reverse();
    layers = layers.slice(0, here.depth);
    for (const close of gone) close();
  }
  settleSoon();
}

/** Not at once: what closes may be followed by what opens, and a link is followed while its sheet closes. */
function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle);
}

/** Makes as many entries as there are layers. */
function settle(): void {
  if (here === undefined || isTravelling || isLeaving) return;
  if (layers.length < here.depth) {
    isTravelling = true;
    native.go(layers.length - here.depth);
    return;
  }
  for (let depth = here.depth + 1; depth <= layers.length; depth += 1) {
    native.pushState(stateAt(here.state, depth), '');
  }
  here = read();
}

function openLayer(close: Layer): () => void {
  layers = [...layers, close];
  settleSoon();
  return () => {
    if (!layers.includes(close)) return;
    layers = layers.filter((layer) => layer !== close);
    settleSoon();
  };
}

/** Leaves for another document; a layer that lies on top does not stay behind in the history. */
function leaveFor(address: string): void {
  isLeaving = true;
  setTimeout(() => {
    isLeaving = false;
    settleSoon();
  }, patience);
  if (here !== undefined && here.depth > 0) window.location.replace(address);
  else window.location.assign(address);
}

/** While it is open, Back closes it; on phones. What cannot be closed is not open here. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const newest = useRef(close);
  useEffect(() => {
    newest.current = close;
  });
  useEffect(() => {
    startBack();
    if (isOpen && here !== undefined) return openLayer(() => newest.current());
  }, [isOpen]);
}
