/* SQL of files on their way in pieces. Whoever changes one holds its row first. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../schema';
import type { UploadTable } from '../../schema/files';
import type { Uploader } from './files.types';

export type UploadRow = Selectable<UploadTable>;

export async function insertUpload(db: Db, row: Insertable<UploadTable>): Promise<void> {
  await db.insertInto('upload').values(row).execute();
}

/** The upload of this person; undefined where it is not his. */
export async function findUpload(
  db: Db,
  { side, id }: NonNullable<Uploader>,
  uploadId: string,
): Promise<UploadRow | undefined> {
  return owned(db, side, id, uploadId).executeTakeFirst();
}

/** The same, held until the end of the transaction. */
export async function lockUpload(
  tx: Db,
  { side, id }: NonNullable<Uploader>,
  uploadId: string,
): Promise<UploadRow | undefined> {
  return owned(tx, side, id, uploadId).forUpdate().executeTakeFirst();
}

export async function updateUpload(tx: Db, id: string, change: Updateable<UploadTable>): Promise<void> {
  await tx.updateTable('upload').set(change).where('id', '=', id).execute();
}

/** @returns whether it was there */
export async function deleteUpload(
  db: Db,
  { side, id }: NonNullable<Uploader>,
  uploadId: string,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('upload')
    .where('id', '=', uploadId)
    .where('uploader_side', '=', side)
    .where('uploader_id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Deletes what nobody continued since a moment; answers the ids. */
export async function deleteAbandoned(db: Db, before: number): Promise<string[]> {
  const rows = await db.deleteFrom('upload').where('touched_at', '<', before).returning('id').execute();
  return rows.map(({ id }) => id);
}

function owned(db: Db, side: UploadTable['uploader_side'], uploaderId: number, uploadId: string) {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', uploadId)
    .where('uploader_side', '=', side)
    .where('uploader_id', '=', uploaderId);
}
