/*
 * Rows of the shared client state as /ws_js carries them (001 §3, Q-64, Q-167). Texts are in the caller's
 * language. What a role may not see is not in its tables.
 */
import { z } from 'zod';
import { flagOut, id, idOut, text } from '../core/schema';
import { stepTypes } from '../knowledge/schemas';

/** The saved filter of the staff list; one row per person. Lists are JSON texts. */
export const filterRowSchema = z.object({
  id: idOut,
  person_id: idOut,
  is_solved: flagOut.nullable(),
  no_reply: flagOut.nullable(),
  question_type_id_array: z.string(),
  state: z.string(),
  person_id_array: z.string(),
  urgency: z.string(),
  mark: z.string(),
  classes: z.string(),
  client_name: z.string(),
  directory_id: idOut.nullable(),
});

/** A list as an array or as JSON text of one, kept as JSON text; null and '' are the empty list. */
function listText(item: z.ZodType) {
  return z
    .preprocess(listOfText, z.union([z.array(item).max(500), z.null()]))
    .transform((list) => JSON.stringify(list ?? []))
    .optional();
}

function listOfText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return value === '' ? null : JSON.parse(value);
  } catch {
    return value;
  }
}

/** What a client may write of the saved filter; what is not named stays as it is. */
export const filterChangeSchema = z.object({
  is_solved: z.union([flagOut, z.null()]).optional(),
  no_reply: z.union([flagOut, z.null()]).optional(),
  question_type_id_array: listText(id),
  /** 0 no reply, 1 resolved, 2 replied, 3 abnormal. */
  state: listText(z.number().int().min(0).max(3)),
  person_id_array: listText(id),
  urgency: listText(z.enum(['P1', 'P2', 'P3', 'P4'])),
  mark: listText(z.enum(['global', 'cn'])),
  classes: listText(z.number().int().min(1).max(3)),
  client_name: z
    .union([text(200), z.null()])
    .transform((name) => name ?? '')
    .optional(),
  directory_id: z.union([id, z.null()]).optional(),
});

/** The tables by name, each with the shape of its rows; every row has an id that is unique in its table. */
export const tableSchemas = {
  person: z.object({ id: idOut, name: z.string(), background_color: z.string() }),
  questionType: z.object({
    id: idOut,
    parent_id: idOut,
    title: z.string(),
    /** Place among those beside it (extension). */
    order_no: z.number().int(),
  }),
  questionTypePerson: z.object({ id: z.string(), question_type_id: idOut, person_id: idOut }),
  question: z.object({
    id: idOut,
    question_type_id: idOut,
    title: z.string(),
    description: z.string(),
    valid: flagOut,
    /** Place that staff gave it among the questions of its type; 0: by the time of its change (extension). */
    order_no: z.number().int(),
    change_person_id: idOut.nullable(),
    changeTime: z.number().int(),
  }),
  questionStep: z.object({
    id: idOut,
    question_id: idOut,
    index: z.number().int(),
    type: z.enum(stepTypes),
    content: z.string(),
  }),
  answerStep: z.object({
    id: idOut,
    question_step_id: idOut,
    index: z.number().int(),
    content: z.string(),
    next_question_step_id: idOut,
  }),
  item: z.object({ id: idOut, name: z.string(), description: z.string(), delete: flagOut }),
  questionItem: z.object({ id: z.string(), question_id: idOut, item_id: idOut }),
  questionRecord: z.object({
    id: idOut,
    question_id: idOut.nullable(),
    question_type_id: idOut,
    title: z.string(),
    /** JSON text {"id","name"}. */
    user: z.string(),
    is_solved: flagOut,
    /** The handling agent. */
    person_id: idOut.nullable(),
    user_unread: flagOut,
    admin_unread: flagOut,
    score_status: z.number().int(),
    time: z.number().int(),
    rev: z.number().int(),
  }),
  chatRecord: z.object({
    id: idOut,
    question_record_id: idOut,
    /** The agent who wrote it; null for the customer and the system. */
    person_id: idOut.nullable(),
    /** JSON text {"name"} of who wrote it. */
    user: z.string(),
    content: z.string(),
    message_type: z.number().int(),
    is_delete: flagOut,
    time: z.number().int(),
    seq: z.number().int(),
    rev: z.number().int(),
  }),
  questionRecordItem: z.object({ id: z.string(), question_record_id: idOut, item_id: idOut }),
  questionRecordScore: z.object({
    /** The ticket. */
    id: idOut,
    question_record_id: idOut,
    score_id: idOut.nullable(),
    /** JSON text of ids. */
    score_option_id_array: z.string(),
    suggest: z.string(),
    time: z.number().int(),
  }),
  score: z.object({ id: idOut, level: z.number().int() }),
  scoreOption: z.object({ id: idOut, score_id: idOut, content: z.string(), delete: flagOut }),
  accessQuestion: z.object({ id: z.string(), question_id: idOut, access_user_id: z.string() }),
  filterQuestionRecord: filterRowSchema,
} as const;

export type TableName = keyof typeof tableSchemas;
export type TableRow<Name extends TableName> = z.infer<(typeof tableSchemas)[Name]>;
export type FilterRow = z.infer<typeof filterRowSchema>;
export type FilterChange = z.output<typeof filterChangeSchema>;
