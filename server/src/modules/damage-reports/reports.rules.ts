/* What a report's status allows, what a review must say, and which times and texts are taken over. Pure. */
import { limits } from '#contract/core/limits';
import { textLength } from '#contract/core/rich-text';
import { reportLimits } from '#contract/damage-reports/limits';
import type { ReviewBody } from '#contract/damage-reports/bodies.schemas';
import type { ReportStatus } from '#contract/damage-reports/schemas';
import type { ErrorCode } from '#contract/errors';

/** Statuses in which each step is possible (000 §4, Q-75, Q-76). */
const allowed = {
  answer: [1, 3],
  review: [2],
  void: [2, 3],
  withdraw: [1],
} as const satisfies Record<string, readonly ReportStatus[]>;

const day = 86_400_000;
// What lies before was not meant as milliseconds.
const earliestAppeal = Date.UTC(2000, 0, 1);

export function isAllowed(step: keyof typeof allowed, status: ReportStatus): boolean {
  return (allowed[step] as readonly ReportStatus[]).includes(status);
}

/** The time that the agent's browser gave, when it can be one; else the present. */
export function appealTimeOf(sent: number | '' | null | undefined, now: number): number {
  const isSane = typeof sent === 'number' && sent >= earliestAppeal && sent <= now + day;
  return isSane ? sent : now;
}

/** Cuts a text that serves as problem phenomenon where the agent wrote none. */
export function asPhenomenon(plain: string): string {
  return [...plain.trim()].slice(0, limits.problemPhenomenon).join('');
}

/**
 * What is wrong with a review, if anything: every answer is checked once, a rejected one has a remark, the
 * conclusion is one of the dictionary's, and "other" (6) says what.
 */
export function reviewProblem(
  body: Omit<ReviewBody, 'id'>,
  answerIds: readonly number[],
  conclusions: ReadonlySet<string>,
): ErrorCode | undefined {
  const checked = body.answers.map(({ id }) => id);
  if (checked.some((id) => !answerIds.includes(id))) return 'reports.answer_foreign';
  if (checked.length !== answerIds.length || new Set(checked).size !== checked.length) {
    return 'reports.check_missing';
  }
  const isRemarkMissing = body.answers.some(
    ({ checkStatus, checkRemark }) => checkStatus === 1 && lengthOf(checkRemark) === 0,
  );
  if (isRemarkMissing) return 'reports.remark_missing';
  const remarks = [...body.answers.map(({ checkRemark }) => checkRemark), body.checkConclusionRemark];
  if (remarks.some((remark) => lengthOf(remark) > reportLimits.remark)) return 'reports.remark_long';
  const isKnown = conclusions.has(String(body.checkConclusionStatus));
  const saysOther =
    body.checkConclusionStatus !== otherConclusion || lengthOf(body.checkConclusionRemark) > 0;
  return isKnown && saysOther ? undefined : 'reports.conclusion_unknown';
}

/** 3 where an answer was rejected, 4 where all are approved. */
export function reviewedStatus(answers: ReviewBody['answers']): 3 | 4 {
  return answers.some(({ checkStatus }) => checkStatus === 1) ? 3 : 4;
}

/** What is wrong with the reason of a voiding, if anything. */
export function causeProblem(cause: string | null | undefined): ErrorCode | undefined {
  if (lengthOf(cause) === 0) return 'reports.cause_missing';
  return lengthOf(cause) > reportLimits.abandonCause ? 'reports.cause_long' : undefined;
}

/** Code of the conclusion that needs words of its own. */
const otherConclusion = 6;

function lengthOf(plain: string | null | undefined): number {
  return textLength(plain ?? '');
}
