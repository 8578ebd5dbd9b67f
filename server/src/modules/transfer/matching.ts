/*
 * Finds the row of the shop that each row of a section means, and gives new ones their ids: by id where the file is
 * of this shop, or where the name is the same too, else by name.
 */
import { allocateIds, raiseIds } from '../../platform/database/rows';
import type { Db } from '../../schema';
import type { StoredDocument } from '../../section';
import type { AnyAdapter, Importing } from './adapters/adapter';
import { says } from './problem-texts';
import { listUsedIds } from './transfer.store';

type FileRow = Parameters<AnyAdapter['fileNameOf']>[0];

/** A row of a file and what it means. */
export interface Match {
  readonly row: FileRow;
  /** Place in the file. */
  readonly index: number;
  readonly before: StoredDocument | undefined;
  /** 0 where the database gives it later. */
  readonly id: number;
}

export interface MatchInput {
  readonly tx: Db;
  readonly adapter: AnyAdapter;
  readonly rows: readonly FileRow[];
  readonly stored: readonly StoredDocument[];
  readonly importing: Importing;
  /** Whether the file was exported from this shop. */
  readonly isOurs: boolean;
  /** Rows that are deleted and come back under their ids, by name. */
  readonly deleted: ReadonlyMap<string, number>;
}

export async function matchRows(input: MatchInput): Promise<Match[]> {
  const { tx, adapter, rows, importing } = input;
  const { references } = importing;
  const order = parentsFirst(adapter, rows);
  const found = new Map<number, StoredDocument>();
  const taken = new Map<number, number>();
  const finder = createFinder(input);
  for (const index of order) {
    const row = rows[index];
    const before = row === undefined ? undefined : finder(row);
    if (row === undefined || before === undefined) continue;
    const earlier = taken.get(before.id);
    if (earlier !== undefined) {
      importing.problems.add([adapter.name, index], says.sameAs([adapter.name, earlier]));
      continue;
    }
    taken.set(before.id, index);
    found.set(index, before);
    references.addFiled(adapter.name, before.id, adapter.fileNameOf(row, importing), fileIdOf(row));
  }
  const fresh = await freshIds(
    tx,
    input,
    rows.filter((_, index) => !found.has(index)),
  );
  return order.flatMap((index) => {
    const row = rows[index];
    if (row === undefined) return [];
    const before = found.get(index);
    const id = before?.id ?? fresh.get(row) ?? 0;
    if (id !== 0) references.addFiled(adapter.name, id, adapter.fileNameOf(row, importing), fileIdOf(row));
    return [{ row, index, before, id }];
  });
}

function createFinder({ adapter, stored, importing, isOurs }: MatchInput) {
  const byId = new Map(stored.map((document) => [document.id, document]));
  const byName = new Map(
    stored.toReversed().flatMap((document) => {
      const name = adapter.nameOf(document);
      return name === undefined ? [] : [[name, document] as const];
    }),
  );
  return (row: FileRow): StoredDocument | undefined => {
    const id = fileIdOf(row);
    const name = adapter.fileNameOf(row, importing);
    const sameId = id === undefined ? undefined : byId.get(id);
    if (sameId !== undefined && (isOurs || (name !== undefined && adapter.nameOf(sameId) === name))) {
      return sameId;
    }
    const sameName = name === undefined ? undefined : byName.get(name);
    // In a file of this shop another row may have had the name.
    return isOurs && id !== undefined ? undefined : sameName;
  };
}

/** The id that a new row brings, where it is free; else a new one. */
async function freshIds(
  tx: Db,
  { adapter, importing, isOurs, deleted }: MatchInput,
  rows: readonly FileRow[],
): Promise<Map<FileRow, number>> {
  const { table } = adapter;
  if (table === undefined) return new Map();
  const wanted = rows.map((row) => {
    const name = adapter.fileNameOf(row, importing);
    return { row, id: (name === undefined ? undefined : deleted.get(name)) ?? fileIdOf(row) ?? 0 };
  });
  const isDeleted = new Set(deleted.values());
  const used = await listUsedIds(
    tx,
    table,
    wanted.map(({ id }) => id),
  );
  const isFree = (id: number) => id !== 0 && (isOurs || isDeleted.has(id) || !used.has(id));
  const kept = wanted.filter(({ id }) => isFree(id));
  await raiseIds(
    tx,
    table,
    kept.reduce((most, { id }) => Math.max(most, id), 0),
  );
  const others = wanted.filter(({ id }) => !isFree(id));
  const given = await allocateIds(tx, table, others.length);
  return new Map([
    ...kept.map(({ row, id }) => [row, id] as const),
    ...others.map(({ row }, at) => [row, given[at] ?? 0] as const),
  ]);
}

/** Places of the rows, so that each comes after the row of the file that it stands below. */
function parentsFirst(adapter: AnyAdapter, rows: readonly FileRow[]): number[] {
  const all = [...rows.keys()];
  if (adapter.parentOf === undefined) return all;
  const placeOf = new Map(
    all.flatMap((index) => {
      const id = fileIdOf(rows[index]);
      return id === undefined ? [] : [[id, index] as const];
    }),
  );
  const levelOf = (index: number): number => {
    const seen = new Set<number>();
    let level = 0;
    for (let at: number | undefined = index; at !== undefined && !seen.has(at);) {
      seen.add(at);
      const row: FileRow | undefined = rows[at];
      const parent: string | number | null | undefined = row && adapter.parentOf?.(row);
      // A way by titles has its level in itself.
      if (typeof parent === 'string') return level + parent.split(' / ').length;
      at = typeof parent === 'number' ? placeOf.get(parent) : undefined;
      if (at !== undefined) level += 1;
    }
    return level;
  };
  const levels = new Map(all.map((index) => [index, levelOf(index)]));
  return all.sort((one, other) => (levels.get(one) ?? 0) - (levels.get(other) ?? 0) || one - other);
}

function fileIdOf(row: FileRow | undefined): number | undefined {
  return (row as { readonly id?: number | undefined } | undefined)?.id;
}
