/* The parts of a multipart request; what is wrong with the form itself is the sender's trouble, not ours. */
import type { FastifyRequest } from 'fastify';
import { limits } from '#contract/core/limits';
import { AppError } from '../app-error';

// The parser must not cut a file to the limit before we have seen that it is too large.
const oneByteMore = { limits: { fileSize: limits.uploadBytes + 1 } };

/** The parts as they come. @throws files.broken_off, and the parser's own refusals */
export async function* partsOf(request: FastifyRequest) {
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
