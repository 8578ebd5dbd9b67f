// EDIT-25, Q-133: what could not be stored is sent again as soon as the browser is back online.
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client';
import { catalogue, guided } from '../catalogue.test-kit';
import { catalogueQuery, englishCatalogueQuery } from '../knowledge.queries';
import { withQuestion } from './catalogue-patch';
import { bothOf } from './editing.queries';
import { useQuestionTexts } from './question-texts';

let isReached = false;
const sent: string[] = [];

beforeEach(() => {
  const types = withQuestion(catalogue, guided.id, (question) => ({ ...question, valid: 0 }));
  queryClient.setQueryData(catalogueQuery.queryKey, types);
  queryClient.setQueryData(englishCatalogueQuery.queryKey, types);
  vi.stubGlobal('fetch', (url: string) => {
    sent.push(url);
    return Promise.resolve(Response.json({ errno: isReached ? 0 : 1000, errmsg: 'boom', data: {} }));
  });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('a text that failed waits for the connection, and is stored then', async () => {
  const { result } = renderHook(() => useQuestionTexts(guided.id, 1, bothOf(guided.id)));
  const texts = result.current;
  if (!texts) throw new Error('the texts of the question');
  texts.type(`title ${guided.id} en`, 'Written offline');
  expect(await texts.flush()).toBe(false);
  expect(texts.entries().get(`title ${guided.id} en`)?.state).toBe('failed');
  isReached = true;
  const before = sent.length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(texts.entries().size).toBe(0));
  expect(sent.slice(before)).toEqual(['/api/admin/KnowledgeBase/changeQuestion']);
});
