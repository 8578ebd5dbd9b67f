/*
 * Taking a file in: streamed to a draft that nobody can fetch, and recognised by its bytes. Names and what
 * the sender says prove nothing (Q-103, survive.md 9).
 */
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { limits } from '#contract/core/limits';
import { AppError } from '../../platform/app-error';
import type { Logger } from '../../platform/logger';
import { TooLarge, type Disk, type Draft } from './disk';
import { looksLikeSvg, servedType } from './media.rules';
import { shownName } from './name.rules';
import { cleanSvg } from './svg';

/** A file that has come in whole. */
export interface Incoming {
  readonly draft: Draft;
  readonly contentType: string;
  readonly originalName: string;
  readonly declaredType: string | undefined;
}

/** What the sender says of a file. */
export interface Said {
  readonly originalName: string;
  readonly declaredType?: string;
}

export interface Reception {
  /** @throws files.too_large, files.broken_off; nothing stays then */
  receive(source: Readable | Buffer, said: Said): Promise<Incoming>;
  /**
   * A piece of a file that comes in pieces.
   * @throws files.too_large, files.broken_off; nothing stays then
   */
  receivePiece(source: Readable): Promise<Draft>;
  /** What a file is that has come in whole; a drawing is cleaned. */
  know(draft: Draft, said: Said): Promise<Incoming>;
  /** What a file seems to be by its beginning; nothing is changed. */
  typeOf(draft: Draft): Promise<string>;
  discard(files: readonly Incoming[]): Promise<void>;
}

const sniffedBytes = 64 * 1024;
const svgType = 'image/svg+xml';
const svgBytes = 5 * 1024 * 1024;

export function createReception({ disk, log }: { disk: Disk; log: Logger }): Reception {
  const takeIn = (source: Readable | Buffer, limit: number): Promise<Draft> =>
    disk.draft(source, limit).catch((error: unknown) => {
      if (error instanceof TooLarge) throw new AppError('files.too_large');
      // The sender went away, or the disk is full: either way nothing was stored.
      log.warn({ err: error }, 'upload broke off');
      throw new AppError('files.broken_off');
    });

  const detect = async (beginning: Buffer): Promise<string> =>
    servedType((await fileTypeFromBuffer(beginning).catch(() => undefined))?.mime);

  const recognise = async (draft: Draft): Promise<Pick<Incoming, 'draft' | 'contentType'>> => {
    const beginning = await disk.beginning(draft, sniffedBytes);
    if (draft.size <= svgBytes && looksLikeSvg(beginning.toString('utf8'))) {
      const clean = cleanSvg(await disk.readText(draft));
      if (clean !== undefined) return { draft: await disk.replaceText(draft, clean), contentType: svgType };
    }
    return { draft, contentType: await detect(beginning) };
  };

  const know = async (draft: Draft, said: Said): Promise<Incoming> => ({
    ...(await recognise(draft)),
    originalName: shownName(said.originalName),
    declaredType: said.declaredType?.split(';')[0]?.trim(),
  });

  return {
    know,
    async typeOf(draft) {
      const beginning = await disk.beginning(draft, sniffedBytes);
      return looksLikeSvg(beginning.toString('utf8')) ? svgType : detect(beginning);
    },
    receivePiece: (source) => takeIn(source, limits.uploadPieceBytes),
    async receive(source, said) {
      const draft = await takeIn(source, limits.uploadBytes);
      try {
        return await know(draft, said);
      } catch (error) {
        await disk.discard(draft);
        throw error;
      }
    },
    async discard(files) {
      for (const { draft } of files) await disk.discard(draft);
    },
  };
}
