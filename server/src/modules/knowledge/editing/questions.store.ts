/* SQL of editing questions and their products. */
import { sql } from 'kysely';
import type { Db } from '../../../schema';
import type { Signature } from './change';
import type { Stamped } from '../../../platform/database/stale';

export interface QuestionToEdit extends Stamped {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly valid: 0 | 1;
}

const stampColumns = ['stamp', 'stamp_wsid as stampWsid', 'stamp_person_id as stampPersonId'] as const;

/** Holds a question that is not deleted, and with it its steps, answers and products. */
export async function lockQuestion(tx: Db, id: number): Promise<QuestionToEdit | undefined> {
  return tx
    .selectFrom('question')
    .select(['id', 'title', 'description', 'valid'])
    .select(stampColumns)
    .where('id', '=', id)
    .where('deleted', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Holds the questions directly below these types. */
export async function lockQuestionsOfTypes(
  tx: Db,
  typeIds: readonly number[],
): Promise<(Stamped & { id: number })[]> {
  return tx
    .selectFrom('question')
    .select('id')
    .select(stampColumns)
    .where('question_type_id', '=', anyOf(typeIds))
    .where('deleted', '=', false)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The type of a question that is not deleted. */
export async function findPlace(tx: Db, id: number): Promise<{ typeId: number } | undefined> {
  return tx
    .selectFrom('question')
    .select('question_type_id as typeId')
    .where('id', '=', id)
    .where('deleted', '=', false)
    .executeTakeFirst();
}

export interface PlacedQuestion extends Stamped {
  readonly id: number;
  readonly order_no: number;
  readonly changeTime: number;
}

/** Holds the questions of a type, with what their order is made of. By id. */
export async function lockPlaces(tx: Db, typeId: number): Promise<PlacedQuestion[]> {
  return tx
    .selectFrom('question')
    .select(['id', 'order_no', 'change_time as changeTime'])
    .select(stampColumns)
    .where('question_type_id', '=', typeId)
    .where('deleted', '=', false)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Says who moved a question; who changed what stands in it, and when, stays (KB-22). */
export async function updateSignature(
  tx: Db,
  id: number,
  { stamp, stamp_wsid, change_person_id }: Signature,
): Promise<void> {
  await tx
    .updateTable('question')
    .set({ stamp, stamp_wsid, stamp_person_id: change_person_id })
    .where('id', '=', id)
    .execute();
}

export interface NewQuestionRow extends Signature {
  readonly question_type_id: number;
  readonly title: string;
  readonly title_zh: string | null;
  readonly change_time: number;
}

/** In edit mode, for all products; the last one where staff gave places. @returns the id */
export async function insertQuestion(tx: Db, question: NewQuestionRow): Promise<number> {
  const last = sql<number>`(
    select case when max(order_no) > 0 then max(order_no) + 1 else 0 end
    from question where question_type_id = ${question.question_type_id} and not deleted
  )`;
  const { id } = await tx
    .insertInto('question')
    .values({ ...question, order_no: last, stamp_person_id: question.change_person_id, valid: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('question_product').values({ question_id: id, product_id: 0 }).execute();
  return id;
}

export interface QuestionChange extends Signature {
  readonly change_time: number;
  readonly title?: string;
  readonly title_zh?: string | null;
  readonly description?: string;
  readonly description_zh?: string | null;
  readonly valid?: 0 | 1;
  readonly deleted?: true;
}

export async function updateQuestions(tx: Db, ids: readonly number[], change: QuestionChange): Promise<void> {
  await tx
    .updateTable('question')
    .set({ ...change, stamp_person_id: change.change_person_id })
    .where('id', '=', anyOf(ids))
    .execute();
}

/** Says who changed something below the question last; the question's own stamp stays (KB-22). */
export async function updateChangedBelow(
  tx: Db,
  id: number,
  changed: { change_time: number; change_person_id: number },
): Promise<void> {
  await tx.updateTable('question').set(changed).where('id', '=', id).execute();
}

export async function listProductIds(tx: Db, questionId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('question_product')
    .select('product_id')
    .where('question_id', '=', questionId)
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

/** Replaces some of the products of a question. */
export async function updateProducts(
  tx: Db,
  questionId: number,
  { add, del }: { add: readonly number[]; del: readonly number[] },
): Promise<void> {
  await tx
    .deleteFrom('question_product')
    .where('question_id', '=', questionId)
    .where('product_id', '=', anyOf(del))
    .execute();
  if (add.length === 0) return;
  await tx
    .insertInto('question_product')
    .values(add.map((product_id) => ({ question_id: questionId, product_id })))
    .execute();
}

/** Every HTML text of a question, its steps included. */
export async function listTexts(tx: Db, questionId: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text.value as text
    from question, lateral (values (description), (description_zh)) as text (value)
    where id = ${questionId} and text.value is not null
    union all
    select text.value
    from question_step, lateral (values (content), (content_zh)) as text (value)
    where question_id = ${questionId} and not deleted and text.value is not null`.execute(tx);
  return rows.map((row) => row.text);
}

/** Those of the names under which there is a file. */
export async function listStoredFiles(tx: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await tx
    .selectFrom('file')
    .select('name')
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute();
  return rows.map((row) => row.name);
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
