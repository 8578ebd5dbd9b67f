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
  discard(files: readonly Incoming[]): Promise<void>;
}

const sniffedBytes = 64 * 1024;
const svgBytes = 5 * 1024 * 1024;

export function createReception({ disk, log }: { disk: Disk; log: Logger }): Reception {
  const takeIn = (source: Readable | Buffer): Promise<Draft> =>
    disk.draft(source, limits.uploadBytes).catch((error: unknown) => {
      if (error instanceof TooLarge) throw new AppError('files.too_large');
      // The sender went away, or the disk is full: either way nothing was stored.
      log.warn({ err: error }, 'upload broke off');
      throw new AppError('files.broken_off');
    });

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

  return {
    async receive(source, said) {
      const draft = await takeIn(source);
      try {
        const originalName = shownName(said.originalName);
        const declaredType = said.declaredType?.split(';')[0]?.trim();
        return { ...(await recognise(draft)), originalName, declaredType };
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
