/*
 * Files on their way into answers, and the sending of one: with progress, tried again, in one window of the
 * browser at a time. Knows no screen.
 */
import { timers } from '#contract/core/limits';
import { ApiError, errorText, isTransportFailure } from '../../lib/api';
import { t } from '../../lib/i18n';
import { cancelUpload, type PiecesOptions } from '../../lib/upload-pieces';
import { patiently } from '../../lib/patiently';
import type { UploadKind } from '../../lib/upload';
import { webLock } from '../../lib/web-lock';
import { notifyError } from '../../ui/notice';
import { waitOverlay } from '../../ui/wait-overlay';
import type { ReportItem } from './answers';
import type { PendingUpload, PendingUploads } from './pending-uploads';

/** A file on its way, or one that failed and can be sent again. */
export interface AnswerUpload extends PendingUpload {
  readonly item: ReportItem;
  /** Missing where the browser did not keep it: it must be chosen again. */
  readonly file: File | undefined;
  /** It was on its way when the page or the form was left. */
  readonly isRestored: boolean;
  readonly state: 'running' | 'failed' | 'missing';
  /** It failed for want of a connection: it is sent again by itself when there is one. */
  readonly isCut: boolean;
}

/** Stores a file; answers its address. */
export type SendFile = (file: File, options: PiecesOptions) => Promise<string>;

export interface UploadJobs {
  find(key: string): AnswerUpload | undefined;
  all(): AnswerUpload[];
  put(job: AnswerUpload): void;
  patch(key: string, part: Partial<AnswerUpload>): void;
  /** Forgets one that has arrived, here and beyond the page. */
  forget(key: string): void;
  /** Sends a file; the others go on meanwhile. */
  run(job: AnswerUpload, file: File): void;
  /** Stops one and forgets it; the server does, too. */
  giveUp(key: string): void;
  /** Stops all that run. They are found again when the form is opened again. */
  leave(): void;
}

export interface UploadJobsOptions {
  readonly send: SendFile;
  /** Null where nothing outlives the page, as in a demonstration. */
  readonly pending: PendingUploads | null;
  readonly onChange: (jobs: readonly AnswerUpload[]) => void;
  /** A file has arrived. */
  readonly onStored: (job: AnswerUpload, url: string) => void;
}

/** The tool that sends the files of a question. */
export const kindOfItem = (item: ReportItem): UploadKind => (item.questionType === 31 ? 'video' : 'image');

/** Says why, and how large a file may be (UPLOAD-05, UPLOAD-06). */
function notifyFailure(error: unknown): void {
  const reason = isTransportFailure(error) ? t('damage.upload.maintenance') : errorText(error);
  const words = { reason: reason.replace(/[.。]\s*$/, ''), maximum: t('damage.upload.maximum') };
  notifyError(t('damage.label.uploadFailed'), t('damage.upload.because', words));
}

async function warnAndWait(error: unknown): Promise<void> {
  notifyFailure(error);
  await waitOverlay(timers.uploadRetryWait);
}

export function createUploadJobs(options: UploadJobsOptions): UploadJobs {
  const { pending, onChange } = options;
  const known = new Map<string, AnswerUpload>();
  const aborts = new Map<string, AbortController>();
  const show = () => onChange([...known.values()]);
  const jobs: UploadJobs = {
    find: (key) => known.get(key),
    all: () => [...known.values()],
    put(job) {
      known.set(job.key, job);
      show();
    },
    patch(key, part) {
      const job = known.get(key);
      if (job) jobs.put({ ...job, ...part });
    },
    forget(key) {
      known.delete(key);
      void pending?.drop(key);
      show();
    },
    run(job, file) {
      const abort = new AbortController();
      aborts.set(job.key, abort);
      void webLock(`upload:${job.key}`, async () => {
        if (abort.signal.aborted) return;
        if (await isGone(pending, job)) jobs.forget(job.key);
        else await sendAway(jobs, options, { job, file, signal: abort.signal });
      });
    },
    giveUp(key) {
      aborts.get(key)?.abort();
      const uploadId = known.get(key)?.uploadId ?? '';
      if (uploadId !== '') cancelUpload(uploadId);
      jobs.forget(key);
    },
    leave: () => aborts.forEach((abort) => abort.abort()),
  };
  return jobs;
}

/** Whether another window of this browser has finished or given up what this one found. */
async function isGone(pending: PendingUploads | null, { key, isRestored }: AnswerUpload): Promise<boolean> {
  return pending !== null && isRestored && (await pending.list()).every((upload) => upload.key !== key);
}

interface Sending {
  readonly job: AnswerUpload;
  readonly file: File;
  readonly signal: AbortSignal;
}

async function sendAway(
  jobs: UploadJobs,
  { send, pending, onStored }: UploadJobsOptions,
  { job, file, signal }: Sending,
): Promise<void> {
  const { key } = job;
  const reached = () => jobs.find(key)?.fraction ?? 0;
  const attempt = () =>
    send(file, {
      kind: kindOfItem(job.item),
      signal,
      uploadId: jobs.find(key)?.uploadId || undefined,
      onBegun(uploadId) {
        jobs.patch(key, { uploadId });
        pending?.update(key, { uploadId });
      },
      onProgress(fraction) {
        const before = reached();
        // What is sent again is no step back.
        if (fraction <= before) return;
        jobs.patch(key, { fraction });
        if (percentOf(fraction) > percentOf(before)) pending?.update(key, { fraction });
      },
    });
  try {
    const url = await patiently(attempt, warnAndWait, reached);
    if (signal.aborted) return;
    onStored(job, url);
    jobs.forget(key);
  } catch (error) {
    if (signal.aborted) return;
    notifyFailure(error);
    jobs.patch(key, { state: 'failed', isCut: isTransportFailure(error) });
    // It would be refused again after a reload.
    if (error instanceof ApiError && error.kind === 'refusal') void pending?.drop(key);
  }
}

/** Whole percents of a fraction. */
export const percentOf = (fraction: number) => Math.floor(fraction * 100);
