/*
 * The door of sync: /ws_js, which keeps the tables of the shared client state in step with the database, and
 * the calls that go with it. Reads across modules; owns no table.
 */
import type { IncomingMessage } from 'node:http';
import type { Module, Platform } from '../../module';
import type { Cookies } from '../../platform/http/bind';
import { chatEvents, type Chat } from '../chat';
import { historyChanged } from '../history';
import type { Identity } from '../identity';
import { catalogueChanged, questionOpened } from '../knowledge';
import type { Settings } from '../settings';
import { productsChanged } from '../shop';
import { ticketEvents } from '../tickets';
import type { Workbench } from '../workbench';
import { createCatalogueFeed, type CatalogueFeed } from './catalogue.feed';
import { createFilterFeed } from './filter.feed';
import { bindSync } from './sync.routes';
import { createSyncService } from './sync.service';
import { openSyncChannel } from './sync.socket';
import { createTicketFeed, type TicketFeed } from './tickets.feed';
import { createTicketReading } from './tickets.reading';
import { listOwners } from './tickets.store';

export interface Sync extends Module {
  /** Sends nothing more; what is being read is awaited. */
  stop(): Promise<void>;
}

export interface SyncDependencies extends Platform {
  readonly identity: Identity;
  readonly settings: Settings;
  readonly chat: Chat;
  readonly workbench: Workbench;
  /** Cookies of an upgrade request, where Fastify has not read them. */
  cookiesOf(request: IncomingMessage): Cookies;
}

export function createSync(deps: SyncDependencies): Sync {
  const { db, bus, log } = deps;
  const tickets: TicketFeed = createTicketFeed({
    log,
    reading: createTicketReading(deps),
    listOwners: (ids) => listOwners(db, ids),
    personsOfCatalogue: (tab) => catalogue.personsOf(tab),
  });
  const catalogue: CatalogueFeed = createCatalogueFeed({
    db,
    log,
    personsOfTickets: tickets.personsOf,
  });
  const filters = createFilterFeed(deps);
  const feeds = [catalogue, tickets, filters];
  const service = createSyncService(deps);
  openSyncChannel({ ...deps, feeds, service });

  bus.follow([catalogueChanged, productsChanged], () => catalogue.changed());
  // Staff, and the levels of the older rating, are tables too.
  bus.subscribe(historyChanged, ({ ids }) => {
    if (/\b(?:staff|ratingLevels)\b/.test(String(ids['sections']))) catalogue.changed();
  });
  bus.subscribe(questionOpened, tickets.opened);
  for (const name of [...Object.values(ticketEvents), ...Object.values(chatEvents)]) {
    bus.subscribe(name, ({ ids }) => ticketIdsOf(ids).forEach(tickets.changed));
  }

  return {
    register: (bind) => bindSync(bind, service, bus),
    stop: async () => void (await Promise.all(feeds.map((feed) => feed.stop()))),
  };
}

/** The tickets that an event of tickets or chat names. */
function ticketIdsOf(ids: Readonly<Record<string, number | string | null>>): number[] {
  if (ids['ticketIds'] !== undefined) return String(ids['ticketIds']).split(',').map(Number);
  return ids['ticketId'] === undefined ? [] : [Number(ids['ticketId'])];
}
