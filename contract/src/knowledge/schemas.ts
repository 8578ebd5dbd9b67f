/*
 * Shapes of the catalogue (000 §3, 001 §3, Q-24). Texts come in the caller's language, in English where
 * there is no translation.
 */
import { z } from 'zod';
import { flagOut, idOut } from '../core/schema';

/** One ancestor on the path to a type or question. */
export const navSchema = z.array(z.object({ id: idOut, title: z.string() }));

export const stepTypes = ['questionAnswer', 'login', 'goToChat', 'orderInfo'] as const;

export const answerStepSchema = z.object({
  id: idOut,
  question_step_id: idOut,
  /** Position from 0. */
  index: z.number().int(),
  content: z.string(),
  /** Id of the next step of the same question; 0 ends the flow. */
  next_question_step_id: idOut,
});

export const questionStepSchema = z.object({
  id: idOut,
  question_id: idOut,
  index: z.number().int(),
  type: z.enum(stepTypes),
  /** Cleaned HTML. */
  content: z.string(),
  answerStep: z.array(answerStepSchema),
});

export const questionSchema = z.object({
  id: idOut,
  question_type_id: idOut,
  title: z.string(),
  /** Cleaned HTML. */
  description: z.string(),
  valid: flagOut,
  /** Place that staff gave it among the questions of its type, from 1; absent: by the time of its change (extension). */
  order_no: z.number().int().optional(),
  /** Product ids; [0] means all products. */
  item: z.array(idOut),
  nav: navSchema,
  questionStep: z.array(questionStepSchema),
  /** Distinct customers who opened it; staff only. */
  accessQuestion: z.number().int().optional(),
  /** How often it was found solved; staff only. */
  solvedCount: z.number().int().optional(),
  change_person_id: idOut.nullable(),
  /** Name of the person (extension). */
  change_person_name: z.string(),
  changeTime: z.number().int(),
});

const questionTypeBase = z.object({
  id: idOut,
  /** 0 at the top level. */
  parent_id: idOut,
  title: z.string(),
  nav: navSchema,
  element: z.array(questionSchema),
  /** True where the type or one below holds an unpublished question; staff only, else false (KB-18). */
  editing: z.boolean(),
  /** Ids of the responsible staff. */
  person: z.array(idOut),
  /** Their names, in the same order (extension). */
  personName: z.array(z.string()),
});

export type QuestionType = z.infer<typeof questionTypeBase> & { children: QuestionType[] };

export const questionTypeSchema: z.ZodType<QuestionType> = questionTypeBase.extend({
  get children() {
    return z.array(questionTypeSchema);
  },
});

export type Nav = z.infer<typeof navSchema>;
export type AnswerStep = z.infer<typeof answerStepSchema>;
export type QuestionStep = z.infer<typeof questionStepSchema>;
export type Question = z.infer<typeof questionSchema>;
export type StepType = (typeof stepTypes)[number];
