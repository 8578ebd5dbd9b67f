/*
 * The texts of a question, each in two languages: how one is named, read, compared, put into a question, and
 * sent. Pure but for `sendText`.
 */
import { isBlankText, isEmptyMessage, textLength, visibleText } from '#contract/core/rich-text';
import type { Question } from '#contract/knowledge/schemas';
import type { Locale } from '#contract/settings/config-script';
import { call } from '../../../lib/api';

/** One text: of the question itself, of a step, of an answer. `id` is of what the text belongs to. */
export interface Field {
  readonly kind: 'title' | 'description' | 'step' | 'answer';
  readonly id: number;
  readonly lang: Locale;
}

/** A question as it is in both languages. */
export type BothLanguages = Readonly<Record<Locale, Question>>;

/** Longest texts, as the server counts them. */
const longest = { title: 200, answer: 1_000 } as const;

export function keyOf({ kind, id, lang }: Field): string {
  return `${kind} ${id} ${lang}`;
}

/** The field of a key; undefined where it is none (an older page wrote it). */
export function fieldOf(key: string): Field | undefined {
  const [, kind, id, lang] = /^(title|description|step|answer) (\d+) (en|zh)$/.exec(key) ?? [];
  return kind === undefined
    ? undefined
    : { kind: kind as Field['kind'], id: Number(id), lang: lang as Locale };
}

/** What a question holds of a text; undefined where it has no such part (any more). */
export function textOf(question: Question, { kind, id }: Field): string | undefined {
  if (kind === 'title') return question.title;
  if (kind === 'description') return question.description;
  if (kind === 'step') return question.questionStep.find((step) => step.id === id)?.content;
  const answers = question.questionStep.flatMap((step) => step.answerStep);
  return answers.find((answer) => answer.id === id)?.content;
}

/** The question with another text in one place. */
export function withText(question: Question, { kind, id }: Field, text: string): Question {
  if (kind === 'title') return { ...question, title: text };
  if (kind === 'description') return { ...question, description: text };
  return {
    ...question,
    questionStep: question.questionStep.map((step) => {
      if (kind === 'step') return step.id === id ? { ...step, content: text } : step;
      return {
        ...step,
        answerStep: step.answerStep.map((answer) =>
          answer.id === id ? { ...answer, content: text } : answer,
        ),
      };
    }),
  };
}

export function isHtml({ kind }: Field): boolean {
  return kind === 'description' || kind === 'step';
}

/** Whether a text says nothing. */
export function isNothing(field: Field, text: string): boolean {
  return isHtml(field) ? isEmptyMessage(text) : isBlankText(text);
}

/** Letters that only the other language is written in. */
const foreign = { zh: /[a-z]{3}/i, en: /\p{Script=Han}/u } as const;

/** Whether a text only repeats the one of the other language: that is kept where this one was never written. */
export function isUntranslated(field: Field, text: string, other: string): boolean {
  const words = isHtml(field) ? visibleText(text) : text;
  return text === other && foreign[field.lang].test(words);
}

/** Why a text cannot be sent; null when it can. */
export function problemOf(
  { kind }: Field,
  text: string,
): 'edit.titleEmpty' | 'edit.titleLong' | 'edit.answerLong' | null {
  if (kind === 'title' && isBlankText(text)) return 'edit.titleEmpty';
  if (kind === 'title' && textLength(text) > longest.title) return 'edit.titleLong';
  return kind === 'answer' && textLength(text) > longest.answer ? 'edit.answerLong' : null;
}

/** Attributes that browsers and the server's cleaner add by themselves. */
const added = ['rel', 'target', 'loading', 'decoding', 'preload', 'playsinline'];

/** Whether two texts are the same once the server has cleaned them. */
export function isSameText(field: Field, one: string, other: string): boolean {
  if (one === other) return true;
  return isHtml(field) ? canonical(one) === canonical(other) : one.trim() === other.trim();
}

function canonical(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    for (const name of added) element.removeAttribute(name);
    const style = element.getAttribute('style');
    if (style !== null) element.setAttribute('style', style.replace(/\s/g, '').replace(/;$/, ''));
  }
  return body.innerHTML.trim();
}

/** Stores one text of one language. */
export async function sendText(questionId: number, { kind, id, lang }: Field, text: string): Promise<void> {
  const language = lang;
  switch (kind) {
    case 'title':
      await call('POST /api/admin/KnowledgeBase/changeQuestion', {
        id: questionId,
        change: { title: text },
        language,
      });
      return;
    case 'description': {
      const change = { description: text };
      await call('POST /api/admin/KnowledgeBase/changeQuestion', { id: questionId, change, language });
      return;
    }
    case 'step':
      await call('POST /api/admin/KnowledgeBase/changeQuestionStep', {
        id,
        change: { content: text },
        language,
      });
      return;
    case 'answer':
      await call('POST /api/admin/KnowledgeBase/changeAnswerStep', {
        id,
        change: { content: text },
        language,
      });
  }
}
