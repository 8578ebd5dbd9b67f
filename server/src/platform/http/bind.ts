/*
 * Binds the calls of the contract to their handlers: who calls, may he, is the request in form, is the
 * answer in form. Modules give handlers; nothing else registers a call.
 */
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sideOfPath, userTypeHeader, type Actor, type Side } from '#contract/core/actor';
import type {
  AnswerOf,
  BodyOf,
  EndpointDefinition,
  EndpointKey,
  ParamsOf,
  QueryOf,
} from '#contract/core/endpoint';
import type { Locale } from '#contract/settings/config-script';
import { AppError } from '../app-error';
import { refusalOf } from './access';
import { compressed } from './compression';
import { noStore, successEnvelope } from './envelope';
import { formText } from './form-texts';
import type { Http } from './server';

/** Cookies of a request, by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** Finds out who calls; filled by the identity module. */
export interface ActorSource {
  /** The actor of one side; a visitor where there is no valid session of that side. */
  actorOf(cookies: Cookies, side: Side): Promise<Actor>;
  /** The side of the only session there is; both or none → user. */
  onlySideOf(cookies: Cookies): Promise<Side>;
}

/** What a handler gets. */
export interface Call<Definition> {
  readonly actor: Actor;
  readonly side: Side;
  /** Language of server texts for this caller. */
  readonly lang: Locale;
  /** Address of the caller, through trusted proxies only. */
  readonly address: string;
  readonly body: BodyOf<Definition>;
  readonly params: ParamsOf<Definition>;
  readonly query: QueryOf<Definition>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A file that a call answers in place of an envelope. */
export interface Download {
  /** Plain ASCII. */
  readonly fileName: string;
  readonly body: Readable | Buffer;
  /** Bytes of a stream, where they are known. */
  readonly size?: number;
}

type HandlerAnswer<Definition> = Definition extends { binary: string } ? Download : AnswerOf<Definition>;

/** One handler per call of a module; a missing one does not compile. */
export type Handlers<Map> = {
  [Key in keyof Map]: (call: Call<Map[Key]>) => Promise<HandlerAnswer<Map[Key]>> | HandlerAnswer<Map[Key]>;
};

export interface BindContext {
  readonly http: Http;
  readonly actors: ActorSource;
  readonly languageOf: (request: FastifyRequest) => Locale;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
    side: Side | undefined;
  }
}

export type Bind = <Map extends Record<EndpointKey, EndpointDefinition>>(
  endpoints: Map,
  handlers: Handlers<Map>,
) => void;

export function createBind(context: BindContext): Bind {
  context.http.decorateRequest('actor', undefined);
  context.http.decorateRequest('side', undefined);
  return (endpoints, handlers) => {
    for (const key of Object.keys(endpoints) as EndpointKey[]) {
      const definition = endpoints[key];
      const handler = handlers[key as keyof typeof handlers] as (call: unknown) => unknown;
      if (definition !== undefined) register(context, key, definition, handler);
    }
  };
}

function register(
  context: BindContext,
  key: EndpointKey,
  definition: EndpointDefinition,
  handler: (call: unknown) => unknown,
): void {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string];
  const mixed = definition.mixed === true;
  context.http.route({
    method,
    url: path,
    config: { writes: definition.writes === true, mixed },
    // Files are compressed formats for the most part, and whoever loads one wants to see how much is to come.
    compress: definition.binary === undefined ? compressed : false,
    // Before the body is read: whoever may not call cannot make us read 100 MB.
    preParsing: async (request) => {
      const side = definition.side ?? (await sideOf(context, request, path));
      const actor = await context.actors.actorOf(request.cookies, side);
      // Before a refusal too: its text is in the language of the side.
      request.side = side;
      request.actor = actor;
      const refusal = refusalOf(definition.access, actor);
      if (refusal !== undefined) throw new AppError(refusal);
    },
    handler: async (request, reply) => {
      void reply.header('cache-control', definition.cache ?? noStore);
      const data = await handler({
        actor: request.actor,
        side: request.side,
        lang: context.languageOf(request),
        address: request.ip,
        body: definition.body && checked(definition.body, request.body ?? {}),
        params: definition.params && checked(definition.params, request.params),
        query: definition.query && checked(definition.query, request.query),
        request,
        reply,
      });
      if (definition.binary !== undefined) return sendFile(reply, definition.binary, data as Download);
      return successEnvelope(path, definition.data.parse(data), mixed);
    },
  });
}

function sendFile(reply: FastifyReply, type: string, { fileName, body, size }: Download): FastifyReply {
  if (size !== undefined) void reply.header('content-length', size);
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', noStore)
    .send(body);
}

async function sideOf(context: BindContext, request: FastifyRequest, path: string): Promise<Side> {
  const named = sideOfPath(path);
  if (named !== undefined) return named;
  const header = request.headers[userTypeHeader];
  if (header === 'user' || header === 'admin') return header;
  return context.actors.onlySideOf(request.cookies);
}

/** What the schema makes of a value; a clear error where it does not fit. */
function checked(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError('core.bad_input', { detail: formText(result.error.issues[0]) });
}
