// EDIT-12: a field shows what was written in it all the while it is being stored; the text before never comes back.
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { catalogue, guided } from '../catalogue.test-kit';
import { catalogueQuery, englishCatalogueQuery } from '../knowledge.queries';
import { withQuestion } from './catalogue-patch';
import { EditedQuestionContext, useField } from './edited-question';
import { bothOf, useBothCatalogues } from './editing.queries';
import { useQuestionTexts } from './question-texts';
import type { Texts } from './texts';

const types = withQuestion(catalogue, guided.id, (question) => ({ ...question, valid: 0 }));
let texts: Texts | null = null;
let values: string[] = [];

beforeEach(() => {
  values = [];
  queryClient.setQueryData(catalogueQuery.queryKey, types);
  queryClient.setQueryData(englishCatalogueQuery.queryKey, types);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errno: 0, errmsg: '', data: {} })));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Value() {
  values.push(useField('title', guided.id).value);
  return null;
}

function Screen() {
  const { zh, en } = useBothCatalogues();
  const both = zh && en ? bothOf(guided.id) : undefined;
  texts = useQuestionTexts(guided.id, 1, both);
  if (!both || !texts) return null;
  return (
    <EditedQuestionContext value={{ both, lang: 'zh', texts, isLocked: false }}>
      <Value />
    </EditedQuestionContext>
  );
}

it('shows the new text from the first key until it is stored', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  );
  texts?.type(`title ${guided.id} zh`, 'Written');
  await texts?.flush();
  await waitFor(() => expect(texts?.entries().size).toBe(0));
  await waitFor(() => expect(bothOf(guided.id)?.zh.title).toBe('Written'));
  await waitFor(() => expect(values.at(-1)).toBe('Written'));
  expect(values.slice(values.indexOf('Written')).filter((value) => value !== 'Written')).toEqual([]);
});
