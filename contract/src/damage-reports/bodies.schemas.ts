/* Bodies of the damage-report calls. */
import { z } from 'zod';
import { id, tabFields, text, time } from '../core/schema';

const line = z.union([text(2_000), z.null()]).optional();
const maybeTime = z.union([time, z.literal(''), z.null()]).optional();
const maybeId = z.union([id, z.literal(''), z.null()]).optional();
/** Sent as text or as number. */
const code = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), text(20));

/** The 18 fields of 001 §3. Account and person are only compared with what the server knows. */
export const addReportBody = z.object({
  purchasingChannels: code.optional(),
  questionRecordId: id.optional(),
  tempItemId: maybeId,
  account: line,
  appealTime: maybeTime,
  orderNum: line,
  area: line,
  productionId: maybeId,
  productionName: line,
  personId: maybeId,
  sopId: maybeId,
  warrantyType: z.union([code, z.null()]).optional(),
  warrantyTypeName: line,
  deliveryWarehouseId: maybeId,
  paymentTime: maybeTime,
  merchandiseName: line,
  problemPhenomenon: line,
  shopName: line,
});

export const editReportBody = z.object({
  data: z
    .array(
      z.object({
        /** Id of the answer (answerVo.id). */
        id,
        contentItemId: z.union([z.preprocess(asText, text(20_000)), z.null()]).optional(),
        url: z.union([text(50_000), z.null()]).optional(),
        content: z.union([text(50_000), z.null()]).optional(),
      }),
    )
    .max(500),
  ...tabFields,
});

function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

export const reviewBody = z.object({
  id,
  answers: z
    .array(
      z.object({
        id,
        checkStatus: z.union([z.literal(1), z.literal(2)]),
        checkRemark: line,
      }),
    )
    .max(500),
  checkConclusionStatus: z.preprocess(
    (value) => (typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value),
    z.number().int().min(0).max(100),
  ),
  checkConclusionRemark: line,
  /** Extension: of which submission the review is; a later one refuses it. Not compared where it is absent. */
  damageReportTime: z.union([time, z.null()]).optional(),
});

export const voidBody = z.object({
  id,
  abandonCause: z.union([text(5_000), z.null()]).optional(),
  /** Extension: of which submission the agent knew; a later one refuses it. Not compared where it is absent. */
  damageReportTime: z.union([time, z.null()]).optional(),
});

export const reportListBody = z.object({
  account: text(320),
  pageSize: z.number().int().min(1).max(300).optional(),
  pageNum: z.number().int().min(1).max(100_000).optional(),
  ...tabFields,
});

export const formTextsBody = z.object({ languageType: z.union([text(20), z.null()]).optional() });

export type AddReportBody = z.output<typeof addReportBody>;
export type EditReportBody = z.output<typeof editReportBody>;
export type VoidBody = z.output<typeof voidBody>;
export type ReviewBody = z.output<typeof reviewBody>;
