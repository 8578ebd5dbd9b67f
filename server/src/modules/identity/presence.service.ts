/*
 * Presence of this program: keeps in the database who has sockets here, so that all programs know (Q-53,
 * Changes are written together, one writer at a time: a storm of reconnecting clients is a handful of
 * statements.
 */
import type { Bus } from '../../platform/events/bus';
import type { Clock } from '../../platform/clock';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Logger } from '../../platform/logger';
import type { Db } from '../../schema';
import type { IdentityKey } from './identity.types';
import { createEntries } from './presence.entries';
import * as store from './presence.store';
import { createPresenceWriting } from './presence.writing';

export interface PresenceDependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  readonly programId: string;
}

/** {side}: somebody of that side came, went, changed the work status, or looks at something else. */
export const presenceChanged = 'identity.presence_changed';

/** {side, id}: somebody's last page closed; every program takes him out. */
const identityLeft = 'identity.left';

export type Presence = ReturnType<typeof createPresence>;

export function createPresence({ db, bus, clock, log, programId }: PresenceDependencies) {
  const entries = createEntries(clock);
  const returned: (() => void)[] = [];
  const tell = (sides: ReadonlySet<string>) =>
    bus.publish([...sides].map((side) => ({ name: presenceChanged, ids: { side } })));
  const writing = createPresenceWriting({ db, log, programId, entries, tell });

  bus.subscribe(identityLeft, ({ ids }) =>
    writing.takeOut({ side: ids.side === 'admin' ? 'admin' : 'user', id: Number(ids.id) }),
  );

  return {
    /** A socket has opened. */
    open(key: IdentityKey): void {
      if (!entries.open(key).isStored) writing.gather();
    },

    /** A socket has closed; the identity stays for the seconds of Q-150. */
    close: (key: IdentityKey): void => entries.close(key),

    /** An open socket was heard: who was given up by mistake is there again. */
    heard(key: IdentityKey): void {
      if (entries.heard(key)) writing.gather();
    },

    /** The last page of somebody closed: offline now, in every program, whatever sockets still linger. */
    async leave(tx: Db, emit: Emit, { side, id }: IdentityKey): Promise<void> {
      await store.deletePresenceOf(tx, { side, id });
      emit(identityLeft, { side, id });
      emit(presenceChanged, { side });
    },

    /** Runs each time this program is known again after it was given up as dead. */
    onReturned: (listener: () => void) => void returned.push(listener),

    /** Makes this program known. A program that was given up as dead writes all its presence again. */
    async beat(): Promise<void> {
      if (await store.beat(db, programId)) {
        for (const entry of entries.all()) entry.isStored = false;
        writing.gather();
        for (const listener of returned) listener();
      }
      if ((await store.deleteDeadPrograms(db)) > 0) tell(new Set(['user', 'admin']));
    },

    /** Writes what has changed or has come due; for the schedule. */
    settle: writing.settle,

    async stop(): Promise<void> {
      await writing.stop();
      await store.deleteProgram(db, programId);
      tell(new Set(entries.all().map((entry) => entry.side)));
    },

    onlineCustomerIds: async (ids?: readonly number[]): Promise<Set<number>> =>
      ids?.length === 0 ? new Set() : new Set(await store.listOnlineCustomers(db, ids)),
    onlineAgentIds: (): Promise<number[]> => store.listOnlineAgents(db),
  };
}
