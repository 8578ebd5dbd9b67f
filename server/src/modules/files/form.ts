/* Reading the files of a multipart form, part by part, without ever holding one in memory. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { uploadKind } from '#contract/files/endpoints';
import { AppError } from '../../platform/app-error';
import { partsOf } from '../../platform/http/parts';
import type { FileKind } from './files.types';

export interface FormReading<Taken> {
  /** How many files the call takes. */
  readonly most: number;
  /** Reads one file to its end. */
  take(part: MultipartFile): Promise<Taken>;
  /** Undoes what was taken before a refusal. */
  discard(taken: readonly Taken[]): Promise<void>;
}

/**
 * Reads every part. After a refusal the rest of the request is read past, so that the answer arrives.
 * @throws files.none, files.one_only, files.broken_off, and what `take` throws; nothing stays then
 */
export async function readForm<Taken>(
  request: FastifyRequest,
  { most, take, discard }: FormReading<Taken>,
): Promise<{ taken: Taken[]; kind: FileKind | undefined }> {
  if (!request.isMultipart()) throw new AppError('files.none');
  const taken: Taken[] = [];
  let kind: FileKind | undefined;
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') {
        if (part.fieldname === 'kind') kind = uploadKind.safeParse(part.value).data ?? 'file';
        continue;
      }
      if (taken.length >= most) throw new AppError('files.one_only');
      taken.push(await take(part));
    }
    if (taken.length === 0) throw new AppError('files.none');
  } catch (error) {
    await discard(taken);
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
  return { taken, kind };
}
