/* Directories, their questions and the products of the selector (001 §2.6, Q-94…Q-99), and the calls that change them. */
import { queryOptions } from '@tanstack/react-query';
import type { SopDirectory, SopQuestion } from '#contract/sop/schemas';
import { call } from '../../lib/api';
import { queryClient } from '../../lib/query-client';
import type { Place } from './directory-places';
import type { QuestionFields } from './question-edits';

const all = ['sop'] as const;

/** Frames tell of changes only while the editor is open: what was shown an hour ago is not shown again. */
const fresh = { staleTime: 0, gcTime: 0 } as const;

/** The tree, the unassigned questions first. */
export const directoriesQuery = queryOptions({
  ...fresh,
  queryKey: [...all, 'directories'],
  queryFn: async ({ signal }) => {
    const { children } = await call('GET /java/admin/getAllDirectoryList', undefined, { signal });
    return children;
  },
});

/** The questions directly in a directory; read again whenever it is chosen (SOP-18). */
export const questionsQuery = (sopDirectoryId: number) =>
  queryOptions({
    ...fresh,
    queryKey: [...all, 'questions', sopDirectoryId],
    queryFn: ({ signal }) =>
      call('GET /java/admin/getAllQuestionListByDirectoryId', undefined, {
        query: { sopDirectoryId },
        signal,
      }),
  });

export const productTypesQuery = queryOptions({
  queryKey: [...all, 'productTypes'],
  queryFn: ({ signal }) => call('POST /javaplus/admin/filter/api/getProductionType', {}, { signal }),
});

/** 1: sold, 0: no longer (CONST-27). */
export type ProductStatus = 0 | 1;

/** Products of a type, of all without one. */
export const productsQuery = (id: number | null, enable: ProductStatus) =>
  queryOptions({
    queryKey: [...all, 'products', id, enable],
    queryFn: ({ signal }) =>
      call('POST /javaplus/admin/filter/BOM/getProductionObjectById', { id, enable }, { signal }),
  });

/** Ids of everything that a product is made of. */
export async function listChildProducts(id: number): Promise<readonly number[]> {
  const children = await call('POST /javaplus/admin/filter/plan/getproductionAllChildByid', { id });
  return children[String(id)] ?? [];
}

/** Reads directories and questions anew; what cannot be read stays as it was (ERR-25). */
export async function refreshSop(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [feature, what] }) =>
      feature === all[0] && (what === 'directories' || what === 'questions'),
  });
}

const saveCall = 'POST /javaplus/admin/sopDirectory/saveOrUpdateDirectory';

/** What a new directory is made of (VALID-24). */
export interface NewDirectory {
  readonly orderNo: number;
  readonly name: string;
  readonly pid: number;
  readonly createPersonId: number;
}

/** @returns its id */
export async function addDirectory(directory: NewDirectory): Promise<number> {
  const { id } = await call(saveCall, directory);
  await refreshSop();
  return id;
}

export async function renameDirectory(id: number, name: string): Promise<void> {
  await call(saveCall, { id, name });
  const renamed = (nodes: readonly SopDirectory[]): SopDirectory[] =>
    nodes.map((node) => (node.id === id ? { ...node, name } : { ...node, children: renamed(node.children) }));
  queryClient.setQueryData(directoriesQuery.queryKey, (nodes) => nodes && renamed(nodes));
  void refreshSop();
}

/** Stores places one after the other, so that what moves never stands twice. */
export async function storePlaces(places: readonly Place[]): Promise<void> {
  try {
    for (const { id, pid, orderNo } of places) await call(saveCall, { id, pid, orderNo });
  } finally {
    await refreshSop();
  }
}

export async function deleteDirectory(id: number): Promise<void> {
  await call('POST /javaplus/admin/sopDirectory/deleteByDirectoryId/:id', {}, { params: { id } });
  await refreshSop();
}

const questionCall = 'POST /java/admin/saveOrUpdateQuestion';

/** What a new question is made of. */
export interface NewQuestion {
  readonly directoryId: number;
  readonly fields: QuestionFields;
}

export async function addQuestion({ directoryId, fields }: NewQuestion): Promise<SopQuestion> {
  const added = await call(questionCall, { ...bodyOf(fields), directoryId });
  await refreshSop();
  return added;
}

/** Everything of the question; answers that are not sent stay. */
export async function saveQuestion(
  id: number,
  directoryId: number,
  fields: QuestionFields,
): Promise<SopQuestion> {
  const saved = await call(questionCall, { id, ...bodyOf(fields), directoryId });
  patchQuestion(saved);
  void refreshSop();
  return saved;
}

/** Puts a question into another directory, with all it has; the lists are to be read anew. */
export async function moveQuestion(id: number, directoryId: number): Promise<void> {
  await call(questionCall, { id, directoryId });
}

export async function deleteQuestion(id: number): Promise<void> {
  await call('GET /java/admin/deleteByQuestionIds', undefined, { query: { sopQuestionIds: String(id) } });
  await refreshSop();
}

export async function deleteAnswer(question: SopQuestion, id: number): Promise<void> {
  await call('GET /java/admin/deleteByAnswerIds', undefined, { query: { sopAnswerIds: String(id) } });
  patchQuestion({ ...question, answerList: question.answerList.filter((answer) => answer.id !== id) });
  void refreshSop();
}

function patchQuestion(question: SopQuestion): void {
  queryClient.setQueryData(questionsQuery(question.directory_id).queryKey, (rows) =>
    rows?.map((row) => (row.id === question.id ? question : row)),
  );
}

function bodyOf({ orderNo, title, phenomenon, products, answers }: QuestionFields) {
  return {
    orderNo: Number(orderNo),
    title,
    problemPhenomenon: phenomenon,
    productionIds: [...products],
    answerList: answers.map((answer) => ({
      ...(answer.id !== null && { id: answer.id }),
      orderNo: answer.orderNo === '' ? 1 : Number(answer.orderNo),
      language: answer.language,
      content: answer.content,
    })),
  };
}
