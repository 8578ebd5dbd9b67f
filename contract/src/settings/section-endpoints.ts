/*
 * The calls of the settings screens (extension, Q-134, Q-171): for each section `list`, `save` and `delete`. A row
 * has an id, so that a rename is a rename, and a `rev`, which differs once anything of the row differs: a save or
 * delete that names an older one is refused (errno 1001), without one nothing is compared. They answer both
 * envelopes.
 */
import { z } from 'zod';
import { id, idOut, tabFields, text } from '../core/schema';
import { defineEndpoints, type EndpointDefinition } from '../core/endpoint';
import * as fields from './section-schemas';

const path = '/javaplus/admin/settings';

const writingErrors = [
  'settings.empty',
  'settings.long',
  'settings.invalid',
  'settings.taken',
  'settings.unknown_reference',
  'settings.too_many',
  'settings.stale',
] as const;

/** Which rows of a section: all of them unless something is named. */
const listBody = z.object({
  /** Only the rows with these ids. */
  ids: z.array(id).max(1_000).optional(),
  /** Rows in whose texts this stands, in whatever case. */
  search: text(1_000).optional(),
  pageNum: z.number().int().min(1).max(1_000_000).optional(),
  /** Without one 1000. */
  pageSize: z.number().int().min(1).max(1_000).optional(),
  ...tabFields,
});

const deleteBody = z.object({ id, rev: text(100).optional(), ...tabFields });

interface Parts<Fields extends z.ZodRawShape, In extends z.ZodRawShape, Out extends z.ZodRawShape> {
  /** In words, in the plural. */
  readonly what: string;
  readonly fields: Fields;
  /** Sent only. */
  readonly sent?: In;
  /** Answered only. */
  readonly answered?: Out;
  readonly onDelete: string;
  readonly errors?: EndpointDefinition['errors'];
}

function rowSchema<Fields extends z.ZodRawShape, Out extends z.ZodRawShape>(own: Fields, answered: Out) {
  return z.object({ id: idOut, rev: z.string(), ...own, ...answered });
}

function saveSchema<Fields extends z.ZodRawShape, In extends z.ZodRawShape>(own: Fields, sent: In) {
  return z.object({
    /** Absent or 0: a new row. */
    id: id.optional(),
    /** Of the row that the editor has seen. */
    rev: text(100).optional(),
    ...own,
    ...sent,
    ...tabFields,
  });
}

/** No fields. */
type None = Record<never, z.ZodType>;

type Call<Body extends z.ZodType, Data extends z.ZodType> = Omit<EndpointDefinition, 'body' | 'data'> & {
  readonly body: Body;
  readonly data: Data;
};

type RowOf<Fields extends z.ZodRawShape, Out extends z.ZodRawShape> = ReturnType<
  typeof rowSchema<Fields, Out>
>;
type SaveOf<Fields extends z.ZodRawShape, In extends z.ZodRawShape> = ReturnType<
  typeof saveSchema<Fields, In>
>;
type PageOf<Row extends z.ZodType> = z.ZodObject<{ total: z.ZodNumber; rows: z.ZodArray<Row> }>;

type SectionCalls<
  Name extends string,
  Fields extends z.ZodRawShape,
  In extends z.ZodRawShape,
  Out extends z.ZodRawShape,
> = Record<`POST ${typeof path}/${Name}/list`, Call<typeof listBody, PageOf<RowOf<Fields, Out>>>> &
  Record<`POST ${typeof path}/${Name}/save`, Call<SaveOf<Fields, In>, RowOf<Fields, Out>>> &
  Record<`POST ${typeof path}/${Name}/delete`, Call<typeof deleteBody, z.ZodObject<None>>>;

/** The three calls of a section. */
function section<
  const Name extends string,
  Fields extends z.ZodRawShape,
  In extends z.ZodRawShape = None,
  Out extends z.ZodRawShape = None,
>(name: Name, parts: Parts<Fields, In, Out>): SectionCalls<Name, Fields, In, Out> {
  const { what, onDelete, errors = [] } = parts;
  const row = rowSchema(parts.fields, parts.answered ?? ({} as Out));
  const shared = { source: 'Q-134, Q-171', mixed: true } as const;
  const calls = {
    [`POST ${path}/${name}/list`]: {
      ...shared,
      summary: `Settings: ${what}, in their order.`,
      access: 'staff',
      body: listBody,
      data: z.object({ total: z.number().int(), rows: z.array(row) }),
      errors: [],
    },
    [`POST ${path}/${name}/save`]: {
      ...shared,
      summary: `Settings: adds one of the ${what}, or with an id changes it; answers it as it is now.`,
      access: 'staffWrite',
      body: saveSchema(parts.fields, parts.sent ?? ({} as In)),
      data: row,
      errors: [...writingErrors, ...errors],
    },
    [`POST ${path}/${name}/delete`]: {
      ...shared,
      summary: `Settings: ${onDelete}`,
      access: 'staffWrite',
      body: deleteBody,
      data: z.object({}),
      errors: ['settings.in_use', 'settings.stale', ...errors],
    },
  } satisfies Record<string, EndpointDefinition>;
  // The keys are computed; what stands under each is said by the type.
  return calls as unknown as SectionCalls<Name, Fields, In, Out>;
}

