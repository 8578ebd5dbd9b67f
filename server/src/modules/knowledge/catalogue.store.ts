/* SQL that reads the catalogue: all of it in a handful of queries, or the way to one type. */
import { sql } from 'kysely';
import type { StepType } from '#contract/knowledge/schemas';
import { onlineConsultation } from '#contract/core/limits';
import type { Db } from '../../schema';
import type { QuestionRecord } from './knowledge.types';

export interface TypeRow {
  readonly id: number;
  readonly parent_id: number;
  readonly title: string;
  readonly title_zh: string | null;
}

export interface QuestionRow {
  readonly id: number;
  readonly question_type_id: number;
  readonly title: string;
  readonly title_zh: string | null;
  readonly description: string;
  readonly description_zh: string | null;
  readonly valid: 0 | 1;
  readonly order_no: number;
  readonly change_person_id: number | null;
  readonly change_time: number;
}

export interface StepRow {
  readonly id: number;
  readonly question_id: number;
  readonly index: number;
  readonly type: StepType;
  readonly content: string;
  readonly content_zh: string | null;
}

export interface AnswerRow {
  readonly id: number;
  readonly question_step_id: number;
  readonly index: number;
  readonly content: string;
  readonly content_zh: string | null;
  readonly next_question_step_id: number;
}

/** Everything of the catalogue that is not deleted, in the order in which it is shown. */
export interface CatalogueRows {
  readonly types: readonly TypeRow[];
  readonly persons: readonly { question_type_id: number; person_id: number }[];
  readonly questions: readonly QuestionRow[];
  readonly products: readonly { question_id: number; product_id: number }[];
  readonly steps: readonly StepRow[];
  readonly answers: readonly AnswerRow[];
}

/** The whole catalogue; the caller keeps it, so this is read after changes only. */
export async function listCatalogue(db: Db): Promise<CatalogueRows> {
  const [types, persons, questions, products, steps, answers] = await Promise.all([
    db
      .selectFrom('question_type')
      .select(['id', sql<number>`coalesce(parent_id, 0)`.as('parent_id'), 'title', 'title_zh'])
      .where('deleted', '=', false)
      .where('id', '<>', onlineConsultation.typeId)
      .orderBy('order_no')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('question_type_person')
      .select(['question_type_id', 'person_id'])
      .orderBy('person_id')
      .execute(),
    db
      .selectFrom('question')
      .select(['id', 'question_type_id', 'title', 'title_zh', 'description', 'description_zh'])
      .select(['valid', 'order_no', 'change_person_id', 'change_time'])
      .where('deleted', '=', false)
      .orderBy('id')
      .execute(),
    db.selectFrom('question_product').select(['question_id', 'product_id']).orderBy('product_id').execute(),
    db
      .selectFrom('question_step')
      .select(['id', 'question_id', 'index', 'type', 'content', 'content_zh'])
      .where('deleted', '=', false)
      .orderBy('index')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('answer_step')
      .select(['id', 'question_step_id', 'index', 'content', 'content_zh', 'next_question_step_id'])
      .where('deleted', '=', false)
      .orderBy('index')
      .orderBy('id')
      .execute(),
  ]);
  return { types, persons, questions, products, steps, answers };
}

export interface CountRow {
  readonly id: number;
  readonly opened_count: number;
  readonly solved_count: number;
}

export async function listCounts(db: Db): Promise<CountRow[]> {
  return db
    .selectFrom('question')
    .select(['id', 'opened_count', 'solved_count'])
    .where('deleted', '=', false)
    .execute();
}

export interface PathRow {
  readonly id: number;
  readonly title: string;
  readonly title_zh: string | null;
  readonly is_top: boolean;
  readonly person_ids: number[];
}

// Deeper than any catalogue, and an end to a circle of parents.
const deepest = 50;

/** The type and those above it, nearest first; the last one is at the top level unless something is missing. */
export async function listPathUp(db: Db, typeId: number): Promise<PathRow[]> {
  const result = await sql<PathRow>`
    with recursive path as (
      select id, parent_id, title, title_zh, 1 as step from question_type where id = ${typeId} and not deleted
      union all
      select above.id, above.parent_id, above.title, above.title_zh, path.step + 1
      from question_type above join path on above.id = path.parent_id
      where not above.deleted and path.step < ${deepest}
    )
    select path.id, path.title, path.title_zh, path.parent_id is null as is_top,
      array(
        select person_id from question_type_person where question_type_id = path.id order by person_id
      ) as person_ids
    from path order by path.step`.execute(db);
  return result.rows;
}

export async function listDescendantTypeIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const result = await sql<{ id: number }>`
    with recursive below as (
      select id from question_type where id = any(${[...ids]}::int[])
      union
      select child.id from question_type child join below on child.parent_id = below.id
    )
    select id from below`.execute(db);
  return result.rows.map((row) => row.id);
}

export async function findQuestion(db: Db, id: number): Promise<QuestionRecord | undefined> {
  return db
    .selectFrom('question')
    .select(['id', 'question_type_id as typeId', 'title', 'title_zh as titleZh', 'valid'])
    .where('id', '=', id)
    .where('deleted', '=', false)
    .executeTakeFirst();
}
