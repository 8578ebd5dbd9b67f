/*
 * What the browser keeps for a person beyond a reload: values by key in IndexedDB, changed atomically so
 * that several tabs never overwrite each other. Where IndexedDB is refused (private windows) the values
 * live as long as the page. A value whose write has not finished when the page is left is put aside in
 * localStorage, which writes at once, and found again at the next start.
 */
import { createStore, get, update as updateValue, type UseStore } from 'idb-keyval';

/** Place for values that survive a reload. Values come back as unknown: an older version may have written them. */
export interface Kept {
  read(key: string): Promise<unknown>;
  /** Changes one value in a transaction of its own; answers the new value. */
  update(key: string, change: (value: unknown) => unknown): Promise<unknown>;
  /** Puts a value aside synchronously, while the page is being left. */
  putAside(key: string, value: unknown): void;
  /** Takes what was put aside for a key; undefined when there is nothing. */
  takeAside(key: string): unknown;
}

const asidePrefix = 'faq_aside_';
/** One connection for all that keep something. */
let opened: UseStore | undefined;

/** The browser's own storage. */
export function createKept(): Kept {
  const store = (opened ??= createStore('groundcrew', 'kept'));
  /** What was last seen of each key: the starting point should IndexedDB fail later on. */
  const seen = new Map<string, unknown>();
  let refused = false;

  return {
    async read(key) {
      if (!refused) {
        try {
          seen.set(key, await get<unknown>(key, store));
        } catch {
          refused = true;
        }
      }
      return seen.get(key);
    },
    async update(key, change) {
      if (!refused) {
        let result: unknown;
        try {
          await updateValue<unknown>(key, (value) => (result = change(value)), store);
          seen.set(key, result);
          return result;
        } catch {
          refused = true;
        }
      }
      seen.set(key, change(seen.get(key)));
      return seen.get(key);
    },
    putAside(key, value) {
      try {
        localStorage.setItem(asidePrefix + key, JSON.stringify(value));
      } catch {
        // A full or refused localStorage: the write under way in IndexedDB is all there is.
      }
    },
    takeAside(key) {
      try {
        const text = localStorage.getItem(asidePrefix + key);
        localStorage.removeItem(asidePrefix + key);
        return text === null ? undefined : (JSON.parse(text) as unknown);
      } catch {
        return undefined;
      }
    },
  };
}
