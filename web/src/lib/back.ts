// On phones Back closes what lies on top, a sheet, a viewer, a dialog, before it leaves the page. How that is done
// stands in back-history.ts, which is loaded for the first layer: who only reads needs none.
import { useEffect, useRef } from 'react';
import { layerMark, type BackHistory } from './back-layer';
import { viewState } from './view-state';

let loading: Promise<BackHistory | undefined> | undefined;
let loaded: BackHistory | undefined;

/** Loads it ahead of time. Nothing where there is no phone, or where it cannot be loaded. */
export function loadBack(): Promise<BackHistory | undefined> {
  if (viewState.getState().isPC) return Promise.resolve(undefined);
  loading ??= import('./back-history').then(
    ({ followHistory }) => (loaded = followHistory()),
    () => (loading = undefined),
  );
  return loading;
}

/** A page that is loaded anew on the entry of a layer leaves it: the layer is gone. */
export function leaveLostLayer(): void {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && layerMark in state) void loadBack();
}

/** Leaves for another document. */
export function leaveFor(address: string): void {
  if (loaded) loaded.leaveFor(address);
  else window.location.assign(address);
}

function openLayer(close: () => void): () => void {
  if (loaded) return loaded.openLayer(close);
  let isGone = false;
  let release: (() => void) | undefined;
  void loadBack().then((history) => {
    if (!isGone) release = history?.openLayer(close);
  });
  return () => {
    isGone = true;
    release?.();
  };
}

/** While it is open, Back closes it; on phones. What cannot be closed is not open here. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const newest = useRef(close);
  useEffect(() => {
    newest.current = close;
  });
  useEffect(() => {
    if (isOpen) return openLayer(() => newest.current());
  }, [isOpen]);
}
