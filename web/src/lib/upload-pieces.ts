/*
 * Sending a large file in pieces, going on after a break from what the server has kept. The piece that was on its
 * way is sent again, nothing before it (docs/decisions/0011).
 */
import { limits } from '#contract/core/limits';
import type { UploadProgress } from '#contract/files/endpoints';
import { ApiError, call, isTransportFailure } from './api';
import { t } from './i18n';
import { sendFiles, type UploadOptions } from './upload';

export interface PiecesOptions extends UploadOptions {
  /** The upload as an earlier try began it; the server may have forgotten it since. */
  uploadId?: string | undefined;
  /** Hears the id under which it can be gone on with. */
  onBegun?: ((uploadId: string) => void) | undefined;
}

/** A connection that carries no piece in this time is dead. */
const patience = 60_000;

/** Small files are sent whole: nothing would be saved. */
export function isForPieces(file: File): boolean {
  return file.size > limits.uploadPieceBytes;
}

/**
 * Sends a file in pieces; resolves to its name below /static/. Throws ApiError or an AbortError; what has been
 * kept stays for the next try with its `uploadId`.
 */
export async function uploadInPieces(file: File, options: PiecesOptions): Promise<string> {
  const { signal, onProgress } = options;
  let progress = await standingOf(file, options);
  while (progress.offset < file.size) {
    onProgress?.(progress.offset / file.size);
    progress = await sendPiece(file, progress, options);
  }
  onProgress?.(1);
  const { uploadId } = progress;
  return call('POST /javaplus/user/file/finishUpload', { uploadId }, signal && { signal });
}

/** Gives up what was begun. Where it does not arrive, the server removes it after a day. */
export function cancelUpload(uploadId: string): void {
  call('POST /javaplus/user/file/cancelUpload', { uploadId }, { keepalive: true }).catch(() => undefined);
}

/** Where an earlier try stands; a new upload where there was none or it is gone. */
async function standingOf(
  file: File,
  { kind, uploadId, onBegun, signal }: PiecesOptions,
): Promise<UploadProgress> {
  const known = uploadId === undefined ? undefined : await askFor(uploadId, signal);
  if (known?.size === file.size) return known;
  const said = { name: file.name, type: file.type, size: file.size, kind };
  const begun = await call('POST /javaplus/user/file/beginUpload', said, signal && { signal });
  onBegun?.(begun.uploadId);
  return begun;
}

/** How much has been kept; undefined where the server knows no such upload. */
async function askFor(uploadId: string, signal?: AbortSignal): Promise<UploadProgress | undefined> {
  try {
    return await call('POST /javaplus/user/file/getUpload', { uploadId }, signal && { signal });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refusal') return undefined;
    throw error;
  }
}

async function sendPiece(
  file: File,
  { uploadId, offset }: UploadProgress,
  { onProgress, signal }: PiecesOptions,
): Promise<UploadProgress> {
  const piece = file.slice(offset, offset + limits.uploadPieceBytes);
  await refuseUnreadable(piece);
  try {
    return await sendFiles(
      'POST /javaplus/user/file/continueUpload',
      [piece],
      { uploadId, offset },
      {
        timeout: patience,
        onProgress: (fraction) => onProgress?.((offset + fraction * piece.size) / file.size),
        ...(signal && { signal }),
      },
    );
  } catch (error) {
    // The same piece may have arrived by a try whose answer was lost.
    const isRefusal = error instanceof ApiError && !isTransportFailure(error) && error.kind === 'refusal';
    const now = isRefusal ? await askFor(uploadId, signal) : undefined;
    if (now === undefined || now.offset === offset) throw error;
    return now;
  }
}

/** A file that was changed or removed since it was chosen cannot be read, whatever the connection is like. */
async function refuseUnreadable(piece: Blob): Promise<void> {
  try {
    await piece.slice(0, 1).arrayBuffer();
  } catch {
    throw new ApiError('refusal', 0, t('chat.upload.unreadable'));
  }
}
