/*
 * The calls of the contract as an OpenAPI 3.1 document: what programs and people read at /docs. Generated, so
 * that it cannot differ from what the server binds.
 */
import type { z } from 'zod';
import { callersOf, jsonSchemaOf, refusalsOf, templateOf, type JsonSchema } from '#contract/core/documents';
import type { Access, EndpointDefinition } from '#contract/core/endpoint';
import { envelopeOfPath, errorNumbers } from '#contract/core/envelope';
import { endpointsByModule } from '#contract/endpoints';
import { errors } from '#contract/errors';

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object };
}

const introduction = `All calls of the support centre. Every answer is an envelope: \`{code, message, msg, data}\` on
paths below /java and /javaplus, \`{errno, errmsg, data}\` elsewhere; refusals answer HTTP 200 with their number.
Unknown fields are ignored. Ids may be sent as digits in a string.

**Sessions** are HttpOnly cookies: \`faq_user_sid\` of customers and \`faq_admin_sid\` of staff, set by the two login
calls, and \`faq_anon_sid\` of anonymous identities, set by their first ticket. A path with /user/ or /admin/ speaks
for that side; on any other path the header \`x-user-type: user\` or \`admin\` says which session counts. Pages of
other sites are refused for every POST and every GET that writes.

The sockets are described in docs/wire/sockets.md of the project.`;

/** @param version of the program */
export function openApiDocument(version: string): OpenApiDocument {
  const shared: Record<string, JsonSchema> = { JavaRefusal: javaRefusal, ApiRefusal: apiRefusal };
  const paths: OpenApiDocument['paths'] = {};
  for (const [module, calls] of Object.entries(endpointsByModule)) {
    for (const [key, definition] of Object.entries(calls as Record<string, EndpointDefinition>)) {
      const [method = '', path = ''] = key.split(' ');
      const schemaOf = (schema: z.ZodType) => lifted(jsonSchemaOf(schema), operationId(path), shared);
      const operations = (paths[templateOf(path)] ??= {});
      operations[method.toLowerCase()] = operationOf(module, path, definition, schemaOf);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Groundcrew', version, description: introduction },
    servers: [{ url: '/' }],
    tags: Object.keys(endpointsByModule).map((name) => ({ name })),
    paths,
    components: { schemas: shared, securitySchemes },
  };
}

type SchemaOf = (schema: z.ZodType) => JsonSchema;

function operationOf(module: string, path: string, definition: EndpointDefinition, schemaOf: SchemaOf) {
  return {
    tags: [module],
    operationId: operationId(path),
    summary: definition.summary,
    description: descriptionOf(path, definition),
    security: security[definition.access],
    parameters: [
      ...parametersOf('path', definition.params, schemaOf),
      ...parametersOf('query', definition.query, schemaOf),
      ...(path.startsWith('/java/front/') || path.startsWith('/home/') ? [sideHeader] : []),
    ],
    ...requestOf(definition, schemaOf),
    responses: responsesOf(path, definition, schemaOf),
  };
}

/** '/javaplus/user/login/login' → 'javaplus_user_login_login'. */
const operationId = (path: string) => path.slice(1).replaceAll(/\W+/g, '_');

function descriptionOf(path: string, definition: EndpointDefinition): string {
  const java = envelopeOfPath(path) === 'java';
  const rows = refusalsOf(definition).map((code) => {
    const { kind, en, zh } = errors[code];
    const number = java ? errorNumbers[kind].code : errorNumbers[kind].errno;
    return `| ${number} | ${code} | ${en} | ${zh} |`;
  });
  const head = ['| number | error | English | 中文 |', '|---|---|---|---|'];
  return [
    `Who may call: ${callersOf(path, definition)}. Source: ${definition.source}.`,
    ...(definition.writes === true ? ['This GET changes something.'] : []),
    ...(definition.mixed === true ? ['The answer carries the fields of both envelopes.'] : []),
    ...(rows.length === 0 ? [] : [[...head, ...rows].join('\n')]),
  ].join('\n\n');
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined, schemaOf: SchemaOf) {
  if (schema === undefined) return [];
  const { properties = {}, required = [], 'x-aliases': aliases = {} } = schemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(aliases[name] === undefined ? {} : { description: `Also spelt ${aliases[name].join(', ')}.` }),
  }));
}

