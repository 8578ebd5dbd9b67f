/* SQL of answers, and what is known of the files in them. */
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../schema';
import type { DamageReportAnswerTable } from '../../schema/damage-reports';

export type AnswerRow = Selectable<DamageReportAnswerTable>;
/** An answer when its report is made: nothing came before it. */
export type NewAnswerRow = Omit<AnswerRow, 'id' | 'earlier'>;

/** An answer and whose it is. */
export interface AnswerOwner {
  readonly id: number;
  readonly report_id: number;
  readonly customer_id: number;
}

export async function insertAnswers(tx: Db, answers: readonly NewAnswerRow[]): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('damage_report_answer')
    .values([...answers])
    .execute();
}

export async function listAnswers(db: Db, reportId: number): Promise<AnswerRow[]> {
  return db
    .selectFrom('damage_report_answer')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('id')
    .execute();
}

/** Of each known one of these answers, its report and its customer. */
export async function listAnswerOwners(db: Db, ids: readonly number[]): Promise<AnswerOwner[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('damage_report_answer')
    .innerJoin('damage_report', 'damage_report.id', 'damage_report_answer.report_id')
    .select(['damage_report_answer.id', 'report_id', 'customer_id'])
    .where('damage_report_answer.id', '=', anyOf(ids))
    .execute();
}

/** Writes whole answers over those that have their ids. */
export async function updateAnswers(tx: Db, answers: readonly AnswerRow[]): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('damage_report_answer')
    .values(answers.map((row) => ({ ...row, earlier: row.earlier && JSON.stringify(row.earlier) })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        content_item_id: ref('excluded.content_item_id'),
        url: ref('excluded.url'),
        content: ref('excluded.content'),
        check_status: ref('excluded.check_status'),
        check_remark: ref('excluded.check_remark'),
        earlier: ref('excluded.earlier'),
      })),
    )
    .execute();
}

/** What each of these files is served as, by its name. */
export async function listContentTypes(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('file')
    .select(['name', 'content_type'])
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute();
  return new Map(rows.map(({ name, content_type }) => [name, content_type]));
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
