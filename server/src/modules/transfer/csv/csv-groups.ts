/*
 * Rows of a table that are of one question, wherever they stand: spreadsheets sort and insert. What belongs to the
 * question, or to a step, stands in each of its rows; it is the same in all, or empty below the first. Pure.
 */
import { says } from '../problem-texts';
import type { Problems } from '../problems';
import type { Numbered } from './csv-cells';

/** Rows of one question or step, the first one first. */
export type Group<Row> = readonly [Numbered<Row>, ...Numbered<Row>[]];

/** A row of an import file, and where each of its parts stands in the table. */
export interface FromTable {
  readonly content: object;
  /** Row and column of a part; the first row where there is none. */
  placeOf(part: readonly PropertyKey[]): readonly PropertyKey[];
}

/** @param keyOf '' for a row that is of the same as the row before it */
export function grouped<Row>(rows: readonly Numbered<Row>[], keyOf: (line: Row) => string): Group<Row>[] {
  const groups = new Map<string, [Numbered<Row>, ...Numbered<Row>[]]>();
  let last = '';
  for (const row of rows) {
    const key = keyOf(row.line);
    if (key !== '') last = key;
    const group = groups.get(last);
    if (group === undefined) groups.set(last, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

/** A problem for each cell of these fields that says something else than the first row; by the id they belong together. */
export function addDifferences<Column extends string>(
  [first, ...others]: Group<Readonly<Record<Column, string>>>,
  { id: _id, ...fields }: Readonly<Record<string, Column>>,
  problems: Problems,
): void {
  for (const { number, line } of others) {
    for (const column of Object.values(fields)) {
      if (line[column] === '' || line[column] === first.line[column]) continue;
      problems.add(['row', number, column], says.otherInRow(['row', first.number, column]));
    }
  }
}

/** A whole number; what is none is a problem, and undefined. */
export function wholeIn(cell: string, path: readonly PropertyKey[], problems: Problems): number | undefined {
  if (/^\s*-?\d{1,9}\s*$/.test(cell)) return Number(cell);
  problems.add(path, says.notNumber);
  return undefined;
}
