/* Limits of damage reports. Lengths count Unicode code points of the trimmed text. */

export const reportLimits = {
  /** Text answer. */
  answer: 1_000,
  /** Files below one question. */
  uploads: 50,
  /** Remark of a check or of the conclusion. */
  remark: 500,
  /** Why a report was voided. */
  abandonCause: 200,
} as const;
