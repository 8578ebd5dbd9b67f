/*
 * Batches for work that events set off: what comes while a batch runs is one batch after it. So the database
 * is asked once for many events, and a frame with an older state never leaves after a newer one.
 */
import type { Logger } from 'pino';

export interface BatchOptions<Item> {
  readonly log: Logger;
  /** Items with the same key are one; the later one stays, at the place of the first. */
  readonly keyOf: (item: Item) => string | number;
  /** Does the work for some items, in the order in which they came. Errors are logged and lose that batch. */
  readonly work: (items: readonly Item[]) => Promise<void>;
}

// As many as one look-up should carry.
const batchSize = 200;

/** Gives the function that takes the items. It returns at once and never throws. */
export function createBatches<Item>({ log, keyOf, work }: BatchOptions<Item>): (item: Item) => void {
  let waiting = new Map<string | number, Item>();
  let isRunning = false;

  const run = async () => {
    while (waiting.size > 0) {
      const items = [...waiting];
      waiting = new Map(items.slice(batchSize));
      try {
        await work(items.slice(0, batchSize).map(([, item]) => item));
      } catch (error) {
        log.error({ err: error }, 'work after an event failed');
      }
    }
    isRunning = false;
  };

  return (item) => {
    waiting.set(keyOf(item), item);
    if (isRunning) return;
    isRunning = true;
    void run();
  };
}
