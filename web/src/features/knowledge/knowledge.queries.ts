/*
 * Calls of the knowledge base: the catalogue, the products to filter by, and the mark "solved". Every query
 * key of the feature is written here once.
 */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api';
import type { TableName } from '#contract/sync/schemas';

/** What the tree is made of; products that are gone are gone from it too. */
const catalogueTables: readonly TableName[] = [
  'person',
  'questionType',
  'questionTypePerson',
  'question',
  'questionStep',
  'answerStep',
  'item',
  'questionItem',
];

const keys = {
  catalogue: ['knowledge', 'catalogue'] as const,
  english: ['knowledge', 'catalogue', 'en'] as const,
  items: ['knowledge', 'items'] as const,
  englishItems: ['knowledge', 'items', 'en'] as const,
  persons: ['knowledge', 'persons'] as const,
};

/** The whole catalogue as a tree, in the language of the reader. */
export const catalogueQuery = queryOptions({
  queryKey: keys.catalogue,
  queryFn: ({ signal }) => call('POST /java/front/getQuestionTypeList', {}, { signal }),
  staleTime: 5 * 60_000,
  meta: { tables: catalogueTables },
});

/** The same in English, for staff: they edit both sides of every pair. */
export const englishCatalogueQuery = queryOptions({
  queryKey: keys.english,
  queryFn: ({ signal }) => call('POST /java/front/getQuestionTypeList', { language: 'en' }, { signal }),
  staleTime: 5 * 60_000,
  meta: { tables: catalogueTables },
});

/** All products that can be chosen. */
export const itemsQuery = queryOptions({
  queryKey: keys.items,
  queryFn: ({ signal }) => call('POST /java/front/getItemList', {}, { signal }),
  staleTime: 30 * 60_000,
  meta: { tables: ['item'] satisfies TableName[] },
});

/** The same in English, for staff. */
export const englishItemsQuery = queryOptions({
  queryKey: keys.englishItems,
  queryFn: ({ signal }) => call('POST /java/front/getItemList', { language: 'en' }, { signal }),
  staleTime: 30 * 60_000,
  meta: { tables: ['item'] satisfies TableName[] },
});

/** Everybody who can look after a type. */
export const personsQuery = queryOptions({
  queryKey: keys.persons,
  queryFn: ({ signal }) => call('POST /javaplus/admin/personal/getCustomerList', {}, { signal }),
  meta: { tables: ['person'] satisfies TableName[] },
});

/** Marks a question as solved by this person; the server counts it once a day. */
export async function markSolved(questionId: number): Promise<void> {
  await call('POST /api/user/KnowledgeBase/changeQuestion', { id: questionId, change: { solved: 1 } });
}
