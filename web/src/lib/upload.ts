// Sending files, with progress: XMLHttpRequest, since fetch cannot report how much has gone out. Parts are
// named file0, file1 …; timestamp and wsid go along as fields.
import { ApiError, appendedFields, openEnvelope, sideHeaders } from './api';
import { t } from './i18n';
import type { UploadedFile } from '#contract/files/endpoints';
import type { Endpoints } from '#contract/endpoints';

/** Calls that take files. */
export type UploadKey = {
  [Key in keyof Endpoints]: Endpoints[Key] extends { multipart: true } ? Key : never;
}[keyof Endpoints];

export interface UploadOptions {
  /** Which tool sends; the server checks its kind. */
  kind: 'image' | 'video' | 'file';
  /** Hears the sent fraction, 0…1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(appendedFields())) form.append(name, String(value));
  files.forEach((file, index) => form.append(`file${index}`, file, file.name));
  return form;
}

/** Stores the files; resolves to their addresses in the same order. Throws ApiError or an AbortError. */
export function uploadFiles(
  key: UploadKey,
  files: readonly File[],
  { kind, onProgress, signal }: UploadOptions,
): Promise<UploadedFile[]> {
  const path = key.slice('POST '.length);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const aborted = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    if (signal?.aborted) return aborted();
    signal?.addEventListener('abort', stop);
    request.open('POST', `${path}?kind=${kind}`);
    for (const [name, value] of Object.entries(sideHeaders(path))) request.setRequestHeader(name, value);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    };
    request.onabort = aborted;
    request.onerror = () => reject(new ApiError('network', 0, t('common.error.network')));
    request.onload = () => {
      try {
        const requestId = request.getResponseHeader('x-request-id') ?? undefined;
        resolve(openEnvelope(path, request.status, parse(request.responseText), requestId) as UploadedFile[]);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    request.send(formOf(files));
  });
}
