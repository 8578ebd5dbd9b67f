/*
 * What documents say of a call, made from its definition: JSON Schemas, who may call, how it can be refused.
 * Read by GET /docs/openapi.json and by `npm run docs`.
 */
import { z } from 'zod';
import type { ErrorCode } from '../errors';
import { sideOfPath } from './actor';
import type { EndpointDefinition } from './endpoint';
import { aliasesOf } from './schema';

/** A JSON Schema as documents use it. `x-aliases`: other spellings of properties. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: (string | number)[];
  const?: string | number;
  additionalProperties?: boolean | JsonSchema;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  'x-aliases'?: Readonly<Record<string, readonly string[]>>;
  [keyword: string]: unknown;
}

/** The JSON Schema of what a schema makes of a value. What has no JSON form, such as "anything", is `{}`. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema as JsonSchema),
  }) as JsonSchema;
  delete made['$schema'];
  return made;
}

function tidy(schema: z.core.$ZodType, made: JsonSchema): void {
  const aliases = aliasesOf(schema);
  if (Object.keys(aliases).length > 0) made['x-aliases'] = aliases;
  // Unknown fields are dropped, not refused.
  if (made.additionalProperties === false) delete made.additionalProperties;
  if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum;
  if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum;
}

/** The side that a call is for; undefined where the header x-user-type or the session says it. */
function sideOf(path: string, definition: EndpointDefinition) {
  return definition.side ?? sideOfPath(path);
}

const identified = {
  user: 'customers and anonymous identities',
  admin: 'staff',
  none: 'customers, anonymous identities and staff',
} as const;

/** Who may call, in words. */
export function callersOf(path: string, definition: EndpointDefinition): string {
  const onDuty = definition.duty === true ? ', on duty' : '';
  switch (definition.access) {
    case 'public':
      return 'anybody';
    case 'customer':
      return 'customers with an account';
    case 'ticketHolder':
      return 'customers and anonymous identities';
    case 'identified':
      return identified[sideOf(path, definition) ?? 'none'];
    case 'staff':
      return `staff, read-only ones too${onDuty}`;
    case 'staffWrite':
      return `staff that are not read-only${onDuty}`;
  }
}

/** How a call can be refused: what follows from its definition, then its own errors. */
export function refusalsOf(definition: EndpointDefinition): ErrorCode[] {
  const { access, body, params, query, multipart } = definition;
  const general: ErrorCode[] = [];
  if (access !== 'public') general.push('core.no_session');
  if (access === 'staffWrite') general.push('core.read_only');
  if (definition.duty === true) general.push('core.off_duty');
  if (body ?? params ?? query ?? multipart) general.push('core.bad_input');
  return [...general, ...definition.errors];
}

/** Path in the way of OpenAPI: '/a/{id}'. */
export function templateOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}
