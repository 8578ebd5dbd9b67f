/* Whose filter a change may touch, and which columns a row may name. Pure. */
import type { ErrorCode } from '#contract/errors';
import type { TablePartBody } from '#contract/sync/endpoints';

// The only table that a client may write; also the one that is meant when none is named.
const writableTable = 'filterQuestionRecord';

type Row = Readonly<Record<string, unknown>>;

export function rowsOf(body: TablePartBody): readonly Row[] {
  return [...(body.addArray ?? []), ...(body.changeArray ?? [])];
}

/** Customers may write no row at all. */
export function customerProblem(body: TablePartBody): ErrorCode | undefined {
  return isWritable(body.table) && rowsOf(body).length === 0 ? undefined : 'core.forbidden';
}

/** Staff may write their own row, which no other person is named in. */
export function staffProblem(body: TablePartBody, personId: number): ErrorCode | undefined {
  const isForeign = ({ person_id }: Row) =>
    person_id !== undefined && person_id !== null && String(person_id) !== String(personId);
  return isWritable(body.table) && !rowsOf(body).some(isForeign) ? undefined : 'core.forbidden';
}

/** The ids of rows that are named: each must be the own one. */
export function namedIds(rows: readonly Row[]): unknown[] {
  return rows.map((row) => row['id']).filter((id) => id !== undefined && id !== null && id !== 0);
}

/** The first column that the table does not have. */
export function unknownColumn(rows: readonly Row[], columns: readonly string[]): string | undefined {
  return rows.flatMap((row) => Object.keys(row)).find((name) => !columns.includes(name));
}

function isWritable(table: string | null | undefined): boolean {
  return table === undefined || table === null || table === '' || table === writableTable;
}
