import { describe, expect, it } from 'vitest';
import type { QuestionStep } from '#contract/knowledge/schemas';
import { checkFlow } from './flow-check';

let answers = 100;
/** A step whose answers lead to these steps. */
function step(
  id: number,
  to: readonly number[],
  type: QuestionStep['type'] = 'questionAnswer',
): QuestionStep {
  return {
    id,
    question_id: 1,
    index: id,
    type,
    content: `<p>${id}?</p>`,
    answerStep: to.map((next, index) => ({
      id: (answers += 1),
      question_step_id: id,
      index,
      content: `to ${next}`,
      next_question_step_id: next,
    })),
  };
}

const problemsOf = (...steps: QuestionStep[]) =>
  Object.fromEntries(checkFlow(steps).map(({ step: { id }, problems }) => [id, problems]));

describe('a flow', () => {
  it('has nothing wrong where each step is come to and ends', () => {
    expect(problemsOf(step(1, [2, 0]), step(2, [3]), step(3, [], 'goToChat'))).toEqual({
      1: [],
      2: [],
      3: [],
    });
    expect(problemsOf()).toEqual({});
  });

  it('names the steps that nobody comes to, also those that only such ones lead to', () => {
    expect(problemsOf(step(1, [0]), step(2, [3]), step(3, [0]))).toEqual({
      1: [],
      2: ['unreachable'],
      3: ['unreachable'],
    });
  });

  it('names a question without answers as the place where people are stuck, not the way there', () => {
    expect(problemsOf(step(1, [2]), step(2, []))).toEqual({ 1: [], 2: ['noAnswers'] });
  });

  it('names a circle without a way out, and not one with it', () => {
    expect(problemsOf(step(1, [2]), step(2, [1]))).toEqual({ 1: ['endless'], 2: ['endless'] });
    expect(problemsOf(step(1, [2]), step(2, [1, 0]))).toEqual({ 1: [], 2: [] });
  });

  it('names an answer that leads to a step that is not there', () => {
    expect(problemsOf(step(1, [9]))).toEqual({ 1: ['lostAnswer'] });
  });

  it('a login goes on by its first answer, without one it ends; orders end', () => {
    const flow = checkFlow([step(1, [2, 3], 'login'), step(2, [], 'orderInfo'), step(3, [], 'login')]);
    expect(flow.map(({ ways }) => ways.map(({ to }) => to))).toEqual([[2], [null], [null]]);
    expect(flow.map(({ problems }) => problems)).toEqual([[], [], ['unreachable']]);
  });

  it('is numbered in the order of the indexes, whatever order the steps come in', () => {
    const flow = checkFlow([step(5, [0]), step(2, [5])]);
    expect(flow.map(({ number, step: { id } }) => [number, id])).toEqual([
      [1, 2],
      [2, 5],
    ]);
    expect(flow.flatMap(({ problems }) => problems)).toEqual([]);
  });
});
