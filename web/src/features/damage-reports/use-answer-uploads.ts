/*
 * Files on their way into an answer: checked, sent one by one with progress, cancelled, tried again
 * by the person, or by themselves once a lost connection is back (UPLOAD-01…07, UPLOAD-10, Q-126).
 */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { timers } from '#contract/core/limits';
import { reportLimits } from '#contract/damage-reports/limits';
import { errorText, isTransportFailure } from '../../lib/api';
import { t } from '../../lib/i18n';
import { refusalOf, uploadPatiently } from '../../lib/upload-rules';
import { notifyError } from '../../ui/notice';
import { waitOverlay } from '../../ui/wait-overlay';
import { decodeUploads, encodeUploads, type ReportItem } from './answers';
import type { UploadOptions } from '../../lib/upload';
import type { ReportEdits } from './use-report-edits';

/** A file on its way, or one that failed and can be sent again. */
export interface AnswerUpload {
  readonly id: number;
  readonly item: ReportItem;
  /** Slot of the question, or the question itself where it has none. */
  readonly slotId: number;
  readonly file: File;
  /** Sent part, 0…1. */
  readonly fraction: number;
  readonly state: 'running' | 'failed';
  /** It failed for want of a connection: it is sent again by itself when there is one. */
  readonly isCut: boolean;
}

export interface AnswerUploads {
  readonly jobs: readonly AnswerUpload[];
  readonly isRunning: boolean;
  add(item: ReportItem, slotId: number, files: readonly File[]): void;
  retry(id: number): void;
  /** Cancels a running upload or removes a failed one. */
  remove(id: number): void;
}

/** Stores a file; answers its address. */
export type SendFile = (file: File, options: UploadOptions) => Promise<string>;

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

const kindOfItem = (item: ReportItem) => (item.questionType === 31 ? 'video' : 'image');

export function useAnswerUploads(change: ReportEdits['change'], send: SendFile): AnswerUploads {
  const [jobs, setJobs] = useState<readonly AnswerUpload[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);

  // A form that is left takes nothing in any more.
  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => abort.abort());
  }, []);

  const patch = (id: number, part: Partial<AnswerUpload>) =>
    setJobs((known) => known.map((job) => (job.id === id ? { ...job, ...part } : job)));

  const drop = useCallback((id: number) => {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    setJobs((known) => known.filter((job) => job.id !== id));
  }, []);

  const run = async ({ id, item, slotId, file }: AnswerUpload) => {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    const options: UploadOptions = {
      kind: kindOfItem(item),
      signal: abort.signal,
      onProgress: (fraction) => patch(id, { fraction }),
    };
    try {
      const url = await uploadPatiently(() => send(file, options), warnAndWait);
      if (abort.signal.aborted) return;
      change(item, (answer) => ({
        ...answer,
        url: encodeUploads([...decodeUploads(answer.url), { url, itemId: slotId }]),
      }));
      drop(id);
    } catch (error) {
      if (abort.signal.aborted) return;
      notifyFailure(error);
      patch(id, { state: 'failed', isCut: isTransportFailure(error) });
    }
  };

  const start = (item: ReportItem, slotId: number, file: File) => {
    lastId.current += 1;
    const job: AnswerUpload = {
      id: lastId.current,
      item,
      slotId,
      file,
      fraction: 0,
      state: 'running',
      isCut: false,
    };
    setJobs((known) => [...known, job]);
    void run(job);
  };

  const again = (job: AnswerUpload) => {
    patch(job.id, { state: 'running', fraction: 0, isCut: false });
    void run(job);
  };
  const resume = useEffectEvent(() => jobs.filter(({ isCut }) => isCut).forEach(again));
  useEffect(() => {
    const listen = () => resume();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);

  return {
    jobs,
    isRunning: jobs.some((job) => job.state === 'running'),
    add(item, slotId, files) {
      for (const file of files) {
        const refusal = refusalOf(kindOfItem(item), file);
        if (refusal === null) start(item, slotId, file);
        else notifyError(t(refusal), file.name);
      }
    },
    retry(id) {
      const job = jobs.find((one) => one.id === id);
      if (job) again(job);
    },
    remove: drop,
  };
}

/** How many more files an answer takes. */
export function roomFor(url: string): number {
  return reportLimits.uploads - decodeUploads(url).length;
}
