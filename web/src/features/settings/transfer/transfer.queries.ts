/* Everything out to a file and in again. */
import type { CsvKind, ImportResult } from '#contract/settings/transfer-endpoints';
import { ApiError, openEnvelope, sideHeaders } from '../../../lib/api';
import { t } from '../../../lib/i18n';
import { queryClient } from '../../../lib/query-client';
import { sendFiles } from '../../../lib/upload';

export type ImportKind = 'json' | CsvKind;

const base = '/javaplus/admin/settings';

export interface DownloadOptions {
  /** Hears how many bytes have come, and of how many. */
  onProgress: (done: number, all: number) => void;
  signal: AbortSignal;
}

/** Fetches a file and hands it to the browser to be kept. @throws ApiError, or an AbortError of the signal */
export async function download(
  what: ImportKind,
  fileName: string,
  { onProgress, signal }: DownloadOptions,
): Promise<void> {
  const path = what === 'json' ? `${base}/export` : `${base}/exportCsv`;
  const address = what === 'json' ? path : `${path}?kind=${what}`;
  const headers = sideHeaders(path);
  const broken = (): never => {
    signal.throwIfAborted();
    throw new ApiError('network', 0, t('common.error.network'));
  };
  const response = await fetch(address, { headers, credentials: 'same-origin', signal }).catch(broken);
  // A refusal comes as an envelope, a file as an attachment.
  if (!response.ok || !response.headers.has('content-disposition') || response.body === null) {
    const answer: unknown = await response.json().catch(() => undefined);
    openEnvelope(path, response.status, answer, response.headers.get('x-request-id') ?? undefined);
    throw new ApiError('server', 0, t('common.error.server'));
  }
  const all = Number(response.headers.get('content-length') ?? 0);
  const counted = response.body.pipeThrough(countingTo((done) => onProgress(done, all)));
  // The browser keeps a large blob on disk; nothing of it is held here.
  const url = URL.createObjectURL(await new Response(counted).blob().catch(broken));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}

function countingTo(onCount: (done: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let done = 0;
  return new TransformStream({
    transform(chunk, controller) {
      done += chunk.length;
      onCount(done);
      controller.enqueue(chunk);
    },
  });
}

export interface ImportOptions {
  kind: ImportKind;
  /** Does everything and takes it back. */
  isDry: boolean;
  /** Hears the sent fraction, 0…1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Takes over a file, whole or not at all. @throws ApiError, or an AbortError of the signal */
export async function importFile(
  file: File,
  { kind, isDry, ...options }: ImportOptions,
): Promise<ImportResult> {
  const query = { kind, dryRun: isDry ? '1' : '0' } as const;
  const result = await sendFiles('POST /javaplus/admin/settings/import', [file], query, options);
  if (result.imported) void queryClient.invalidateQueries();
  return result;
}
