/*
 * Questions of a template while they are edited (001 §2.5, Q-74). Parts that are new have a key of the form alone,
 * so that rows keep their place on the screen, and the preview its answers, before the server gives them an id. Pure.
 */
import type { SettingsRow } from '#contract/settings/section-endpoints';
import type { TemplateOption } from '#contract/settings/section-schemas';
import type { StaffMessageKey } from '../../../lib/i18n/staff';

/** Known to the form alone. */
interface Keyed {
  readonly key$?: number;
}

export type Question = Omit<SettingsRow<'reportTemplates'>['items'][number], 'options'> &
  Keyed & { readonly options: readonly Option[] };
export type Option = Omit<TemplateOption, 'children'> & Keyed & { readonly children: readonly Option[] };
export type QuestionKind = Question['questionType'];

export const kinds: readonly QuestionKind[] = [11, 12, 21, 31, 32];

export const kindWords: Readonly<Record<QuestionKind, StaffMessageKey>> = {
  11: 'set.kind.11',
  12: 'set.kind.12',
  21: 'set.kind.21',
  31: 'set.kind.31',
  32: 'set.kind.32',
};

/** Kinds that a question may become without losing its options. */
export function kindsLike(kind: QuestionKind): readonly QuestionKind[] {
  if (kind === 21) return [21];
  return kind < 21 ? [11, 12] : [31, 32];
}

export const isChoice = (kind: QuestionKind) => kind === 11 || kind === 12;

/** Above every id of the database, so that both can stand beside each other. */
const firstKey = 4_000_000_000;

/** A key that no other part has. */
export function newKey(random: () => number = Math.random): number {
  return firstKey + Math.floor(random() * 2 ** 48);
}

export function keyOf({ id, key$ }: Keyed & { readonly id?: number | undefined }): number {
  return id ?? key$ ?? 0;
}

export function freshOption(): Option {
  return { key$: newKey(), name: '', nameZh: null, imageUrls: [], children: [] };
}

export function freshQuestion(questionType: QuestionKind): Question {
  return {
    key$: newKey(),
    questionType,
    title: '',
    titleZh: null,
    content: '',
    contentZh: null,
    isEssential: 1,
    options: isChoice(questionType) ? [freshOption(), freshOption()] : [],
  };
}

/** The same question once more; all of it is new. */
export function copyOf(question: Question): Question {
  const { id: _, ...rest } = question;
  return { ...rest, key$: newKey(), options: question.options.map(copyOfOption) };
}

function copyOfOption(option: Option): Option {
  const { id: _, ...rest } = option;
  return { ...rest, key$: newKey(), children: option.children.map(copyOfOption) };
}

/** How a question is called in the list. */
export function nameOf({ title, titleZh }: Question): string {
  return titleZh || title;
}

/** The options with all below them. */
export function optionCount(options: readonly Option[]): number {
  return options.reduce((sum, { children }) => sum + 1 + optionCount(children), 0);
}
