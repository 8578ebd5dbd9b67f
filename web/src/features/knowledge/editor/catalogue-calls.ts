/* What is done to types and whole questions, each with patience and told where it failed (CONFLICT-34). */
import { questionsBelow } from '#contract/knowledge/catalogue';
import type { Question, QuestionType } from '#contract/knowledge/schemas';
import { call } from '../../../lib/api';
import { s } from '../../../lib/i18n/staff';
import { confirmDialog } from '../../../ui/dialogs';
import { refreshCatalogue } from './editing.queries';
import { act } from './save';

/** A title in both languages; '' where it has none of its own. */
export interface Titles {
  readonly zh: string;
  readonly en: string;
}

/** What to send first, so that both sides of the pair are filled, and what then. */
function inOrder({ zh, en }: Titles): { language: 'zh' | 'en'; title: string }[] {
  const both = [
    { language: 'zh', title: zh.trim() },
    { language: 'en', title: en.trim() },
  ] as const;
  return both.filter(({ title }) => title !== '');
}

/** `parentId` 0: at the top level. */
export async function addType(parentId: number, titles: Titles): Promise<void> {
  const [first, second] = inOrder(titles);
  if (!first) return;
  const body = { parent_id: parentId, ...first };
  const added = await act(() => call('POST /api/admin/KnowledgeBase/addQuestionType', body), s('edit.added'));
  if (added && second) await renameType(added.answer.id, second);
  await refreshCatalogue();
}

function renameType(id: number, title: { language: 'zh' | 'en'; title: string }) {
  return act(() => call('POST /api/admin/KnowledgeBase/changeQuestionType', { id, ...title }));
}

/** Changes the sides that are different. */
export async function changeType(id: number, before: Titles, titles: Titles): Promise<void> {
  for (const title of inOrder(titles))
    if (title.title !== before[title.language]) await renameType(id, title);
  await refreshCatalogue();
}

/** Another place among the types beside it, from 0. */
export async function moveType(id: number, index: number): Promise<void> {
  await act(() => call('POST /api/admin/KnowledgeBase/moveQuestionType', { id, index }));
  await refreshCatalogue();
}

/** Another place among the questions of its type, from 0; all of them keep their places from then on. */
export async function moveQuestion(id: number, index: number): Promise<void> {
  await act(() => call('POST /api/admin/KnowledgeBase/moveQuestion', { id, index }));
  await refreshCatalogue();
}

/** The questions of a type stand by the time of their change again. */
export async function orderByTime(typeId: number): Promise<void> {
  const body = { question_type_id: typeId };
  await act(() => call('POST /api/admin/KnowledgeBase/sortQuestionsByTime', body));
  await refreshCatalogue();
}

/** @returns the id of the new question, in edit mode; undefined where it was refused */
export async function addQuestion(typeId: number, titles: Titles): Promise<number | undefined> {
  const [first, second] = inOrder(titles);
  if (!first) return undefined;
  const body = { question_type_id: typeId, ...first };
  const added = await act(() => call('POST /api/admin/KnowledgeBase/addQuestion', body), s('edit.added'));
  if (!added) return undefined;
  const { id } = added.answer;
  if (second) {
    const change = { id, change: { title: second.title }, language: second.language };
    await act(() => call('POST /api/admin/KnowledgeBase/changeQuestion', change));
  }
  await refreshCatalogue();
  return id;
}

function typesBelow(type: QuestionType): number {
  return type.children.reduce((sum, child) => sum + 1 + typesBelow(child), 0);
}

/** Asks, naming what goes with it. @returns whether it is gone */
export async function deleteType(type: QuestionType): Promise<boolean> {
  const isSure = await confirmDialog({
    title: s('delete.type', { title: type.title }),
    body: s('delete.typeBody', { types: typesBelow(type), questions: questionsBelow(type).length }),
    confirm: s('delete.confirm'),
    cancel: s('edit.cancel'),
    danger: true,
  });
  if (!isSure) return false;
  const { id } = type;
  const gone = await act(
    () => call('POST /api/admin/KnowledgeBase/deleteQuestionType', { id }),
    s('edit.deleted'),
  );
  if (gone) await refreshCatalogue();
  return gone !== undefined;
}

/** Asks, naming it. @returns whether it is gone */
export async function deleteQuestion(question: Question): Promise<boolean> {
  const isSure = await confirmDialog({
    title: s('delete.question', { title: question.title }),
    body: s('delete.questionBody', { steps: question.questionStep.length }),
    confirm: s('delete.confirm'),
    cancel: s('edit.cancel'),
    danger: true,
  });
  if (!isSure) return false;
  const { id } = question;
  const gone = await act(
    () => call('POST /api/admin/KnowledgeBase/deleteQuestion', { id }),
    s('edit.deleted'),
  );
  return gone !== undefined;
}

export async function changePersons(typeId: number, add: number[], del: number[]): Promise<boolean> {
  const body = { question_type_id: typeId, add, del };
  const changed = await act(() => call('POST /api/admin/KnowledgeBase/changeQuestionTypePerson', body));
  if (changed) await refreshCatalogue();
  return changed !== undefined;
}
