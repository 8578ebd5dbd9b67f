/*
 * Writing whole rows by id, many at once: what is there is changed, what is not is added under the id that it
 * brings. For tables whose `id` is an identity column.
 */
import { sql, type QueryExecutorProvider } from 'kysely';

/** A row as columns; all rows of a call have the same ones. */
export type ColumnValues = Readonly<Record<string, unknown>> & { readonly id: number };

/** Gives new ids, without rows yet. */
export async function allocateIds(
  tx: QueryExecutorProvider,
  table: string,
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** New ids for what has id 0, the others as they are. */
export async function withIds<Row extends { readonly id: number }>(
  tx: QueryExecutorProvider,
  table: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const fresh = await allocateIds(tx, table, rows.filter(({ id }) => id === 0).length);
  return rows.map((row) => (row.id === 0 ? { ...row, id: fresh.shift() ?? 0 } : row));
}

/**
 * The same for parts of rows: an id that belongs to another owner's part, or stands there twice, is none, and the
 * part gets a new one.
 */
export async function withOwnIds<Row extends { readonly id: number }>(
  tx: QueryExecutorProvider,
  { table, owner }: { readonly table: string; readonly owner: string },
  rows: readonly Row[],
  ownerOf: (row: Row) => number,
): Promise<Row[]> {
  const { rows: found } = await sql<{ id: number; owner: number }>`
    select id, ${sql.ref(owner)} as owner from ${sql.table(table)}
    where id = any(${rows.map(({ id }) => id)}::int[])
  `.execute(tx);
  const owners = new Map(found.map((row) => [row.id, row.owner]));
  const seen = new Set<number>();
  const own = rows.map((row) => {
    const isOwn = (owners.get(row.id) ?? ownerOf(row)) === ownerOf(row) && !seen.has(row.id);
    seen.add(row.id);
    return isOwn ? row : { ...row, id: 0 };
  });
  const beyond = own.filter(({ id }) => !owners.has(id)).map(({ id }) => id);
  await raiseIds(
    tx,
    table,
    beyond.reduce((most, id) => Math.max(most, id), 0),
  );
  return withIds(tx, table, own);
}

/** Later ids are beyond those that rows brought with them. Not taken back with the transaction. */
export async function raiseIds(tx: QueryExecutorProvider, table: string, atLeast: number): Promise<void> {
  if (atLeast === 0) return;
  await sql`
    select setval(sequence, ${atLeast}::bigint) from pg_get_serial_sequence(${table}, 'id') as sequence
    where coalesce(pg_sequence_last_value(sequence::regclass), 0) < ${atLeast}::bigint
  `.execute(tx);
}

/** Adds rows, or changes those with the same id. */
export async function upsertRows(
  tx: QueryExecutorProvider,
  table: string,
  rows: readonly ColumnValues[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const updates = sql.join(
    names.filter((name) => name !== 'id').map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
  );
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${jsonOf(rows)}::jsonb)
    on conflict (id) do update set ${updates}
  `.execute(tx);
}

/** Adds rows that have no id of their own, such as pairs. */
export async function insertRows(
  tx: QueryExecutorProvider,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${jsonOf(rows)}::jsonb)
    on conflict do nothing
  `.execute(tx);
}

/** Takes rows away by a column of ids. */
export async function deleteRows(
  tx: QueryExecutorProvider,
  table: string,
  column: string,
  ids: readonly number[],
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(column)} = any(${[...ids]}::int[])
  `.execute(tx);
}

/** Until the end of the transaction nobody else who asks for the same name goes on. */
export async function holdName(tx: QueryExecutorProvider, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(4242, hashtext(${name}))`.execute(tx);
}

/** Changes rows that are there; columns that are not named stay. */
export async function updateRows(
  tx: QueryExecutorProvider,
  table: string,
  rows: readonly ColumnValues[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first).filter((name) => name !== 'id');
  const updates = sql.join(names.map((name) => sql`${sql.ref(name)} = new_row.${sql.ref(name)}`));
  await sql`
    update ${sql.table(table)} as old_row set ${updates}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${jsonOf(rows)}::jsonb) as new_row
    where old_row.id = new_row.id
  `.execute(tx);
}

/** Half a character, which text columns replace and JSON columns refuse. */
const half = /\p{Surrogate}/gu;

/** As the database takes it: half characters become the sign that text columns would make of them. */
function jsonOf(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(half, '\uFFFD') : value,
  );
}
