/* The guided flow: tables of what each step does (FLOW-01 … FLOW-14) and properties over random flows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentStep,
  findStep,
  orderedAnswers,
  orderedSteps,
  replay,
  startFlow,
  step,
  stepRecordHtml,
} from './flow';
import type { Flow, FlowAnswer, FlowState } from './flow';
import type { QuestionStep, StepType } from './schemas';

type Answers = readonly (readonly [id: number, content: string, next: number])[];

function stepOf(id: number, type: StepType, answers: Answers, content = `<p>step ${id}</p>`): QuestionStep {
  return {
    id,
    question_id: 1,
    index: id,
    type,
    content,
    answerStep: answers.map(([answerId, text, next], index) => ({
      id: answerId,
      question_step_id: id,
      index,
      content: text,
      next_question_step_id: next,
    })),
  };
}

const flow: Flow = {
  title: 'Axis <drifts>',
  questionStep: [
    stepOf(4, 'goToChat', []),
    stepOf(1, 'questionAnswer', [
      [11, 'It moves & jumps', 2],
      [12, 'It does not move', 3],
      [13, 'It is fine again', 0],
      [14, 'To a step that is gone', 99],
    ]),
    stepOf(3, 'login', [[31, 'Continue', 4]]),
    stepOf(2, 'orderInfo', [], ''),
  ],
};

const choose = (answerId: number): FlowAnswer => ({ kind: 'choose', answerId });
const loggedIn: FlowAnswer = { kind: 'loggedIn' };
const next: FlowAnswer = { kind: 'next' };
const back: FlowAnswer = { kind: 'back' };

function walk(of: Flow, ...answers: FlowAnswer[]): FlowState {
  return answers.reduce((state, answer) => step(of, state, answer), startFlow(of));
}

describe('a guided flow', () => {
  it('FLOW-01 starts at the step with the lowest index', () => {
    expect(startFlow(flow)).toEqual({ taken: [], place: { kind: 'step', stepId: 1 } });
    expect(orderedSteps(flow).map((found) => found.id)).toEqual([1, 2, 3, 4]);
  });

  it('stands at its end when it has no steps', () => {
    expect(startFlow({ title: '', questionStep: [] }).place).toEqual({ kind: 'end' });
  });

  it.each([
    ['FLOW-02 goes to the next step of the answer', [choose(11)], { kind: 'step', stepId: 2 }],
    ['FLOW-03 ends at next step 0', [choose(13)], { kind: 'end' }],
    ['ends where the next step is gone', [choose(14)], { kind: 'end' }],
    ['FLOW-04 waits at a login step', [choose(12)], { kind: 'step', stepId: 3 }],
    [
      'FLOW-05 goes on to the first answer after the login',
      [choose(12), loggedIn],
      { kind: 'step', stepId: 4 },
    ],
    ['FLOW-06 rests at goToChat', [choose(12), loggedIn, next, choose(11)], { kind: 'step', stepId: 4 }],
    ['FLOW-14 ends orderInfo with its one control', [choose(11), next], { kind: 'end' }],
    ['FLOW-09 leaves from the first step', [back], { kind: 'left' }],
    ['stays left', [back, choose(11), back], { kind: 'left' }],
    ['FLOW-09 goes back from the end', [choose(13), back], { kind: 'step', stepId: 1 }],
    ['goes back over a passed login', [choose(12), loggedIn, back], { kind: 'step', stepId: 1 }],
    ['goes back from a login that waits', [choose(12), back], { kind: 'step', stepId: 1 }],
    ['ignores an answer of another step', [choose(31)], { kind: 'step', stepId: 1 }],
    ['ignores a login where none is asked', [loggedIn, next], { kind: 'step', stepId: 1 }],
  ] as const)('%s', (_, answers, place) => {
    expect(walk(flow, ...answers).place).toEqual(place);
  });

  it('FLOW-02 remembers the chosen answers', () => {
    expect(walk(flow, choose(12), loggedIn).taken).toEqual([
      { stepId: 1, answerId: 12 },
      { stepId: 3, answerId: 31 },
    ]);
  });

  it('goes back to any taken step', () => {
    const state = walk(flow, choose(12), loggedIn);
    expect(step(flow, state, { kind: 'backTo', position: 0 })).toEqual(startFlow(flow));
    expect(step(flow, state, { kind: 'backTo', position: 7 })).toBe(state);
  });

  it('ends where login steps only lead to each other', () => {
    const circle: Flow = {
      title: '',
      questionStep: [stepOf(1, 'login', [[1, '', 2]]), stepOf(2, 'login', [[2, '', 1]])],
    };
    expect(walk(circle, loggedIn, loggedIn).place).toEqual({ kind: 'end' });
  });

  it('ends after a login step without answers', () => {
    const lone: Flow = { title: '', questionStep: [stepOf(1, 'login', [])] };
    expect(walk(lone, loggedIn).place).toEqual({ kind: 'end' });
  });
});

describe('replay', () => {
  it('restores a saved path', () => {
    const state = walk(flow, choose(12), loggedIn);
    expect(replay(flow, state.taken)).toEqual(state);
  });

  it('stops at the first step that no longer fits', () => {
    const saved = [
      { stepId: 1, answerId: 12 },
      { stepId: 2, answerId: null },
    ];
    expect(replay(flow, saved)).toEqual(walk(flow, choose(12)));
    expect(replay(flow, [{ stepId: 1, answerId: 404 }])).toEqual(startFlow(flow));
  });
});

describe('stepRecordHtml', () => {
  it('Q-55 holds the steps and the answers, plain text escaped', () => {
    expect(stepRecordHtml(flow, walk(flow, choose(11), next))).toBe(
      '<h3>Axis &lt;drifts&gt;</h3><ol><li><p>step 1</p><p><strong>→ It moves &amp; jumps</strong></p></li></ol>',
    );
  });

  it('ends with the goToChat step that the person reads', () => {
    const html = stepRecordHtml(flow, walk(flow, choose(12), loggedIn));
    expect(html).toMatch(/<li><p>step 3<\/p><\/li><li><p>step 4<\/p><\/li><\/ol>$/);
  });

  it('is empty before anything was taken', () => {
    expect(stepRecordHtml(flow, startFlow(flow))).toBe('');
  });
});

const stepTypes: StepType[] = ['questionAnswer', 'login', 'goToChat', 'orderInfo'];

/** Random flows of up to six steps; answers lead anywhere, also to steps that do not exist. */
const anyFlow: fc.Arbitrary<Flow> = fc
  .array(
    fc.record({
      type: fc.constantFrom(...stepTypes),
      nexts: fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 4 }),
    }),
    { maxLength: 6 },
  )
  .map((drawn) => ({
    title: 'T',
    questionStep: drawn.map(({ type, nexts }, at) =>
      stepOf(
        at + 1,
        type,
        nexts.map((target, index) => [100 * (at + 1) + index, `answer ${index}`, target] as const),
      ),
    ),
  }));

