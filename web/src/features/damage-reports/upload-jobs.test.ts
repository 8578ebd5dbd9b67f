/* UPLOAD-04, UPLOAD-07, Q-126, Q-133: files on their way into answers, through breaks, reloads and second windows. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api';
import { addCatalogue } from '../../lib/i18n';
import { messages } from '../../lib/i18n/messages/en';
import { memoryKept } from '../../lib/memory-kept.test-kit';
import { demoReport } from './demo/demo-report';
import { createPendingUploads, type PendingUpload } from './pending-uploads';
import { createUploadJobs, type AnswerUpload, type SendFile } from './upload-jobs';
import type { KeptFiles } from '../../lib/kept-files';

vi.mock('../../ui/wait-overlay', () => ({ waitOverlay: () => Promise.resolve() }));
vi.mock('../../lib/upload-pieces', async (original) => ({ ...(await original<object>()), cancelUpload }));
const cancelUpload = vi.hoisted(() => vi.fn());
afterAll(() => {
  for (const path of ['../../ui/wait-overlay', '../../lib/upload-pieces']) vi.doUnmock(path);
});

const hour = 3_600_000;
const file = new File(['a film'], 'film.mp4', { type: 'video/mp4', lastModified: 5 });
const network = new ApiError('network', 0, '');
const refusal = new ApiError('refusal', 500, 'Please upload mp4');

function memoryFiles(): KeptFiles {
  const files = new Map<string, File>();
  return {
    keep: (key, kept) => Promise.resolve(void files.set(key, kept)),
    read: (key) => Promise.resolve(files.get(key)),
    drop: (key) => Promise.resolve(void files.delete(key)),
  };
}

/** A browser whose storage outlives its windows. */
function browser() {
  const [kept, files] = [memoryKept(), memoryFiles()];
  let now = 0;
  return {
    advance: (ms: number) => (now += ms),
    pending: (reportId = 1) => createPendingUploads('uploads:user:1', reportId, kept, files, () => now),
    window(send: SendFile) {
      const stored: string[] = [];
      let shown: readonly AnswerUpload[] = [];
      const pending = this.pending();
      const jobs = createUploadJobs({
        send,
        pending,
        onChange: (next) => (shown = next),
        onStored: (_, url) => void stored.push(url),
      });
      return { jobs, stored, pending, shown: () => shown };
    },
  };
}

const item = demoReport('en', 1).tempItemContentList.find(({ questionType }) => questionType === 31);

function upload(over: Partial<PendingUpload> = {}): AnswerUpload {
  if (!item) throw new Error('The demonstration asks for no video.');
  const { name, size, lastModified } = file;
  const where = { reportId: 1, answerId: item.answerVo.id, slotId: item.id };
  const begun = { key: 'k', name, size, lastModified, uploadId: '', fraction: 0, at: 0, ...where, ...over };
  return { ...begun, item, file, state: 'running', isCut: false, isRestored: false };
}

beforeAll(() => addCatalogue('en', messages));

describe('sending', () => {
  it('goes on under the same upload after each break, and its progress is no step back', async () => {
    const seen: (string | undefined)[] = [];
    const fractions: number[] = [];
    const { jobs, stored, shown, pending } = browser().window((_, { uploadId, onBegun, onProgress }) => {
      seen.push(uploadId);
      if (uploadId === undefined) onBegun?.('u1');
      // Each try gets further, and begins with a piece that was sent before.
      for (const part of [seen.length - 2, seen.length]) {
        onProgress?.(part / 10);
        fractions.push(shown()[0]?.fraction ?? 0);
      }
      return seen.length < 7 ? Promise.reject(network) : Promise.resolve('/static/a.mp4');
    });
    jobs.put(upload());
    jobs.run(upload(), file);
    await vi.waitFor(() => expect(stored).toEqual(['/static/a.mp4']));
    expect(seen).toEqual([undefined, 'u1', 'u1', 'u1', 'u1', 'u1', 'u1']);
    expect(fractions).toEqual(fractions.toSorted((one, other) => one - other));
    expect(shown()).toEqual([]);
    expect(await pending.list()).toEqual([]);
  });

  it('without progress gives up after four tries, and waits for the connection; a refusal is final', async () => {
    for (const [error, tries, isCut, left] of [
      [network, 4, true, 1],
      [refusal, 1, false, 0],
    ] as const) {
      const send = vi.fn(() => Promise.reject(error));
      const { jobs, stored, shown, pending } = browser().window(send);
      await pending.add(upload(), file);
      jobs.put(upload());
      jobs.run(upload(), file);
      await vi.waitFor(() => expect(shown()).toMatchObject([{ state: 'failed', isCut }]));
      expect(send).toHaveBeenCalledTimes(tries);
      await vi.waitFor(async () => expect(await pending.list()).toHaveLength(left));
      expect(stored).toEqual([]);
    }
  });

  it('cancelled: the server is told, and nothing arrives any more', async () => {
    let arrive = (_: string) => undefined as unknown;
    const { jobs, stored, shown, pending } = browser().window(
      (_, { onBegun }) =>
        new Promise<string>((resolve) => {
          onBegun?.('u9');
          arrive = resolve;
        }),
    );
    await pending.add(upload(), file);
    jobs.put(upload());
    jobs.run(upload(), file);
    await vi.waitFor(() => expect(shown()).toMatchObject([{ uploadId: 'u9' }]));
    jobs.giveUp('k');
    arrive('/static/late.mp4');
    expect(cancelUpload).toHaveBeenCalledWith('u9');
    await vi.waitFor(async () => expect(await pending.list()).toEqual([]));
    expect([stored, shown()]).toEqual([[], []]);
  });

  it('what another window has finished meanwhile is not sent once more', async () => {
    const send = vi.fn(() => Promise.resolve('/static/a.mp4'));
    const { jobs, shown } = browser().window(send);
    const found = { ...upload(), isRestored: true };
    jobs.put(found);
    jobs.run(found, file);
    await vi.waitFor(() => expect(shown()).toEqual([]));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('what is found again', () => {
  it('is of this report, with its file and how far it was, for a day', async () => {
    const device = browser();
    const here = device.pending();
    await here.add(upload({ key: 'a' }), file);
    await device.pending(2).add(upload({ key: 'b', reportId: 2 }), file);
    here.update('a', { uploadId: 'u1', fraction: 0.5 });
    device.advance(23 * hour);
    expect(await device.pending().list()).toMatchObject([{ key: 'a', uploadId: 'u1', fraction: 0.5 }]);
    expect(await device.pending().fileOf('a')).toBe(file);
    device.advance(hour);
    expect(await device.pending().list()).toEqual([]);
    expect(await device.pending().fileOf('a')).toBeUndefined();
  });
});
