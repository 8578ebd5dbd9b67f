// EDIT-14, EDIT-16, EDIT-23: what is done to steps and answers goes by what is known when its turn comes.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuestionStep } from '#contract/knowledge/schemas';
import { queryClient } from '../../../lib/query-client';
import * as notices from '../../../ui/notice';
import { catalogue, guided } from '../catalogue.test-kit';
import { catalogueQuery, englishCatalogueQuery } from '../knowledge.queries';
import { withQuestion } from './catalogue-patch';
import { questionIn } from './editing.queries';
import { changeLoginNext, deleteAnswer, moveStep } from './question-calls';
import type { Texts } from './texts';

const success = vi.spyOn(notices, 'notifySuccess');
const calls: { readonly name: string; readonly body: object }[] = [];
/** What the server does with a call before it answers. */
let onCall: (name: string) => void = () => undefined;

beforeEach(() => {
  // Only the editor's own debounce; what is sent is answered at once.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calls.length = 0;
  onCall = () => undefined;
  queryClient.setQueryData(catalogueQuery.queryKey, catalogue);
  queryClient.setQueryData(englishCatalogueQuery.queryKey, catalogue);
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    const { timestamp: _, wsid: __, ...sent } = JSON.parse(String(body)) as Record<string, unknown>;
    calls.push({ name, body: sent });
    onCall(name);
    return Promise.resolve(Response.json({ errno: 0, errmsg: '', data: { id: 900 } }));
  });
});

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const steps = () => questionIn('zh', guided.id)?.questionStep ?? [];
const order = () => steps().toSorted((a, b) => a.index - b.index);
const ids = () => order().map(({ id }) => id);

function changeSteps(change: (step: QuestionStep) => QuestionStep): void {
  for (const { queryKey } of [catalogueQuery, englishCatalogueQuery]) {
    queryClient.setQueryData(
      queryKey,
      (all) =>
        all &&
        withQuestion(all, guided.id, (question) => ({
          ...question,
          questionStep: question.questionStep.map(change),
        })),
    );
  }
}

it('a step goes one place on, in both languages, and stays at the ends', async () => {
  const [first = 0, second = 0, ...rest] = ids();
  expect(await moveStep(guided.id, first, 1)).toBe(2);
  expect(calls).toEqual([{ name: 'moveQuestionStep', body: { id: first, index: 1 } }]);
  expect(ids()).toEqual([second, first, ...rest]);
  expect(questionIn('en', guided.id)?.questionStep).toEqual(steps());
  expect(await moveStep(guided.id, second, -1)).toBeUndefined();
  expect(await moveStep(guided.id, rest.at(-1) ?? 0, 1)).toBeUndefined();
  expect(calls).toHaveLength(1);
});

it('of two choices for a login step the second changes the answer that the first made', async () => {
  const login = steps().find(({ type }) => type === 'login');
  if (!login) throw new Error('a login step');
  changeSteps((step) => (step.id === login.id ? { ...step, answerStep: [] } : step));
  onCall = (name) => {
    if (name !== 'addAnswerStep') return;
    const made = { id: 900, question_step_id: login.id, index: 0, content: '', next_question_step_id: 51 };
    changeSteps((step) => (step.id === login.id ? { ...step, answerStep: [made] } : step));
  };
  await changeLoginNext(guided.id, login.id, 51);
  await changeLoginNext(guided.id, login.id, 54);
  expect(calls).toEqual([
    {
      name: 'addAnswerStep',
      body: { question_step_id: login.id, index: 0, content: '', next_question_step_id: 51 },
    },
    { name: 'changeAnswerStep', body: { id: 900, change: { next_question_step_id: 54 } } },
  ]);
});

it('an answer is deleted after what was written in it, and comes back with that', async () => {
  const [answer] = order()[0]?.answerStep ?? [];
  if (!answer) throw new Error('an answer');
  const flush = vi.fn(() => {
    changeSteps((step) => ({
      ...step,
      answerStep: step.answerStep.map((one) => (one.id === answer.id ? { ...one, content: 'new' } : one)),
    }));
    calls.push({ name: 'flush', body: {} });
    return Promise.resolve(true);
  });
  const giveUp = vi.fn<Texts['giveUp']>();
  await deleteAnswer(guided.id, answer.id, { flush, giveUp } as unknown as Texts);
  expect(calls.map(({ name }) => name)).toEqual(['flush', 'deleteAnswerStep']);
  const isGivenUp = giveUp.mock.calls[0]?.[0];
  expect(isGivenUp?.(`answer ${answer.id} en`)).toBe(true);
  expect(isGivenUp?.(`step ${answer.id} en`)).toBe(false);
  success.mock.lastCall?.[3]?.onClick();
  await vi.waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ content: 'new' }));
});
