/* The parts of a multipart request; what is wrong with the form itself is the sender's trouble, not ours. */
import type { FastifyRequest } from 'fastify';
import { limits } from '#contract/core/limits';
import { AppError } from '../app-error';

/**
 * The parts as they come.
 * @param most bytes that a file of this call may have
 * @throws files.broken_off, and the parser's own refusals
 */
export async function* partsOf(request: FastifyRequest, most: number = limits.uploadBytes) {
  try {
    // The parser must not cut a file to the limit before we have seen that it is too large.
    yield* request.parts({ limits: { fileSize: most + 1 } });
  } catch (error) {
    const { statusCode = 500 } = error as { statusCode?: number };
    throw statusCode < 500 && !isBrokenOff(error) ? error : new AppError('files.broken_off');
  }
}

function isBrokenOff(error: unknown): boolean {
  return (error as { code?: string }).code === 'FST_MP_PREMATURE_CLOSE';
}
