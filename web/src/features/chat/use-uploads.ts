/*
 * Files on their way into a conversation: checked, sent with progress, cancelled, tried again (000 §8,
 * UPLOAD-01…07, Q-126). A stored file becomes a message in the outbox.
 */
import { useCallback, useRef, useState } from 'react';
import type { Side } from '#contract/core/actor';
import { timers } from '#contract/core/limits';
import { errorText, isTransportFailure } from '../../lib/api';
import { t } from '../../lib/i18n';
import { patiently } from '../../lib/patiently';
import { type UploadKind, uploadFiles } from '../../lib/upload';
import { kindOf, refusalOf } from '../../lib/upload-rules';
import { notifyError } from '../../ui/notice';
import type { TrayJob } from '../../ui/upload-tray';
import { waitOverlay } from '../../ui/wait-overlay';
import { fileToHtml } from './message-text';

/** One request on its way, or one that failed and can be sent again. */
export interface UploadJob extends TrayJob {
  readonly ticket: number;
  readonly kind: UploadKind;
  readonly files: readonly File[];
}

export interface Uploads {
  readonly jobs: readonly UploadJob[];
  /** Sends files with one of the tools; refused ones are named and left out. */
  add(ticket: number, kind: UploadKind, files: readonly File[]): void;
  /** Sends pasted or dropped files, each with the tool of its kind. */
  addAny(ticket: number, files: readonly File[]): void;
  retry(id: number): void;
  /** Cancels a running job or removes a failed one. */
  remove(id: number): void;
}

/** Says why, and how large a file may be (UPLOAD-05, UPLOAD-06). */
function notifyFailure(error: unknown) {
  const reason = isTransportFailure(error) ? t('chat.upload.maintenance') : errorText(error);
  const words = { reason: reason.replace(/[.。]\s*$/, ''), maximum: t('chat.upload.maximum') };
  notifyError(t('chat.upload.failed'), t('chat.upload.because', words));
}

async function warnAndWait(error: unknown): Promise<void> {
  notifyFailure(error);
  await waitOverlay(timers.uploadRetryWait);
}

/** `onUploaded` gets one message, as HTML, per stored file. */
export function useUploads(side: Side, onUploaded: (ticket: number, html: string) => void): Uploads {
  const [jobs, setJobs] = useState<readonly UploadJob[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);

  const change = useCallback((id: number, part: Partial<UploadJob>) => {
    setJobs((known) => known.map((job) => (job.id === id ? { ...job, ...part } : job)));
  }, []);

  const drop = useCallback((id: number) => {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    setJobs((known) => known.filter((job) => job.id !== id));
  }, []);

  const run = useCallback(
    async (job: UploadJob) => {
      const abort = new AbortController();
      aborts.current.set(job.id, abort);
      const key =
        side === 'user' ? 'POST /api/user/ChatBase/uploadFile' : 'POST /api/admin/ChatBase/uploadFile';
      const upload = () =>
        uploadFiles(key, job.files, {
          kind: job.kind,
          signal: abort.signal,
          onProgress: (fraction) => change(job.id, { fraction }),
        });
      try {
        const stored = await patiently(upload, warnAndWait);
        stored.forEach((file, index) =>
          onUploaded(job.ticket, fileToHtml(file, job.kind, job.files[index]?.size ?? 0)),
        );
        drop(job.id);
      } catch (error) {
        if (abort.signal.aborted) return;
        notifyFailure(error);
        change(job.id, { state: 'failed' });
      }
    },
    [side, onUploaded, change, drop],
  );

  const start = useCallback(
    (ticket: number, kind: UploadKind, files: readonly File[]) => {
      lastId.current += 1;
      const name = files.map((file) => file.name).join(', ');
      const job: UploadJob = { id: lastId.current, ticket, kind, files, name, fraction: 0, state: 'running' };
      setJobs((known) => [...known, job]);
      void run(job);
    },
    [run],
  );

  const add = useCallback(
    (ticket: number, kind: UploadKind, files: readonly File[]) => {
      const accepted = files.filter((file) => {
        const refusal = refusalOf(kind, file);
        if (refusal) notifyError(t(refusal), file.name);
        return refusal === null;
      });
      if (accepted.length === 0) return;
      // Staff send all of one choice in one request (UPLOAD-08); customers see and cancel each by itself.
      if (side === 'admin') start(ticket, kind, accepted);
      else for (const file of accepted) start(ticket, kind, [file]);
    },
    [side, start],
  );

  return {
    jobs,
    add,
    addAny: (ticket, files) => files.forEach((file) => add(ticket, kindOf(file), [file])),
    retry: (id) => {
      const job = jobs.find((one) => one.id === id);
      if (!job) return;
      change(id, { state: 'running', fraction: 0 });
      void run(job);
    },
    remove: drop,
  };
}
