/*
 * Tables as texts: what changed between two states of them, and the frames that say so. Rows are known by
 * their ids and compared by a digest, so that what was sent need not be kept. Pure.
 */
import type { TableName } from '#contract/sync/schemas';

export type RowId = number | string;

/** The rows of some tables as JSON, by id, in their order. */
export type TableTexts = ReadonlyMap<TableName, ReadonlyMap<RowId, string>>;

/** What clients hold of their tables: a digest per row. */
export type Snapshot = ReadonlyMap<TableName, ReadonlyMap<RowId, string>>;

/** What has become of one table. */
export interface Delta {
  readonly table: TableName;
  readonly added: readonly RowId[];
  readonly changed: readonly RowId[];
  readonly deleted: readonly RowId[];
}

/** Rows by table, each table under its name of the contract. */
export type TableRows = { readonly [Name in TableName]?: readonly { readonly id: RowId }[] };

export function textsOf(tables: TableRows): TableTexts {
  const names = Object.keys(tables) as TableName[];
  return new Map(
    names.map((name) => [name, new Map((tables[name] ?? []).map((row) => [row.id, JSON.stringify(row)]))]),
  );
}

/** The snapshot once these tables were sent; tables that are not among them stay as they were. */
export function snapshotOf(texts: TableTexts, before: Snapshot | undefined): Snapshot {
  const next = new Map(before ?? []);
  for (const [table, rows] of texts) {
    // Rows about people stand in two places; they are kept whole, to be sent from either.
    const kept = table === 'person' ? (text: string) => text : digest;
    next.set(table, new Map([...rows].map(([id, text]) => [id, kept(text)])));
  }
  return next;
}

/**
 * 53 bits that differ where two texts do, as good as always (cyrb53). A whole catalogue is digested after each
 * change: it must be quick, and nobody gains by making two texts alike.
 */
function digest(text: string): string {
  let [low, high] = [0x41c6ce57, 0xdeadbeef];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    low = Math.imul(low ^ sign, 0x5f356495);
    high = Math.imul(high ^ sign, 0x9e3779b1);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (0x100000000 * (0x1fffff & low) + (high >>> 0)).toString(36);
}

/** The tables that are not the same in both, by table of `after`; `isTouched` makes a row count as changed. */
export function deltasBetween(
  before: Snapshot,
  after: Snapshot,
  isTouched: (table: TableName, id: RowId) => boolean = () => false,
): Delta[] {
  return [...after].flatMap(([table, rows]) => {
    const old = before.get(table);
    if (old === rows) return [];
    const ids = [...rows.keys()];
    const added = ids.filter((id) => old?.has(id) !== true);
    const changed = ids.filter(
      (id) => old?.has(id) === true && (old.get(id) !== rows.get(id) || isTouched(table, id)),
    );
    const deleted = [...(old?.keys() ?? [])].filter((id) => !rows.has(id));
    return added.length + changed.length + deleted.length === 0 ? [] : [{ table, added, changed, deleted }];
  });
}

/** A frame that only lacks its timestamp; the rows are put together once for all who get it. */
export type TimedFrame = (timestamp: number) => string;

/** `updateTable`: a whole table. */
export function fullFrame(table: TableName, rows: Iterable<string>): TimedFrame {
  return timed(`{"event":"updateTable","data":{"table":"${table}","rows":[${[...rows].join(',')}]`);
}

/** `updateTablePart`: what has become of a table. */
export function partFrame(delta: Delta, rows: ReadonlyMap<RowId, string> | undefined): TimedFrame {
  const texts = (ids: readonly RowId[]) => ids.flatMap((id) => rows?.get(id) ?? []).join(',');
  return timed(
    `{"event":"updateTablePart","data":{"table":"${delta.table}","addArray":[${texts(delta.added)}],` +
      `"changeArray":[${texts(delta.changed)}],"deleteArray":${JSON.stringify(delta.deleted)}`,
  );
}

// 0 would count as no timestamp at all: before the first change it is 1.
function timed(beginning: string): TimedFrame {
  return (timestamp) => `${beginning},"timestamp":${Math.max(timestamp, 1)}}}`;
}
