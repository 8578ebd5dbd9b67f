/* SQL of directories: the tree, one directory, those below it, and their changes. */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { DirectoryRecord, NewDirectory } from './sop.types';

// Any number that no other advisory lock uses.
const treeLock = 4_242_021;

const mostDirectories = 20_000;

export interface DirectoryRow {
  readonly id: number;
  /** 0 at the top level. */
  readonly pid: number;
  readonly name: string;
  readonly order_no: number;
  readonly create_person_id: number | null;
}

/** Holds the shape of the tree until the transaction ends: whoever adds, moves or deletes takes it first. */
export async function lockTree(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${treeLock})`.execute(tx);
}

/** All that are not deleted, by order number and id. */
export async function listDirectories(db: Db): Promise<DirectoryRow[]> {
  return db
    .selectFrom('sop_directory')
    .select(['id', sql<number>`coalesce(pid, 0)`.as('pid'), 'name', 'order_no', 'create_person_id'])
    .where('deleted', '=', false)
    .orderBy('order_no')
    .orderBy('id')
    .limit(mostDirectories)
    .execute();
}

/** Held against deletion, so that what is put into it in this transaction is not put into nothing. */
export async function findDirectory(db: Db, id: number): Promise<DirectoryRecord | undefined> {
  return db
    .selectFrom('sop_directory')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('deleted', '=', false)
    .forKeyShare()
    .executeTakeFirst();
}

/** Names by id; deleted and unknown ones are missing. */
export async function listDirectoryNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sop_directory')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('deleted', '=', false)
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The directory itself and all below it; none where it does not exist or is deleted. */
export async function listDescendantIds(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select id from sop_directory where id = ${id} and not deleted
      union
      select child.id from sop_directory child join below on child.pid = below.id where not child.deleted
    )
    select id from below order by id`.execute(db);
  return rows.map((row) => row.id);
}

/** Whether there is such a directory, and whether it is deleted. */
export async function findDirectoryState(db: Db, id: number): Promise<{ deleted: boolean } | undefined> {
  return db.selectFrom('sop_directory').select('deleted').where('id', '=', id).executeTakeFirst();
}

/** The highest order number in a directory, null at the top level; 0 where nothing is. */
export async function highestOrderNo(db: Db, parentId: number | null): Promise<number> {
  const row = await db
    .selectFrom('sop_directory')
    .select(({ fn }) => fn.max('order_no').as('highest'))
    .where('pid', 'is not distinct from', parentId)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return row?.highest ?? 0;
}

/** @returns the id */
export async function insertDirectory(db: Db, directory: NewDirectory): Promise<number> {
  const { id } = await db
    .insertInto('sop_directory')
    .values({
      pid: directory.parentId,
      name: directory.name,
      order_no: directory.orderNo,
      create_person_id: directory.createPersonId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What is undefined stays. */
export interface DirectoryChange {
  readonly name: string | undefined;
  readonly order_no: number | undefined;
  readonly pid: number | null | undefined;
}

export async function updateDirectory(db: Db, id: number, change: DirectoryChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await db.updateTable('sop_directory').set(change).where('id', '=', id).execute();
}

/** Flags directories as deleted, after everybody who just puts something into one of them has done so. */
export async function deleteDirectories(db: Db, ids: readonly number[]): Promise<void> {
  const these = sql<number>`any(${[...ids]}::int[])`;
  await db
    .selectFrom('sop_directory')
    .select('id')
    .where('id', '=', these)
    .orderBy('id')
    .forUpdate()
    .execute();
  await db.updateTable('sop_directory').set({ deleted: true }).where('id', '=', these).execute();
}
