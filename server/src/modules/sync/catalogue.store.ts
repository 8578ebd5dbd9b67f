/*
 * SQL of the catalogue tables: one query per table, all in one view of the database, together with the stamp
 * that is true of it. Deleted rows come along where somebody deleted them since a stamp: they tell who.
 */
import { sql } from 'kysely';
import { onlineConsultation } from '#contract/core/limits';
import { readStamp } from '../../platform/database/stamp';
import type { Db } from '../../schema';

export type CatalogueRows = Awaited<ReturnType<typeof readCatalogue>>;

/** @param since deleted rows with a later stamp are read too */
export async function readCatalogue(db: Db, since: number) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({
      stamp: await readStamp(tx),
      ...(await readTypes(tx, since)),
      ...(await readQuestions(tx, since)),
      ...(await readItems(tx)),
      persons: await tx
        .selectFrom('person')
        .select(['id', 'name', 'background_color'])
        .orderBy('id')
        .limit(most)
        .execute(),
      levels: await tx.selectFrom('rating_level').selectAll().orderBy('level').limit(most).execute(),
      levelOptions: await tx
        .selectFrom('rating_level_option')
        .selectAll()
        .orderBy('level_id')
        .orderBy('id')
        .limit(most)
        .execute(),
    }));
}

// Far beyond any catalogue; no query is without an end.
const most = 100_000;

const signature = ['deleted', 'stamp', 'stamp_wsid', 'change_person_id'] as const;

async function readTypes(tx: Db, since: number) {
  return {
    types: await tx
      .selectFrom('question_type')
      .select(['id', 'parent_id', 'title', 'title_zh', 'order_no', ...signature])
      .where(seen(since))
      .where('id', '<>', onlineConsultation.typeId)
      .orderBy('order_no')
      .orderBy('id')
      .limit(most)
      .execute(),
    typePersons: await tx
      .selectFrom('question_type_person')
      .selectAll()
      .orderBy('question_type_id')
      .orderBy('person_id')
      .limit(most)
      .execute(),
  };
}

async function readQuestions(tx: Db, since: number) {
  return {
    questions: await tx
      .selectFrom('question')
      .select(['id', 'question_type_id', 'title', 'title_zh', 'description', 'description_zh'])
      .select(['valid', 'order_no', 'change_time', ...signature])
      .where(seen(since))
      .orderBy('id')
      .limit(most)
      .execute(),
    steps: await tx
      .selectFrom('question_step')
      .select(['id', 'question_id', 'index', 'type', 'content', 'content_zh', ...signature])
      .where(seen(since))
      .orderBy('question_id')
      .orderBy('index')
      .orderBy('id')
      .limit(most)
      .execute(),
    answers: await tx
      .selectFrom('answer_step')
      .select(['id', 'question_step_id', 'index', 'content', 'content_zh', 'next_question_step_id'])
      .select(signature)
      .where(seen(since))
      .orderBy('question_step_id')
      .orderBy('index')
      .orderBy('id')
      .limit(most)
      .execute(),
  };
}

async function readItems(tx: Db) {
  return {
    products: await tx
      .selectFrom('product')
      .select(['id', 'name', 'description', 'description_zh', 'enable', ...signature])
      .orderBy('id')
      .limit(most)
      .execute(),
    questionProducts: await tx
      .selectFrom('question_product')
      .selectAll()
      .orderBy('question_id')
      .orderBy('product_id')
      .limit(most)
      .execute(),
  };
}

/** Rows that are there, and those deleted with a later stamp. */
function seen(since: number) {
  return sql<boolean>`(not deleted or stamp > ${since})`;
}
