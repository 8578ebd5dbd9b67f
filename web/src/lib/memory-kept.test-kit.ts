/*
 * For tests: the browser's storage in memory. With a scheduler each access takes as long as that decides.
 */
import type { Kept } from './kept';

interface Delays {
  schedule<Value>(task: Promise<Value>, label?: string): Promise<Value>;
}

/** A storage whose values outlive the objects that use it, as IndexedDB does. */
export function memoryKept(delays?: Delays): Kept {
  const values = new Map<string, unknown>();
  const aside = new Map<string, unknown>();
  // Transactions of one store run one after the other.
  let last: Promise<unknown> = Promise.resolve();
  function transaction<Value>(label: string, task: () => Value): Promise<Value> {
    const done = last.then(async () => {
      await delays?.schedule(Promise.resolve(), label);
      return task();
    });
    last = done;
    return done;
  }
  return {
    read: (key) => transaction('read', () => values.get(key)),
    update: (key, change) =>
      transaction('update', () => {
        values.set(key, change(values.get(key)));
        return values.get(key);
      }),
    putAside: (key, value) => void aside.set(key, value),
    takeAside(key) {
      const value = aside.get(key);
      aside.delete(key);
      return value;
    },
  };
}
