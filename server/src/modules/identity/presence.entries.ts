/*
 * Who has sockets in this program: counted per identity, with the seconds for which somebody stays after his
 * last one closed, and those who left with their last page.
 */
import { serverTimers } from '#contract/core/limits';
import type { Clock } from '../../platform/clock';
import type { IdentityKey } from './identity.types';

export interface Entry extends IdentityKey {
  sockets: number;
  /** When the last socket closed; null while one is open. */
  closedAt: number | null;
  /** When his last page closed, though sockets were still open here; null while he counts by them. */
  leftAt: number | null;
  /** The database has it. */
  isStored: boolean;
}

// Sockets of a page that closed say nothing any more after this long: who is heard then is there.
const returnsAfter = 3_000;

export type Entries = ReturnType<typeof createEntries>;

export function createEntries(clock: Clock) {
  const entries = new Map<string, Entry>();
  const find = (key: IdentityKey) => entries.get(nameOf(key));
  const isGone = ({ closedAt }: Entry) =>
    closedAt !== null && clock.now() - closedAt >= serverTimers.offlineAfter;

  return {
    all: (): Entry[] => [...entries.values()],

    /** One socket more. */
    open({ side, id }: IdentityKey): Entry {
      const none = { side, id, sockets: 0, closedAt: null, leftAt: null, isStored: false };
      const entry: Entry = find({ side, id }) ?? none;
      entry.sockets += 1;
      entry.closedAt = null;
      entry.leftAt = null;
      entries.set(nameOf(entry), entry);
      return entry;
    },

    /** One socket less. */
    close(key: IdentityKey): void {
      const entry = find(key);
      if (entry === undefined) return;
      entry.sockets -= 1;
      if (entry.sockets <= 0) entry.closedAt = clock.now();
    },

    /** @returns true when he had left and is back with this */
    heard(key: IdentityKey): boolean {
      const entry = find(key);
      if (entry?.leftAt == null || clock.now() - entry.leftAt < returnsAfter) return false;
      entry.leftAt = null;
      return true;
    },

    /** His sockets do not count any more; undefined where he has none here. */
    leave(key: IdentityKey): Entry | undefined {
      const entry = find(key);
      if (entry === undefined) return undefined;
      entry.leftAt = clock.now();
      return entry;
    },

    /** Those who are there and whom the database does not have. */
    listArrived: (): Entry[] =>
      [...entries.values()].filter(
        ({ closedAt, leftAt, isStored }) => closedAt === null && leftAt === null && !isStored,
      ),

    /** Takes out those whose time has come. */
    removeGone(): Entry[] {
      const gone = [...entries.values()].filter(isGone);
      for (const entry of gone) entries.delete(nameOf(entry));
      return gone;
    },

    /** Takes back what `removeGone` took out, but for those who came again meanwhile. */
    restore(gone: readonly Entry[]): void {
      for (const entry of gone) if (!entries.has(nameOf(entry))) entries.set(nameOf(entry), entry);
    },
  };
}

function nameOf({ side, id }: IdentityKey): string {
  return `${side}:${id}`;
}
