/*
 * What a call is. Modules describe their calls as data, keyed 'METHOD /path'; the server binds them, the
 * browser takes its types from them, documents and the access matrix are generated from them.
 */
import type { z } from 'zod';
import type { ErrorCode } from '../errors';
import type { Side } from './actor';

/**
 * Who may call. The side comes from the path, or by Q-165 where it names none.
 * - public: anybody; the handler sees who it is
 * - customer: a customer with an account
 * - ticketHolder: a customer with an account, or an anonymous identity
 * - identified: any identity of either side
 * - staff: any staff member
 * - staffWrite: staff that are not read-only
 */
export type Access = 'public' | 'customer' | 'ticketHolder' | 'identified' | 'staff' | 'staffWrite';

/** One call of the wire. */
export interface EndpointDefinition {
  /** One sentence: what the call does. */
  readonly summary: string;
  /** Where it is specified, e.g. `000 §7, Q-57`. */
  readonly source: string;
  readonly access: Access;
  /** The agent must be on duty; asked after existence, before state and content. */
  readonly duty?: true;
  /** Whose call it is, where the path does not say so. */
  readonly side?: Side;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Schema of a JSON body; absent on GET and on uploads. */
  readonly body?: z.ZodType;
  /** The call takes multipart parts in place of a JSON body. */
  readonly multipart?: true;
  /** A GET that changes something: foreign pages are refused as for POST. */
  readonly writes?: true;
  /** Answers both envelopes at once. */
  readonly mixed?: true;
  /** Cache-Control of an answer that may be kept; without it `no-store`. */
  readonly cache?: string;
  /** Content type of a successful answer that is a file in place of an envelope. */
  readonly binary?: string;
  /** `data` of a successful answer. */
  readonly data: z.ZodType;
  /** Refusals of its own; those of core can come from any call. */
  readonly errors: readonly ErrorCode[];
}

export type EndpointKey = `${'GET' | 'POST'} /${string}`;

/** Fixes the keys and schemas of a module's calls as literal types. */
export function defineEndpoints<const Map extends Record<EndpointKey, EndpointDefinition>>(map: Map): Map {
  return map;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** Body of a call after parsing, as a handler gets it. */
export type BodyOf<Definition> = Definition extends { body: infer Schema } ? Parsed<Schema> : undefined;
/** Path parameters after parsing. */
export type ParamsOf<Definition> = Definition extends { params: infer Schema } ? Parsed<Schema> : undefined;
/** Query after parsing. */
export type QueryOf<Definition> = Definition extends { query: infer Schema } ? Parsed<Schema> : undefined;
/** `data` of a successful answer. */
export type DataOf<Definition> = Definition extends { data: infer Schema } ? Parsed<Schema> : undefined;
/** `data` as a handler may return it, before the answer schema drops what is not in it. */
export type AnswerOf<Definition> = Definition extends { data: infer Schema } ? Sent<Schema> : undefined;