const anyAnswer: fc.Arbitrary<FlowAnswer> = fc.oneof(
  fc.record({ kind: fc.constant('choose' as const), answerId: fc.integer({ min: 99, max: 604 }) }),
  fc.constantFrom(loggedIn, next, back),
  fc.record({ kind: fc.constant('backTo' as const), position: fc.nat(5) }),
);

/** Picks by turns one of the answers that fit, so that walks get far. */
function fitting(of: Flow, state: FlowState, pick: number): FlowAnswer {
  const current = currentStep(of, state);
  const answers = current === undefined ? [] : orderedAnswers(current);
  if (current?.type === 'login') return loggedIn;
  if (current?.type === 'orderInfo') return next;
  return choose(answers[pick % Math.max(1, answers.length)]?.id ?? 0);
}

describe('every flow', () => {
  it('stands on a step of its own, at the end or outside, whatever happens', () => {
    fc.assert(
      fc.property(anyFlow, fc.array(anyAnswer, { maxLength: 30 }), (of, answers) => {
        const state = walk(of, ...answers);
        if (state.place.kind === 'step') expect(findStep(of, state.place.stepId)).toBeDefined();
        for (const entry of state.taken) expect(findStep(of, entry.stepId)).toBeDefined();
      }),
    );
  });

  it('is undone by back: a choice, and the logins that followed by themselves', () => {
    fc.assert(
      fc.property(anyFlow, fc.array(fc.nat(3), { maxLength: 12 }), (of, picks) => {
        let state = startFlow(of);
        for (const pick of picks) {
          const waiting = currentStep(of, state);
          if (waiting?.type === 'login') {
            state = step(of, state, loggedIn);
            continue;
          }
          const forward = step(of, state, fitting(of, state, pick));
          if (forward !== state) expect(step(of, forward, back)).toEqual(state);
          state = forward;
        }
      }),
    );
  });

  it('passes its login steps in fewer moves than it has steps', () => {
    fc.assert(
      fc.property(anyFlow, fc.array(fc.nat(3), { maxLength: 6 }), (of, picks) => {
        let state = startFlow(of);
        for (const pick of picks) state = step(of, state, fitting(of, state, pick));
        let moves = 0;
        while (currentStep(of, state)?.type === 'login') {
          state = step(of, state, loggedIn);
          moves += 1;
          expect(moves).toBeLessThanOrEqual(of.questionStep.length);
        }
      }),
    );
  });

  it('can be left with as many backs as steps were taken, and one more', () => {
    fc.assert(
      fc.property(anyFlow, fc.array(anyAnswer, { maxLength: 30 }), (of, answers) => {
        let state = walk(of, ...answers);
        for (let left = state.taken.length; left >= 0; left -= 1) state = step(of, state, back);
        expect(state.place).toEqual({ kind: 'left' });
      }),
    );
  });

  it('comes back from its saved path', () => {
    fc.assert(
      fc.property(anyFlow, fc.array(fc.nat(3), { maxLength: 12 }), (of, picks) => {
        let state = startFlow(of);
        for (const pick of picks) state = step(of, state, fitting(of, state, pick));
        expect(replay(of, state.taken)).toEqual(state);
      }),
    );
  });
});
