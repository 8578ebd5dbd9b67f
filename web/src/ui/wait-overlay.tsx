// The wait overlay (SHELL-03): covers the whole screen and takes every click while something is about to be
// tried again (000 §8, Q-126).
import { useSyncExternalStore } from 'react';
import { useSwallowKeys } from './use-swallow-keys';
import { useT } from '../lib/i18n';
import classes from './wait-overlay.module.css';

let waiting = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  waiting += by;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Blocks the screen for a time (ms); resolves when it is free again. */
export async function waitOverlay(ms: number): Promise<void> {
  change(1);
  await new Promise((resolve) => setTimeout(resolve, ms));
  change(-1);
}

/** Where the overlay appears; stands once at the root. */
export function WaitHost() {
  const isWaiting = useSyncExternalStore(subscribe, () => waiting > 0);
  return isWaiting ? <WaitCover /> : null;
}

function WaitCover() {
  const t = useT();
  useSwallowKeys();
  return (
    <div className={classes.cover} role="alertdialog" aria-modal aria-label={t('common.wait')}>
      <span className={classes.words} role="status">
        <span className={classes.dots} aria-hidden />
        {t('common.wait')}
      </span>
    </div>
  );
}
