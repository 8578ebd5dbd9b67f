/*
 * Keeps the catalogue tables of all tabs in step: an event that something changed, one look at the database
 * for all views, and to each view what has become of its tables. Nothing is read while nobody is here.
 */
import type { Logger } from '../../platform/logger';
import type { Db } from '../../schema';
import {
  createAudience,
  leave,
  serve,
  tell,
  withoutDeleting,
  type Audience,
  type News,
  type Wish,
} from './audience';
import { authorOf, authorsSince, catalogueTables, presentCatalogue, type View } from './catalogue.present';
import { readCatalogue, type CatalogueRows } from './catalogue.store';
import { createPace } from './pace';
import type { Feed } from './feed';
import type { Tab } from './tab';
import { textsOf, type Delta, type RowId } from './tables.rules';

export interface CatalogueFeedDependencies {
  readonly db: Db;
  readonly log: Logger;
  /** Rows about people that a tab holds because of its tickets. */
  personsOfTickets(tab: Tab): ReadonlyMap<RowId, string>;
}

export interface CatalogueFeed extends Feed {
  /** Something of the catalogue changed. */
  changed(): void;
  /** Rows about people that a tab holds because of the catalogue. */
  personsOf(tab: Tab): ReadonlyMap<RowId, string>;
}

/** The tabs of a view, and the stamp of what they hold. */
interface Viewers extends Audience {
  readonly view: View;
  stamp: number;
}

const lookEvery = 100;
const retryAfter = 1_000;

export function createCatalogueFeed({ db, log, personsOfTickets }: CatalogueFeedDependencies): CatalogueFeed {
  const staff = viewersOf({ isStaff: true, lang: 'zh' });
  const users = {
    en: viewersOf({ isStaff: false, lang: 'en' }),
    zh: viewersOf({ isStaff: false, lang: 'zh' }),
  };
  const all = [staff, users.en, users.zh];
  const viewersFor = (tab: Tab) => (tab.actor.kind === 'staff' ? staff : users[tab.lang]);
  let wishes: Wish[] = [];

  const look = async () => {
    const asked = wishes;
    wishes = [];
    if (all.every(({ members }) => members.size === 0)) return;
    // Only staff are told who changed what, and only since the state that they hold.
    const since = staff.snapshot === undefined ? Number.MAX_SAFE_INTEGER : staff.stamp;
    const rows = await readCatalogue(db, since);
    for (const viewers of all) {
      if (viewers.members.size === 0) continue;
      show(viewers, rows, asked);
      // A large catalogue takes a while for each view; others get their turn in between.
      await new Promise((others) => setImmediate(others));
    }
  };

  const show = (viewers: Viewers, rows: CatalogueRows, asked: readonly Wish[]) => {
    const texts = textsOf(presentCatalogue(rows, viewers.view));
    const { isTouched, partFor } = viewers.view.isStaff
      ? forStaff(rows, viewers.stamp)
      : { isTouched: undefined, partFor: withoutOwnPersons };
    for (const tab of viewers.members) tab.stamp = rows.stamp;
    viewers.stamp = rows.stamp;
    const stampOf = () => rows.stamp;
    tell(viewers, { texts, isTouched, partFor }, stampOf);
    const own = asked.filter(({ tab }) => viewers.members.has(tab));
    serve(texts, own, stampOf, (tab, table) => (table === 'person' ? personsOfTickets(tab) : nobody));
  };

  const withoutOwnPersons = (tab: Tab, delta: Delta) =>
    delta.table === 'person' ? withoutDeleting(delta, personsOfTickets(tab)) : delta;

  const pace = createPace(lookEvery, look);
  const changed = () => {
    if (all.every(({ members }) => members.size === 0)) return;
    pace.ask().catch((error: unknown) => {
      log.error({ err: error }, 'catalogue not sent');
      setTimeout(changed, retryAfter).unref();
    });
  };

  return {
    tables: () => catalogueTables,
    async join(tab) {
      const viewers = viewersFor(tab);
      viewers.members.add(tab);
      if (viewers.snapshot === undefined) await pace.ask();
      tab.stamp = viewers.stamp;
    },
    leave: (tab) => all.forEach((viewers) => leave(viewers, tab)),
    async send(tab, tables) {
      wishes.push({ tab, tables });
      await pace.ask();
    },
    changed,
    personsOf: (tab) => viewersFor(tab).snapshot?.get('person') ?? nobody,
    stop: pace.stop,
  };
}

const nobody: ReadonlyMap<RowId, string> = new Map();

function viewersOf(view: View): Viewers {
  return { ...createAudience(), view, stamp: 0 };
}

/** What was written counts as changed, also where it reads the same in this language; not for its author. */
function forStaff(rows: CatalogueRows, since: number): Pick<News, 'isTouched' | 'partFor'> {
  const authors = authorsSince(rows, since);
  return {
    isTouched: (table, id) => authors.get(table)?.has(id) === true,
    partFor(tab, delta) {
      const { actor, wsid } = tab;
      if (wsid === '' || actor.kind !== 'staff') return delta;
      const isForeign = (id: RowId) => {
        const author = authorOf(authors, delta.table, id);
        return author?.wsid !== wsid || author.personId !== actor.personId;
      };
      return {
        ...delta,
        added: delta.added.filter(isForeign),
        changed: delta.changed.filter(isForeign),
        deleted: delta.deleted.filter(isForeign),
      };
    },
  };
}
