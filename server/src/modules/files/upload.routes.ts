/*
 * The calls that take files (000 §7, 001 §7): multipart parts of any name, and the kind of the tool. A call that
 * takes one file reads no second one.
 */
import type { Actor } from '#contract/core/actor';
import { filesEndpoints } from '#contract/files/endpoints';
import { AppError } from '../../platform/app-error';
import type { Bind, Call } from '../../platform/http/bind';
import type { RateLimit } from '../../platform/rate-limit';
import type { Db } from '../../schema';
import type { FileKind, Uploader } from './files.types';
import { readForm } from './form';
import type { Pieces } from './pieces.service';
import type { Reception } from './reception.service';
import type { Uploads } from './upload.service';

export interface UploadRoutes {
  readonly db: Db;
  readonly reception: Reception;
  readonly uploads: Uploads;
  readonly pieces: Pieces;
  /** Counts files per identity. */
  readonly limit: RateLimit;
}

const storedBelow = '/static/';

type PieceCall = Pick<Call<unknown>, 'actor' | 'request'> & { query: { uploadId: string; offset: number } };
type UploadCall = Pick<Call<unknown>, 'actor' | 'request'> & { query: { kind?: FileKind } };

export function bindUploads(bind: Bind, { db, reception, uploads, pieces, limit }: UploadRoutes): void {
  const upload = async ({ actor, request, query }: UploadCall, most = Infinity) => {
    const uploader = uploaderOf(actor);
    const { taken, kind } = await readForm(request, {
      most,
      async take({ file, filename: originalName, mimetype: declaredType }) {
        limit.take(keyOf(uploader));
        return reception.receive(file, { originalName, declaredType });
      },
      discard: (files) => reception.discard(files),
    });
    return uploads.storeAll(db, taken, { kind: query.kind ?? kind, uploader });
  };

  /** A piece that is not wanted any more is read past, so that the answer arrives. */
  const addPiece = async ({ actor, request, query }: PieceCall) => {
    const person = uploaderOf(actor);
    const { taken } = await readForm(request, {
      most: 1,
      take: async ({ file }) => {
        await pieces.get(person, query.uploadId);
        return pieces.receive(file);
      },
      discard: async (drafts) => void (await Promise.all(drafts.map(pieces.discard))),
    });
    const [piece] = taken;
    if (piece === undefined) throw new AppError('files.none');
    return pieces.add(person, query.uploadId, query.offset, piece);
  };

  bind(filesEndpoints, {
    'POST /api/user/ChatBase/uploadFile': ({ actor, request, query }) => upload({ actor, request, query }),
    'POST /api/admin/ChatBase/uploadFile': ({ actor, request, query }) => {
      if (actor.kind !== 'staff' || actor.workStatus !== 1) throw new AppError('core.off_duty');
      return upload({ actor, request, query });
    },
    'POST /api/admin/KnowledgeBase/uploadFile': ({ actor, request, query }) =>
      upload({ actor, request, query }),
    'POST /javaplus/user/file/upload': async ({ actor, request, query }) => {
      const [stored] = await upload({ actor, request, query }, 1);
      if (stored === undefined) throw new AppError('files.none');
      return stored.url.slice(storedBelow.length);
    },
    'POST /javaplus/user/file/beginUpload': ({ actor, body }) => {
      const person = uploaderOf(actor);
      limit.take(keyOf(person));
      return pieces.begin(person, body);
    },
    'POST /javaplus/user/file/continueUpload': addPiece,
    'POST /javaplus/user/file/getUpload': ({ actor, body }) => pieces.get(uploaderOf(actor), body.uploadId),
    'POST /javaplus/user/file/finishUpload': ({ actor, body }) =>
      pieces.finish(uploaderOf(actor), body.uploadId),
    'POST /javaplus/user/file/cancelUpload': async ({ actor, body }) => {
      await pieces.cancel(uploaderOf(actor), body.uploadId);
      return {};
    },
  });
}

function uploaderOf(actor: Actor): NonNullable<Uploader> {
  if (actor.kind === 'visitor') throw new AppError('core.no_session');
  return actor.kind === 'staff'
    ? { side: 'admin', id: actor.personId }
    : { side: 'user', id: actor.customerId };
}

function keyOf({ side, id }: NonNullable<Uploader>): string {
  return `${side}:${id}`;
}
