/*
 * The HTTP server: request ids, foreign origins, limits, body parsing, headers and the error answers. It
 * knows no call; calls are bound by bind.ts.
 */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import { errorNumbers } from '#contract/core/envelope';
import { limits } from '#contract/core/limits';
import { errors } from '#contract/errors';
import type { Locale } from '#contract/settings/config-script';
import { AppError, errorText } from '../app-error';
import { endConnectionsOnClose } from './connections';
import { acceptCompression } from './compression';
import { contentPolicy } from './content-policy';
import { errorEnvelope, noStore } from './envelope';
import { isForeign } from './origin';
import { refuseUnread } from './unread';

export type Http = FastifyInstance;

export interface HttpOptions {
  readonly log: Logger;
  readonly trustedProxies: readonly string[];
  readonly allowedOrigins: readonly string[];
  /** Sites that may show us in a frame; none refuses framing by other sites. */
  readonly frameAncestors: readonly string[];
  /** Requests a minute and address; 0 = no limit. */
  readonly requestLimit: number;
  /** Language of an error text for this request. */
  readonly languageOf: (request: Pick<FastifyRequest, 'side' | 'cookies'>) => Locale;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** GETs that write are guarded like POSTs. */
    writes?: boolean;
    /** The call answers both envelopes at once. */
    mixed?: boolean;
  }
}

const jsonBytes = 1024 * 1024;

export async function createHttp(options: HttpOptions): Promise<Http> {
  const { log, languageOf } = options;
  const http: Http = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    bodyLimit: jsonBytes,
    requestTimeout: 10 * 60_000,
    routerOptions: { maxParamLength: 300 },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => refuseUnread(error, socket, languageOf),
    // An address that the router cannot read, or with a part that is too long, leads nowhere.
    frameworkErrors: (_, request, reply) =>
      sendError(new AppError('core.unknown_path'), request, reply, languageOf(request)),
  });

  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', contentPolicy(request.host, options.frameAncestors));
    const guarded = request.method === 'POST' || request.routeOptions.config.writes === true;
    if (guarded && isForeign(request.headers, request.host, options.allowedOrigins)) {
      throw new AppError('core.foreign_origin');
    }
  });
  http.setErrorHandler((error: FastifyError | AppError, request, reply) =>
    sendError(error, request, reply, languageOf(request)),
  );
  acceptEmptyJson(http);
  endConnectionsOnClose(http);

  await http.register(cookie);
  await http.register(helmet, securityHeaders);
  await acceptCompression(http);
  await http.register(multipart, {
    limits: { fileSize: limits.uploadBytes, files: 20, fields: 50, fieldSize: 10_000, headerPairs: 50 },
  });
  if (options.requestLimit > 0) {
    await http.register(rateLimit, {
      max: options.requestLimit,
      timeWindow: 60_000,
      addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
      errorResponseBuilder: (_, context) =>
        new AppError('core.too_many', { seconds: Math.ceil(context.ttl / 1000) }),
    });
  }
  return http;
}

/** A POST may come without a body, or with an empty one; what is unreadable gets a clear error. */
function acceptEmptyJson(http: Http): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser(['application/json', 'text/plain']);
  http.addContentTypeParser<string>(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.trim() === '') done(null, {});
      else void parse(request, body, done);
    },
  );
}

const securityHeaders = {
  // Set above, since it names the host of the request.
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  frameguard: false,
  // Set by the proxy that ends TLS; on plain http it would lock developers out.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
};

/** Turns whatever was thrown into the envelope of the path, in the language of the caller. */
function sendError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
  lang: Locale,
) {
  const known = error instanceof AppError ? error : translate(error);
  if (known === undefined) request.log.error({ err: error, url: request.url }, 'request failed');
  const shown = known ?? new AppError('core.crash', { requestId: request.id });
  const { kind } = errors[shown.code];
  if (kind === 'too_many') void reply.header('retry-after', Number(shown.details.seconds ?? 60));
  void reply.header('cache-control', noStore);
  const mixed = request.routeOptions.config.mixed === true;
  const data = shown.data && { reason: shown.code, ...shown.data };
  const extra = { mixed, requestId: request.id, ...(data && { data }) };
  void reply
    .status(errorNumbers[kind].status)
    .send(errorEnvelope(request.url, kind, errorText(shown, lang), extra));
}

/** Fastify's own refusals of a request, as errors of the catalogue; undefined for a crash of ours. */
function translate(error: FastifyError): AppError | undefined {
  const status = error.statusCode ?? 500;
  if (status === 413) return new AppError('core.too_large');
  if (status === 404) return new AppError('core.unknown_path');
  if (status >= 400 && status < 500) return new AppError('core.unreadable', { detail: error.message });
  // A body nested so deeply that reading it ran out of stack.
  if (error instanceof RangeError) return new AppError('core.unreadable', { detail: 'too deep' });
  return undefined;
}
