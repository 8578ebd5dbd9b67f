/*
 * Keeping files that came in: checked against the tool that sent them, then under a random name on disk and
 * in the database. Of several files in one call all are stored or none.
 */
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../schema';
import type { Disk } from './disk';
import { insertFiles, insertPlaces } from './files.store';
import type { FileKind, FilePlace, StoredFile, StoreOptions, Uploader } from './files.types';
import { extensionOf, isAccepted, kindDeclared, shownAs } from './media.rules';
import type { Incoming, Reception } from './reception.service';

export type Uploads = ReturnType<typeof createUploads>;

/** What a tool says of a file that is none of its kind. */
export const refusals = { image: 'files.not_an_image', video: 'files.not_a_video' } as const;

/** What is stored of all files of a call alike. */
interface Keeping {
  /** The tool that sent them; absent where the caller names none: then what each file says it is counts. */
  readonly kind?: FileKind;
  readonly uploader: Uploader;
  readonly place?: FilePlace;
}

interface NamedFile {
  readonly name: string;
  readonly incoming: Incoming;
}

export function createUploads(platform: { disk: Disk; reception: Reception; clock: Clock }) {
  const { disk, reception, clock } = platform;

  /** Gives the drafts their names on disk, then writes all rows at once. */
  const keep = async (db: Db, files: readonly NamedFile[], { uploader, place }: Keeping) => {
    for (const { name, incoming } of files) await disk.keep(incoming.draft, name);
    await insertFiles(
      db,
      files.map(({ name, incoming }) => ({
        name,
        original_name: incoming.originalName,
        content_type: incoming.contentType,
        kind: shownAs(incoming.contentType),
        size: incoming.draft.size,
        uploader_side: uploader?.side ?? null,
        uploader_id: uploader?.id ?? null,
        created_at: clock.now(),
      })),
    );
    const names = files.map(({ name }) => name);
    if (place !== undefined) await insertPlaces(db, names, place);
  };

  /** Stores files that came in together; when one is refused, none stays. */
  const storeAll = async (db: Db, incoming: readonly Incoming[], keeping: Keeping): Promise<StoredFile[]> => {
    const files = incoming.map(named);
    try {
      for (const file of incoming) refuseWrongKind(keeping.kind, file);
      await keep(db, files, keeping);
    } catch (error) {
      await reception.discard(incoming);
      for (const { name } of files) await disk.remove(name);
      throw error;
    }
    return files.map(({ name, incoming: { originalName } }) => ({
      url: `/static/${name}`,
      name: originalName,
    }));
  };

  return {
    storeAll,
    async store(db: Db, source: Readable | Buffer, options: StoreOptions): Promise<StoredFile> {
      const [stored] = await storeAll(db, [await reception.receive(source, options)], options);
      if (stored === undefined) throw new AppError('files.none');
      return stored;
    },
  };
}

/** A name that tells nothing and cannot be guessed (survive.md 1). */
function named(incoming: Incoming): NamedFile {
  return { name: `${randomBytes(16).toString('hex')}.${extensionOf(incoming.contentType)}`, incoming };
}

/** @throws files.not_an_image, files.not_a_video */
export function refuseWrongKind(
  tool: FileKind | undefined,
  { contentType, declaredType }: Pick<Incoming, 'contentType' | 'declaredType'>,
): void {
  const kind = tool ?? kindDeclared(declaredType);
  if (kind !== 'file' && !isAccepted(kind, contentType, declaredType)) throw new AppError(refusals[kind]);
}
