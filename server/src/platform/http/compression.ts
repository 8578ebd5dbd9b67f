/*
 * Compression of large answers of calls, such as the catalogue. Uploads and the built application are left as
 * they are: the former are compressed formats, the latter was compressed when it was built.
 */
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** The `compress` option of a route whose answers are compressed. A few kilobytes are sent as they are. */
export const compressed: FastifyCompressOptions = { encodings: ['br', 'gzip'], threshold: 4096 };

/**
 * Before any route is registered. Requests are never unpacked: a compressed one could be far larger than the
 * limit for bodies says.
 */
export async function acceptCompression(http: FastifyInstance): Promise<void> {
  await http.register(compress, { global: false });
}
