// Changes that come too late: errno 1001, and what was there stays.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testStart } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { startEditing, type Editing } from '../../../test/given-editing';

let given: Editing;

beforeAll(async () => {
  given = await startEditing();
});
beforeEach(() => given.app.clock.set(testStart));
afterAll(() => given.app.stop());

/** A type, a question, a step and an answer, all new. */
async function things() {
  const type = await given.done('addQuestionType', { parent_id: 0, title: 'T' });
  const question = await given.done('addQuestion', { question_type_id: type, title: 'Q' });
  const step = await given.done('addQuestionStep', { question_id: question });
  const answer = await given.done('addAnswerStep', { question_step_id: step });
  return { type, question, step, answer };
}

type Things = Awaited<ReturnType<typeof things>>;

// Each call that changes or deletes, and a change of the same row that came before it.
const cases: [string, (made: Things) => object, string, (made: Things) => object][] = [
  ['changeQuestionType', ({ type: id }) => ({ id, title: 'x' }), 'changeQuestionType', renamed],
  ['deleteQuestionType', ({ type: id }) => ({ id }), 'changeQuestionType', renamed],
  ['deleteQuestionType', ({ type: id }) => ({ id }), 'changeQuestion', retitled],
  [
    'changeQuestionTypePerson',
    ({ type }) => ({ question_type_id: type, add: [given.people.bert] }),
    'changeQuestionTypePerson',
    ({ type }) => ({ question_type_id: type, add: [given.people.amelia] }),
  ],
  ['changeQuestion', retitled, 'changeQuestion', ({ question: id }) => ({ id, change: { valid: 1 } })],
  [
    'changeQuestion',
    ({ question: id }) => ({ id, change: { description: 'x' } }),
    'changeQuestionItem',
    ({ question }) => ({ question_id: question, add: [given.catalogue.products[0]] }),
  ],
  ['changeQuestionItem', ({ question }) => ({ question_id: question, add: [0] }), 'changeQuestion', retitled],
  ['deleteQuestion', ({ question: id }) => ({ id }), 'changeQuestion', retitled],
  ['changeQuestionStep', stepChanged, 'changeQuestionStep', stepChanged],
  ['moveQuestionStep', ({ step: id }) => ({ id, index: 0 }), 'changeQuestionStep', stepChanged],
  ['deleteQuestionStep', ({ step: id }) => ({ id }), 'changeQuestionStep', stepChanged],
  ['deleteQuestionStep', ({ step: id }) => ({ id }), 'changeAnswerStep', answerChanged],
  ['changeAnswerStep', answerChanged, 'changeAnswerStep', answerChanged],
  ['deleteAnswerStep', ({ answer: id }) => ({ id }), 'changeAnswerStep', answerChanged],
];

function renamed({ type: id }: Things) {
  return { id, title: 'renamed' };
}
function retitled({ question: id }: Things) {
  return { id, change: { title: 'retitled' } };
}
function stepChanged({ step: id }: Things) {
  return { id, change: { content: '<p>changed</p>' } };
}
function answerChanged({ answer: id }: Things) {
  return { id, change: { content: 'changed' } };
}

describe.each(cases)('Q-05: %s', (name, body, earlier, before) => {
  it(`is refused after ${earlier} by somebody else, or in another tab, since the timestamp`, async () => {
    for (const [browser, wsid] of [
      [given.bert, 'tab-b'],
      [given.bert, 'tab-a'],
      [given.amelia, 'tab-b'],
      [given.amelia, undefined],
    ] as const) {
      const made = await things();
      const timestamp = await given.stamp();
      await given.done(earlier, { ...before(made), wsid }, browser);
      const seen = await given.types();
      expect(await given.call(name, { ...body(made), timestamp, wsid: 'tab-a' })).toMatchObject({
        errno: 1001,
        errmsg: '该内容已被他人修改，请刷新后重试。',
        data: {},
      });
      expect(await given.types()).toEqual(seen);
    }
  });

  it('goes through in the same tab, with what is new, and without a timestamp', async () => {
    for (const [browser, more] of [
      [given.amelia, async (old: number) => ({ timestamp: old, wsid: 'tab-a' })],
      [given.bert, async () => ({ timestamp: await given.stamp(), wsid: 'tab-a' })],
      [given.bert, async () => ({ wsid: 'tab-a' })],
      [given.bert, async () => ({ timestamp: 0, wsid: 'tab-a' })],
      [given.bert, async () => ({ timestamp: null, wsid: null })],
    ] as const) {
      const made = await things();
      const old = await given.stamp();
      await given.done(earlier, { ...before(made), wsid: 'tab-a' }, browser);
      const answer = await given.call(name, { ...body(made), ...(await more(old)) });
      expect([name, answer.errno]).toEqual([name, 0]);
    }
  });
});

