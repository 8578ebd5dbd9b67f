/*
 * Building blocks for request and answer schemas. They keep out what the database cannot hold, so that
 * no input of a caller can end in an HTTP 500.
 */
import { z } from 'zod';

const maxId = 2_147_483_647;

/** Id of a row: integer 0…2^31-1; digits in a string are accepted, as old shop pages send them. */
export const id = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
  z.number().int().min(0).max(maxId),
);

/** An id in an answer. */
export const idOut = z.number().int();

/** Free text as sent by a caller, at most `max` UTF-16 units before any rule looks at it. NUL is refused. */
export function text(max = 20_000) {
  return z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000'), 'contains a NUL character');
}

/** 0 or 1 in an answer. */
export const flagOut = z.union([z.literal(0), z.literal(1)]);

/** Milliseconds since 1970 UTC. */
export const time = z.number().int().min(0).max(8_640_000_000_000_000);

const absentIsEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' ? {} : value;

/** Body of a call that has no payload: anything object-like or nothing, all ignored. */
export const nothing = z.preprocess(absentIsEmpty, z.object({}));

/** Other spellings of fields, by the field that they stand for. */
export type Aliases = Readonly<Record<string, readonly string[]>>;

const aliasesBySchema = new WeakMap<z.core.$ZodType, Aliases>();

/** The other spellings that a schema made by {@link withAliases} takes; none for any other schema. */
export function aliasesOf(schema: z.core.$ZodType): Aliases {
  return aliasesBySchema.get(schema) ?? {};
}

/** Lets a body use other spellings of a field: `{ wanted: ['alias', …] }`. The wanted one wins. */
export function withAliases<Schema extends z.ZodType>(aliases: Aliases, schema: Schema) {
  const aliased = z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const body: Record<string, unknown> = { ...value };
    for (const [wanted, spellings] of Object.entries(aliases)) {
      const found = spellings.find((spelling) => body[spelling] !== undefined);
      if (body[wanted] === undefined && found !== undefined) body[wanted] = body[found];
    }
    return body;
  }, schema);
  aliasesBySchema.set(aliased, aliases);
  return aliased;
}

/** Path parameter `{id}`. */
export const idParams = z.object({ id });

/** Which language of a text pair a change is about; without it the one text stands for both (extension). */
export const textLanguage = z.enum(['en', 'zh']).optional();

/** Body of a call whose only payload is the language of the texts; without one it is the caller's. */
export const languageOnly = z.preprocess(absentIsEmpty, z.object({ language: textLanguage }));

/**
 * What browsers append to bodies: the time of the last table sync they applied, and the id of the tab.
 * Both may be missing; a time of 0 counts as missing.
 */
export const tabFields = {
  timestamp: z
    .preprocess(
      (value) => (typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value),
      z.union([time, z.null()]),
    )
    .optional(),
  wsid: z.union([text(64), z.null()]).optional(),
};

/** Other spellings of the misspelt parameter of two old calls. */
export const rescordAliases = {
  questionRescordId: ['questionRecordId', 'question_record_id', 'recordQuestionId'],
};

/** 0 or 1 as sent by a caller, and the booleans of older pages (CONFLICT-18). */
export const flagIn = z.preprocess(
  (value) => (typeof value === 'boolean' ? Number(value) : value),
  z.union([z.literal(0), z.literal(1)]),
);
