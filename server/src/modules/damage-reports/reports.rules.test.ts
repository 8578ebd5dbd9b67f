// Which status allows what, and what is taken over from an agent's browser.
import { describe, expect, it } from 'vitest';
import {
  appealTimeOf,
  asPhenomenon,
  causeProblem,
  isAllowed,
  reviewedStatus,
  reviewProblem,
} from './reports.rules';

describe('DMG-25, Q-75, Q-76: what each side may do in each status', () => {
  const steps = { customer: ['answer'], staff: ['review', 'void', 'withdraw'] } as const;
  it.each([
    [1, 'customer', ['answer']],
    [1, 'staff', ['withdraw']],
    [2, 'customer', []],
    [2, 'staff', ['review', 'void']],
    [3, 'customer', ['answer']],
    [3, 'staff', ['void']],
    [4, 'customer', []],
    [4, 'staff', []],
    [5, 'customer', []],
    [5, 'staff', []],
  ] as const)('status %i, %s: %j', (status, side, allowed) => {
    expect(steps[side].filter((step) => isAllowed(step, status))).toEqual(allowed);
  });
});

describe('a review', () => {
  const conclusions = new Set(['1', '6']);
  const check = (checkStatus: 1 | 2, checkRemark = '') => ({ id: 1, checkStatus, checkRemark });
  const review = (answers: { id: number; checkStatus: 1 | 2; checkRemark: string }[], conclusion = 1) => ({
    answers,
    checkConclusionStatus: conclusion,
    checkConclusionRemark: '',
  });

  it('of a report without questions is one of its conclusion alone', () => {
    expect(reviewProblem(review([]), [], conclusions)).toBeUndefined();
    expect(reviewedStatus([])).toBe(4);
  });

  it('is complete where every answer is checked once', () => {
    expect(reviewProblem(review([check(2)]), [1], conclusions)).toBeUndefined();
    expect(reviewProblem(review([check(1, 'why')]), [1], conclusions)).toBeUndefined();
    expect(reviewProblem(review([check(1, ' ')]), [1], conclusions)).toBe('reports.remark_missing');
    expect(reviewProblem(review([check(2)]), [1, 2], conclusions)).toBe('reports.check_missing');
    expect(reviewProblem(review([check(2)]), [2], conclusions)).toBe('reports.answer_foreign');
    expect(reviewProblem(review([check(2)], 2), [1], conclusions)).toBe('reports.conclusion_unknown');
    expect(reviewProblem(review([check(2)], 6), [1], conclusions)).toBe('reports.conclusion_unknown');
  });

  it('asks again where one is rejected', () => {
    expect(reviewedStatus([check(2), check(1)])).toBe(3);
    expect(reviewedStatus([check(2), check(2)])).toBe(4);
  });
});

it('Q-141: lengths count code points of the trimmed text', () => {
  expect(causeProblem(` ${'🛩'.repeat(200)} `)).toBeUndefined();
  expect(causeProblem('🛩'.repeat(201))).toBe('reports.cause_long');
  expect(causeProblem(null)).toBe('reports.cause_missing');
  expect(asPhenomenon(` ${'🛩'.repeat(101)}`)).toBe('🛩'.repeat(100));
});

it('an appeal time is taken where it is milliseconds and not far in the future', () => {
  const now = Date.UTC(2026, 10, 20);
  const day = 86_400_000;
  expect(appealTimeOf(now + day, now)).toBe(now + day);
  for (const sent of [now + day + 1, 0, Math.round(now / 1_000), '', null, undefined] as const) {
    expect(appealTimeOf(sent, now)).toBe(now);
  }
});
