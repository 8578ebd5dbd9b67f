/* The SOPs of damage reports as a section; not the directory tree. */
import { sql } from 'kysely';
import { deleteRows, holdName, upsertRows, withIds } from '../../platform/database/rows';
import { lineIn, translationIn } from '../../platform/field-checks';
import type { Db } from '../../schema';
import type { Section } from '../../section';

export interface ReportSopDocument {
  readonly id: number;
  readonly name: string;
  readonly nameZh: string | null;
  readonly enable: 0 | 1;
  readonly orderNo: number;
}

/** SOPs and templates are written by one at a time. */
export const holdTemplates = (tx: Db) => holdName(tx, 'section reports');

export const reportSopSection: Section<ReportSopDocument> = {
  name: 'reportSops',
  hold: holdTemplates,
  read: (db, ids) =>
    db
      .selectFrom('report_sop')
      .select(['id', 'name', 'name_zh as nameZh', 'enable', 'order_no as orderNo'])
      .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...(ids ?? [])]}::int[])`))
      .orderBy('order_no')
      .orderBy('id')
      .execute(),
  titleOf: ({ name }) => name,
  async write({ tx }, wanted) {
    await holdTemplates(tx);
    const rows = await withIds(
      tx,
      'report_sop',
      wanted.map(({ after }) => ({
        ...after,
        name: lineIn(after.name, 'name', 200),
        nameZh: translationIn(after.nameZh, 'nameZh', 200),
      })),
    );
    await upsertRows(
      tx,
      'report_sop',
      rows.map(({ id, name, nameZh, enable, orderNo }) => ({
        id,
        name,
        name_zh: nameZh,
        enable,
        order_no: orderNo,
      })),
    );
    return rows.map(({ id }) => id);
  },
  remove: ({ tx }, documents) =>
    deleteRows(
      tx,
      'report_sop',
      'id',
      documents.map(({ id }) => id),
    ),
};
