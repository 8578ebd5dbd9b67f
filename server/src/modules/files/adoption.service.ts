/*
 * Rows of public files that an import file brings: a wiped database knows its files again. The bytes must be on disk,
 * and are served as what they are by themselves, whatever the file says.
 */
import { fileTypeFromBuffer } from 'file-type';
import type { UpsertCount } from '../../platform/upsert-plan';
import type { Db } from '../../schema';
import type { Disk } from './disk';
import { insertFiles, insertPlaces, listFiles } from './files.store';
import { looksLikeSvg, servedType, shownAs } from './media.rules';
import { shownName } from './name.rules';

/** A file that everybody may see. */
export interface PublicFile {
  /** Behind /static/. */
  readonly name: string;
  readonly originalName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly createdAt: number;
}

const sniffedBytes = 64 * 1024;

/** @returns files without bytes are unchanged */
export async function adoptFiles(tx: Db, disk: Disk, files: readonly PublicFile[]): Promise<UpsertCount> {
  const known = new Set(
    (
      await listFiles(
        tx,
        files.map(({ name }) => name),
      )
    ).map(({ name }) => name),
  );
  const rows = [];
  for (const file of files) {
    if (known.has(file.name)) continue;
    const size = await disk.sizeOf(file.name);
    if (size === undefined) continue;
    const contentType = await typeOnDisk(disk, file.name);
    rows.push({
      name: file.name,
      original_name: shownName(file.originalName),
      content_type: contentType,
      kind: shownAs(contentType),
      size,
      uploader_side: null,
      uploader_id: null,
      created_at: file.createdAt,
    });
  }
  if (rows.length > 0) await insertFiles(tx, rows);
  await insertPlaces(
    tx,
    rows.map(({ name }) => name),
    { place: 'public' },
  );
  return { added: rows.length, changed: 0, unchanged: files.length - rows.length };
}

/** SVG drawings were cleaned when they came in. */
async function typeOnDisk(disk: Disk, name: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of disk.read(name, { start: 0, end: sniffedBytes - 1 }))
    chunks.push(chunk as Buffer);
  const beginning = Buffer.concat(chunks);
  if (name.endsWith('.svg') && looksLikeSvg(beginning.toString('utf8'))) return 'image/svg+xml';
  const detected = await fileTypeFromBuffer(beginning).catch(() => undefined);
  return servedType(detected?.mime);
}
