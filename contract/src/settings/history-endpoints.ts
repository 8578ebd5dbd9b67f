/*
 * Who changed what and when, of content and settings, and bringing back what was (extension, Q-28, Q-97, Q-134).
 * What a row was before and after stands there whole, passwords never.
 */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { id, idOut, tabFields, text, time } from '../core/schema';

/** What keeps a history: the sections of the settings, and the content. */
export const historySections = [
  'staff',
  'customers',
  'productTypes',
  'products',
  'reportSops',
  'reportTemplates',
  'ratingOptions',
  'ratingLevels',
  'dictionaries',
  'shop',
  'hours',
  'notice',
  'cannedReplies',
  'questionTypes',
  'questions',
  'sopDirectories',
  'sopQuestions',
] as const;

const action = z.enum(['added', 'changed', 'deleted']);

export const historyRowSchema = z.object({
  id: idOut,
  time,
  /** null: nobody of staff, such as an import by command. */
  personId: idOut.nullable(),
  /** '' where there is none. */
  personName: z.string(),
  /** By what: an editor or a settings screen, an imported file, a restore. */
  source: z.enum(['screen', 'import', 'restore']),
  section: z.enum(historySections),
  /** Id of the row in its section. */
  rowId: idOut,
  /** How people call the row. */
  title: z.string(),
  action,
  /** How many rows were changed in the same step, this one too: a type goes with all below it. */
  together: z.number().int(),
});

/** The whole row, or null: it was not there. */
const state = z.unknown();

export const historyEndpoints = defineEndpoints({
  'POST /javaplus/admin/settings/history/list': {
    summary: 'Who changed what and when, newest first.',
    source: 'Q-134',
    access: 'staff',
    body: z.object({
      section: z.enum(historySections).optional(),
      /** With a section: of this row only. */
      rowId: id.optional(),
      personId: id.optional(),
      action: action.optional(),
      /** Of changes from this time on, and before that one. */
      from: time.optional(),
      to: time.optional(),
      /** Part of the title. */
      search: text(1_000).optional(),
      pageNum: z.number().int().min(1).max(1_000_000).optional(),
      /** Without one 50. */
      pageSize: z.number().int().min(1).max(500).optional(),
      ...tabFields,
    }),
    data: z.object({ total: z.number().int(), rows: z.array(historyRowSchema) }),
    mixed: true,
    errors: [],
  },
  'POST /javaplus/admin/settings/history/get': {
    summary: 'One change, with the row as it was before and after.',
    source: 'Q-134',
    access: 'staff',
    body: z.object({ id, ...tabFields }),
    data: historyRowSchema.extend({ before: state, after: state }),
    mixed: true,
    errors: [],
  },
  'POST /javaplus/admin/settings/history/restore': {
    summary: 'Brings a row back to what it was, also a deleted one; itself a change that can be taken back.',
    source: 'Q-28, Q-97, Q-134',
    access: 'staffWrite',
    body: z.object({
      id,
      /** To the state before the change, or after it. Without one before; of an addition after. */
      to: z.enum(['before', 'after']).optional(),
      /** With all that was changed in the same step, such as what lay below a deleted type. */
      together: z.boolean().optional(),
      ...tabFields,
    }),
    /** How many rows are different now. */
    data: z.object({ restored: z.number().int() }),
    mixed: true,
    errors: [
      'settings.nothing_to_restore',
      'settings.unknown_reference',
      'settings.taken',
      'settings.last_owner',
      'settings.owner_only',
      'settings.in_use',
    ],
  },
});

export type HistorySection = (typeof historySections)[number];
export type HistoryRow = z.infer<typeof historyRowSchema>;
