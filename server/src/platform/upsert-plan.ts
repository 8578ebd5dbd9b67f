/*
 * Bringing rows up to a wanted state: which are new, which differ, how many are as they should be. Pure; the
 * stores write what stands in the plan.
 */
import { isDeepStrictEqual } from 'node:util';

/** What bringing rows up to date did. */
export interface UpsertCount {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

export interface UpsertPlan<Row> {
  readonly added: Row[];
  /** As they are to be. */
  readonly changed: Row[];
  readonly count: UpsertCount;
}

/** One wanted row, and how it is now; `before` is absent where it is not there yet. */
export interface Wanted<Row> {
  readonly before: Row | undefined;
  readonly after: Row;
}

export function planUpsert<Row>(wanted: readonly Wanted<Row>[]): UpsertPlan<Row> {
  const added = wanted.filter(({ before }) => before === undefined).map(({ after }) => after);
  const changed = wanted
    .filter(({ before, after }) => before !== undefined && !isDeepStrictEqual(before, after))
    .map(({ after }) => after);
  const unchanged = wanted.length - added.length - changed.length;
  return { added, changed, count: { added: added.length, changed: changed.length, unchanged } };
}

/** Few enough rows for one statement: PostgreSQL takes 65,535 parameters. */
const rowsPerStatement = 1_000;

/** The rows in portions for one statement each. */
export function portionsOf<Row>(rows: readonly Row[]): Row[][] {
  const portions: Row[][] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    portions.push(rows.slice(start, start + rowsPerStatement));
  }
  return portions;
}