function requestOf({ body, multipart }: EndpointDefinition, schemaOf: SchemaOf): object {
  if (multipart === true) {
    const properties = { file: { type: 'array', items: { type: 'string', format: 'binary' } } };
    const schema = { type: 'object', properties, required: ['file'] };
    const description = 'Files in parts named file, file0, file1 and so on.';
    return { requestBody: { required: true, description, content: { 'multipart/form-data': { schema } } } };
  }
  if (body === undefined) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } };
}

function responsesOf(path: string, definition: EndpointDefinition, schemaOf: SchemaOf): object {
  const java = envelopeOfPath(path) === 'java';
  const refusal = { $ref: `#/components/schemas/${java ? 'JavaRefusal' : 'ApiRefusal'}` };
  const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
  const { binary, mixed, data } = definition;
  const success = successOf(java, mixed === true, schemaOf(data));
  const content =
    binary === undefined
      ? json({ oneOf: [success, refusal] })
      : { [binary]: { schema: { type: 'string', format: 'binary' } }, ...json(refusal) };
  const refused = (description: string) => ({ description, content: json(refusal) });
  return {
    200: { description: 'The answer, or a refusal.', content },
    400: refused('The request cannot be read.'),
    403: refused('The request comes from a page of another site.'),
    413: refused('The request is too large.'),
    429: refused('Too many requests; Retry-After says when to try again.'),
  };
}

function successOf(java: boolean, mixed: boolean, data: JsonSchema): JsonSchema {
  const javaFields = {
    code: { type: 'integer', const: 200 },
    message: { type: 'string' },
    msg: { type: 'string' },
  };
  const apiFields = { errno: { type: 'integer', const: 0 }, errmsg: { type: 'string' } };
  const fields = mixed ? { ...javaFields, ...apiFields } : java ? javaFields : apiFields;
  return envelope({ ...fields, data });
}

function envelope(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

const refusedData = { data: { type: 'object' }, requestId: { type: 'string' } };
const javaRefusal = envelope({
  code: { type: 'integer' },
  message: { type: 'string' },
  msg: { type: 'string' },
  ...refusedData,
});
const apiRefusal = envelope({ errno: { type: 'integer' }, errmsg: { type: 'string' }, ...refusedData });

/** Schemas that contain themselves cannot stand inside a call: they move to the shared ones. */
function lifted(schema: JsonSchema, call: string, shared: Record<string, JsonSchema>): JsonSchema {
  const { $defs, ...rest } = schema;
  if ($defs === undefined) return schema;
  const nameOf = (name: string) => `${call}${name.replace(/^__schema/, '_node')}`;
  const moved = <Part>(part: Part): Part =>
    JSON.parse(
      JSON.stringify(part).replaceAll(
        /"#\/\$defs\/(\w+)"/g,
        (_, name: string) => `"#/components/schemas/${nameOf(name)}"`,
      ),
    ) as Part;
  for (const [name, definition] of Object.entries($defs)) shared[nameOf(name)] = moved(definition);
  return moved(rest);
}

const cookie = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description });

const securitySchemes = {
  customer: cookie('faq_user_sid', 'Session of a customer.'),
  anonymous: cookie('faq_anon_sid', 'An anonymous identity.'),
  staff: cookie('faq_admin_sid', 'Session of a member of staff.'),
};

const security: Record<Access, object[]> = {
  public: [],
  customer: [{ customer: [] }],
  ticketHolder: [{ customer: [] }, { anonymous: [] }],
  identified: [{ customer: [] }, { anonymous: [] }, { staff: [] }],
  staff: [{ staff: [] }],
  staffWrite: [{ staff: [] }],
};

const sideHeader = {
  name: 'x-user-type',
  in: 'header',
  required: false,
  description: 'The side that the caller speaks for.',
  schema: { type: 'string', enum: ['user', 'admin'] },
};
