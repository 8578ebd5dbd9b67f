/*
 * Cells of the CSV files: with the mark that tells spreadsheets it is UTF-8, and so that no spreadsheet takes a text
 * for a formula. Pure but for the parser.
 */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { says } from '../problem-texts';
import { Problems, refuse } from '../problems';

/** A row as cells by column. */
export type Line<Column extends string> = Readonly<Record<Column, string>>;

/** A row, and where it stands as a spreadsheet counts: the head is 1. */
export interface Numbered<Row> {
  readonly number: number;
  readonly line: Row;
}

const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const byteOrderMark = '\uFEFF';
/** Spreadsheets of some countries write semicolons. */
const delimiters = [',', ';', '\t'] as const;
/** The most that a cell of a spreadsheet holds; what is longer is cut when it opens the file. */
const cutCell = 32_767;

/** With a head line; lines end as spreadsheets write them. */
export function csvText<Column extends string>(
  columns: readonly Column[],
  lines: readonly Line<Column>[],
): string {
  const rows = [columns, ...lines.map((line) => columns.map((column) => safe(line[column])))];
  return byteOrderMark + stringify(rows as string[][], { record_delimiter: 'windows' });
}

/** The rows below the head that are not empty. @throws ImportError */
export function csvLines<Column extends string>(
  columns: readonly Column[],
  text: string,
): Numbered<Line<Column>>[] {
  if (text.trim() === '') refuse([], says.empty);
  if (text.trimStart().startsWith('{')) refuse([], says.isJson);
  const [head = [], ...rows] = parsed(text);
  const names = head.map((name) => name.trim());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) refuse([], says.noColumn(missing));
  const problems = new Problems();
  const lines = rows.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const number = at + 2;
    if (cells.slice(names.length).some((cell) => cell !== ''))
      problems.add(['row', number], says.tooManyCells);
    for (const [place, cell] of cells.entries())
      if (cell.length === cutCell) problems.add(['row', number, names[place] ?? ''], says.cutCell);
    const line = Object.fromEntries(
      columns.map((column) => [column, original(cells[names.indexOf(column)] ?? '')]),
    ) as Line<Column>;
    return [{ number, line }];
  });
  problems.throwIfAny();
  return lines;
}

function parsed(text: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true, delimiter: delimiterOf(text) });
  } catch (error) {
    return refuse([], says.notCsv(((error as { records?: number }).records ?? 0) + 1));
  }
}

/** The one by which the head has the most columns. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** A text that looks like a formula gets a sign before it, by which spreadsheets take it for a text. */
function safe(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

function original(cell: string): string {
  return formula.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell;
}
