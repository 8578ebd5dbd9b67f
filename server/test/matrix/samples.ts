// Bodies made from JSON Schemas: a plausible one, and from it many with one hostile value in one place.
import type { JsonSchema } from '#contract/core/documents';

/** Values for fields by their name, such as ids of rows that are there; other ids are 1. */
export type Known = Readonly<Record<string, unknown>>;

const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  'x',
  "1' or '1'='1",
  '\u0000',
  '\ud800',
  '\u202e<script>alert(1)</script><img src=x onerror=alert(1)>',
  'a'.repeat(30_000),
  [],
  [[]],
  [null, -1, 'x', {}],
  {},
  { $ne: null },
  { toString: 'x', length: -1 },
];

/** The worst of them, for places of which there are many. */
const fewValues: readonly unknown[] = [null, -1, 2 ** 53, 'x', '\u0000', [null], {}];
const everywhere = ['timestamp', 'wsid', 'language'];

function valuesFor(place: Place): readonly unknown[] {
  return place.length > 1 || everywhere.includes(String(place[0])) ? fewValues : hostileValues;
}

/** Keys of changes that the contract leaves to the rules. */
const changeKeys = [
  'solved',
  'is_solved',
  'user_unread',
  'admin_unread',
  'person_id',
  'comment',
  'item_id_array',
];

function sampleOf(schema: JsonSchema, known: Known = {}): unknown {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return sampleOf(variants.find(({ type }) => type !== 'null') ?? {}, known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [
          name,
          known[name] ?? sampleOf(inner, known),
        ]),
      );
    case 'array':
      return [sampleOf(schema.items ?? {}, known)];
    case 'string':
      return schema.format === 'uuid' ? '8f14e45f-ceea-467f-a8f6-6e0f4e1d9a10' : 'x';
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return 'x';
  }
}

/** The sample with each hostile value in each place, and bodies that are no objects. */
export function hostileBodies(schema: JsonSchema, known: Known): unknown[] {
  const sample = sampleOf(schema, known);
  const placed = placesOf(schema, sample).flatMap((place) =>
    valuesFor(place).map((value) => replaced(sample, place, value)),
  );
  return [
    ...placed,
    [],
    [1],
    'text',
    5,
    { constructor: { prototype: {} } },
    { ...Object(sample), surplus: [{}] },
  ];
}

type Place = readonly (string | number)[];

/** Where a hostile value can stand: every field, and the fields of objects and lists in it. */
function placesOf(schema: JsonSchema, sample: unknown): Place[] {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return placesOf(variants.find(({ type }) => type !== 'null') ?? {}, sample);
  if (schema.type === 'array') {
    const [first] = sample as unknown[];
    return [[0], ...placesOf(schema.items ?? {}, first).map((place): Place => [0, ...place])];
  }
  if (schema.type !== 'object') return [];
  const keys = schema.additionalProperties === undefined ? [] : changeKeys;
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]): Place[] => [
    [name],
    ...placesOf(inner, (sample as Record<string, unknown>)[name]).map((place): Place => [name, ...place]),
  ]);
  return [...fields, ...keys.map((key): Place => [key])];
}

function replaced(whole: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((part, index) => (index === step ? replaced(part, rest, value) : part));
  const object = whole as Record<string, unknown>;
  return { ...object, [step]: replaced(object[step], rest, value) };
}
