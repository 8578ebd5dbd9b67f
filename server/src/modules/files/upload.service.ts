/*
 * Taking files: streamed to a draft, recognised by their bytes, refused or kept under a random name. Of
 * several files in one call all are stored or none.
 */
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { limits } from '#contract/core/limits';
import { AppError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { Logger } from '../../platform/logger';
import type { Db } from '../../schema';
import { TooLarge, type Disk, type Draft } from './disk';
import { insertFile, insertPlaces } from './files.store';
import type { FileKind, FilePlace, StoredFile, StoreOptions, Uploader } from './files.types';
import { extensionOf, isAccepted, looksLikeSvg, servedType, shownAs } from './media.rules';
import { shownName } from './name.rules';
import { cleanSvg } from './svg';

/** A file that has come in whole. */
export interface Incoming {
  readonly draft: Draft;
  readonly contentType: string;
  readonly originalName: string;
  readonly declaredType: string | undefined;
}

export type Uploads = ReturnType<typeof createUploads>;

const sniffedBytes = 64 * 1024;
const svgBytes = 5 * 1024 * 1024;

const refusals = { image: 'files.not_an_image', video: 'files.not_a_video' } as const;

export function createUploads(platform: { disk: Disk; clock: Clock; log: Logger }) {
  const { disk, clock, log } = platform;

  /** Takes a stream in and finds out what it is; its place and name come later. */
  const receive = async (
    source: Readable | Buffer,
    sent: { originalName: string; declaredType?: string },
  ): Promise<Incoming> => {
    const draft = await disk.draft(source, limits.uploadBytes).catch((error: unknown): never => {
      if (error instanceof TooLarge) throw new AppError('files.too_large');
      // The sender went away, or the disk is full: either way nothing was stored.
      log.warn({ err: error }, 'upload broke off');
      throw new AppError('files.broken_off');
    });
    try {
      const known = await recognise(draft);
      return {
        ...known,
        originalName: shownName(sent.originalName),
        declaredType: sent.declaredType?.split(';')[0]?.trim(),
      };
    } catch (error) {
      await disk.discard(draft);
      throw error;
    }
  };

  const recognise = async (draft: Draft): Promise<Pick<Incoming, 'draft' | 'contentType'>> => {
    const beginning = await disk.beginning(draft, sniffedBytes);
    if (draft.size <= svgBytes && looksLikeSvg(beginning.toString('utf8'))) {
      const clean = cleanSvg(await disk.readText(draft));
      if (clean !== undefined) {
        return { draft: await disk.replaceText(draft, clean), contentType: 'image/svg+xml' };
      }
    }
    const detected = await fileTypeFromBuffer(beginning).catch(() => undefined);
    return { draft, contentType: servedType(detected?.mime) };
  };

  const keep = async (
    db: Db,
    incoming: Incoming,
    { uploader, place }: { uploader: Uploader; place?: FilePlace },
  ): Promise<StoredFile> => {
    const { draft, contentType, originalName } = incoming;
    const name = `${randomBytes(16).toString('hex')}.${extensionOf(contentType)}`;
    await disk.keep(draft, name);
    await insertFile(db, {
      name,
      original_name: originalName,
      content_type: contentType,
      kind: shownAs(contentType),
      size: draft.size,
      uploader_side: uploader?.side ?? null,
      uploader_id: uploader?.id ?? null,
      created_at: clock.now(),
    });
    if (place !== undefined) await insertPlaces(db, [name], place);
    return { url: `/static/${name}`, name: originalName };
  };

  const check = (kind: FileKind, { contentType, declaredType }: Incoming) => {
    if (kind === 'file' || isAccepted(kind, contentType, declaredType)) return;
    throw new AppError(refusals[kind]);
  };

  const discard = async (files: readonly Incoming[]) => {
    for (const { draft } of files) await disk.discard(draft);
  };

  return {
    receive,
    discard,

    /** Stores files that came in together; when one is refused, none stays. */
    async storeAll(
      db: Db,
      files: readonly Incoming[],
      options: { kind: FileKind; uploader: Uploader },
    ): Promise<StoredFile[]> {
      try {
        for (const file of files) check(options.kind, file);
        const stored: StoredFile[] = [];
        for (const file of files) stored.push(await keep(db, file, options));
        return stored;
      } catch (error) {
        await discard(files);
        throw error;
      }
    },

    async store(db: Db, source: Readable | Buffer, options: StoreOptions): Promise<StoredFile> {
      const file = await receive(source, options);
      try {
        check(options.kind, file);
        return await keep(db, file, options);
      } catch (error) {
        await disk.discard(file.draft);
        throw error;
      }
    },
  };
}
