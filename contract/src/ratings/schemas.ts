/* Shapes of ratings (000 §3, Q-70, Q-153). */
import { z } from 'zod';
import { flagOut, id, idOut, text, withAliases } from '../core/schema';

export const ratingOptionSchema = z.object({
  id: idOut,
  optionName: z.string(),
  /** Maximum stars. */
  points: z.number().int(),
  enable: flagOut,
});

const scoreRelation = z.object({ scoreQuestionOptionId: id, score: z.number().int().min(0).max(1000) });

export const ratingBody = withAliases(
  { recordQuestionId: ['question_record_id', 'questionRecordId'] },
  z.object({
    recordQuestionId: id,
    customerId: z.union([id, z.null()]).optional(),
    suggest: z.union([text(10_000), z.null()]).optional(),
    scoreRelationDTOList: z.array(scoreRelation).max(100),
  }),
);

export const ratingRecordSchema = z.object({
  recordQuestionId: idOut,
  customerId: idOut.nullable(),
  suggest: z.string(),
  scoreNum: z.number(),
  /** Empty for a rating by level. */
  scoreRelationDTOList: z.array(z.object({ scoreQuestionOptionId: idOut, score: z.number().int() })),
});

export type RatingOption = z.infer<typeof ratingOptionSchema>;
export type RatingBody = z.output<typeof ratingBody>;
export type RatingRecord = z.infer<typeof ratingRecordSchema>;
