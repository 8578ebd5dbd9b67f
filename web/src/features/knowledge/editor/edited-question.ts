/* What the parts of the editor share: the question in both languages, the language that is edited, what is unsaved. */
import { createContext, useContext, useMemo } from 'react';
import type { Locale } from '#contract/settings/config-script';
import { questionIn } from './editing.queries';
import {
  fieldOf,
  isUntranslated,
  keyOf,
  problemOf,
  textOf,
  withText,
  type BothLanguages,
  type Field,
} from './fields';
import { useUnsaved } from './question-texts';
import type { Texts } from './texts';

export interface EditedQuestion {
  readonly both: BothLanguages;
  readonly lang: Locale;
  readonly texts: Texts;
  /** It is published, or the person may only read. */
  readonly isLocked: boolean;
}

export const EditedQuestionContext = createContext<EditedQuestion | null>(null);

export function useEditedQuestion(): EditedQuestion {
  const edited = useContext(EditedQuestionContext);
  if (edited === null) throw new Error('useEditedQuestion needs the editor of a question above it');
  return edited;
}

/** One text of the question: what the person sees of it, and what becomes of it. */
export function useField(kind: Field['kind'], id: number) {
  const { both, lang, texts, isLocked } = useEditedQuestion();
  const field: Field = { kind, id, lang };
  const key = keyOf(field);
  const entry = useUnsaved(texts).get(key);
  // From the cache itself: where a text has just been stored, the screen still holds the one before for a moment, and an
  // editor that is given it loses the place of whoever writes.
  const server = textOf(questionIn(lang, both[lang].id) ?? both[lang], field) ?? '';
  const other = textOf(both[lang === 'zh' ? 'en' : 'zh'], field) ?? '';
  const value = entry?.text ?? server;
  return {
    field,
    key,
    value,
    server,
    state: entry?.state,
    problem: problemOf(field, value),
    isUntranslated: !entry && isUntranslated(field, value, other),
    isLocked,
    onText: (text: string) => texts.type(key, text),
    onBlur: () => void texts.flush(),
  };
}

/** The question as it would be once everything is stored, in both languages: what the preview shows. */
export function useDrafts({ both, texts }: EditedQuestion): BothLanguages {
  const unsaved = useUnsaved(texts);
  return useMemo(() => {
    const drafts = { ...both };
    for (const [key, { text }] of unsaved) {
      const field = fieldOf(key);
      if (field) drafts[field.lang] = withText(drafts[field.lang], field, text);
    }
    return drafts;
  }, [both, unsaved]);
}
