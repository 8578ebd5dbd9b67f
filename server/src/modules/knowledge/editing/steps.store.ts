/*
 * SQL of editing steps and answers. Whoever writes one holds its question, so the rows need no lock of their
 * own. What is deleted is flagged.
 */
import { sql } from 'kysely';
import type { StepType } from '#contract/knowledge/schemas';
import type { Db } from '../../../schema';
import type { Signature } from './change';
import type { Stamped } from '../../../platform/database/stale';
import type { Placed } from './editing.rules';

export type PlacedRow = Placed & Stamped;

const placedColumns = [
  'id',
  'index',
  'stamp',
  'stamp_wsid as stampWsid',
  'change_person_id as stampPersonId',
] as const;

/** The question that a step belongs to. */
export async function findQuestionIdOfStep(tx: Db, stepId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('question_step')
    .select('question_id')
    .where('id', '=', stepId)
    .executeTakeFirst();
  return row?.question_id;
}

/** The step that an answer belongs to. */
export async function findStepIdOfAnswer(tx: Db, answerId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('answer_step')
    .select('question_step_id')
    .where('id', '=', answerId)
    .executeTakeFirst();
  return row?.question_step_id;
}

/** Steps of a question by their places. */
export async function listSteps(tx: Db, questionId: number): Promise<PlacedRow[]> {
  return tx
    .selectFrom('question_step')
    .select(placedColumns)
    .where('question_id', '=', questionId)
    .where('deleted', '=', false)
    .orderBy('index')
    .orderBy('id')
    .execute();
}

/** Answers of a step by their places. */
export async function listAnswers(tx: Db, stepId: number): Promise<PlacedRow[]> {
  return tx
    .selectFrom('answer_step')
    .select(placedColumns)
    .where('question_step_id', '=', stepId)
    .where('deleted', '=', false)
    .orderBy('index')
    .orderBy('id')
    .execute();
}

/** The English text. */
export async function findContent(tx: Db, table: 'question_step' | 'answer_step', id: number) {
  const row = await tx.selectFrom(table).select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? '';
}

export async function insertStep(
  tx: Db,
  step: Signature & { question_id: number; index: number; type: StepType },
): Promise<number> {
  const { id } = await tx.insertInto('question_step').values(step).returning('id').executeTakeFirstOrThrow();
  return id;
}

export interface NewAnswerRow extends Signature {
  readonly question_step_id: number;
  readonly index: number;
  readonly content: string;
  readonly content_zh: string | null;
  readonly next_question_step_id: number;
}

export async function insertAnswer(tx: Db, answer: NewAnswerRow): Promise<number> {
  const { id } = await tx.insertInto('answer_step').values(answer).returning('id').executeTakeFirstOrThrow();
  return id;
}

export interface StepChange extends Signature {
  readonly content?: string;
  readonly content_zh?: string | null;
  readonly deleted?: true;
}

export async function updateStep(tx: Db, id: number, change: StepChange): Promise<void> {
  await tx.updateTable('question_step').set(change).where('id', '=', id).execute();
}

export interface AnswerChange extends StepChange {
  readonly next_question_step_id?: number;
}

export async function updateAnswer(tx: Db, id: number, change: AnswerChange): Promise<void> {
  await tx.updateTable('answer_step').set(change).where('id', '=', id).execute();
}

/** Flags the answers of a step, and lets the answers that led to it end the flow. */
export async function updateAnswersAround(tx: Db, stepId: number, signature: Signature): Promise<void> {
  await tx
    .updateTable('answer_step')
    .set({ deleted: true, ...signature })
    .where('question_step_id', '=', stepId)
    .where('deleted', '=', false)
    .execute();
  await tx
    .updateTable('answer_step')
    .set({ next_question_step_id: 0, ...signature })
    .where('next_question_step_id', '=', stepId)
    .where('deleted', '=', false)
    .execute();
}

/** Writes the places of rows that moved. */
export async function updatePlaces(
  tx: Db,
  table: 'question_step' | 'answer_step',
  rows: readonly Placed[],
  { stamp, stamp_wsid, change_person_id }: Signature,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update ${sql.table(table)} as row
    set index = moved.index, stamp = ${stamp}, stamp_wsid = ${stamp_wsid},
      change_person_id = ${change_person_id}
    from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ index }) => index)}::int[])
      as moved (id, index)
    where row.id = moved.id`.execute(tx);
}
