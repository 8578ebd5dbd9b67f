/*
 * The door of search: finds published questions, and for staff the agents' tree, by what a person asks. All that
 * is known about searching stands behind it.
 */
import { matchesItems } from '#contract/knowledge/catalogue';
import type { Nav } from '#contract/knowledge/schemas';
import type { Locale } from '#contract/settings/config-script';
import type { Module, Platform } from '../../module';
import { createRateLimit } from '../../platform/rate-limit';
import { catalogueChanged, type Knowledge } from '../knowledge';
import { productsChanged, type Shop } from '../shop';
import { sopChanged, type Sop } from '../sop';
import { questionDocuments, sopDocuments } from './documents';
import { offersOf } from './offers.rules';
import { bestPassage } from './passages.rules';
import { createSearchIndex, type SearchIndex } from './search-index';
import { presentHit } from './search.present';
import { bindSearch, type SearchRoutes } from './search.routes';
import { queryPartsOf } from './tokens.rules';

/** What was found, in the language that was asked for. */
export interface Hit {
  readonly kind: 'question' | 'sop';
  readonly id: number;
  readonly title: string;
  /** Question types, or directories, from the top level down. */
  readonly nav: Nav;
  /** The passage that fits best; plain text. */
  readonly text: string;
  /** Comparable within one answer only. */
  readonly score: number;
}

export interface SearchQuery {
  readonly text: string;
  readonly lang: Locale;
  /** Staff search the agents' tree too; nobody finds what is not published. */
  readonly isStaff: boolean;
  readonly limit: number;
  /** These alone and in this order, whatever else would be found. */
  readonly among?: readonly Pick<Hit, 'kind' | 'id'>[];
}

export interface Search extends Module {
  /** Best first; none where nothing is about it. */
  retrieve(query: SearchQuery): Promise<Hit[]>;
}

export interface SearchDependencies extends Pick<Platform, 'db' | 'bus' | 'clock' | 'config'> {
  readonly knowledge: Pick<Knowledge, 'listTypes'>;
  readonly sop: Pick<Sop, 'listSearchable'>;
  readonly shop: Pick<Shop, 'findProducts'>;
}

const minute = 60_000;
const everything = () => true;

export function createSearch(dependencies: SearchDependencies): Search {
  const { db, bus, clock, config, knowledge, sop, shop } = dependencies;
  // Two indexes, so that what customers search does not hold a word of the agents' tree.
  const kept = new Map<boolean, Promise<SearchIndex>>();
  bus.follow([catalogueChanged, sopChanged, productsChanged], () => kept.clear());

  const questions = async () => {
    const [en, zh] = await Promise.all([
      knowledge.listTypes({ lang: 'en', isStaff: false }),
      knowledge.listTypes({ lang: 'zh', isStaff: false }),
    ]);
    const ids = productIdsOf(en);
    const products = await shop.findProducts(db, ids);
    return questionDocuments({ en, zh }, (id) => products.get(id)?.name);
  };
  const make = async (isStaff: boolean) =>
    createSearchIndex([
      ...(await questions()),
      ...(isStaff ? sopDocuments(await sop.listSearchable(db)) : []),
    ]);

  /** Made once for all who ask meanwhile; a failure is not kept. */
  const indexFor = (isStaff: boolean): Promise<SearchIndex> => {
    const found = kept.get(isStaff);
    if (found !== undefined) return found;
    const making = make(isStaff);
    kept.set(isStaff, making);
    making.catch(() => {
      if (kept.get(isStaff) === making) kept.delete(isStaff);
    });
    return making;
  };

  const search: SearchRoutes['search'] = async ({ text, lang, isStaff, itemId, use, limit }) => {
    const index = await indexFor(isStaff);
    const all = index.find({
      text,
      isTyped: true,
      isWanted: ({ items }) => itemId === undefined || matchesItems(items, [itemId]),
    });
    const found = use === 'offer' ? offersOf(all) : all;
    return { list: found.slice(0, limit).map((one) => presentHit(one, text, lang)), total: found.length };
  };
  const rateLimit = createRateLimit({
    max: config.limits.searches,
    windowMs: minute,
    code: 'core.too_many',
    clock,
  });

  return {
    register(bind) {
      bindSearch(bind, { limit: rateLimit, search });
    },
    async retrieve({ text, lang, isStaff, limit, among }) {
      const index = await indexFor(isStaff);
      // Each by itself: beside a better one it might not be worth showing.
      const wanted = among?.map(
        ({ kind, id }) =>
          (document: Pick<Hit, 'kind' | 'id'>) =>
            document.kind === kind && document.id === id,
      ) ?? [everything];
      const found = wanted
        .flatMap((isWanted) => index.find({ text, isTyped: false, isWanted }))
        .slice(0, limit);
      const tokens = new Set(queryPartsOf(text).flatMap((part) => part.tokens));
      return found.map(({ document, score }) => ({
        kind: document.kind,
        id: document.id,
        title: document.titles[lang],
        nav: document.navs[lang],
        text: bestPassage(document.passages, tokens, lang) || document.titles[lang],
        score,
      }));
    },
  };
}

function productIdsOf(types: Parameters<typeof questionDocuments>[0]['en']): number[] {
  const ids = types.flatMap((type) => [
    ...type.element.flatMap((question) => question.item),
    ...productIdsOf(type.children),
  ]);
  return [...new Set(ids)];
}
