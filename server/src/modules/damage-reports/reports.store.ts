/* SQL of damage reports. Other lists and lookups of the module stand in stores of their own. */
import { sql, type Selectable } from 'kysely';
import type { ContentItem } from '#contract/damage-reports/schemas';
import type { Db } from '../../schema';
import type { DamageReportTable } from '../../schema/damage-reports';

/** A report without its questions, as lists and cards need it. */
export type ReportHead = Omit<Selectable<DamageReportTable>, 'items'>;

/** A report with the questions that it keeps. */
export type DamageReportRow = ReportHead & { readonly items: readonly ContentItem[] };

export type NewReportRow = Omit<DamageReportRow, 'id'>;

const headColumns = [
  'id',
  'ticket_id',
  'customer_id',
  'person_id',
  'sop_id',
  'sop_name',
  'template_id',
  'template_name',
  'language_type',
  'status',
  'purchasing_channels',
  'order_num',
  'area',
  'product_id',
  'product_name',
  'picture_url',
  'warranty_type',
  'warranty_type_name',
  'warehouse_id',
  'warehouse_name',
  'paid_at',
  'merchandise_name',
  'problem_phenomenon',
  'shop_name',
  'appeal_time',
  'created_at',
  'first_entry_at',
  'submitted_at',
  'reviewed_at',
  'reviewer_id',
  'conclusion_status',
  'conclusion_remark',
  'abandon_cause',
  'message_id',
] as const satisfies readonly (keyof ReportHead)[];

/** @returns the ids, in the order given */
export async function insertReports(tx: Db, reports: readonly NewReportRow[]): Promise<number[]> {
  if (reports.length === 0) return [];
  const inserted = await tx
    .insertInto('damage_report')
    // As text: the driver would make an array of the database of a list.
    .values(reports.map((report) => ({ ...report, items: JSON.stringify(report.items) })))
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
}

export async function findReport(db: Db, id: number): Promise<DamageReportRow | undefined> {
  const row = await db.selectFrom('damage_report').selectAll().where('id', '=', id).executeTakeFirst();
  return row && withItems(row);
}

/** Holds a report until the end of the transaction; its ticket is held already. */
export async function lockReport(tx: Db, id: number): Promise<DamageReportRow | undefined> {
  const row = await tx
    .selectFrom('damage_report')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && withItems(row);
}

export async function updateReport(
  tx: Db,
  id: number,
  change: Partial<Omit<ReportHead, 'id'>>,
): Promise<void> {
  await tx.updateTable('damage_report').set(change).where('id', '=', id).execute();
}

/** The first one stays. */
export async function updateFirstEntry(db: Db, id: number, now: number): Promise<void> {
  await db
    .updateTable('damage_report')
    .set({ first_entry_at: now })
    .where('id', '=', id)
    .where('status', '=', 1)
    .where('first_entry_at', 'is', null)
    .execute();
}

/** The reports whose cards these messages are. */
export async function listReportsOfMessages(db: Db, messageIds: readonly number[]): Promise<ReportHead[]> {
  if (messageIds.length === 0) return [];
  return db
    .selectFrom('damage_report')
    .select(headColumns)
    .where('message_id', '=', anyOf(messageIds))
    .execute();
}

/** Reports of customers, newest appeal first. */
export async function listReportsOfCustomers(
  db: Db,
  customerIds: readonly number[],
  page: { readonly size: number; readonly number: number },
): Promise<{ total: number; rows: ReportHead[] }> {
  if (customerIds.length === 0) return { total: 0, rows: [] };
  const ofCustomers = db.selectFrom('damage_report').where('customer_id', '=', anyOf(customerIds));
  const { total } = await ofCustomers
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofCustomers
    .select(headColumns)
    .orderBy('appeal_time', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  return { total, rows };
}

/** Whether anybody has an order of this number. */
export async function hasOrder(db: Db, orderNum: string): Promise<boolean> {
  const found = await db
    .selectFrom('shop_order')
    .select('id')
    .where('order_num', '=', orderNum)
    .executeTakeFirst();
  return found !== undefined;
}

/** Ids of messages with a card, by ticket and number. */
export async function listCardMessages(
  db: Db,
  ticketIds: readonly number[],
): Promise<{ id: number; ticket_id: number; seq: number }[]> {
  if (ticketIds.length === 0) return [];
  return db
    .selectFrom('message')
    .select(['id', 'ticket_id', 'seq'])
    .where('ticket_id', '=', anyOf(ticketIds))
    .where('type', '=', 10)
    .execute();
}

// Only this module writes the column, from content items.
function withItems(row: Selectable<DamageReportTable>): DamageReportRow {
  return { ...row, items: row.items as ContentItem[] };
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
