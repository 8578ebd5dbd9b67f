// On phones Back closes what lies on top, a sheet, a viewer, a dialog, before it leaves the page. How that is done
// stands in back-history.ts, which a desk does not load.
import { useEffect, useRef } from 'react';
import { viewState } from './view-state';

export interface BackHistory {
  /** Puts a layer on top; gives back what takes it away again. */
  openLayer(close: () => void): () => void;
  /** Leaves for another document; a layer that lies on top does not stay behind in the history. */
  leaveFor(address: string): void;
}

let filled: BackHistory | undefined;

/** Called by back-history.ts. */
export function fillBack(history: BackHistory): void {
  filled = history;
}

/** Begins, before the router does. Nothing where there is no phone, or where it cannot be loaded. */
export async function startBack(): Promise<void> {
  if (viewState.getState().isPC) return;
  await import('./back-history').then(
    ({ followHistory }) => followHistory(),
    () => undefined,
  );
}

/** Leaves for another document. */
export function leaveFor(address: string): void {
  if (filled) filled.leaveFor(address);
  else window.location.assign(address);
}

/** While it is open, Back closes it; on phones. What cannot be closed is not open here. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const newest = useRef(close);
  useEffect(() => {
    newest.current = close;
  });
  useEffect(() => {
    if (isOpen) return filled?.openLayer(() => newest.current());
  }, [isOpen]);
}
