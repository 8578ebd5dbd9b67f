/*
 * Presence of this program: counts the sockets of each identity, and keeps in the database who has any, so
 * that all programs know. Changes are written together, one writer at a time: a storm of
 * reconnecting clients is a handful of statements.
 */
import { serverTimers } from '#contract/core/limits';
import type { Bus } from '../../platform/events/bus';
import type { Clock } from '../../platform/clock';
import type { Logger } from '../../platform/logger';
import type { Db } from '../../schema';
import type { IdentityKey } from './identity.types';
import * as store from './presence.store';

export interface PresenceDependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  readonly programId: string;
}

/** The event that somebody of a side came, went, or changed the work status. */
export const presenceChanged = 'identity.presence_changed';

export type Presence = ReturnType<typeof createPresence>;

interface Entry extends IdentityKey {
  sockets: number;
  /** When the last socket closed; null while one is open. */
  closedAt: number | null;
  isStored: boolean;
}

const gatherFor = 20;

export function createPresence({ db, bus, clock, log, programId }: PresenceDependencies) {
  const entries = new Map<string, Entry>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let stopped = false;

  const isGone = ({ closedAt }: Entry) =>
    closedAt !== null && clock.now() - closedAt >= serverTimers.offlineAfter;

  const write = async () => {
    const all = [...entries.entries()];
    const came = all
      .filter(([, entry]) => entry.closedAt === null && !entry.isStored)
      .map(([, entry]) => entry);
    const went = all.filter(([, entry]) => isGone(entry));
    for (const [key] of went) entries.delete(key);
    const left = went.map(([, entry]) => entry).filter((entry) => entry.isStored);
    if (came.length + left.length === 0) return;
    try {
      await store.deletePresence(db, programId, left);
      await store.insertPresence(db, programId, came);
      for (const entry of came) entry.isStored = true;
    } catch (error) {
      for (const [key, entry] of went) if (!entries.has(key)) entries.set(key, entry);
      throw error;
    }
    tell(new Set([...came, ...left].map((entry) => entry.side)));
  };

  const tell = (sides: ReadonlySet<string>) =>
    bus.publish([...sides].map((side) => ({ name: presenceChanged, ids: { side } })));

  const writeNext = () => {
    timer = undefined;
    writing = writing
      .then(write)
      .catch((error: unknown) => log.warn({ err: error }, 'presence not written; trying again'));
  };
  const gather = () => {
    if (!stopped) timer ??= setTimeout(writeNext, gatherFor);
  };

  return {
    /** A socket has opened. */
    open({ side, id }: IdentityKey): void {
      const key = `${side}:${id}`;
      const entry = entries.get(key) ?? { side, id, sockets: 0, closedAt: null, isStored: false };
      entry.sockets += 1;
      entry.closedAt = null;
      entries.set(key, entry);
      if (!entry.isStored) gather();
    },

    /** A socket has closed; the identity stays for the seconds of Q-150. */
    close({ side, id }: IdentityKey): void {
      const entry = entries.get(`${side}:${id}`);
      if (entry === undefined) return;
      entry.sockets -= 1;
      if (entry.sockets <= 0) entry.closedAt = clock.now();
    },

    /** Makes this program known. A program that was given up as dead writes all its presence again. */
    async beat(): Promise<void> {
      if (await store.beat(db, programId)) {
        for (const entry of entries.values()) entry.isStored = false;
        gather();
      }
      if ((await store.deleteDeadPrograms(db)) > 0) tell(new Set(['user', 'admin']));
    },

    /** Writes what has changed or has come due; for the schedule. */
    async settle(): Promise<void> {
      writeNext();
      await writing;
    },

    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await writing;
      await store.deleteProgram(db, programId);
      if (entries.size > 0) tell(new Set([...entries.values()].map((entry) => entry.side)));
    },

    onlineCustomerIds: async (ids?: readonly number[]): Promise<Set<number>> =>
      ids?.length === 0 ? new Set() : new Set(await store.listOnlineCustomers(db, ids)),
    onlineAgentIds: (): Promise<number[]> => store.listOnlineAgents(db),
  };
}
