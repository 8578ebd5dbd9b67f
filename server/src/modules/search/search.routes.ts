/* The call of the search -> the index. */
import { counts } from '#contract/core/limits';
import { searchEndpoints, type SearchHit } from '#contract/search/endpoints';
import type { Locale } from '#contract/settings/config-script';
import type { Bind } from '../../platform/http/bind';
import type { RateLimit } from '../../platform/rate-limit';

/** What a person types into a search box. */
export interface TypedQuery {
  readonly text: string;
  readonly lang: Locale;
  readonly isStaff: boolean;
  /** Only what is about this product, or about all of them. */
  readonly itemId: number | undefined;
  /** An offer must fit better than a hit of a list. */
  readonly use: 'list' | 'offer';
  readonly limit: number;
}

export interface SearchRoutes {
  /** Per address. */
  readonly limit: RateLimit;
  search(query: TypedQuery): Promise<{ list: SearchHit[]; total: number }>;
}

export function bindSearch(bind: Bind, { limit, search }: SearchRoutes): void {
  bind(searchEndpoints, {
    'GET /java/front/search': ({ query, actor, lang, address }) => {
      limit.take(address);
      return search({
        text: query.q,
        lang: query.lang ?? lang,
        isStaff: actor.kind === 'staff',
        itemId: query.itemId,
        use: query.use ?? 'list',
        limit: query.limit ?? counts.searchHits,
      });
    },
  });
}
