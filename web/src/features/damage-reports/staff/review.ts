/*
 * A review while it is being made: which answers are judged, what is still missing, what is sent.
 * Pure.
 */
import type { BodyOf } from '#contract/core/endpoint';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import type { Endpoints } from '#contract/endpoints';
import { reportLimits } from '#contract/damage-reports/limits';
import { inOrder, type ReportItem } from '../answers';
import { fieldsOf } from './staff-drafts';

/** What is said of one answer. */
export interface Check {
  /** 1 rejected, 2 approved, null not judged yet. */
  readonly status: 1 | 2 | null;
  readonly remark: string;
}

export interface ReviewEntries {
  /** By the id of the answer. */
  readonly checks: Readonly<Record<number, Check>>;
  /** 1…6 of the dictionary; null while none is chosen. */
  readonly conclusion: number | null;
  readonly remark: string;
}

export const noEntries: ReviewEntries = { checks: {}, conclusion: null, remark: '' };

/** Code of the conclusion that needs words of its own. */
export const otherConclusion = 6;

/** What was entered, else what an earlier review said of an answer that did not change. */
export function checkOf(item: ReportItem, entries: ReviewEntries): Check {
  const { id, checkStatus, checkRemark } = item.answerVo;
  return entries.checks[id] ?? { status: checkStatus, remark: checkRemark };
}

export function withCheck(entries: ReviewEntries, item: ReportItem, check: Partial<Check>): ReviewEntries {
  const next = { ...checkOf(item, entries), ...check };
  return { ...entries, checks: { ...entries.checks, [item.answerVo.id]: next } };
}

/** Approves every answer that nobody judged yet. */
export function withRestApproved(report: ReportDetail, entries: ReviewEntries): ReviewEntries {
  return report.tempItemContentList
    .filter((item) => checkOf(item, entries).status === null)
    .reduce((all, item) => withCheck(all, item, { status: 2 }), entries);
}

/** With what was said in an earlier round of answers that the newest submission did not replace. */
export function withEarlier(
  report: ReportDetail,
  entries: ReviewEntries,
  earlier: ReviewEntries,
): ReviewEntries {
  const same = inOrder(report.tempItemContentList).filter(({ answerVo }) => !answerVo.earlier);
  const checks = same.flatMap(({ answerVo: { id } }) => {
    const check = earlier.checks[id];
    return check === undefined ? [] : [[id, check] as const];
  });
  return {
    checks: { ...Object.fromEntries(checks), ...entries.checks },
    conclusion: entries.conclusion ?? earlier.conclusion,
    remark: entries.remark || earlier.remark,
  };
}

/** Whether anything was entered. */
export function hasEntries({ checks, conclusion, remark }: ReviewEntries): boolean {
  return Object.keys(checks).length > 0 || conclusion !== null || remark !== '';
}

/** The next answer to judge after one, from the top again at the end; undefined when all are judged. */
export function nextOpen(
  report: ReportDetail,
  entries: ReviewEntries,
  after: number | null,
): ReportItem | undefined {
  const items = inOrder(report.tempItemContentList);
  const at = items.findIndex(({ answerVo }) => answerVo.id === after) + 1;
  return [...items.slice(at), ...items.slice(0, at)].find((item) => checkOf(item, entries).status === null);
}

export function judgedCount(report: ReportDetail, entries: ReviewEntries): number {
  return report.tempItemContentList.filter((item) => checkOf(item, entries).status !== null).length;
}

export type ReviewProblem =
  | { readonly kind: 'needCheck' | 'needRemark' | 'remarkLong'; readonly answerId: number }
  | { readonly kind: 'needConclusion' | 'needConclusionRemark' | 'remarkLong'; readonly answerId: null };

/** What keeps a review from being sent: the first thing from the top; null when nothing does. */
export function reviewProblem(report: ReportDetail, entries: ReviewEntries): ReviewProblem | null {
  for (const item of inOrder(report.tempItemContentList)) {
    const { status, remark } = checkOf(item, entries);
    const answerId = item.answerVo.id;
    if (status === null) return { kind: 'needCheck', answerId };
    if (status === 1 && lengthOf(remark) === 0) return { kind: 'needRemark', answerId };
    if (lengthOf(remark) > reportLimits.remark) return { kind: 'remarkLong', answerId };
  }
  const { conclusion, remark } = entries;
  if (conclusion === null) return { kind: 'needConclusion', answerId: null };
  if (lengthOf(remark) > reportLimits.remark) return { kind: 'remarkLong', answerId: null };
  return conclusion === otherConclusion && lengthOf(remark) === 0
    ? { kind: 'needConclusionRemark', answerId: null }
    : null;
}

type ReviewCall = 'POST /javaplus/admin/afterSale/damageReport/reviewDamageReport';

/** The review as it is sent; only where {@link reviewProblem} finds nothing. Approved answers carry no remark. */
export function reviewBodyOf(report: ReportDetail, entries: ReviewEntries): BodyOf<Endpoints[ReviewCall]> {
  return {
    id: report.id,
    answers: report.tempItemContentList.map((item) => {
      const { status, remark } = checkOf(item, entries);
      const isRejected = status === 1;
      return {
        id: item.answerVo.id,
        checkStatus: isRejected ? 1 : 2,
        checkRemark: isRejected ? remark.trim() : '',
      };
    }),
    checkConclusionStatus: entries.conclusion ?? 0,
    checkConclusionRemark: entries.remark.trim(),
    damageReportTime: report.damageReportTime,
  };
}

/** What was kept of a review, where it is of the answers that stand there now. */
export function keptEntries(kept: unknown, submittedAt: number | null): ReviewEntries | null {
  const { submittedAt: at, checks, conclusion, remark } = fieldsOf(kept);
  if (at !== submittedAt || checks === undefined) return null;
  const known = Object.entries(fieldsOf(checks)).flatMap(([id, value]) => {
    const check = fieldsOf(value);
    const status = check['status'] === 1 || check['status'] === 2 ? check['status'] : null;
    const text = typeof check['remark'] === 'string' ? check['remark'] : '';
    return /^\d+$/.test(id) ? [[id, { status, remark: text }] as const] : [];
  });
  return {
    checks: Object.fromEntries(known),
    conclusion: typeof conclusion === 'number' ? conclusion : null,
    remark: typeof remark === 'string' ? remark : '',
  };
}

function lengthOf(text: string): number {
  return [...text.trim()].length;
}
