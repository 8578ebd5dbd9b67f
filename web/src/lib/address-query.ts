// What stands behind the ? of the address, and how it is changed.
import { useCallback, useLayoutEffect, useRef } from 'react';
import { type SetURLSearchParams, useSearchParams } from 'react-router';

/**
 * The router's own `useSearchParams`, but what changes the query stays the same function over every step: what
 * takes it is not drawn again because the address changed.
 */
export function useAddressQuery(): [query: URLSearchParams, setQuery: SetURLSearchParams] {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(setQuery);
  useLayoutEffect(() => {
    latest.current = setQuery;
  }, [setQuery]);
  return [query, useCallback<SetURLSearchParams>((next, options) => latest.current(next, options), [])];
}
