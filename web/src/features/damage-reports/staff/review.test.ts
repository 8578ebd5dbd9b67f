// what is judged, what is missing, what is sent.
import { describe, expect, it } from 'vitest';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import { demoReport } from '../demo/demo-report';
import {
  checkOf,
  judgedCount,
  keptEntries,
  nextOpen,
  noEntries,
  reviewBodyOf,
  reviewProblem,
  withCheck,
  withRestApproved,
  type ReviewEntries,
} from './review';

const report: ReportDetail = { ...demoReport('en', 2), damageReportTime: 5 };
const items = report.tempItemContentList.toSorted((one, other) => one.sortIndex - other.sortIndex);
const [first, second] = items;
if (!first || !second) throw new Error('The demonstration has questions of all kinds.');
const all = withRestApproved(report, noEntries);
const concluded: ReviewEntries = { ...all, conclusion: 1 };

describe('what keeps a review from being sent', () => {
  it('names the first answer that is not judged, in the order of the form', () => {
    expect(reviewProblem(report, noEntries)).toEqual({ kind: 'needCheck', answerId: first.answerVo.id });
    const one = withCheck(noEntries, first, { status: 2 });
    expect(reviewProblem(report, one)).toEqual({ kind: 'needCheck', answerId: second.answerVo.id });
  });
  it.each([
    ['needConclusion', all],
    ['needConclusionRemark', { ...all, conclusion: 6, remark: ' ' }],
    ['remarkLong', { ...concluded, remark: '🛩'.repeat(501) }],
    ['needRemark', withCheck(concluded, second, { status: 1, remark: ' ' })],
    ['remarkLong', withCheck(concluded, second, { status: 1, remark: 'x'.repeat(501) })],
  ] as const)('%s', (kind, entries) => {
    expect(reviewProblem(report, entries)?.kind).toBe(kind);
  });
  it('nothing', () => {
    expect(reviewProblem(report, concluded)).toBeNull();
    expect(reviewProblem(report, { ...all, conclusion: 6, remark: '🛩'.repeat(500) })).toBeNull();
  });
});

it('goes to the next open answer, from the top again at the end', () => {
  expect(nextOpen(report, noEntries, null)).toBe(first);
  expect(nextOpen(report, noEntries, first.answerVo.id)).toBe(second);
  const last = items.at(-1);
  expect(nextOpen(report, withCheck(noEntries, first, { status: 2 }), last?.answerVo.id ?? 0)).toBe(second);
  expect(nextOpen(report, all, null)).toBeUndefined();
  expect([judgedCount(report, noEntries), judgedCount(report, all)]).toEqual([0, items.length]);
});

it('Q-82: what an earlier review approved stays approved unless it is judged again', () => {
  const approved = { ...first, answerVo: { ...first.answerVo, checkStatus: 2 as const } };
  expect(checkOf(approved, noEntries).status).toBe(2);
  expect(checkOf(approved, withCheck(noEntries, approved, { status: 1 })).status).toBe(1);
});

it('sends every answer once, a remark with rejected ones only, and which submission was seen', () => {
  const entries = withCheck(withCheck(concluded, first, { status: 2, remark: 'taken back' }), second, {
    status: 1,
    remark: ' show it ',
  });
  const body = reviewBodyOf(report, entries);
  expect(body).toMatchObject({ id: report.id, checkConclusionStatus: 1, damageReportTime: 5 });
  expect(body.answers).toHaveLength(items.length);
  expect(body.answers).toContainEqual({ id: first.answerVo.id, checkStatus: 2, checkRemark: '' });
  expect(body.answers).toContainEqual({ id: second.answerVo.id, checkStatus: 1, checkRemark: 'show it' });
});

it('what was kept comes back for the same submission only, less what does not fit', () => {
  const kept: unknown = JSON.parse(JSON.stringify({ submittedAt: 5, ...concluded }));
  expect(keptEntries(kept, 5)).toEqual(concluded);
  expect([keptEntries(kept, 6), keptEntries(null, null), keptEntries('x', 5)]).toEqual([null, null, null]);
  const broken = { submittedAt: 5, checks: { 1: { status: 9 }, x: {} }, conclusion: 'y' };
  expect(keptEntries(broken, 5)).toEqual({ ...noEntries, checks: { 1: { status: null, remark: '' } } });
});
