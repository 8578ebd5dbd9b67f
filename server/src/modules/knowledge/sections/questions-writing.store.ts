/* SQL that writes whole questions: what is no longer in one is flagged, what was comes back under its id. */
import { sql } from 'kysely';
import { deleteRows, insertRows, upsertRows, withIds, withOwnIds } from '../../../platform/database/rows';
import type { Db } from '../../../schema';
import type { Signature } from '../editing/change';
import type { QuestionDocument, StepDocument } from './question-document';

/** `change_person_id` is null where nobody of staff writes. */
type Signed = Omit<Signature, 'change_person_id'> & { readonly change_person_id: number | null };

/** @returns the ids, in the order given */
export async function writeQuestions(
  tx: Db,
  documents: readonly QuestionDocument[],
  signature: Signed,
): Promise<number[]> {
  const rows = await withIds(tx, 'question', documents);
  await upsertRows(
    tx,
    'question',
    rows.map((row) => ({
      id: row.id,
      question_type_id: row.typeId,
      title: row.title,
      title_zh: row.titleZh,
      description: row.description,
      description_zh: row.descriptionZh,
      order_no: row.orderNo ?? 0,
      valid: row.valid,
      deleted: false,
      change_time: row.changeTime,
      ...signature,
      change_person_id: row.changePersonId,
      stamp_person_id: signature.change_person_id,
    })),
  );
  const ids = rows.map(({ id }) => id);
  await deleteRows(tx, 'question_product', 'question_id', ids);
  await insertRows(
    tx,
    'question_product',
    rows.flatMap(({ id, productIds }) =>
      (productIds.length === 0 ? [0] : productIds).map((product_id) => ({ question_id: id, product_id })),
    ),
  );
  await flagSteps(tx, ids, signature);
  await writeSteps(tx, rows, signature);
  return ids;
}

/** All of these questions, with their answers; what stays is written again. */
async function flagSteps(tx: Db, questionIds: readonly number[], signature: Signed): Promise<void> {
  const ofThese = sql<number>`any(${[...questionIds]}::int[])`;
  await tx
    .updateTable('answer_step')
    .set({ deleted: true, ...signature })
    .where('deleted', '=', false)
    .where('question_step_id', 'in', (step) =>
      step.selectFrom('question_step').select('question_step.id').where('question_id', '=', ofThese),
    )
    .execute();
  await tx
    .updateTable('question_step')
    .set({ deleted: true, ...signature })
    .where('deleted', '=', false)
    .where('question_id', '=', ofThese)
    .execute();
}

type PlacedStep = StepDocument & { readonly questionId: number; readonly index: number };

async function writeSteps(tx: Db, questions: readonly QuestionDocument[], signature: Signed): Promise<void> {
  const placed = questions.flatMap(({ id, steps }) =>
    steps.map((step, index): PlacedStep => ({ ...step, questionId: id, index })),
  );
  const stepTable = { table: 'question_step', owner: 'question_id' };
  const steps = await withOwnIds(tx, stepTable, placed, ({ questionId }) => questionId);
  await upsertRows(
    tx,
    'question_step',
    steps.map(({ id, questionId, index, type, content, contentZh }) => ({
      id,
      question_id: questionId,
      index,
      type,
      content,
      content_zh: contentZh,
      deleted: false,
      ...signature,
    })),
  );
  const idAt = new Map(steps.map(({ id, questionId, index }) => [`${questionId} ${index + 1}`, id]));
  const answers = steps.flatMap(({ id, questionId, answers: own }) =>
    own.map((answer, index) => ({
      ...answer,
      stepId: id,
      index,
      nextId: idAt.get(`${questionId} ${answer.next}`) ?? 0,
    })),
  );
  const answerTable = { table: 'answer_step', owner: 'question_step_id' };
  await upsertRows(
    tx,
    'answer_step',
    (await withOwnIds(tx, answerTable, answers, ({ stepId }) => stepId)).map((answer) => ({
      id: answer.id,
      question_step_id: answer.stepId,
      index: answer.index,
      content: answer.content,
      content_zh: answer.contentZh,
      next_question_step_id: answer.nextId,
      deleted: false,
      ...signature,
    })),
  );
}
