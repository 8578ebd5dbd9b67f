/*
 * Questions of the tree with their answers as a section: what the history keeps of them, export and import (Q-97,
 * What is taken away is flagged, and comes back under its id.
 */
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error';
import { deleteRows, insertRows, upsertRows, withIds, withOwnIds } from '../../platform/database/rows';
import { requireKnown } from '../../platform/field-checks';
import type { Db } from '../../schema';
import type { Section } from '../../section';
import type { Shop } from '../shop';
import { listDirectoryNames } from './directory.store';
import { flagDeleted } from './question.store';
import { sopChanged } from './sop.events';
import { questionProblem, titleOf } from './sop.rules';
import type { AnswerLanguage, DeletedPort } from './sop.types';

interface AnswerDocument {
  /** 0 in a new one. */
  readonly id: number;
  readonly orderNo: number;
  readonly language: AnswerLanguage;
  /** Plain text or cleaned HTML, as the editor wrote it. */
  readonly content: string;
}

export interface SopQuestionDocument {
  readonly id: number;
  /** 0 where it is unassigned. */
  readonly directoryId: number;
  readonly orderNo: number;
  readonly title: string;
  readonly problemPhenomenon: string;
  readonly productIds: readonly number[];
  readonly changePersonId: number | null;
  readonly changeTime: number;
  readonly answers: readonly AnswerDocument[];
}

interface Dependencies {
  readonly shop: Pick<Shop, 'findProducts'>;
  /** What a deletion needs further up. */
  readonly deleted: DeletedPort;
}

export function createSopQuestionSection({ shop, deleted }: Dependencies): Section<SopQuestionDocument> {
  return {
    name: 'sopQuestions',
    hold,
    read: readQuestions,
    titleOf: ({ title }) => title,
    async write({ tx, emit, source, personId, now }, wanted) {
      await hold(
        tx,
        wanted.map(({ after }) => after.id),
      );
      const signed = { changePersonId: personId, changeTime: now };
      const rows = wanted.map(({ after }) => normal(source === 'import' ? after : { ...after, ...signed }));
      const directoryIds = rows.flatMap(({ directoryId }) => (directoryId === 0 ? [] : directoryId));
      requireKnown(directoryIds, await listDirectoryNames(tx, directoryIds), 'directoryId');
      const productIds = rows.flatMap((row) => row.productIds);
      const products = await shop.findProducts(tx, productIds);
      if (source !== 'restore') requireKnown(productIds, products, 'productIds');
      const ids = await writeQuestions(tx, rows, (id) => products.has(id));
      emit(sopChanged, {});
      return ids;
    },
    async remove({ tx, emit }, documents) {
      const ids = documents.map(({ id }) => id);
      await flagDeleted(tx, 'sop_question', ids);
      await deleted(tx, emit, ids);
      emit(sopChanged, {});
    },
  };
}

async function hold(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('sop_question')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function readQuestions(db: Db, ids?: readonly number[]): Promise<SopQuestionDocument[]> {
  const rows = await db
    .selectFrom('sop_question')
    .select(['id', sql<number>`coalesce(directory_id, 0)`.as('directoryId'), 'order_no as orderNo', 'title'])
    .select(['problem_phenomenon as problemPhenomenon', 'change_person_id as changePersonId'])
    .select('change_time as changeTime')
    .select([
      sql<number[]>`array(
        select product_id from sop_question_product join product on product.id = product_id
        where question_id = sop_question.id and not product.deleted order by product_id
      )`.as('productIds'),
      sql<AnswerDocument[] | null>`(
        select json_agg(
          json_build_object('id', id, 'orderNo', order_no, 'language', language, 'content', content)
          order by order_no, id
        )
        from sop_answer where question_id = sop_question.id and not deleted
      )`.as('answers'),
    ])
    .where('deleted', '=', false)
    .$if(ids !== undefined, (query) => query.where('id', '=', anyOf(ids ?? [])))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, answers: row.answers ?? [] }));
}

function normal(row: SopQuestionDocument): SopQuestionDocument {
  const title = titleOf(row.title);
  const problem = questionProblem({ ...row, title });
  if (problem !== undefined) throw new AppError(problem);
  return { ...row, title, productIds: [...new Set(row.productIds)] };
}

async function writeQuestions(
  tx: Db,
  documents: readonly SopQuestionDocument[],
  isProduct: (id: number) => boolean,
): Promise<number[]> {
  const rows = await withIds(tx, 'sop_question', documents);
  await upsertRows(
    tx,
    'sop_question',
    rows.map((row) => ({
      id: row.id,
      directory_id: row.directoryId === 0 ? null : row.directoryId,
      order_no: row.orderNo,
      title: row.title,
      problem_phenomenon: row.problemPhenomenon,
      deleted: false,
      change_person_id: row.changePersonId,
      change_time: row.changeTime,
    })),
  );
  const ids = rows.map(({ id }) => id);
  await deleteRows(tx, 'sop_question_product', 'question_id', ids);
  await insertRows(
    tx,
    'sop_question_product',
    rows.flatMap(({ id, productIds }) =>
      productIds.filter(isProduct).map((product_id) => ({ question_id: id, product_id })),
    ),
  );
  await writeAnswers(tx, rows);
  return ids;
}

/** What is no longer there is flagged; the id of another question's answer is none of this one. */
async function writeAnswers(tx: Db, rows: readonly SopQuestionDocument[]): Promise<void> {
  await tx
    .updateTable('sop_answer')
    .set({ deleted: true })
    .where('question_id', '=', anyOf(rows.map(({ id }) => id)))
    .execute();
  const answers = rows.flatMap(({ id, answers: own }) =>
    own.map((answer) => ({ ...answer, questionId: id })),
  );
  const table = { table: 'sop_answer', owner: 'question_id' };
  await upsertRows(
    tx,
    'sop_answer',
    (await withOwnIds(tx, table, answers, ({ questionId }) => questionId)).map(
      ({ id, questionId, orderNo, language, content }) => ({
        id,
        question_id: questionId,
        order_no: orderNo,
        language,
        content,
        deleted: false,
      }),
    ),
  );
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
