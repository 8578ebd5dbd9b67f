// The one query cache. Nothing is fetched again by itself but what the specification names (ERR-22): frames
// of the live socket keep the cache fresh, and a failed query shows its error with a way to try again.
import { QueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import type { TableName } from '#contract/sync/schemas';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 60_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Whether a query holds what belongs to the person who is logged in, and must go with the logout. Queries whose
 * answer is the same for everybody say so with `meta: { isPublic: true }`.
 */
export function isPrivateQuery(query: Query): boolean {
  return query.meta?.['isPublic'] !== true;
}

/**
 * The tables of /ws_js that a query's answer is made of, as it says with `meta: { tables: […] }`: a change of one
 * of them makes it be fetched again.
 */
export function tablesOfQuery(query: Pick<Query, 'meta'>): readonly TableName[] {
  return (query.meta?.['tables'] ?? []) as readonly TableName[];
}
