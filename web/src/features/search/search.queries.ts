/* The call of the search. What is found is kept for a minute, so that going back and forth does not ask again. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api';
import { locale } from '../../lib/i18n';
import type { DataOf } from '#contract/core/endpoint';
import type { Endpoints } from '#contract/endpoints';
import type { QuestionType } from '#contract/knowledge/schemas';

export interface SearchWish {
  /** Trimmed, at most 200 characters. */
  readonly text: string;
  readonly limit: number;
  /** Only what is about this product or about all of them. */
  readonly itemId?: number | undefined;
  /** Of the answer; that of the reader unless told. */
  readonly lang?: 'en' | 'zh';
  /** Nobody searched: only what clearly fits. */
  readonly use?: 'offer';
}

/** What was found, and whether it is only what this device has. */
export type SearchAnswer = DataOf<Endpoints['GET /java/front/search']> & { readonly isOnDevice?: boolean };

const loadDeviceSearch = () => import('./device-search');

/** The search without the server, loaded ahead of time: later there may be no network to load it by. */
export const deviceSearch = { preload: () => void loadDeviceSearch().catch(() => undefined) };

/** Where the server cannot be reached, and the catalogue and the code that searches it are here already. */
async function searchHere(
  wish: SearchWish,
  types: readonly QuestionType[],
  error: unknown,
): Promise<SearchAnswer> {
  const isAway = error instanceof ApiError && error.kind === 'network';
  if (!isAway || types.length === 0) throw error;
  const { searchDevice } = await loadDeviceSearch().catch(() => {
    throw error;
  });
  return { ...searchDevice(types, wish), isOnDevice: true };
}

/**
 * Hits in the language of the reader; those of the text before stay until the new ones are there. `types`: what the
 * browser has of the catalogue, to be searched without the server.
 */
export function searchQuery(wish: SearchWish, types: readonly QuestionType[] = []) {
  const { text, limit, itemId, use, lang = locale() } = wish;
  const query = { q: text, limit, itemId, use, lang };
  return queryOptions({
    queryKey: ['search', query] as const,
    queryFn: ({ signal }): Promise<SearchAnswer> =>
      call('GET /java/front/search', undefined, { query, signal }).catch((error: unknown) =>
        searchHere(wish, types, error),
      ),
    enabled: isWorthAsking(wish.text),
    placeholderData: keepPreviousData,
    meta: { isPublic: true },
  });
}

/** One letter says nothing yet; one Chinese character does. */
export function isWorthAsking(text: string): boolean {
  return /\p{Script=Han}|\S.*\S/u.test(text);
}
