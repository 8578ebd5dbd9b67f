/*
 * The tabs that are open in this program, and their rows in the database so that all programs know them. What
 * comes while a write runs is one write after it; a write that fails is tried again.
 */
import type { Platform } from '../../module';
import { deleteTabs, insertTabs, type TabOwner } from './channel.store';

export interface Tabs {
  /** Resolves once every program knows the tab. */
  open(tab: TabOwner): Promise<void>;
  /** Its socket is gone. It is forgotten a moment later: the goodbye of its page may come behind. */
  close(uid: string): void;
  /** Writes all rows again: they went with the row of this program. */
  restore(): void;
  /** Nothing is written after this: the rows go with the row of this program. */
  stop(): Promise<void>;
}

interface OpenTab extends TabOwner {
  isStored: boolean;
  onStored(): void;
}

const retryAfter = 1_000;
/** Browsers close the sockets of a page before its last call arrives, ms. */
const goodbyeTime = 1_000;

export function createTabs({ db, programId, log }: Pick<Platform, 'db' | 'programId' | 'log'>): Tabs {
  const open = new Map<string, OpenTab>();
  const gone = new Set<string>();
  let running: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const newTabs = () => [...open.values()].filter(({ isStored }) => !isStored);

  const write = async (came: readonly OpenTab[], went: readonly string[]) => {
    await deleteTabs(db, went);
    for (const uid of went) gone.delete(uid);
    await insertTabs(db, programId, came);
    for (const tab of came) {
      tab.isStored = true;
      tab.onStored();
    }
  };

  const writeAll = async () => {
    try {
      for (let came = newTabs(); came.length + gone.size > 0 && !isStopped; came = newTabs()) {
        await write(came, [...gone]);
      }
    } catch (error) {
      log.warn({ err: error }, 'tabs of the chat channel not written; trying again');
      retry = setTimeout(begin, retryAfter).unref();
    }
    running = undefined;
  };

  const begin = () => {
    if (isStopped || running !== undefined) return;
    clearTimeout(retry);
    running = writeAll();
  };

  return {
    open({ uid, key }) {
      return new Promise((onStored) => {
        open.set(uid, { uid, key, isStored: false, onStored });
        begin();
      });
    },
    close(uid) {
      setTimeout(() => {
        open.delete(uid);
        gone.add(uid);
        begin();
      }, goodbyeTime).unref();
    },
    restore() {
      for (const tab of open.values()) tab.isStored = false;
      begin();
    },
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      await running;
    },
  };
}
