/*
 * The calls that take files (000 §7, 001 §7): multipart parts of any name, and the kind of the tool. A call that
 * takes one file reads no second one.
 */
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#contract/core/actor';
import { limits } from '#contract/core/limits';
import { filesEndpoints, uploadKind } from '#contract/files/endpoints';
import { AppError } from '../../platform/app-error';
import type { Bind, Call } from '../../platform/http/bind';
import type { RateLimit } from '../../platform/rate-limit';
import type { Db } from '../../schema';
import type { FileKind, Uploader } from './files.types';
import type { Incoming, Reception } from './reception.service';
import type { Uploads } from './upload.service';

export interface UploadRoutes {
  readonly db: Db;
  readonly reception: Reception;
  readonly uploads: Uploads;
  /** Counts files per identity. */
  readonly limit: RateLimit;
}

// The parser must not cut a file to the limit before we have seen that it is too large.
const oneByteMore = { limits: { fileSize: limits.uploadBytes + 1 } };

const storedBelow = '/static/';

type UploadCall = Pick<Call<unknown>, 'actor' | 'request'> & { query: { kind?: FileKind } };

export function bindUploads(bind: Bind, { db, reception, uploads, limit }: UploadRoutes): void {
  const upload = async ({ actor, request, query }: UploadCall, most = Infinity) => {
    const uploader = uploaderOf(actor);
    const { files, kind } = await receiveAll(request, reception, (before) => {
      if (before >= most) throw new AppError('files.one_only');
      limit.take(keyOf(uploader));
    });
    if (files.length === 0) throw new AppError('files.none');
    return uploads.storeAll(db, files, { kind: query.kind ?? kind, uploader });
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
  });
}

/**
 * Reads every part. After a refusal the rest of the request is read past, so that the answer arrives.
 * @param count is told before each file how many came before it
 */
async function receiveAll(
  request: FastifyRequest,
  reception: Reception,
  count: (before: number) => void,
): Promise<{ files: Incoming[]; kind: FileKind | undefined }> {
  if (!request.isMultipart()) throw new AppError('files.none');
  const files: Incoming[] = [];
  let kind: FileKind | undefined;
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') {
        if (part.fieldname === 'kind') kind = uploadKind.safeParse(part.value).data ?? 'file';
        continue;
      }
      count(files.length);
      const { file, filename: originalName, mimetype: declaredType } = part;
      files.push(await reception.receive(file, { originalName, declaredType }));
    }
  } catch (error) {
    await reception.discard(files);
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
  return { files, kind };
}

/** The parts as they come; what is wrong with the form itself is the sender's trouble, not ours. */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts(oneByteMore);
  } catch (error) {
    const { statusCode = 500 } = error as { statusCode?: number };
    throw statusCode < 500 && !isBrokenOff(error) ? error : new AppError('files.broken_off');
  }
}

function isBrokenOff(error: unknown): boolean {
  return (error as { code?: string }).code === 'FST_MP_PREMATURE_CLOSE';
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
