/* Shapes of the directory editor: directories, questions, answers (001 §3, Q-94 to ). */
import { z } from 'zod';
import { idOut } from '../core/schema';

/** An answer of a question; texts are plain. */
export const sopAnswerSchema = z.object({
  id: idOut,
  question_id: idOut,
  order_no: z.number().int(),
  language: z.enum(['CN', 'EN']),
  content: z.string(),
});

export const sopQuestionSchema = z.object({
  id: idOut,
  order_no: z.number().int(),
  title: z.string(),
  /** 0 where it is unassigned. */
  directory_id: idOut,
  problem_phenomenon: z.string(),
  answerList: z.array(sopAnswerSchema),
  /** Product ids. */
  questionProductionList: z.array(idOut),
});

const directoryBase = z.object({
  /** 0 is the node of unassigned questions. */
  id: idOut,
  name: z.string(),
  /** 0 at the top level. */
  pid: idOut,
  orderNo: z.number().int(),
  /** Questions in the node and below. */
  sumNum: z.number().int(),
  /** Questions in the node itself. */
  sopSumNum: z.number().int(),
  createPersonId: idOut.nullable(),
});

export type SopDirectory = z.infer<typeof directoryBase> & { children: SopDirectory[] };

/** A directory of the editor (SOP-22). */
export const sopDirectorySchema: z.ZodType<SopDirectory> = directoryBase.extend({
  get children() {
    return z.array(sopDirectorySchema);
  },
});

/** A question as lookups get it (SOP-26). */
export const sopTreeQuestionSchema = z.object({
  id: idOut,
  title: z.string(),
  problem_phenomenon: z.string(),
  answerList: z.array(sopAnswerSchema),
});

export type SopTreeNode = z.infer<typeof directoryBase> & {
  children: SopTreeNode[];
  questionList: z.infer<typeof sopTreeQuestionSchema>[];
};

/** A directory with its questions, for classification and the assistant. */
export const sopTreeNodeSchema: z.ZodType<SopTreeNode> = directoryBase.extend({
  get children() {
    return z.array(sopTreeNodeSchema);
  },
  questionList: z.array(sopTreeQuestionSchema),
});

export type SopAnswer = z.infer<typeof sopAnswerSchema>;
export type SopQuestion = z.infer<typeof sopQuestionSchema>;
