// Sending files, with progress: XMLHttpRequest, since fetch cannot report how much has gone out. Parts are
// named file0, file1 …; timestamp and wsid go along as fields.
import { ApiError, addressOf, appendedFields, openEnvelope, sideHeaders } from './api';
import { t } from './i18n';
import type { DataOf, QueryOf } from '#contract/core/endpoint';
import type { Endpoints } from '#contract/endpoints';

/** Calls that take files. */
export type UploadKey = {
  [Key in keyof Endpoints]: Endpoints[Key] extends { multipart: true } ? Key : never;
}[keyof Endpoints];

/** The three tools of the upload (000 §2.4). */
export type UploadKind = 'image' | 'video' | 'file';

export interface SendOptions {
  /** Hears the sent fraction, 0…1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
  /** A connection that is silent for longer is given up, in ms; never where it is missing. */
  timeout?: number;
}

export interface UploadOptions extends SendOptions {
  /** Which tool sends; the server checks its kind. */
  kind: UploadKind;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function formOf(files: readonly Blob[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(appendedFields())) form.append(name, String(value));
  files.forEach((file, index) =>
    form.append(`file${index}`, file, file instanceof File ? file.name : 'piece'),
  );
  return form;
}

/** A proxy in between refuses in words of its own; sending the same again would mend neither. */
function refuseOfProxy({ status, responseText }: XMLHttpRequest): void {
  if (parse(responseText) !== undefined) return;
  if (status === 413) throw new ApiError('refusal', status, t('chat.upload.tooLarge'));
  if (status === 429) throw new ApiError('too_many', status, t('chat.upload.tooMany'));
}

/** Stores the files; resolves to what the call answers, in their order. Throws ApiError or an AbortError. */
export function uploadFiles<Key extends UploadKey>(
  key: Key,
  files: readonly File[],
  { kind, ...options }: UploadOptions,
): Promise<DataOf<Endpoints[Key]>> {
  return send(key, files, { kind }, options);
}

/** Sends files, or a piece of one, to a call with these parts of the query. Throws ApiError or an AbortError. */
export function sendFiles<Key extends UploadKey>(
  key: Key,
  files: readonly Blob[],
  query: QueryOf<Endpoints[Key]>,
  options: SendOptions,
): Promise<DataOf<Endpoints[Key]>> {
  return send(key, files, query, options);
}

function send<Key extends UploadKey>(
  key: Key,
  files: readonly Blob[],
  query: object | undefined,
  { onProgress, signal, timeout = 0 }: SendOptions,
): Promise<DataOf<Endpoints[Key]>> {
  const path = key.slice('POST '.length);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const aborted = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    if (signal?.aborted) return aborted();
    signal?.addEventListener('abort', stop);
    request.open('POST', addressOf(path, {}, query));
    for (const [name, value] of Object.entries(sideHeaders(path))) request.setRequestHeader(name, value);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    };
    request.timeout = timeout;
    request.onabort = aborted;
    request.onerror = request.ontimeout = () => reject(new ApiError('network', 0, t('common.error.network')));
    request.onload = () => {
      try {
        refuseOfProxy(request);
        const requestId = request.getResponseHeader('x-request-id') ?? undefined;
        resolve(
          openEnvelope(path, request.status, parse(request.responseText), requestId) as DataOf<
            Endpoints[Key]
          >,
        );
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    request.send(formOf(files));
  });
}
