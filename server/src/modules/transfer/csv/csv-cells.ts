/*
 * Cells of the CSV files: with the mark that tells spreadsheets it is UTF-8, and so that no spreadsheet takes a text
 * for a formula. Pure but for the parser.
 */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { ImportError } from '../problems';

/** A line as cells by column. */
export type Line<Column extends string> = Readonly<Record<Column, string>>;

const formula = /^'*[=+\-@\t\r＝＋－＠]/;
const byteOrderMark = '\uFEFF';

/** With a head line; lines end as spreadsheets write them. */
export function csvText<Column extends string>(
  columns: readonly Column[],
  lines: readonly Line<Column>[],
): string {
  const rows = [columns, ...lines.map((line) => columns.map((column) => safe(line[column])))];
  return byteOrderMark + stringify(rows as string[][], { record_delimiter: 'windows' });
}

/** The lines below the head, each with its number in the file. @throws ImportError */
export function csvLines<Column extends string>(
  columns: readonly Column[],
  text: string,
): { readonly number: number; readonly line: Line<Column> }[] {
  const records = parsed(text);
  const [head] = records;
  const names = head?.record.map((name) => name.trim()) ?? [];
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw new ImportError([{ path: [], sentence: `has no column ${missing.join(', ')}.` }]);
  return records.slice(1).map(({ record, number }) => ({
    number,
    line: Object.fromEntries(
      columns.map((column) => [column, original(record[names.indexOf(column)] ?? '')]),
    ) as Line<Column>,
  }));
}

function parsed(text: string): { record: string[]; number: number }[] {
  try {
    const found = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return found.map(({ record, info }) => ({ record, number: info.lines }));
  } catch (error) {
    throw new ImportError([{ path: [], sentence: `is not CSV: ${(error as Error).message}.` }]);
  }
}

/** A text that looks like a formula gets a sign before it that spreadsheets do not show. */
function safe(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

function original(cell: string): string {
  return formula.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell;
}
