/*
 * Files that are sent in pieces: begun, continued from where they stand, finished or given up. A piece is kept
 * whole or not at all; the upload's row says how much there is and is held while anything is written, so that
 * tabs, retries and several programs never write over each other. Decision 11.
 */
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { limits } from '#contract/core/limits';
import type { BeginUploadBody, UploadProgress } from '#contract/files/endpoints';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../schema';
import type { Disk, Draft } from './disk';
import type { Uploader } from './files.types';
import { mayBegin } from './media.rules';
import * as store from './pieces.store';
import type { Reception } from './reception.service';
import { refusals, refuseWrongKind, type Uploads } from './upload.service';

export type Pieces = ReturnType<typeof createPieces>;

type Person = NonNullable<Uploader>;

export interface PiecesDependencies extends Pick<Platform, 'db' | 'transact' | 'clock'> {
  readonly disk: Disk;
  readonly reception: Reception;
  readonly uploads: Uploads;
}

/** What nobody continued for this long is given up. */
const abandonedAfter = 24 * 3_600_000;
/** So much is enough to tell what a file is. */
const tellingBytes = 64 * 1024;

export function createPieces({ db, transact, clock, disk, reception, uploads }: PiecesDependencies) {
  const hold = async (tx: Db, person: Person, uploadId: string): Promise<store.UploadRow> => {
    const upload = await store.lockUpload(tx, person, uploadId);
    if (upload === undefined) throw new AppError('core.forbidden');
    return upload;
  };

  const giveUp = async (person: Person, uploadId: string): Promise<void> => {
    if (await store.deleteUpload(db, person, uploadId)) await disk.removePart(uploadId);
  };

  /** A file of the wrong kind is refused with its first piece, not after all of them. */
  const refuseAtOnce = async (upload: store.UploadRow, piece: Draft): Promise<void> => {
    const isTelling = piece.size >= Math.min(tellingBytes, upload.size);
    if (upload.received > 0 || !isTelling) return;
    const declaredType = upload.declared_type;
    refuseWrongKind(upload.kind, { contentType: await reception.typeOf(piece), declaredType });
  };

  const add = async (person: Person, uploadId: string, offset: number, piece: Draft) =>
    transact(async (tx) => {
      const upload = await hold(tx, person, uploadId);
      if (upload.file_name !== null || offset !== upload.received) throw new AppError('files.wrong_offset');
      if (offset + piece.size > upload.size) throw new AppError('files.too_large');
      await refuseAtOnce(upload, piece);
      await disk.addToPart(uploadId, offset, piece);
      const received = offset + piece.size;
      await store.updateUpload(tx, uploadId, { received, touched_at: clock.now() });
      return progressOf({ ...upload, received });
    });

  const finish = async (person: Person, uploadId: string): Promise<string> =>
    transact(async (tx) => {
      const upload = await hold(tx, person, uploadId);
      if (upload.file_name !== null) return upload.file_name;
      if (upload.received < upload.size) throw new AppError('files.incomplete');
      const draft = await disk.partAsDraft(uploadId, upload.size);
      if (draft === undefined) throw new AppError('files.broken_off');
      const incoming = await reception.know(draft, saidOf(upload));
      const [stored] = await uploads.storeAll(tx, [incoming], { kind: upload.kind, uploader: person });
      if (stored === undefined) throw new AppError('files.none');
      const name = stored.url.slice('/static/'.length);
      await store.updateUpload(tx, uploadId, { file_name: name, touched_at: clock.now() });
      return name;
    });

  return {
    /** @throws files.too_large, files.not_an_image, files.not_a_video */
    async begin(person: Person, { name, type = '', size, kind }: BeginUploadBody): Promise<UploadProgress> {
      if (size > limits.uploadBytes) throw new AppError('files.too_large');
      if (kind !== 'file' && !mayBegin(kind, type)) throw new AppError(refusals[kind]);
      const id = randomBytes(16).toString('hex');
      await store.insertUpload(db, {
        id,
        uploader_side: person.side,
        uploader_id: person.id,
        original_name: name,
        declared_type: type,
        kind,
        size,
        file_name: null,
        touched_at: clock.now(),
      });
      return { uploadId: id, offset: 0, size };
    },

    /** @throws core.forbidden */
    async get(person: Person, uploadId: string): Promise<UploadProgress> {
      const upload = await store.findUpload(db, person, uploadId);
      if (upload === undefined) throw new AppError('core.forbidden');
      return progressOf(upload);
    },

    receive: (source: Readable): Promise<Draft> => reception.receivePiece(source),
    discard: (piece: Draft): Promise<void> => disk.discard(piece),

    /**
     * Keeps a piece; what is refused for what it is, is given up.
     * @throws core.forbidden, files.wrong_offset, files.too_large, files.not_an_image, files.not_a_video
     */
    async add(person: Person, uploadId: string, offset: number, piece: Draft): Promise<UploadProgress> {
      return add(person, uploadId, offset, piece)
        .catch(afterRefusal(() => giveUp(person, uploadId)))
        .finally(() => disk.discard(piece));
    },

    /** @throws core.forbidden, files.incomplete, files.not_an_image, files.not_a_video, files.broken_off */
    finish: (person: Person, uploadId: string): Promise<string> =>
      finish(person, uploadId).catch(afterRefusal(() => giveUp(person, uploadId))),

    /** What is not there, or is not his, is left as it is. */
    cancel: giveUp,

    /** Removes what was begun and left. */
    async clear(): Promise<void> {
      const ids = await store.deleteAbandoned(db, clock.now() - abandonedAfter);
      for (const id of ids) await disk.removePart(id);
    },
  };
}

/** A file that can never be finished is given up, and the refusal told. */
function afterRefusal(giveUp: () => Promise<void>) {
  return async (error: unknown): Promise<never> => {
    const isFinal =
      error instanceof AppError &&
      ['files.not_an_image', 'files.not_a_video', 'files.broken_off'].includes(error.code);
    if (isFinal) await giveUp();
    throw error;
  };
}

function saidOf(upload: store.UploadRow) {
  return { originalName: upload.original_name, declaredType: upload.declared_type };
}

function progressOf({ id, received, size }: store.UploadRow): UploadProgress {
  return { uploadId: id, offset: received, size };
}