describe('Q-05: what is not in the way', () => {
  it('a change of a step by somebody else is none of the question’s texts', async () => {
    const made = await things();
    await given.done('changeQuestion', { ...retitled(made), wsid: 'tab-a' });
    const timestamp = await given.stamp();
    await given.done('changeQuestion', { ...retitled(made), wsid: 'tab-a' });
    await given.done('changeQuestionStep', { ...stepChanged(made), wsid: 'tab-b' }, given.bert);
    const own = { ...retitled(made), timestamp, wsid: 'tab-a' };
    expect((await given.call('changeQuestion', own)).errno).toBe(0);
  });

  it('adding below a parent is never too late', async () => {
    const made = await things();
    const late = { timestamp: 1, wsid: 'tab-a' };
    await given.done('changeQuestionType', { ...renamed(made), wsid: 'tab-b' }, given.bert);
    await given.done('changeQuestion', { ...retitled(made), wsid: 'tab-b' }, given.bert);
    await given.done('changeQuestionStep', { ...stepChanged(made), wsid: 'tab-b' }, given.bert);
    await given.done('addQuestionType', { parent_id: made.type, title: 'x', ...late });
    await given.done('addQuestion', { question_type_id: made.type, title: 'x', ...late });
    await given.done('addQuestionStep', { question_id: made.question, ...late });
    await given.done('addAnswerStep', { question_step_id: made.step, ...late });
  });

  it('Q-144: existence before staleness, staleness before state and content', async () => {
    const made = await things();
    const late = { timestamp: 1, wsid: 'tab-a' };
    await given.done('changeQuestionStep', { ...stepChanged(made), wsid: 'tab-b' }, given.bert);
    await given.done('changeQuestion', { id: made.question, change: { valid: 1 } }, given.bert);
    const step = { ...stepChanged(made), change: {}, ...late };
    expect((await given.call('changeQuestionStep', step)).errno).toBe(1001);
    const question = { id: made.question, change: { title: '' }, ...late };
    expect((await given.call('changeQuestion', question)).errno).toBe(1001);
    await given.done('deleteQuestion', { id: made.question }, given.bert);
    expect((await given.call('changeQuestion', question)).errno).toBe(1005);
  });

  it.each(['x', -1, 1.5, {}, [], true])('a timestamp %j is refused', async (timestamp) => {
    const made = await things();
    expect((await given.call('changeQuestionType', { ...renamed(made), timestamp })).errno).toBe(1000);
  });
});

describe('Q-05: stamps', () => {
  it('rise strictly although the clock stands, or goes back', async () => {
    const made = await things();
    let last = await given.stamp();
    for (const back of [0, 0, 3_600_000, 7_200_000]) {
      given.app.clock.set(testStart - back);
      await given.done('changeQuestionType', renamed(made));
      expect(await given.stamp()).toBeGreaterThan(last);
      last = await given.stamp();
    }
  });

  it('a refused call takes none', async () => {
    const made = await things();
    const before = await given.stamp();
    await given.call('changeQuestionType', { id: made.type, title: '' });
    await given.call('changeQuestion', { id: made.question, change: {} });
    await given.call('deleteQuestionStep', { id: 2_000_000_000 });
    expect(await given.stamp()).toBe(before);
  });

  it('of two persons who change one thing at once with the same timestamp, one wins', async () => {
    for (const [name, body] of [
      ['changeQuestion', retitled],
      ['changeQuestionType', renamed],
      ['changeQuestionStep', stepChanged],
      ['changeAnswerStep', answerChanged],
      ['deleteQuestion', ({ question: id }: Things) => ({ id })],
    ] as const) {
      const made = await things();
      const timestamp = await given.stamp();
      const send = (browser: TestClient, wsid: string) =>
        given.call(name, { ...body(made), timestamp, wsid }, browser);
      const answers = await Promise.all([send(given.amelia, 'tab-a'), send(given.bert, 'tab-b')]);
      const late = name === 'deleteQuestion' ? 1005 : 1001;
      expect([name, ...answers.map(({ errno }) => errno).toSorted()]).toEqual([name, 0, late]);
    }
  });

  it('fifty at once from fifty tabs: one wins', async () => {
    const made = await things();
    const timestamp = await given.stamp();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        given.call(
          'changeQuestion',
          { id: made.question, change: { title: `by ${index}` }, timestamp, wsid: `tab-${index}` },
          index % 2 === 0 ? given.amelia : given.bert,
        ),
      ),
    );
    const winners = answers.flatMap(({ errno }, index) => (errno === 0 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ errno }) => errno === 1001)).toHaveLength(49);
    expect((await given.question(made.question))?.title).toBe(`by ${winners[0]}`);
  });
});
