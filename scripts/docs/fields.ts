// JSON Schemas as tables of fields: nested objects and lists become rows such as `list[].personal.id`.
import type { z } from 'zod';
import { jsonSchemaOf, type JsonSchema } from '../../contract/src/core/documents';
import { code, table } from './markdown';

interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly aliases: readonly string[];
}

/** The fields of a request. */
export function requestTable(schema: z.ZodType): string {
  const rows = fieldsOf(schema).map(({ name, type, required, aliases }) => [
    code(name),
    type,
    required ? 'yes' : '',
    aliases.map(code).join(', '),
  ]);
  return table(['field', 'type', 'required', 'also spelt'], rows);
}

/** `data` of an answer: its type, and its fields where it has some. */
export function answerText(schema: z.ZodType): string {
  const whole = jsonSchemaOf(schema);
  const rows = fieldsOf(schema).map(({ name, type, required }) => [
    code(name),
    required ? type : `${type}, or absent`,
  ]);
  const head = `Answer: ${typeText(whole)}`;
  return rows.length === 0 ? `${head}.` : `${head} with\n\n${table(['field', 'type'], rows)}`;
}

/** The fields of one row, such as one of a table of the state channel. */
export function rowTable(schema: z.ZodType): string {
  return table(
    ['field', 'type'],
    fieldsOf(schema).map(({ name, type }) => [code(name), type]),
  );
}

function fieldsOf(schema: z.ZodType): Field[] {
  const whole = jsonSchemaOf(schema);
  const definitions = whole.$defs ?? {};
  const seen = new Set<string>();
  const collect = (part: JsonSchema, prefix: string): Field[] => {
    if (part.$ref !== undefined) {
      // A part that contains itself is shown once.
      if (seen.has(part.$ref)) return [];
      seen.add(part.$ref);
      return collect(definitions[part.$ref.replace('#/$defs/', '')] ?? {}, prefix);
    }
    const variants = part.anyOf ?? part.oneOf;
    if (variants !== undefined) return merged(variants.map((variant) => collect(variant, prefix)));
    if (part.type === 'array') return collect(part.items ?? {}, `${prefix}[]`);
    if (typeof part.additionalProperties === 'object' && part.properties === undefined)
      return collect(part.additionalProperties, `${prefix}.*`);
    return Object.entries(part.properties ?? {}).flatMap(([name, inner]) => {
      const full = prefix === '' ? name : `${prefix}.${name}`;
      const aliases = part['x-aliases']?.[name] ?? [];
      const own = { name: full, type: typeText(inner), required: part.required?.includes(name) === true };
      return [{ ...own, aliases }, ...collect(inner, full)];
    });
  };
  return collect(whole, '').map((field) => ({ ...field, name: field.name.replace(/^\./, '') }));
}

/** Fields of several possible shapes: each once; required where every shape has it. */
function merged(variants: Field[][]): Field[] {
  const objects = variants.filter((fields) => fields.length > 0);
  const names = new Set(objects.flatMap((fields) => fields.map(({ name }) => name)));
  return [...names].flatMap((name) => {
    const found = objects.map((fields) => fields.find((field) => field.name === name));
    const first = found.find((field) => field !== undefined);
    return first === undefined ? [] : [{ ...first, required: found.every((field) => field?.required) }];
  });
}

const maxId = 2_147_483_647;

function typeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return 'object';
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return [...new Set(variants.map(typeText))].join(' or ');
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum !== undefined) return schema.enum.map((value) => code(JSON.stringify(value))).join(' or ');
  const { type } = schema;
  if (Array.isArray(type)) return type.map((one) => typeText({ ...schema, type: one })).join(' or ');
  switch (type) {
    case 'array': {
      if (Array.isArray(schema.prefixItems)) return `[${schema.prefixItems.map(typeText).join(', ')}]`;
      const most = schema.maxItems === undefined ? '' : `, at most ${schema.maxItems}`;
      return `list of ${typeText(schema.items ?? {})}${most}`;
    }
    case 'object':
      return typeof schema.additionalProperties === 'object' && schema.properties === undefined
        ? `map of ${typeText(schema.additionalProperties)}`
        : 'object';
    case 'string':
      return stringText(schema);
    case 'integer':
    case 'number':
      return numberText(type, schema);
    case undefined:
      return 'anything';
    default:
      return type;
  }
}

function stringText({ format, maxLength }: JsonSchema): string {
  if (format !== undefined) return format;
  return maxLength === undefined ? 'text' : `text, at most ${maxLength} UTF-16 units`;
}

function numberText(type: string, { minimum, maximum }: JsonSchema): string {
  if (type === 'integer' && minimum === 0 && maximum === maxId) return 'id';
  if (minimum === undefined && maximum === undefined) return type;
  return `${type} ${minimum ?? ''}…${maximum ?? ''}`;
}
