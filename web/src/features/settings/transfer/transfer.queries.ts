/* Everything out to a file and in again. */
import type { CsvKind, ImportResult } from '#contract/settings/transfer-endpoints';
import { ApiError, openEnvelope, sideHeaders } from '../../../lib/api';
import { t } from '../../../lib/i18n';
import { queryClient } from '../../../lib/query-client';
import { sendFiles } from '../../../lib/upload';

export type ImportKind = 'json' | CsvKind;

const base = '/javaplus/admin/settings';

/** Fetches a file and hands it to the browser to be kept. @throws ApiError */
export async function download(what: ImportKind, fileName: string): Promise<void> {
  const path = what === 'json' ? `${base}/export` : `${base}/exportCsv`;
  const address = what === 'json' ? path : `${path}?kind=${what}`;
  const response = await fetch(address, { headers: sideHeaders(path), credentials: 'same-origin' }).catch(
    () => {
      throw new ApiError('network', 0, t('common.error.network'));
    },
  );
  // A refusal comes as an envelope, a file as an attachment.
  if (!response.ok || !response.headers.has('content-disposition')) {
    const answer: unknown = await response.json().catch(() => undefined);
    openEnvelope(path, response.status, answer, response.headers.get('x-request-id') ?? undefined);
    throw new ApiError('server', 0, t('common.error.server'));
  }
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
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
