// Light or dark: what was chosen here, kept for the next visit and for the other tabs, or else what the system has.
// The page carries it in the attribute that tokens.css looks at and that /boot.js sets before the first paint.
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/storage';

export type ColourScheme = 'light' | 'dark';

/** auto: as the system has it. */
export type ColourSchemeChoice = ColourScheme | 'auto';

/** /boot.js reads the same key. */
const key = 'faq_colour_scheme';
const attribute = 'data-mantine-color-scheme';

const listeners = new Set<() => void>();

/** Held beside the storage, which may be blocked. */
let choice: ColourSchemeChoice | undefined;

function choiceOf(text: string | null): ColourSchemeChoice {
  return text === 'light' || text === 'dark' ? text : 'auto';
}

let system: MediaQueryList | undefined;

function systemDark(): MediaQueryList {
  return (system ??= window.matchMedia('(prefers-color-scheme: dark)'));
}

/** What was chosen; auto until then. */
export function chosenColourScheme(): ColourSchemeChoice {
  return (choice ??= choiceOf(readStored(key)));
}

function shownColourScheme(): ColourScheme {
  const chosen = chosenColourScheme();
  if (chosen !== 'auto') return chosen;
  return systemDark().matches ? 'dark' : 'light';
}

function show(): void {
  document.documentElement.setAttribute(attribute, shownColourScheme());
  for (const listener of [...listeners]) listener();
}

/** Chooses it for this and all later visits. */
export function chooseColourScheme(next: ColourSchemeChoice): void {
  if (next === chosenColourScheme()) return;
  choice = next;
  writeStored(key, next);
  show();
}

/** Called whenever another scheme is shown or chosen. @returns ends it */
export function onColourScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system, and the choice made in another tab. @returns ends it */
export function followColourScheme(): () => void {
  const dark = systemDark();
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    choice = choiceOf(event.newValue);
    show();
  };
  show();
  dark.addEventListener('change', show);
  window.addEventListener('storage', onStorage);
  return () => {
    dark.removeEventListener('change', show);
    window.removeEventListener('storage', onStorage);
  };
}

/** The scheme that is shown. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(onColourScheme, shownColourScheme);
}
