/* SQL of files and the places where they stand. */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { FileTable } from '../../schema/files';
import type { FilePlace } from './files.types';

export interface FileRow {
  readonly name: string;
  readonly original_name: string;
  readonly content_type: string;
  readonly kind: 'image' | 'video' | 'file';
  readonly uploader_side: 'user' | 'admin' | null;
  readonly uploader_id: number | null;
  readonly is_public: boolean;
  /** Tickets in which it stands. */
  readonly ticket_ids: number[];
}

/** The files with these names, and where they stand; unknown names are missing. */
export async function listFiles(db: Db, names: readonly string[]): Promise<FileRow[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('file')
    .select(['name', 'original_name', 'content_type', 'kind', 'uploader_side', 'uploader_id'])
    .select([
      sql<boolean>`exists (select from file_place where file_name = file.name and place = 'public')`.as(
        'is_public',
      ),
      sql<
        number[]
      >`array(select place_id from file_place where file_name = file.name and place = 'ticket')`.as(
        'ticket_ids',
      ),
    ])
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute();
}

/** Those that stand in a public place, by name. */
export async function listPublicFiles(db: Db) {
  return db
    .selectFrom('file')
    .innerJoin('file_place', 'file_place.file_name', 'file.name')
    .select(['name', 'original_name as originalName', 'content_type as contentType', 'size'])
    .select('created_at as createdAt')
    .where('place', '=', 'public')
    .orderBy('name')
    .execute();
}

export async function insertFiles(db: Db, files: readonly FileTable[]): Promise<void> {
  await db
    .insertInto('file')
    .values([...files])
    .execute();
}

/** The same, where rows with these names may be there: what their bytes are is said anew. */
export async function upsertFiles(db: Db, files: readonly FileTable[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('file')
    .values([...files])
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({
        content_type: ref('excluded.content_type'),
        kind: ref('excluded.kind'),
        size: ref('excluded.size'),
      })),
    )
    .execute();
}

/** Adds a place; a file may stand in several, in each once. */
export async function insertPlaces(db: Db, names: readonly string[], place: FilePlace): Promise<void> {
  if (names.length === 0) return;
  const place_id = place.place === 'ticket' ? place.id : 0;
  await db
    .insertInto('file_place')
    .values(names.map((file_name) => ({ file_name, place: place.place, place_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a place away; of files that do not stand there nothing changes. */
export async function deletePlaces(db: Db, names: readonly string[], place: FilePlace): Promise<void> {
  if (names.length === 0) return;
  await db
    .deleteFrom('file_place')
    .where('file_name', '=', sql<string>`any(${[...names]}::text[])`)
    .where('place', '=', place.place)
    .where('place_id', '=', place.place === 'ticket' ? place.id : 0)
    .execute();
}

/** Hands what an anonymous identity sent to the account it was bound to. */
export async function updateUploader(db: Db, from: number, to: number): Promise<void> {
  await db
    .updateTable('file')
    .set({ uploader_id: to })
    .where('uploader_side', '=', 'user')
    .where('uploader_id', '=', from)
    .execute();
  await db
    .updateTable('upload')
    .set({ uploader_id: to })
    .where('uploader_side', '=', 'user')
    .where('uploader_id', '=', from)
    .execute();
}
