/*
 * Uploads as browsers read them: /static/<name> and the older /ipfs/<name> (Q-103, Q-104, Q-142). Nothing of
 * an upload can run: its type is never a script's or a page's, and it stands in a sandbox.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error';
import type { Http } from '../../platform/http/server';
import type { FileAccess } from './access.service';
import type { Disk } from './disk';
import type { FileRow } from './files.store';
import { contentDisposition } from './name.rules';
import { rangeOf } from './range.rules';

const sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
const year = 31_536_000;

type StaticRequest = FastifyRequest<{ Params: { name: string } }>;

export function serveUploads(http: Http, { access, disk }: { access: FileAccess; disk: Disk }): void {
  const serve = async (request: StaticRequest, reply: FastifyReply) => {
    const file = await access.find(request.params.name, request.cookies);
    const size = file === undefined ? undefined : await disk.sizeOf(file.name);
    if (file === undefined || size === undefined) throw new AppError('core.unknown_path');

    const etag = `"${file.name}"`;
    setHeaders(reply, file, etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const isFresh = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
    const range = isFresh ? rangeOf(request.headers.range, size) : undefined;
    if (range === 'unsatisfiable') {
      return reply.status(416).header('content-range', `bytes */${size}`).send();
    }
    if (range === undefined) return reply.header('content-length', size).send(disk.read(file.name));
    return reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
      .header('content-length', range.end - range.start + 1)
      .send(disk.read(file.name, range));
  };
  http.get<{ Params: { name: string } }>('/static/:name', serve);
  http.get<{ Params: { name: string } }>('/ipfs/:name', serve);
}

function setHeaders(reply: FastifyReply, file: FileRow, etag: string): void {
  const isShown = file.kind !== 'file';
  void reply
    .type(file.content_type)
    .header('content-disposition', contentDisposition(isShown ? 'inline' : 'attachment', file.original_name))
    .header('content-security-policy', sandbox)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', `${file.is_public ? 'public' : 'private'}, max-age=${year}, immutable`)
    .header('accept-ranges', 'bytes')
    .header('etag', etag);
}
