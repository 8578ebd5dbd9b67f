/*
 * Keeps the ticket tables in step: those of staff, and the own ones of each customer who is here. Nothing is
 * read for those who are not.
 */
import type { TableName } from '#contract/sync/schemas';
import { createBatches } from '../../platform/events/batches';
import type { Logger } from '../../platform/logger';
import { createAudience, leave, serve, tell, withoutDeleting, type Audience, type Wish } from './audience';
import type { Feed } from './feed';
import { createPace } from './pace';
import type { Tab } from './tab';
import { textsOf, type Delta, type RowId, type TableTexts } from './tables.rules';
import type { TicketReading } from './tickets.reading';

export interface TicketFeedDependencies {
  readonly log: Logger;
  readonly reading: TicketReading;
  /** The customers whose tickets these are. */
  listOwners(ticketIds: readonly number[]): Promise<number[]>;
  /** Rows about people that a tab holds because of the catalogue. */
  personsOfCatalogue(tab: Tab): ReadonlyMap<RowId, string>;
}

export interface TicketFeed extends Feed {
  /** Something of a ticket changed: its row, its messages, its rating. */
  changed(ticketId: number): void;
  /** Somebody opened a question for the first time. */
  opened(): void;
  /** Rows about people that a tab holds because of its tickets. */
  personsOf(tab: Tab): ReadonlyMap<RowId, string>;
}

/** Staff, or a customer's id. */
type Key = 'staff' | number;

const ownTables = [
  'questionRecord',
  'chatRecord',
  'questionRecordItem',
  'questionRecordScore',
] as const satisfies readonly TableName[];
const staffTables: readonly TableName[] = [...ownTables, 'accessQuestion'];

const lookEvery = 250;
const retryAfter = 1_000;
/** Who opens which question is told less eagerly: it happens all the time. */
const openedEvery = 1_000;
/** Customers whose tables are read at once. */
const batchSize = 50;

export function createTicketFeed(deps: TicketFeedDependencies): TicketFeed {
  const { log, listOwners, personsOfCatalogue } = deps;
  const audiences = createTicketAudiences();
  const reader = createReader(deps.reading, audiences);
  let dirty = new Set<Key>();
  let wishes: Wish[] = [];

  const look = async () => {
    const [keys, asked] = [[...dirty].filter(audiences.has), wishes];
    [dirty, wishes] = [new Set(), []];
    try {
      await reader.read(keys, asked, show);
    } catch (error) {
      for (const key of keys) dirty.add(key);
      throw error;
    }
  };
  const show = (audience: Audience, texts: TableTexts, asked: readonly Wish[]) => {
    tell(audience, { texts, partFor: withoutOtherPersons }, stampOf);
    serve(
      texts,
      asked.filter(({ tab }) => audience.members.has(tab)),
      stampOf,
    );
  };
  const withoutOtherPersons = (tab: Tab, delta: Delta) =>
    delta.table === 'person' ? withoutDeleting(delta, personsOfCatalogue(tab)) : delta;

  const pace = createPace(lookEvery, look);
  const ask = (key: Key) => {
    dirty.add(key);
    return pace.ask();
  };
  const refresh = () => {
    if (dirty.size === 0) return;
    pace.ask().catch((error: unknown) => {
      log.error({ err: error }, 'tickets not sent');
      setTimeout(refresh, retryAfter).unref();
    });
  };
  const changed = createBatches<number>({
    log,
    keyOf: (ticketId) => ticketId,
    work: async (ticketIds) => {
      if (audiences.has('staff')) dirty.add('staff');
      const owners = audiences.areCustomersHere() ? await listOwners(ticketIds) : [];
      for (const id of owners.filter(audiences.has)) dirty.add(id);
      refresh();
    },
  });
  const tellOpened = later(openedEvery, () => {
    reader.readAccesses();
    dirty.add('staff');
    refresh();
  });

  return {
    tables: ({ actor }) => (actor.kind === 'visitor' ? [] : actor.kind === 'staff' ? staffTables : ownTables),
    async join(tab) {
      const key = keyOf(tab);
      if (key === undefined) return;
      audiences.join(key, tab);
      if (audiences.find(key)?.snapshot === undefined) await ask(key);
    },
    leave: audiences.leave,
    async send(tab, tables) {
      const key = keyOf(tab);
      if (key === undefined) return;
      wishes.push({ tab, tables });
      await ask(key);
    },
    changed,
    opened: () => void (audiences.has('staff') && tellOpened()),
    personsOf: (tab) => audiences.find(keyOf(tab))?.snapshot?.get('person') ?? nobody,
    stop: pace.stop,
  };
}

/** Reads what some audiences are to be told, as many as possible at once. */
function createReader(reading: TicketReading, audiences: TicketAudiences) {
  let areAccessesOld = false;

  const readStaff = async (asked: readonly Wish[]) => {
    const isFirst = audiences.find('staff')?.snapshot === undefined;
    const isAsked = asked.some(({ tables }) => tables.has('accessQuestion'));
    const areOld = areAccessesOld;
    areAccessesOld = false;
    try {
      return textsOf(await reading.forStaff(isFirst || isAsked || areOld));
    } catch (error) {
      areAccessesOld ||= areOld;
      throw error;
    }
  };

  return {
    /** Reads who opened which question with the next look, too. */
    readAccesses: () => void (areAccessesOld = true),
    async read(
      keys: readonly Key[],
      asked: readonly Wish[],
      show: (audience: Audience, texts: TableTexts, asked: readonly Wish[]) => void,
    ): Promise<void> {
      // Whoever left meanwhile is told nothing.
      const showTo = (key: Key, texts: TableTexts) => {
        const audience = audiences.find(key);
        if (audience !== undefined) show(audience, texts, asked);
      };
      if (keys.includes('staff')) showTo('staff', await readStaff(asked));
      const customers = keys.filter((key) => key !== 'staff');
      for (let at = 0; at < customers.length; at += batchSize) {
        const read = await reading.forCustomers(customers.slice(at, at + batchSize));
        for (const [id, tables] of read) showTo(id, textsOf(tables));
      }
    },
  };
}

type TicketAudiences = ReturnType<typeof createTicketAudiences>;

/** Staff, and each customer who is here. */
function createTicketAudiences() {
  const audiences = new Map<Key, Audience>();
  return {
    has: (key: Key) => audiences.has(key),
    find: (key: Key | undefined) => (key === undefined ? undefined : audiences.get(key)),
    areCustomersHere: () => audiences.size > (audiences.has('staff') ? 1 : 0),
    join(key: Key, tab: Tab): void {
      const audience = audiences.get(key) ?? createAudience();
      audiences.set(key, audience);
      audience.members.add(tab);
    },
    leave(tab: Tab): void {
      const key = keyOf(tab);
      const audience = key === undefined ? undefined : audiences.get(key);
      if (key === undefined || audience === undefined) return;
      leave(audience, tab);
      if (audience.members.size === 0) audiences.delete(key);
    },
  };
}

/** Does the work some ms after it was first asked for, once for all who ask meanwhile. */
function later(ms: number, work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, ms).unref();
  };
}

const nobody: ReadonlyMap<RowId, string> = new Map();
// Never ahead of the catalogue that the tab holds.
const stampOf = (tab: Tab) => tab.stamp;

function keyOf({ actor }: Tab): Key | undefined {
  if (actor.kind === 'visitor') return undefined;
  return actor.kind === 'staff' ? 'staff' : actor.customerId;
}
