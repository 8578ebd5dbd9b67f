// The small shared state of the specification (000/001 §3, SHELL-04, SHELL-07, Q-120). The saved keys go to the
// local storage as `faq_<key>` when the page is left and come back at the next start. There is no other
// global store: server state lives in the query cache, filters and selection in the address.
import { createStore, useStore } from 'zustand';
import { deviceTraits, isMobile } from './mobile';
import { currentSide } from './side';
import { shopUrl } from './shop-url';
import { readStored, writeStored } from './storage';
import { wsid } from './wsid';
import type { SessionIdentity } from './session';
import type { Side } from '#contract/core/actor';
import type { Nav } from '#contract/knowledge/schemas';

export type Base = 'knowledgeBase' | 'chat';
export type ViewComponent = 'Home' | 'Catalog' | 'AnswerQuestion';

/** The keys that survive leaving the page. */
export interface SavedViewState {
  /** Path and query of the screen that was left. */
  address: string;
  /** Path of types down to the open type or question. */
  nav: Nav;
  base: Base;
  component: ViewComponent;
  /** The question being answered and the steps taken: JSON of the knowledge feature, which checks them. */
  tempQuestion: unknown;
  tempSteps: unknown;
  questionId: number | null;
  /** '' when unknown. */
  shopUrl: string;
}

/** The whole state. */
export interface ViewState extends SavedViewState {
  /** Who is logged in; null = nobody. */
  user: SessionIdentity | null;
  userType: Side;
  /** The ticket that is open in the chat. */
  questionRecordId: number | null;
  /** Product ids that the catalogue is filtered by. */
  itemFilter: number[];
  /** The server's time of the last table sync that was applied, ms; 0 = none. */
  timestamp: number;
  wsid: string;
  isPC: boolean;
  isScorePanelShow: boolean;
  scrollPosition: number;
}

const emptySaved: SavedViewState = {
  address: '',
  nav: [],
  base: 'knowledgeBase',
  component: 'Home',
  tempQuestion: null,
  tempSteps: null,
  questionId: null,
  shopUrl: '',
};

const savedKeys = Object.keys(emptySaved) as (keyof SavedViewState)[];

function isNav(value: unknown): value is Nav {
  return (
    Array.isArray(value) &&
    value.every(
      (entry: unknown) =>
        typeof entry === 'object' &&
        entry !== null &&
        'id' in entry &&
        Number.isInteger(entry.id) &&
        'title' in entry &&
        typeof entry.title === 'string',
    )
  );
}

const isValid: { [Key in keyof SavedViewState]: (value: unknown) => boolean } = {
  address: (value) => typeof value === 'string',
  nav: isNav,
  base: (value) => value === 'knowledgeBase' || value === 'chat',
  component: (value) => value === 'Home' || value === 'Catalog' || value === 'AnswerQuestion',
  tempQuestion: () => true,
  tempSteps: () => true,
  questionId: (value) => value === null || Number.isInteger(value),
  shopUrl: (value) => typeof value === 'string',
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the last visit left behind; broken values count as absent. */
export function readSavedViewState(): SavedViewState {
  const saved: Record<string, unknown> = { ...emptySaved };
  for (const key of savedKeys) {
    const text = readStored(`faq_${key}`);
    if (text === null) continue;
    // The shop address is kept as plain text, since other pages read it too.
    const value = key === 'shopUrl' ? text : parse(text);
    if (value !== undefined && isValid[key](value)) saved[key] = value;
  }
  return saved as unknown as SavedViewState;
}

/** Writes the saved keys; `address` is the screen that is being left. */
export function saveViewState(): void {
  const state = viewState.getState();
  const address = `${window.location.pathname}${window.location.search}`;
  for (const key of savedKeys) {
    if (key === 'shopUrl') writeStored('faq_shopUrl', state.shopUrl === '' ? null : state.shopUrl);
    else writeStored(`faq_${key}`, JSON.stringify(key === 'address' ? address : state[key]));
  }
}

export const viewState = createStore<ViewState>(() => ({
  ...readSavedViewState(),
  shopUrl: shopUrl() ?? '',
  user: null,
  userType: currentSide(),
  questionRecordId: null,
  itemFilter: [],
  timestamp: 0,
  wsid: wsid(),
  isPC: !isMobile(deviceTraits()),
  isScorePanelShow: false,
  scrollPosition: 0,
}));

/** Reads a part of the state in a component: `useViewState((state) => state.nav)`. */
export function useViewState<Part>(select: (state: ViewState) => Part): Part {
  return useStore(viewState, select);
}

/** Changes a part of the state. */
export function setViewState(change: Partial<ViewState>): void {
  viewState.setState(change);
}

/** Forgets the open question, for instance because it no longer exists. */
export function dropSavedQuestion(): void {
  viewState.setState({ component: 'Home', tempQuestion: null, tempSteps: null, questionId: null, nav: [] });
}

/** Saves when the page is left. Called once at the start. */
export function keepViewState(): void {
  window.addEventListener('pagehide', saveViewState);
}
