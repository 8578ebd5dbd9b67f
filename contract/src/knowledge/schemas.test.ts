// CONFLICT-19, CONST-32: a step of a guided answer is one of four kinds, and no other is known.
import { describe, expect, it } from 'vitest';
import { questionStepSchema, stepTypes } from './schemas';

const step = { id: 1, question_id: 1, index: 1, content: '<p>Is the light on?</p>', answerStep: [] };

describe('the kinds of a step', () => {
  it('CONFLICT-19: the three of the customer side, and orderInfo', () => {
    expect(stepTypes.toSorted()).toEqual(['goToChat', 'login', 'orderInfo', 'questionAnswer']);
  });

  it.each(stepTypes)('%s can stand in an answer', (type) => {
    expect(questionStepSchema.safeParse({ ...step, type }).error).toBeUndefined();
  });

  it.each(['', 'text', 'Login', 'pay'])('CONST-32: "%s" is none', (type) => {
    expect(questionStepSchema.safeParse({ ...step, type }).success).toBe(false);
  });
});
