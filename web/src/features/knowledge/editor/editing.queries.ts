/* The catalogue as the editor reads and changes it: both languages, in the cache that the screens show. */
import { useQuery } from '@tanstack/react-query';
import { findQuestion, findTypePath } from '#contract/knowledge/catalogue';
import { timers } from '#contract/core/limits';
import type { Question } from '#contract/knowledge/schemas';
import type { Locale } from '#contract/settings/config-script';
import { queryClient } from '../../../lib/query-client';
import { catalogueQuery, englishCatalogueQuery, englishItemsQuery, itemsQuery } from '../knowledge.queries';
import { withQuestion } from './catalogue-patch';
import { isNothing, textOf, withText, type BothLanguages, type Field } from './fields';

const keys = { zh: catalogueQuery.queryKey, en: englishCatalogueQuery.queryKey };

/** The question as the cache has it now; undefined while it is not there. */
export function questionIn(lang: Locale, questionId: number): Question | undefined {
  const types = queryClient.getQueryData(keys[lang]);
  return types && findQuestion(types, questionId)?.question;
}

/** The same in both languages. */
export function bothOf(questionId: number): BothLanguages | undefined {
  const zh = questionIn('zh', questionId);
  const en = questionIn('en', questionId);
  return zh && en && { zh, en };
}

/** Both catalogues on the screen: kept fresh while it stands. */
export function useBothCatalogues() {
  const zh = useQuery(catalogueQuery);
  const en = useQuery(englishCatalogueQuery);
  return {
    zh: zh.data,
    en: en.data,
    isFailed: zh.isError || en.isError,
    retry: () => void refreshCatalogue(),
    /** The title of a type in both languages; undefined until both are here. */
    titleOf(typeId: number) {
      const [one, other] = [zh.data, en.data].map((types) => types && findTypePath(types, typeId)?.at(-1));
      return one && other && { zh: one.title, en: other.title };
    },
  };
}

/** Fetches both languages anew. */
export async function refreshCatalogue(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keys.zh });
}

/** Fetches the products' descriptions anew, in both languages. */
export async function refreshItems(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: itemsQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: englishItemsQuery.queryKey });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Fetches the catalogue once the person pauses (CONST-12): who changed it, when, and what the server made of it. */
function refreshSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void refreshCatalogue(), timers.editorRefreshDebounce);
}

/** Shows at once what has been stored; an older answer that is on its way does not undo it. */
export async function patchQuestion(
  questionId: number,
  change: (question: Question, lang: Locale) => Question,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: keys.zh });
  for (const lang of ['zh', 'en'] as const) {
    queryClient.setQueryData(
      keys[lang],
      (types) => types && withQuestion(types, questionId, (question) => change(question, lang)),
    );
  }
  refreshSoon();
}

/**
 * Puts a stored text into the cache. As on the server, Chinese text fills English that is empty, and Chinese that has
 * no text of its own shows the English one.
 * @returns the field of the other language, where it shows the text too, and what stood there
 */
export async function patchText(
  questionId: number,
  field: Field,
  text: string,
): Promise<{ readonly field: Field; readonly before: string } | undefined> {
  const twin: Field = { ...field, lang: field.lang === 'zh' ? 'en' : 'zh' };
  const both = bothOf(questionId);
  const before = both && textOf(both[field.lang], field);
  const other = both && textOf(both[twin.lang], twin);
  const isShared = other !== undefined && (field.lang === 'zh' ? isNothing(twin, other) : other === before);
  await patchQuestion(questionId, (question, lang) =>
    lang === field.lang || isShared ? withText(question, field, text) : question,
  );
  return isShared ? { field: twin, before: other } : undefined;
}
