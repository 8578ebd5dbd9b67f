/* What is found for a text that somebody is typing: asked 200 ms after the last letter, old hits kept meanwhile. */
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { timers } from '#contract/core/limits';
import { errorText } from '../../lib/api';
import { isWorthAsking, searchQuery } from './search.queries';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { SearchHit } from '#contract/search/endpoints';
import type { SearchWish } from './search.queries';

export interface Findings {
  /** `idle`: there is nothing to ask yet. */
  readonly status: 'idle' | 'loading' | 'failed' | 'found';
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** They are what this device has: the server could not be reached. */
  readonly isOnDevice: boolean;
  /** The hits are still those of the text before. */
  readonly isOld: boolean;
  /** Why it failed, in the reader's language. */
  readonly problem: string;
  readonly retry: () => void;
}

const none: readonly SearchHit[] = [];

/** `isSettled`: no letter is waiting to be asked about. `types`: what can be searched without the server. */
export function useFindings(wish: SearchWish, isSettled = true, types?: readonly QuestionType[]): Findings {
  const { data, isError, error, isPlaceholderData, refetch } = useQuery(searchQuery(wish, types));
  const isOnDevice = data?.isOnDevice === true;
  // The server's answer is the better one, as soon as it can be had.
  useEffect(() => {
    if (!isOnDevice && !isError) return;
    const again = () => void refetch();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isOnDevice, isError, refetch]);
  const isAsking = isWorthAsking(wish.text);
  const { list: hits, total } = isAsking && data ? data : { list: none, total: 0 };
  return {
    status: !isAsking ? 'idle' : isError ? 'failed' : data ? 'found' : 'loading',
    hits,
    total,
    isOnDevice,
    isOld: isPlaceholderData || !isSettled,
    problem: isError ? errorText(error) : '',
    retry: () => void refetch(),
  };
}

/** A text as it was when nobody had typed for 200 ms; '' at once. */
export function useSettled(text: string): [settled: string, settle: (text: string) => void] {
  const [settled, settle] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => settle(text), text === '' ? 0 : timers.searchDebounce);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return [text === '' ? '' : settled, settle];
}
