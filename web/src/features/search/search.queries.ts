/* The call of the search. What is found is kept for a minute, so that going back and forth does not ask again. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { locale } from '../../lib/i18n';

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

/** Hits in the language of the reader; those of the text before stay until the new ones are there. */
export function searchQuery(wish: SearchWish) {
  const { text, limit, itemId, use, lang = locale() } = wish;
  const query = { q: text, limit, itemId, use, lang };
  return queryOptions({
    queryKey: ['search', query] as const,
    queryFn: ({ signal }) => call('GET /java/front/search', undefined, { query, signal }),
    enabled: isWorthAsking(wish.text),
    placeholderData: keepPreviousData,
    meta: { isPublic: true },
  });
}

/** One letter says nothing yet; one Chinese character does. */
export function isWorthAsking(text: string): boolean {
  return /\p{Script=Han}|\S.*\S/u.test(text);
}
