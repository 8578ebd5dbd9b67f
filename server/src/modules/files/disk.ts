/*
 * Files on disk: written under a temporary name, flushed, then renamed, so that no half file ever stands
 * under a name that is served. Files that come in pieces grow in a folder of their own. Several programs may
 * share the folder.
 */
import { createHash, randomBytes } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that is whole on disk and has no name yet. */
export interface Draft {
  readonly path: string;
  readonly size: number;
}

/** More bytes came than are allowed. */
export class TooLarge extends Error {}

export type Disk = ReturnType<typeof createDisk>;

/** @param folder made when it is first written to */
export function createDisk(folder: string) {
  const drafts = join(folder, 'drafts');
  const parts = join(folder, 'parts');
  const partOf = (id: string) => join(parts, id);
  // Spread over folders: some systems are slow with many files in one.
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);

  let ready: Promise<unknown> | undefined;

  return {
    /**
     * Writes a stream. Whatever goes wrong, nothing stays.
     * @throws TooLarge as soon as more than `limit` bytes came
     */
    async draft(source: Readable | Buffer, limit: number): Promise<Draft> {
      await (ready ??= mkdir(drafts, { recursive: true }));
      const path = join(drafts, randomBytes(16).toString('hex'));
      const counter = countingUpTo(limit);
      const stream = Buffer.isBuffer(source) ? Readable.from([source]) : source;
      // Opened before anything can fail: a file that is opened after its removal would stay.
      const file = await open(path, 'wx');
      try {
        await pipeline(stream, counter.stream, file.createWriteStream({ flush: true }));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { path, size: counter.size() };
    },

    /** The first bytes of a draft. */
    async beginning(draft: Draft, bytes: number): Promise<Buffer> {
      const file = await open(draft.path);
      try {
        const buffer = Buffer.alloc(Math.min(bytes, draft.size));
        const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },

    readText: (draft: Draft) => readFile(draft.path, 'utf8'),

    async replaceText(draft: Draft, text: string): Promise<Draft> {
      await writeFile(draft.path, text, { flush: true });
      return { path: draft.path, size: Buffer.byteLength(text) };
    },

    /** Gives a draft its name. */
    async keep(draft: Draft, name: string): Promise<void> {
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      await rename(draft.path, pathOf(name));
    },

    /** Writes a draft into a file that comes in pieces, from this byte on; it is on disk when this resolves. */
    async addToPart(id: string, offset: number, piece: Draft): Promise<void> {
      await mkdir(parts, { recursive: true });
      const file = await open(partOf(id), constants.O_WRONLY | constants.O_CREAT);
      try {
        await file.write(await readFile(piece.path), 0, piece.size, offset);
        await file.datasync();
      } finally {
        await file.close();
      }
    },

    /** What has come of a file in pieces, as a draft; undefined where not exactly `size` bytes are there. */
    async partAsDraft(id: string, size: number): Promise<Draft | undefined> {
      const found = await stat(partOf(id)).catch(() => undefined);
      return found?.size === size ? { path: partOf(id), size } : undefined;
    },

    removePart: (id: string) => rm(partOf(id), { force: true }),

    /** Removes drafts that nobody has written to since (ms): a program that was writing them died. */
    async clear(since: number): Promise<void> {
      for (const name of await readdir(drafts).catch(() => [])) {
        const path = join(drafts, name);
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
        if (mtimeMs < since) await rm(path, { force: true });
      }
    },

    /** Whether a draft has the bytes of a file. */
    async isSame(draft: Draft, name: string): Promise<boolean> {
      const { size } = await stat(pathOf(name));
      return size === draft.size && (await hashOf(draft.path)) === (await hashOf(pathOf(name)));
    },

    discard: (draft: Draft) => rm(draft.path, { force: true }),
    remove: (name: string) => rm(pathOf(name), { force: true }),

    /** Size in bytes; undefined where it is missing. */
    async sizeOf(name: string): Promise<number | undefined> {
      return stat(pathOf(name)).then(
        ({ size }) => size,
        () => undefined,
      );
    },

    read: (name: string, range?: { start: number; end: number }) => createReadStream(pathOf(name), range),
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function countingUpTo(limit: number) {
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > limit) done(new TooLarge());
      else done(null, chunk);
    },
  });
  return { stream, size: () => size };
}
