/* Calls of the directory editor and its read-only view (001 §7, Q-94 to ). */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { id, idOut, idParams, nothing, text, withAliases } from '../core/schema';
import { sopAnswerSchema, sopDirectorySchema, sopQuestionSchema, sopTreeNodeSchema } from './schemas';

/** Digits in a string are accepted, as for ids. */
const orderNo = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : value),
  z.number().int().min(0).max(1_000_000),
);
const done = z.object({});
/** Comma-separated ids, as in '4,5'. */
const idList = text(4_000);

const answerBody = withAliases(
  { orderNo: ['order_no'] },
  z.object({
    /** Absent or 0 for a new answer. */
    id: z.union([id, z.null()]).optional(),
    orderNo: orderNo.optional(),
    language: z.enum(['CN', 'EN']).optional(),
    content: text(100_000).optional(),
  }),
);

export const saveQuestionBody = withAliases(
  {
    orderNo: ['order_no'],
    directoryId: ['directory_id', 'sopDirectoryId'],
    problemPhenomenon: ['problem_phenomenon'],
    productionIds: ['questionProductionList'],
  },
  z.object({
    /** Absent, null or 0 adds a question. */
    id: z.union([id, z.null()]).optional(),
    orderNo: z.union([orderNo, z.null()]).optional(),
    title: z.union([text(20_000), z.null()]).optional(),
    directoryId: id,
    answerList: z.union([z.array(answerBody).max(200), z.null()]).optional(),
    problemPhenomenon: z.union([text(20_000), z.null()]).optional(),
    productionIds: z.union([z.array(id).max(500), z.null()]).optional(),
  }),
);

export const saveDirectoryBody = withAliases(
  { orderNo: ['order_no'] },
  z.object({
    id: z.union([id, z.null()]).optional(),
    orderNo: z.union([orderNo, z.null()]).optional(),
    name: z.union([text(5_000), z.null()]).optional(),
    pid: z.union([id, z.null()]).optional(),
    createPersonId: z.union([id, z.null()]).optional(),
  }),
);

export const sopEndpoints = defineEndpoints({
  'POST /javaplus/admin/sopDirectory/getSopTreeList': {
    summary: 'The directory tree with counts and questions.',
    source: '001 §7, Q-94, Q-96',
    access: 'staff',
    body: nothing,
    data: z.array(sopTreeNodeSchema),
    errors: [],
  },
  'POST /javaplus/admin/sopDirectory/saveOrUpdateDirectory': {
    summary:
      'Adds a directory, or with id renames, orders or moves one. The answer also carries errno, errmsg.',
    source: '001 §7, Q-02, Q-95',
    access: 'staffWrite',
    body: saveDirectoryBody,
    mixed: true,
    data: z.object({ id: idOut }),
    errors: [
      'sop.unassigned_protected',
      'sop.name_empty',
      'sop.name_long',
      'sop.parent_unknown',
      'sop.circle',
      'sop.too_deep',
      'sop.person_unknown',
    ],
  },
  'POST /javaplus/admin/sopDirectory/deleteByDirectoryId/:id': {
    summary: 'Deletes a directory with those below it; their questions become unassigned.',
    source: '001 §7, Q-97',
    access: 'staffWrite',
    params: idParams,
    body: nothing,
    data: done,
    errors: ['sop.unassigned_protected'],
  },
  'GET /java/admin/getAllDirectoryList': {
    summary: 'The directory tree of the editor, unassigned questions first.',
    source: '001 §7, Q-94',
    access: 'staff',
    data: z.object({ id: z.null(), children: z.array(sopDirectorySchema) }),
    errors: [],
  },
  'GET /java/admin/getAllQuestionListByDirectoryId': {
    summary: 'The questions directly in a directory, by order number.',
    source: '001 §7, Q-98',
    access: 'staff',
    query: withAliases({ sopDirectoryId: ['directoryId'] }, z.object({ sopDirectoryId: id })),
    data: z.array(sopQuestionSchema),
    errors: [],
  },
  'GET /java/admin/getAllAnswerListByQuestionId': {
    summary: 'The answers of a question, by order number.',
    source: '001 §7',
    access: 'staff',
    query: z.object({ sopQuestionId: id }),
    data: z.array(sopAnswerSchema),
    errors: [],
  },
  'POST /java/admin/saveOrUpdateQuestion': {
    summary: 'Adds a question, or with id replaces it; answers that are not sent stay.',
    source: '001 §7, Q-98, Q-140',
    access: 'staffWrite',
    body: saveQuestionBody,
    data: sopQuestionSchema,
    errors: [
      'sop.directory_unknown',
      'sop.phenomenon_empty',
      'sop.phenomenon_long',
      'sop.title_long',
      'sop.answer_unknown',
      'sop.answer_long',
      'sop.product_unknown',
    ],
  },
  'GET /java/admin/deleteByQuestionIds': {
    summary: 'Deletes questions with their answers; comma-separated ids.',
    source: '001 §7, Q-09, Q-97',
    access: 'staffWrite',
    query: z.object({ sopQuestionIds: idList }),
    writes: true,
    data: done,
    errors: ['sop.ids_invalid'],
  },
  'GET /java/admin/deleteByAnswerIds': {
    summary: 'Deletes answers; comma-separated ids.',
    source: '001 §7, Q-09, Q-97',
    access: 'staffWrite',
    query: z.object({ sopAnswerIds: idList }),
    writes: true,
    data: done,
    errors: ['sop.ids_invalid'],
  },
});

export type SaveQuestionBody = z.output<typeof saveQuestionBody>;
export type SaveDirectoryBody = z.output<typeof saveDirectoryBody>;
