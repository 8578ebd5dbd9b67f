/* SQL of questions and their answers. Reads leave out what is deleted. */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { AnswerLanguage, NewSopQuestion, SopQuestionRecord } from './sop.types';

const mostQuestions = 20_000;

const questionColumns = [
  'sop_question.id',
  'sop_question.directory_id',
  'sop_question.order_no',
  'sop_question.title',
  'sop_question.problem_phenomenon',
] as const;

export interface QuestionRow {
  readonly id: number;
  readonly directory_id: number | null;
  readonly order_no: number;
  readonly title: string;
  readonly problem_phenomenon: string;
}

export interface AnswerRow {
  readonly id: number;
  readonly question_id: number;
  readonly order_no: number;
  readonly language: AnswerLanguage;
  readonly content: string;
}

export interface ProductLink {
  readonly question_id: number;
  readonly product_id: number;
}

/** All questions, by order number and id. */
export async function listQuestions(db: Db): Promise<QuestionRow[]> {
  return db
    .selectFrom('sop_question')
    .select(questionColumns)
    .where('deleted', '=', false)
    .orderBy('order_no')
    .orderBy('id')
    .limit(mostQuestions)
    .execute();
}

/** Questions directly in a directory, null for the unassigned ones, by order number and id. */
export async function listQuestionsIn(db: Db, directoryId: number | null): Promise<QuestionRow[]> {
  return db
    .selectFrom('sop_question')
    .select(questionColumns)
    .where('directory_id', 'is not distinct from', directoryId)
    .where('deleted', '=', false)
    .orderBy('order_no')
    .orderBy('id')
    .limit(mostQuestions)
    .execute();
}

/** How many questions are directly in each directory; null stands for the unassigned ones. */
export async function countQuestions(db: Db): Promise<Map<number | null, number>> {
  const rows = await db
    .selectFrom('sop_question')
    .select(['directory_id', sql<number>`count(*)::int`.as('count')])
    .where('deleted', '=', false)
    .groupBy('directory_id')
    .execute();
  return new Map(rows.map((row) => [row.directory_id, row.count]));
}

export async function findQuestion(db: Db, id: number): Promise<SopQuestionRecord | undefined> {
  return db
    .selectFrom('sop_question')
    .select(['id', 'directory_id as directoryId', 'title', 'problem_phenomenon as problemPhenomenon'])
    .where('id', '=', id)
    .where('deleted', '=', false)
    .executeTakeFirst();
}

/** The question, held until the transaction ends. */
export async function lockQuestion(tx: Db, id: number): Promise<QuestionRow | undefined> {
  return tx
    .selectFrom('sop_question')
    .select(questionColumns)
    .where('id', '=', id)
    .where('deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
}

/** Answers of all questions, by order number and id. */
export async function listAllAnswers(db: Db): Promise<AnswerRow[]> {
  return db
    .selectFrom('sop_answer')
    .innerJoin('sop_question', 'sop_question.id', 'sop_answer.question_id')
    .select(['sop_answer.id', 'sop_answer.question_id', 'sop_answer.order_no'])
    .select(['sop_answer.language', 'sop_answer.content'])
    .where('sop_answer.deleted', '=', false)
    .where('sop_question.deleted', '=', false)
    .orderBy('sop_answer.order_no')
    .orderBy('sop_answer.id')
    .execute();
}

/** Answers of these questions, by order number and id. */
export async function listAnswers(db: Db, questionIds: readonly number[]): Promise<AnswerRow[]> {
  if (questionIds.length === 0) return [];
  return db
    .selectFrom('sop_answer')
    .select(['id', 'question_id', 'order_no', 'language', 'content'])
    .where('question_id', '=', sql<number>`any(${[...questionIds]}::int[])`)
    .where('deleted', '=', false)
    .orderBy('order_no')
    .orderBy('id')
    .execute();
}

export async function listProductLinks(db: Db, questionIds: readonly number[]): Promise<ProductLink[]> {
  if (questionIds.length === 0) return [];
  return db
    .selectFrom('sop_question_product')
    .select(['question_id', 'product_id'])
    .where('question_id', '=', sql<number>`any(${[...questionIds]}::int[])`)
    .orderBy('product_id')
    .execute();
}

/** Without answers and products. @returns the ids, in the order given */
export async function insertQuestions(db: Db, questions: readonly NewSopQuestion[]): Promise<number[]> {
  if (questions.length === 0) return [];
  const rows = await db
    .insertInto('sop_question')
    .values(
      questions.map((question) => ({
        directory_id: question.directoryId,
        order_no: question.orderNo,
        title: question.title,
        problem_phenomenon: question.problemPhenomenon,
        change_person_id: question.changePersonId,
        change_time: question.changeTime,
      })),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export interface QuestionChange extends Omit<QuestionRow, 'id'> {
  readonly change_person_id: number;
  readonly change_time: number;
}

export async function updateQuestion(db: Db, id: number, change: QuestionChange): Promise<void> {
  await db.updateTable('sop_question').set(change).where('id', '=', id).execute();
}

/** Those that are not deleted. */
export async function listQuestionIdsIn(db: Db, directoryIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('sop_question')
    .select('id')
    .where('directory_id', '=', sql<number>`any(${[...directoryIds]}::int[])`)
    .where('deleted', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}

/** The questions that these answers belong to. */
export async function listQuestionIdsOf(db: Db, answerIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('sop_answer')
    .select('question_id')
    .distinct()
    .where('id', '=', sql<number>`any(${[...answerIds]}::int[])`)
    .execute();
  return rows.map(({ question_id }) => question_id);
}

/** @returns how many questions were moved out of these directories */
export async function unassignQuestions(db: Db, directoryIds: readonly number[]): Promise<void> {
  await db
    .updateTable('sop_question')
    .set({ directory_id: null })
    .where('directory_id', '=', sql<number>`any(${[...directoryIds]}::int[])`)
    .execute();
}

export async function insertAnswers(db: Db, answers: readonly Omit<AnswerRow, 'id'>[]): Promise<void> {
  if (answers.length === 0) return;
  await db
    .insertInto('sop_answer')
    .values([...answers])
    .execute();
}

export async function updateAnswers(db: Db, answers: readonly AnswerRow[]): Promise<void> {
  if (answers.length === 0) return;
  await sql`
    update sop_answer
    set order_no = sent.order_no, language = sent.language, content = sent.content
    from unnest(
      ${answers.map(({ id }) => id)}::int[],
      ${answers.map(({ order_no }) => order_no)}::int[],
      ${answers.map(({ language }) => language)}::text[],
      ${answers.map(({ content }) => content)}::text[]
    ) as sent (id, order_no, language, content)
    where sop_answer.id = sent.id`.execute(db);
}

export async function insertProductLinks(db: Db, links: readonly ProductLink[]): Promise<void> {
  if (links.length === 0) return;
  await db
    .insertInto('sop_question_product')
    .values([...links])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteProductLinks(db: Db, questionId: number): Promise<void> {
  await db.deleteFrom('sop_question_product').where('question_id', '=', questionId).execute();
}

/** How many of these ids ever were questions, or answers. */
export async function countKnown(
  db: Db,
  table: 'sop_question' | 'sop_answer',
  ids: readonly number[],
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Flags questions, or answers, as deleted. @returns how many were not yet */
export async function flagDeleted(
  db: Db,
  table: 'sop_question' | 'sop_answer',
  ids: readonly number[],
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ deleted: true })
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
