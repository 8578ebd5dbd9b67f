/*
 * A section whose rows are those of one table: a name in both languages, a place in the list, and a few columns more
 * that are called alike in the table and in the document.
 */
import { sql } from 'kysely';
import type { HistorySection } from '#contract/settings/history-endpoints';
import { deleteRows, upsertRows, withIds } from './platform/database/rows';
import type { Emit } from './platform/events/unit-of-work';
import { lineIn, translationIn } from './platform/field-checks';
import type { Db } from './schema';
import type { Section, StoredDocument } from './section';

/** A row of such a section. */
export interface NamedDocument extends StoredDocument {
  readonly name: string;
  readonly nameZh: string | null;
  readonly orderNo: number;
}

/** What sections with a name differ in. */
export interface NamedSection<Document extends NamedDocument> {
  readonly name: HistorySection;
  readonly table: string;
  /** The columns besides name, place and id. */
  readonly columns: readonly (Exclude<keyof Document, keyof NamedDocument> & string)[];
  /** Until the end of the transaction nobody else writes the table. */
  hold(tx: Db): Promise<void>;
  /** Checks the further columns. @throws settings.invalid with the name of the column */
  check?(document: Document): void;
  /** Rows were written or deleted. */
  changed?(emit: Emit): void;
}

const longestName = 200;

/** @returns the section; its `write` throws settings.empty and settings.long for names, and what `check` throws */
export function createNamedSection<Document extends NamedDocument>(
  described: NamedSection<Document>,
): Section<Document> {
  const { name, table, columns, hold, check, changed } = described;
  const own = sql.join([sql`id`, ...columns.map((column) => sql.ref(column))]);
  const stored = (document: Document) => ({
    ...Object.fromEntries(columns.map((column) => [column, document[column]])),
    id: document.id,
    name: lineIn(document.name, 'name', longestName),
    name_zh: translationIn(document.nameZh, 'nameZh', longestName),
    order_no: document.orderNo,
  });
  return {
    name,
    hold,
    async read(db, ids) {
      const wanted = ids === undefined ? sql`true` : sql`id = any(${[...ids]}::int[])`;
      const { rows } = await sql<Document>`
        select ${own}, name, name_zh as "nameZh", order_no as "orderNo"
        from ${sql.table(table)} where ${wanted} order by order_no, id`.execute(db);
      return rows;
    },
    titleOf: (document) => document.name,
    async write({ tx, emit }, wanted) {
      await hold(tx);
      for (const { after } of wanted) check?.(after);
      const rows = await withIds(
        tx,
        table,
        wanted.map(({ after }) => stored(after)),
      );
      await upsertRows(tx, table, rows);
      changed?.(emit);
      return rows.map(({ id }) => id);
    },
    async remove({ tx, emit }, documents) {
      const ids = documents.map(({ id }) => id);
      await deleteRows(tx, table, 'id', ids);
      changed?.(emit);
    },
  };
}
