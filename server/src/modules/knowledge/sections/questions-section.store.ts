/* SQL that reads whole questions as documents. */
import { sql } from 'kysely';
import type { Db } from '../../../schema';
import type { AnswerDocument, QuestionDocument, StepDocument } from './question-document';

export async function holdQuestions(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('question')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Those that are not deleted, by id. */
export async function readQuestions(db: Db, ids?: readonly number[]): Promise<QuestionDocument[]> {
  const questions = await db
    .selectFrom('question')
    .select(['id', 'question_type_id as typeId', 'title', 'description'])
    .select(['valid', 'order_no as orderNo', 'change_person_id as changePersonId'])
    .select('change_time as changeTime')
    .select([translation('title_zh').as('titleZh'), translation('description_zh').as('descriptionZh')])
    .select(
      sql<number[]>`array(
        select product_id from question_product
        where question_id = question.id and product_id <> 0
          and exists (select from product where product.id = product_id and not product.deleted)
        order by product_id
      )`.as('productIds'),
    )
    .where('deleted', '=', false)
    .$if(ids !== undefined, (query) => query.where('id', '=', anyOf(ids ?? [])))
    .orderBy('id')
    .execute();
  const stepsOf = await readSteps(
    db,
    questions.map(({ id }) => id),
  );
  return questions.map((question) => ({ ...question, steps: stepsOf.get(question.id) ?? [] }));
}

/** Steps by question, answers name the next step by its place. */
async function readSteps(db: Db, questionIds: readonly number[]): Promise<Map<number, StepDocument[]>> {
  const steps = await db
    .selectFrom('question_step')
    .select(['id', 'question_id', 'type', 'content', translation('content_zh').as('contentZh')])
    .where('question_id', '=', anyOf(questionIds))
    .where('deleted', '=', false)
    .orderBy('question_id')
    .orderBy('index')
    .orderBy('id')
    .execute();
  const answers = await db
    .selectFrom('answer_step')
    .select(['id', 'question_step_id', 'content', translation('content_zh').as('contentZh')])
    .select('next_question_step_id')
    .where('question_step_id', '=', anyOf(steps.map(({ id }) => id)))
    .where('deleted', '=', false)
    .orderBy('index')
    .orderBy('id')
    .execute();
  const answersOf = grouped(answers, ({ question_step_id }) => question_step_id);
  const found = new Map<number, StepDocument[]>();
  for (const [questionId, own] of grouped(steps, ({ question_id }) => question_id)) {
    const placeOf = new Map(own.map(({ id }, at) => [id, at + 1]));
    found.set(
      questionId,
      own.map(({ question_id: _, ...step }) => ({
        ...step,
        answers: (answersOf.get(step.id) ?? []).map(
          ({ id, content, contentZh, next_question_step_id }): AnswerDocument => ({
            id,
            content,
            contentZh,
            next: placeOf.get(next_question_step_id) ?? 0,
          }),
        ),
      })),
    );
  }
  return found;
}

/** An empty translation is none. */
function translation(column: string) {
  return sql<string | null>`nullif(${sql.ref(column)}, '')`;
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
