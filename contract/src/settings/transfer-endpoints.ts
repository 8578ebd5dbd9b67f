/*
 * Taking everything out to a file and in again (extension, Q-134): content and settings as one JSON file, questions
 * and the SOP tree as CSV too. Uploads that everybody may see are in it with their bytes. Passwords are not in it.
 */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';

/** The tables that also come as CSV: one line per question step's answer, one line per SOP answer. */
export const csvKind = z.enum(['questions', 'sop']);

const count = z.number().int();

export const importResultSchema = z.object({
  /** false: it was a dry run, or there are problems. */
  imported: z.boolean(),
  /** What is wrong with the file, each with its place in it; nothing is imported while there is something. */
  problems: z.array(
    z.object({
      /** '' for the whole file. */
      section: z.string(),
      /** Row of the section from 0; of a CSV as a spreadsheet counts, its head is 1; null for none. */
      row: count.nullable(),
      /** Such as `orders[3].products[0].product`. */
      place: z.string(),
      /** In the language of the side. */
      text: z.string(),
    }),
  ),
  /** What becomes, or became, of each section of the file. */
  sections: z.array(z.object({ section: z.string(), added: count, changed: count, unchanged: count })),
  /** The rows that change, at most 500. */
  changes: z.array(
    z.object({
      section: z.string(),
      id: count,
      title: z.string(),
      action: z.enum(['added', 'changed', 'deleted']),
    }),
  ),
  /** Uploads that come, and those whose bytes are neither in the file nor on the server; at most 500. */
  files: z.array(
    z.object({
      /** Behind /static/. */
      name: z.string(),
      title: z.string(),
      /** Bytes. */
      size: count,
      action: z.enum(['added', 'missing']),
    }),
  ),
});

export const transferEndpoints = defineEndpoints({
  'GET /javaplus/admin/settings/export': {
    summary: 'All content and settings as one JSON file, with the bytes of uploads that everybody may see.',
    source: 'Q-134',
    access: 'staffWrite',
    binary: 'application/json',
    data: z.object({}),
    errors: [],
  },
  'GET /javaplus/admin/settings/exportCsv': {
    summary: 'Questions, or the SOP tree, as CSV (UTF-8 with BOM).',
    source: 'Q-134',
    access: 'staff',
    query: z.object({ kind: csvKind }),
    binary: 'text/csv; charset=utf-8',
    data: z.object({}),
    errors: [],
  },
  'POST /javaplus/admin/settings/import': {
    summary: 'Takes over a file, whole or not at all; a dry run says what would change.',
    source: 'Q-134',
    access: 'staffWrite',
    multipart: true,
    query: z.object({
      /** 1: does everything and takes it back. */
      dryRun: z.enum(['0', '1']).optional(),
      /** Without one `json`. */
      kind: z.enum(['json', ...csvKind.options]).optional(),
    }),
    data: importResultSchema,
    mixed: true,
    errors: [
      'files.none',
      'files.one_only',
      'files.too_large',
      'files.broken_off',
      'settings.import_too_large',
    ],
  },
});

export type ImportResult = z.infer<typeof importResultSchema>;
export type CsvKind = z.infer<typeof csvKind>;
