/*
 * Files that a person chose and that are still on their way, kept beyond a reload in an IndexedDB store of their
 * own. Where the browser refuses (private windows, no room) there is none, and the person chooses it again.
 */
import { createStore, del, get, set } from 'idb-keyval';

export interface KeptFiles {
  /** Keeps a copy; nothing where the browser refuses. */
  keep(key: string, file: File): Promise<void>;
  /** The copy, where it is there and can be read. */
  read(key: string): Promise<File | undefined>;
  drop(key: string): Promise<void>;
}

/** The browser's own storage. */
export function createKeptFiles(): KeptFiles {
  const store = createStore('groundcrew-files', 'files');
  return {
    keep: (key, file) => set(key, file, store).catch(() => undefined),
    async read(key) {
      try {
        const file = await get<unknown>(key, store);
        if (!(file instanceof File)) return undefined;
        await file.slice(0, 1).arrayBuffer();
        return file;
      } catch {
        return undefined;
      }
    },
    drop: (key) => del(key, store).catch(() => undefined),
  };
}
