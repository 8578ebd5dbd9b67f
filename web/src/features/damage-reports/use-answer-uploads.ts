/*
 * Files on their way into an answer: checked, sent one by one with progress, cancelled, tried again by the
 * person, or by themselves once a lost connection is back (UPLOAD-01…07, UPLOAD-10, Q-126). What was on its way
 * when the form or the page was left goes on when it is opened again.
 */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { reportLimits } from '#contract/damage-reports/limits';
import { t } from '../../lib/i18n';
import { refusalOf } from '../../lib/upload-rules';
import { newUuid } from '../../lib/wsid';
import { notifyError } from '../../ui/notice';
import { decodeUploads, encodeUploads, type ReportItem } from './answers';
import type { PendingUpload, PendingUploads } from './pending-uploads';
import {
  createUploadJobs,
  kindOfItem,
  type AnswerUpload,
  type SendFile,
  type UploadJobs,
} from './upload-jobs';
import type { ReportEdits } from './use-report-edits';

export interface AnswerUploads {
  readonly jobs: readonly AnswerUpload[];
  readonly isRunning: boolean;
  add(item: ReportItem, slotId: number, files: readonly File[]): void;
  retry(key: string): void;
  /** Cancels a running upload or removes a failed one. */
  remove(key: string): void;
  /** Gives up all that is left: the answers are submitted. */
  clear(): void;
}

export interface AnswerUploadsOptions {
  readonly reportId: number;
  readonly items: readonly ReportItem[];
  readonly change: ReportEdits['change'];
  readonly send: SendFile;
  /** Null where nothing outlives the page, as in a demonstration. */
  readonly pending: PendingUploads | null;
}

export function useAnswerUploads(options: AnswerUploadsOptions): AnswerUploads {
  const { reportId, items, pending } = options;
  const [shown, setShown] = useState<readonly AnswerUpload[]>([]);
  // A file arrives whenever it arrives: it finds the form as it is then.
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  }, [options]);
  const jobs = useMemo(
    () =>
      createUploadJobs({
        pending,
        send: (file, how) => newest.current.send(file, how),
        onChange: setShown,
        onStored: ({ item, slotId }, url) =>
          newest.current.change(item, (answer) => ({
            ...answer,
            url: encodeUploads([...decodeUploads(answer.url), { url, itemId: slotId }]),
          })),
      }),
    [pending],
  );
  // A form that is left takes nothing in any more.
  useEffect(
    () => () => {
      jobs.leave();
      setShown([]);
    },
    [jobs],
  );

  const resume = useEffectEvent(() => {
    for (const job of jobs.all()) if (job.isCut) again(jobs, job, job.file);
  });
  useEffect(() => {
    const listen = () => resume();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);

  const restore = useEffectEvent((upload: PendingUpload, file: File | undefined) => {
    const item = items.find(({ answerVo }) => answerVo.id === upload.answerId);
    if (jobs.find(upload.key) !== undefined) return;
    if (item === undefined) return void pending?.drop(upload.key);
    const job = { ...upload, item, file, state: 'missing', isCut: false, isRestored: true } as const;
    jobs.put(job);
    again(jobs, job, file);
  });
  useEffect(() => {
    let isLeft = false;
    const find = async () => {
      for (const upload of (await pending?.list()) ?? []) {
        const file = await pending?.fileOf(upload.key);
        if (isLeft) return;
        restore(upload, file);
      }
    };
    void find();
    return () => {
      isLeft = true;
    };
  }, [pending]);

  return {
    jobs: shown,
    isRunning: shown.some((job) => job.state === 'running'),
    add(item, slotId, files) {
      for (const file of files) {
        const refusal = refusalOf(kindOfItem(item), file);
        if (refusal === null) take(jobs, pending, { reportId, item, slotId, file });
        else notifyError(t(refusal), file.name);
      }
    },
    retry(key) {
      const job = jobs.find(key);
      if (job) again(jobs, job, job.file);
    },
    remove: (key) => jobs.giveUp(key),
    clear: () => jobs.all().forEach(({ key }) => jobs.giveUp(key)),
  };
}

/** Sends one that stands still; nothing where its file is missing. */
function again(jobs: UploadJobs, job: AnswerUpload, file: File | undefined): void {
  if (file === undefined) return;
  jobs.patch(job.key, { state: 'running', isCut: false, file });
  jobs.run(job, file);
}

interface Chosen {
  readonly reportId: number;
  readonly item: ReportItem;
  readonly slotId: number;
  readonly file: File;
}

/** A file that was chosen again goes on where it stood, unless it was changed since; any other begins. */
function take(jobs: UploadJobs, pending: PendingUploads | null, chosen: Chosen): void {
  const { reportId, item, slotId, file } = chosen;
  const { name, size, lastModified } = file;
  const missing = jobs
    .all()
    .find(
      (job) =>
        job.state === 'missing' &&
        job.item.id === item.id &&
        job.slotId === slotId &&
        job.name === name &&
        job.size === size,
    );
  if (missing?.lastModified === lastModified) return again(jobs, missing, file);
  if (missing) jobs.giveUp(missing.key);
  const begun = { name, size, lastModified, uploadId: '', fraction: 0, at: Date.now() };
  const upload = { ...begun, key: newUuid(), reportId, answerId: item.answerVo.id, slotId };
  const job = { ...upload, item, file, state: 'running', isCut: false, isRestored: false } as const;
  jobs.put(job);
  void pending?.add(upload, file);
  jobs.run(job, file);
}

/** How many more files an answer takes. */
export function roomFor(url: string): number {
  return reportLimits.uploads - decodeUploads(url).length;
}
