/*
 * The catalogue as a tree, kept in memory for each side and language and made anew after a change. The event
 * that says so comes from whichever program wrote; the numbers beside questions are read each time.
 */
import type { QuestionType } from '#contract/knowledge/schemas';
import type { Bus } from '../../platform/events/bus';
import type { Db } from '../../schema';
import { historyChanged } from '../history';
import type { Identity } from '../identity';
import { productsChanged, type Shop } from '../shop';
import { presentCatalogue, withCounts, type Names, type View } from './catalogue.present';
import { listCatalogue, listCounts, listPathUp, type CatalogueRows } from './catalogue.store';
import type { TypePath } from './knowledge.types';

export interface CatalogueDependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly identity: Pick<Identity, 'listPersons'>;
  readonly shop: Pick<Shop, 'findProducts'>;
}

/** The event that the catalogue was written. */
export const catalogueChanged = 'knowledge.changed';

export type Catalogue = ReturnType<typeof createCatalogue>;

export function createCatalogue({ db, bus, identity, shop }: CatalogueDependencies) {
  const kept = new Map<string, Promise<QuestionType[]>>();
  let rows: Promise<{ rows: CatalogueRows; names: Names }> | undefined;

  const forget = () => {
    kept.clear();
    rows = undefined;
  };
  // Products that are gone are gone from the tree.
  bus.follow([catalogueChanged, productsChanged], forget);
  // Names of staff stand in it.
  bus.subscribe(historyChanged, ({ ids }) => {
    if (String(ids['sections']).split(',').includes('staff')) forget();
  });

  const read = async () => {
    const found = await listCatalogue(db);
    const people = [...found.persons.map((row) => row.person_id), ...found.questions.flatMap(changedBy)];
    const [persons, products] = await Promise.all([
      identity.listPersons(db, [...new Set(people)]),
      shop.findProducts(db, [...new Set(found.products.map((row) => row.product_id))]),
    ]);
    return { rows: found, names: { persons, products } };
  };

  /** Made once for all who ask meanwhile; a failure is not kept. */
  const tree = (view: View): Promise<QuestionType[]> => {
    const key = `${view.lang} ${view.isStaff}`;
    const found = kept.get(key);
    if (found !== undefined) return found;
    const reading = (rows ??= read());
    const making = reading.then((catalogue) => presentCatalogue(catalogue.rows, catalogue.names, view));
    kept.set(key, making);
    making.catch(() => {
      if (kept.get(key) === making) kept.delete(key);
      if (rows === reading) rows = undefined;
    });
    return making;
  };

  return {
    async listTypes(view: View): Promise<QuestionType[]> {
      if (!view.isStaff) return tree(view);
      const [types, counts] = await Promise.all([tree(view), listCounts(db)]);
      return withCounts(types, counts);
    },

    async findTypePath(tx: Db, typeId: number): Promise<TypePath | undefined> {
      const path = await listPathUp(tx, typeId);
      if (path.at(-1)?.is_top !== true) return undefined;
      const titles = path.toReversed().map((row) => ({ en: row.title, zh: row.title_zh }));
      return {
        id: typeId,
        depth: path.length,
        titles,
        title: (lang) => titles.map(({ en, zh }) => (lang === 'zh' ? (zh ?? en) : en)).join(' / '),
        personIds: path.map((row) => row.person_ids),
      };
    },

    /** Tells all programs that what they keep is old. */
    changed: () => bus.publish([{ name: catalogueChanged, ids: {} }]),
  };
}

function changedBy({ change_person_id }: { change_person_id: number | null }): number[] {
  return change_person_id === null ? [] : [change_person_id];
}
