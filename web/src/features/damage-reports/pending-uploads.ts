/*
 * Files of answers that are on their way, kept beyond the form and the page: what was being sent where, under
 * which upload of the server, and the file itself where the browser keeps it.
 */
import { createKept, type Kept } from '../../lib/kept';
import { createKeptFiles, type KeptFiles } from '../../lib/kept-files';

/** A file on its way, as it is found again after a reload. */
export interface PendingUpload {
  /** Random; names it on this device. */
  readonly key: string;
  readonly reportId: number;
  readonly answerId: number;
  /** Slot of the question, or the question itself where it has none. */
  readonly slotId: number;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  /** The server's id; '' before the first piece, and of files that are sent whole. */
  readonly uploadId: string;
  /** Sent part, 0…1. */
  readonly fraction: number;
  /** When it was chosen. */
  readonly at: number;
}

export interface PendingUploads {
  /** What is on its way for the report, in the order in which it was chosen. */
  readonly list: () => Promise<readonly PendingUpload[]>;
  readonly add: (upload: PendingUpload, file: File) => Promise<void>;
  /** Changes one that is still there. */
  readonly update: (key: string, change: Partial<Pick<PendingUpload, 'uploadId' | 'fraction'>>) => void;
  /** The file, where the browser kept it. */
  readonly fileOf: (key: string) => Promise<File | undefined>;
  /** It arrived, or was given up. */
  readonly drop: (key: string) => Promise<void>;
}

/** The server forgets an upload after this long, too. */
const keptFor = 24 * 3_600_000;

/** The uploads of one of a person's reports; `owner` as in lib/drafts. */
export function pendingUploadsOf(owner: string, reportId: number): PendingUploads {
  return createPendingUploads(`uploads:${owner}`, reportId, createKept(), createKeptFiles(), Date.now);
}

/** The same on storages of its own. */
export function createPendingUploads(
  name: string,
  reportId: number,
  kept: Kept,
  files: KeptFiles,
  now: () => number,
): PendingUploads {
  const change = async (next: (uploads: readonly PendingUpload[]) => readonly PendingUpload[]) => {
    let gone: readonly PendingUpload[] = [];
    await kept.update(name, (value) => {
      const all = uploadsIn(value);
      const fresh = all.filter(({ at }) => now() - at < keptFor);
      gone = all.filter((one) => !fresh.includes(one));
      return next(fresh);
    });
    for (const { key } of gone) await files.drop(key);
  };
  return {
    async list() {
      await change((uploads) => uploads);
      return uploadsIn(await kept.read(name)).filter((upload) => upload.reportId === reportId);
    },
    async add(upload, file) {
      await change((uploads) => [...uploads.filter(({ key }) => key !== upload.key), upload]);
      await files.keep(upload.key, file);
    },
    update: (key, part) =>
      void change((uploads) => uploads.map((one) => (one.key === key ? { ...one, ...part } : one))),
    fileOf: files.read,
    async drop(key) {
      await change((uploads) => uploads.filter((one) => one.key !== key));
      await files.drop(key);
    },
  };
}

/** What an earlier version wrote, less what does not fit. */
function uploadsIn(value: unknown): PendingUpload[] {
  return Array.isArray(value) ? value.filter(isUpload) : [];
}

function isUpload(value: unknown): value is PendingUpload {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  const texts = ['key', 'name', 'uploadId'].every((name) => typeof fields[name] === 'string');
  const numbers = ['reportId', 'answerId', 'slotId', 'size', 'lastModified', 'fraction', 'at'];
  return texts && numbers.every((name) => typeof fields[name] === 'number');
}
