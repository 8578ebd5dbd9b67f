/* SQL that creates types and questions with everything that belongs to them. */
import type { Db } from '../../schema';
import type { NewQuestion, NewQuestionType } from './knowledge.types';

export async function insertQuestionType(db: Db, type: NewQuestionType, now: number): Promise<number> {
  const { id } = await db
    .insertInto('question_type')
    .values({
      parent_id: type.parentId,
      title: type.title,
      title_zh: type.titleZh,
      order_no: type.orderNo ?? 0,
      change_time: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const persons = (type.personIds ?? []).map((personId) => ({ question_type_id: id, person_id: personId }));
  if (persons.length > 0) await db.insertInto('question_type_person').values(persons).execute();
  return id;
}

/** @returns the ids, in the order given */
export async function insertQuestions(db: Db, questions: readonly NewQuestion[]): Promise<number[]> {
  const rows = await db
    .insertInto('question')
    .values(
      questions.map((question) => ({
        question_type_id: question.typeId,
        title: question.title,
        title_zh: question.titleZh,
        description: question.description,
        description_zh: question.descriptionZh,
        valid: question.valid,
        change_person_id: question.changePersonId,
        change_time: question.changeTime,
        opened_count: question.openedCount ?? 0,
        solved_count: question.solvedCount ?? 0,
      })),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** A row of `product_id` 0 stands for all products. */
export async function insertQuestionProducts(
  db: Db,
  rows: readonly { question_id: number; product_id: number }[],
): Promise<void> {
  await db
    .insertInto('question_product')
    .values([...rows])
    .execute();
}

export interface NewStepRow {
  readonly question_id: number;
  readonly index: number;
  readonly type: NewQuestion['steps'][number]['type'];
  readonly content: string;
  readonly content_zh: string | null;
}

/** @returns the ids, in the order given */
export async function insertSteps(db: Db, steps: readonly NewStepRow[]): Promise<number[]> {
  if (steps.length === 0) return [];
  const rows = await db
    .insertInto('question_step')
    .values([...steps])
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export interface NewAnswerRow {
  readonly question_step_id: number;
  readonly index: number;
  readonly content: string;
  readonly content_zh: string | null;
  readonly next_question_step_id: number;
}

export async function insertAnswers(db: Db, answers: readonly NewAnswerRow[]): Promise<void> {
  if (answers.length === 0) return;
  await db
    .insertInto('answer_step')
    .values([...answers])
    .execute();
}
