/*
 * Files on their way into a conversation: checked, sent with progress, cancelled, tried again (000 §8,
 * UPLOAD-01…07, Q-126). A stored file becomes a message in the outbox. Without a connection the file itself goes into
 * the outbox and waits there like a text (docs/decisions/0023).
 */
import { useCallback, useRef, useState } from 'react';
import type { Side } from '#contract/core/actor';
import { timers } from '#contract/core/limits';
import { ApiError } from '../../lib/api';
import { t } from '../../lib/i18n';
import { live } from '../../lib/live';
import { patiently } from '../../lib/patiently';
import { type SendOptions, type UploadKind, uploadFiles } from '../../lib/upload';
import { kindOf, refusalOf } from '../../lib/upload-rules';
import { notifyError } from '../../ui/notice';
import type { TrayJob } from '../../ui/upload-tray';
import { waitOverlay } from '../../ui/wait-overlay';
import type { Keep } from './keep';
import { fileToHtml } from './message-text';
import { uploadProblem } from './upload-problem';

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

function notifyFailure(error: unknown) {
  notifyError(t('chat.upload.failed'), uploadProblem(error));
}

/** The browser, or the socket of this page, knows that there is no connection. */
function isCutOff(): boolean {
  return !navigator.onLine || live.connection() === 'waiting';
}

const isNetworkFailure = (error: unknown) => error instanceof ApiError && error.kind === 'network';

/** Nobody can do anything about a missing connection: no warning, no overlay. */
const mayWait = (error: unknown) => isNetworkFailure(error) && isCutOff();

async function warnAndWait(error: unknown): Promise<void> {
  notifyFailure(error);
  await waitOverlay(timers.uploadRetryWait);
}

/** Sends the files of a job as the shared flow does, and gives up at once what `isToWait`. */
function sendJob(
  side: Side,
  { files, kind }: UploadJob,
  isToWait: (error: unknown) => boolean,
  options: SendOptions,
) {
  const key = side === 'user' ? 'POST /api/user/ChatBase/uploadFile' : 'POST /api/admin/ChatBase/uploadFile';
  return patiently(
    () => uploadFiles(key, files, { kind, ...options }),
    (error) => {
      if (isToWait(error)) throw error;
      return warnAndWait(error);
    },
  );
}

/**
 * `onUploaded` gets one message, as HTML, per stored file. With `keep`, files wait in the outbox while there is no
 * connection; without, they are what they were: sent now, or failed.
 */
export function useUploads(
  side: Side,
  onUploaded: (ticket: number, html: string) => void,
  keep?: Keep | null,
): Uploads {
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

  const handOver = useHandOver(keep, change, drop);

  const run = useCallback(
    async (job: UploadJob) => {
      if (keep && isCutOff()) return handOver(job);
      const abort = new AbortController();
      aborts.current.set(job.id, abort);
      try {
        const stored = await sendJob(side, job, keep ? mayWait : () => false, {
          signal: abort.signal,
          onProgress: (fraction) => change(job.id, { fraction }),
        });
        stored.forEach((file, index) =>
          onUploaded(job.ticket, fileToHtml(file, job.kind, job.files[index]?.size ?? 0)),
        );
        drop(job.id);
      } catch (error) {
        if (abort.signal.aborted) return;
        if (keep && isNetworkFailure(error)) return handOver(job);
        notifyFailure(error);
        change(job.id, { state: 'failed' });
      }
    },
    [side, onUploaded, keep, handOver, change, drop],
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

/** Puts the files of a job into the outbox; what may or can not wait there stays, and the person hears why. */
function useHandOver(
  keep: Keep | null | undefined,
  change: (id: number, part: Partial<UploadJob>) => void,
  drop: (id: number) => void,
) {
  return useCallback(
    async ({ id, ticket, kind, files }: UploadJob) => {
      const left: File[] = [];
      for (const file of files) {
        const waiting = await keep?.waitWith(ticket, kind, file);
        if (waiting === 'waits') continue;
        left.push(file);
        notifyError(t(waiting === 'full' ? 'chat.upload.tooMuchWaits' : 'chat.upload.cannotWait'), file.name);
      }
      if (left.length === 0) return drop(id);
      change(id, { state: 'failed', files: left, name: left.map(({ name }) => name).join(', ') });
    },
    [keep, change, drop],
  );
}
