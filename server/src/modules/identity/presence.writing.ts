/*
 * Writes the presence of this program: what changed within some milliseconds goes together, one writer at a
 * time. What could not be written is tried again.
 */
import type { Logger } from '../../platform/logger';
import type { Db } from '../../schema';
import type { IdentityKey } from './identity.types';
import type { Entries } from './presence.entries';
import * as store from './presence.store';

export interface WritingDependencies {
  readonly db: Db;
  readonly log: Logger;
  readonly programId: string;
  readonly entries: Entries;
  /** Somebody of these sides came or went. */
  tell(sides: ReadonlySet<IdentityKey['side']>): void;
}

const gatherFor = 20;

export function createPresenceWriting({ db, log, programId, entries, tell }: WritingDependencies) {
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let stopped = false;

  const write = async () => {
    const came = entries.listArrived();
    const went = entries.removeGone();
    const left = went.filter(({ isStored }) => isStored);
    if (came.length + left.length === 0) return;
    try {
      await store.deletePresence(db, programId, left);
      await store.insertPresence(db, programId, came);
      for (const entry of came) entry.isStored = true;
    } catch (error) {
      entries.restore(went);
      throw error;
    }
    tell(new Set([...came, ...left].map(({ side }) => side)));
  };

  const inTurn = (work: () => Promise<void>) => {
    writing = writing
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, 'presence not written; trying again'));
    return writing;
  };
  const writeNext = () => {
    timer = undefined;
    return inTurn(write);
  };

  const gather = () => {
    if (!stopped) timer ??= setTimeout(() => void writeNext(), gatherFor);
  };

  return {
    /** Soon, with what comes until then. */
    gather,

    /** Writes what has changed or has come due. */
    settle: writeNext,

    /** Takes somebody out who left, with what is being written of him; he may be back by then. */
    async takeOut(key: IdentityKey): Promise<void> {
      const entry = entries.leave(key);
      if (entry === undefined) return;
      await inTurn(async () => {
        entry.isStored = false;
        await store.deletePresence(db, programId, [entry]);
        tell(new Set([entry.side]));
        gather();
      });
    },

    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await writing;
    },
  };
}
