// Counts the closes of the socket (000 §4): more than 10 of them without 20 s of peace reload the page, but only
// once the server answers /readyz, so that nobody lands on the browser's error page.
import { counts, timers } from '#contract/core/limits';

export interface CloseCounterDependencies {
  /** Whether the server answers /readyz. */
  isReady: () => Promise<boolean>;
  reload: () => void;
  /** 0…1. */
  random: () => number;
}

/** Up to this much is added to a waiting time by chance, so that clients do not come all at once; ms. */
export const jitter = 1_000;

/** Returns the function to call at each close. */
export function createCloseCounter({ isReady, reload, random }: CloseCounterDependencies): () => void {
  let closes = 0;
  let isDue = false;
  let resetTimer: ReturnType<typeof setTimeout> | undefined;

  async function reloadWhenReady(): Promise<void> {
    const ready = await isReady();
    if (!isDue) return;
    if (ready) {
      isDue = false;
      closes = 0;
      reload();
      return;
    }
    setTimeout(
      () => {
        if (isDue) void reloadWhenReady();
      },
      timers.reconnectDelay + random() * jitter,
    );
  }

  return () => {
    closes += 1;
    clearTimeout(resetTimer);
    resetTimer = setTimeout(() => {
      closes = 0;
      isDue = false;
    }, timers.closeCounterReset);
    if (closes > counts.reloadAfterCloses && !isDue) {
      isDue = true;
      void reloadWhenReady();
    }
  };
}
