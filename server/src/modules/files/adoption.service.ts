/*
 * Public files that an import brings: rows, and bytes where the file has them. Bytes wait as drafts and get their names
 * in the last step of the transaction. A name that is taken never gets other bytes: it is random, and browsers keep
 * what they got under it for a year. What is served as what, the bytes say, whatever the file says. Decision 14.
 */
import { fileTypeFromBuffer } from 'file-type';
import type { Db } from '../../schema';
import type { Disk } from './disk';
import { insertPlaces, listFiles, upsertFiles, type FileRow } from './files.store';
import { extensionOf, looksLikeSvg, opaqueType, servedType, shownAs } from './media.rules';
import { shownName } from './name.rules';
import type { Incoming } from './reception.service';

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

/** One that is brought; without `incoming` its bytes must be on disk. */
export interface BroughtFile extends PublicFile {
  readonly incoming?: Incoming | undefined;
}

/**
 * What becomes of a file: `missing` where its bytes are nowhere; refused are `other_bytes`, which stand under its name
 * already, and `other_kind`, of which the name does not end so.
 */
export type Fate = 'added' | 'unchanged' | 'missing' | 'other_bytes' | 'other_kind';

/** Files on their way in; their rows are written. */
export interface Adoption {
  /** In the order given. */
  readonly fates: readonly Fate[];
  /** Gives the bytes their names, all or none: the last step before the commit. */
  keep(): Promise<void>;
}

const sniffedBytes = 64 * 1024;
/** A statement takes 65,535 values. */
const rowsAtOnce = 5_000;

export async function adoptFiles(tx: Db, disk: Disk, files: readonly BroughtFile[]): Promise<Adoption> {
  const stored = await listFiles(
    tx,
    files.map(({ name }) => name),
  );
  const known = new Map(stored.map((row) => [row.name, row]));
  const fates: Fate[] = [];
  const rows = [];
  for (const file of files) {
    const fate = await fateOf(disk, file, known.get(file.name));
    fates.push(fate);
    if (fate === 'added') rows.push(await rowOf(disk, file));
  }
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce);
    await upsertFiles(tx, some);
    await insertPlaces(
      tx,
      some.map(({ name }) => name),
      { place: 'public' },
    );
  }
  return { fates, keep: () => keepAll(disk, files, fates) };
}

async function fateOf(disk: Disk, file: BroughtFile, known: FileRow | undefined): Promise<Fate> {
  const { name, incoming } = file;
  const isOnDisk = (await disk.sizeOf(name)) !== undefined;
  if (incoming === undefined) {
    if (!isOnDisk) return 'missing';
    return known === undefined ? 'added' : 'unchanged';
  }
  if (!endsAs(name, incoming.contentType)) return 'other_kind';
  if (!isOnDisk) return 'added';
  if (!(await disk.isSame(incoming.draft, name))) return 'other_bytes';
  return known?.is_public === true ? 'unchanged' : 'added';
}

/** Names are made with the ending of what is in them; one for unknown bytes fits all. */
function endsAs(name: string, contentType: string): boolean {
  const ending = name.split('.').at(-1);
  return ending === extensionOf(contentType) || ending === extensionOf(opaqueType);
}

async function rowOf(disk: Disk, { name, originalName, createdAt, incoming }: BroughtFile) {
  const contentType = incoming?.contentType ?? (await typeOnDisk(disk, name));
  return {
    name,
    original_name: shownName(originalName),
    content_type: contentType,
    kind: shownAs(contentType),
    size: incoming?.draft.size ?? (await disk.sizeOf(name)) ?? 0,
    uploader_side: null,
    uploader_id: null,
    created_at: createdAt,
  };
}

async function keepAll(disk: Disk, files: readonly BroughtFile[], fates: readonly Fate[]): Promise<void> {
  const kept: string[] = [];
  try {
    for (const [at, { name, incoming }] of files.entries()) {
      const isNew = fates[at] === 'added' && (await disk.sizeOf(name)) === undefined;
      if (incoming === undefined || !isNew) continue;
      await disk.keep(incoming.draft, name);
      kept.push(name);
    }
  } catch (error) {
    for (const name of kept) await disk.remove(name);
    throw error;
  }
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