export const settingsSectionEndpoints = defineEndpoints({
  ...section('staff', {
    what: 'staff accounts',
    fields: fields.staffFields,
    sent: { ...fields.passwordField, ...fields.staffRoleIn },
    answered: { ...fields.accountAnswerFields, ...fields.staffRoleOut },
    onDelete: 'deletes a staff account that nothing names; another one can be deactivated.',
    // Owners change any account, everybody else name and colour of their own.
    errors: ['settings.password', 'settings.owner_only', 'settings.own_password', 'settings.last_owner'],
  }),
  ...section('customers', {
    what: 'customers',
    fields: fields.customerFields,
    sent: fields.passwordField,
    answered: fields.accountAnswerFields,
    onDelete: 'deletes a customer without tickets and orders; another one can be deactivated.',
    errors: ['settings.password'],
  }),
  ...section('productTypes', {
    what: 'product types',
    fields: fields.productTypeFields,
    onDelete: 'deletes a product type without products.',
  }),
  ...section('products', {
    what: 'products',
    fields: fields.productFields,
    onDelete: 'deletes a product; what names it keeps its name.',
  }),
  ...section('reportSops', {
    what: 'SOPs of damage reports',
    fields: fields.reportSopFields,
    onDelete: 'deletes a SOP without templates and reports; another one can be disabled.',
  }),
  ...section('reportTemplates', {
    what: 'templates of damage reports',
    fields: fields.reportTemplateFields,
    onDelete: 'deletes a template that no report was made from; another one can be disabled.',
    errors: ['settings.foreign_part'],
  }),
  ...section('ratingOptions', {
    what: 'rating options',
    fields: fields.ratingOptionFields,
    onDelete: 'deletes a rating option that nobody has rated by; another one can be disabled.',
  }),
  ...section('ratingLevels', {
    what: 'levels of the older rating',
    fields: fields.ratingLevelFields,
    onDelete: 'deletes a level that nobody has rated by.',
    errors: ['settings.foreign_part'],
  }),
  ...section('dictionaries', {
    what: 'dictionary entries',
    fields: fields.dictionaryFields,
    /** true: its type and value belong to the program; only its texts and its place may change. */
    answered: { fixed: z.boolean() },
    onDelete: 'deletes a dictionary entry that does not belong to the program.',
    errors: ['settings.fixed'],
  }),
  ...section('shop', {
    what: 'addresses and header links of the shop (one row, id 1)',
    fields: fields.shopFields,
    onDelete: 'puts the addresses back to what the configuration says.',
  }),
  ...section('hours', {
    what: 'service hours and shifts (one row, id 1)',
    fields: fields.hoursFields,
    onDelete: 'puts hours and shifts back to the usual ones.',
  }),
  ...section('notice', {
    what: 'notice texts (one row, id 1)',
    fields: fields.noticeFields,
    onDelete: 'puts the notice back to what the configuration says.',
  }),
  ...section('cannedReplies', {
    what: 'canned replies',
    fields: fields.cannedReplyFields,
    onDelete: 'deletes a canned reply; messages that were made with it stay.',
    errors: [
      'workbench.canned_title',
      'workbench.canned_group',
      'workbench.canned_empty',
      'workbench.canned_long',
      'workbench.canned_shortcut',
      'workbench.canned_shortcut_taken',
      'workbench.canned_placeholder',
      'workbench.canned_many',
    ],
  }),
});

type Calls = typeof settingsSectionEndpoints;

/** The sections of the settings screens. */
export type SettingsSection = keyof Calls extends infer Key
  ? Key extends `POST ${typeof path}/${infer Name}/list`
    ? Name
    : never
  : never;

/** A row as `list` and `save` answer it. */
export type SettingsRow<Name extends SettingsSection> = z.output<
  Calls[`POST ${typeof path}/${Name}/save`]['data']
>;

/** What `save` takes. */
export type SettingsChange<Name extends SettingsSection> = z.output<
  Calls[`POST ${typeof path}/${Name}/save`]['body']
>;
