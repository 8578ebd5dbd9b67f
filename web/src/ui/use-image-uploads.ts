/* Pictures on their way into a text: shown while they go, kept to be tried again where they failed. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../lib/api';
import { t } from '../lib/i18n';
import { refusalOf } from '../lib/upload-rules';
import { notifyError } from './notice';
import type { UploadImage } from './rich-editor-props';
import type { TrayJob } from './upload-tray';

interface ImageJob extends TrayJob {
  readonly file: File;
}

/** `onStored` gets the address of each stored picture; false: it has no place now, and stays to be tried again. */
export function useImageUploads(
  uploadImage: UploadImage | undefined,
  onStored: (file: File, address: string) => boolean,
) {
  const [jobs, setJobs] = useState<readonly ImageJob[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  const current = useRef({ uploadImage, onStored });
  useEffect(() => {
    current.current = { uploadImage, onStored };
  });
  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => abort.abort());
  }, []);

  const change = useCallback((id: number, part: Partial<ImageJob>) => {
    setJobs((known) => known.map((job) => (job.id === id ? { ...job, ...part } : job)));
  }, []);
  const remove = useCallback((id: number) => {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    setJobs((known) => known.filter((job) => job.id !== id));
  }, []);

  const run = useCallback(
    async ({ id, file }: ImageJob) => {
      const abort = new AbortController();
      aborts.current.set(id, abort);
      try {
        const stored = await current.current.uploadImage?.(file, abort.signal, (fraction) =>
          change(id, { fraction }),
        );
        if (abort.signal.aborted) return;
        if (stored && current.current.onStored(file, stored.address)) remove(id);
        else change(id, { state: 'failed' });
      } catch (error) {
        if (abort.signal.aborted) return;
        notifyError(t('chat.upload.failed'), errorText(error));
        change(id, { state: 'failed' });
      }
    },
    [change, remove],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const refusal = refusalOf('image', file);
        if (refusal) {
          notifyError(t(refusal), file.name);
          continue;
        }
        lastId.current += 1;
        const job: ImageJob = { id: lastId.current, name: file.name, fraction: 0, state: 'running', file };
        setJobs((known) => [...known, job]);
        void run(job);
      }
    },
    [run],
  );

  const retry = (id: number) => {
    const job = jobs.find((one) => one.id === id);
    if (!job) return;
    change(id, { state: 'running', fraction: 0 });
    void run(job);
  };
  return { jobs, add, retry, remove };
}
