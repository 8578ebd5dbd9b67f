// Editing steps and answers through the front door.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDurations, testStart } from '../../../test/app';
import { startEditing, type Editing } from '../../../test/given-editing';

const unknown = 2_000_000_000;

let given: Editing;

beforeAll(async () => {
  given = await startEditing();
});
beforeEach(() => given.app.clock.set(testStart));
afterAll(() => given.app.stop());

/** A question in edit mode with this many steps. */
async function withSteps(count: number): Promise<{ question: number; steps: number[] }> {
  const question = await given.done('addQuestion', {
    question_type_id: given.catalogue.deepType,
    title: 'Does it fly?',
  });
  const steps: number[] = [];
  for (let at = 0; at < count; at += 1) {
    steps.push(await given.done('addQuestionStep', { question_id: question }));
  }
  return { question, steps };
}

const addAnswer = (question_step_id: number, more: object = {}) =>
  given.done('addAnswerStep', { question_step_id, ...more });

const placesOf = async (question: number) =>
  (await given.steps(question)).map(({ id, index }) => [id, index]);

describe('API-057, EDIT-23, Q-31: addQuestionStep', () => {
  it('without type questionAnswer, without index last', async () => {
    const { question, steps } = await withSteps(2);
    expect(await given.steps(question)).toEqual(
      steps.map((id, index) => ({
        id,
        question_id: question,
        index,
        type: 'questionAnswer',
        content: '',
        answerStep: [],
      })),
    );
  });

  it('Q-32: takes the four types, and no other', async () => {
    const { question } = await withSteps(0);
    const types = ['goToChat', 'login', 'orderInfo', 'questionAnswer'];
    for (const type of types) await given.done('addQuestionStep', { question_id: question, type, index: 99 });
    expect((await given.steps(question)).map(({ type }) => type)).toEqual(types);
    for (const type of ['x', '', null, 5, ['login']]) {
      expect((await given.call('addQuestionStep', { question_id: question, type })).errno).toBe(1000);
    }
    expect(await given.steps(question)).toHaveLength(4);
  });

  it('at an index the others move; the list has no gaps', async () => {
    const { question, steps } = await withSteps(3);
    const add = (index: number) => given.done('addQuestionStep', { question_id: question, index });
    const first = await add(0);
    const middle = await add(2);
    const last = await add(1000);
    expect(await placesOf(question)).toEqual([
      [first, 0],
      [steps[0], 1],
      [middle, 2],
      [steps[1], 3],
      [steps[2], 4],
      [last, 5],
    ]);
    for (const index of [-1, 1.5, '0', null, 1001]) {
      expect((await given.call('addQuestionStep', { question_id: question, index })).errno).toBe(1000);
    }
  });

  it('fifty at once: neither gaps nor doubles', async () => {
    const { question } = await withSteps(0);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        given.call(
          'addQuestionStep',
          { question_id: question, ...(index % 5 === 0 ? { index: 3 } : {}) },
          index % 2 === 0 ? given.amelia : given.bert,
        ),
      ),
    );
    expect(answers.map(({ errno }) => errno)).toEqual(Array.from({ length: 50 }, () => 0));
    const places = await placesOf(question);
    expect(places.map(([, index]) => index)).toEqual(Array.from({ length: 50 }, (_, index) => index));
    expect(new Set(places.map(([id]) => id))).toEqual(new Set(answers.map(({ data }) => data.id as number)));
  });

  it('two hundred at most', async () => {
    const { question } = await withSteps(0);
    await given.app.app.db
      .insertInto('question_step')
      .values(
        Array.from({ length: 199 }, (_, index) => ({
          question_id: question,
          index,
          type: 'login' as const,
        })),
      )
      .execute();
    const add = () => given.call('addQuestionStep', { question_id: question });
    expect((await add()).errno).toBe(0);
    expect((await add()).errmsg).toBe('每个问题最多 200 个步骤，每个步骤最多 100 个答案。');
  });
});

describe('API-058, EDIT-14, EDIT-17: changeQuestionStep', () => {
  it('Q-33, Q-159: stores the content, cleaned, in the language that is named', async () => {
    const { question, steps } = await withSteps(1);
    const [id] = steps;
    const save = (content: unknown, language?: string) =>
      given.call('changeQuestionStep', { id, change: { content }, language });
    expect((await save('<h2>Look</h2><script>x()</script><p onload="x()">here</p>')).errno).toBe(0);
    expect((await given.steps(question))[0]?.content).toBe('<h2>Look</h2><p>here</p>');
    await save('<p>看</p>', 'zh');
    await given.call('changeQuestion', { id: question, change: { valid: 1 } });
    const seen = async () => [
      (await given.question(question))?.questionStep[0]?.content,
      (await given.question(question, given.visitor))?.questionStep[0]?.content,
    ];
    expect(await seen()).toEqual(['<p>看</p>', '<h2>Look</h2><p>here</p>']);
  });

  it.each([
    [{}],
    [{ type: 'login' }],
    [{ content: 'x', index: 3 }],
    [{ content: 5 }],
    [{ content: null }],
    [{ deleted: true }],
  ])('%j is refused and changes nothing', async (change) => {
    const { question, steps } = await withSteps(1);
    expect((await given.call('changeQuestionStep', { id: steps[0], change })).errno).toBe(1000);
    expect(await given.steps(question)).toMatchObject([{ content: '', type: 'questionAnswer', index: 0 }]);
  });

  it('KB-22: shows on the question who changed it last', async () => {
    const { question, steps } = await withSteps(1);
    given.app.clock.advance(testDurations.hour);
    await given.done('changeQuestionStep', { id: steps[0], change: { content: 'x' } }, given.bert);
    expect(await given.question(question)).toMatchObject({
      change_person_name: 'Bert Blum',
      changeTime: testStart + testDurations.hour,
    });
  });
});

describe('moveQuestionStep', () => {
  it('puts a step at another place; the list has no gaps and answers lead where they led', async () => {
    const { question, steps } = await withSteps(4);
    const [first = 0, second = 0, third = 0, fourth = 0] = steps;
    const answer = await addAnswer(first, { content: 'On', next_question_step_id: third });
    given.app.clock.advance(testDurations.hour);
    await given.done('moveQuestionStep', { id: first, index: 2 }, given.bert);
    const order = async () => (await placesOf(question)).map(([id]) => id);
    expect(await placesOf(question)).toEqual([
      [second, 0],
      [third, 1],
      [first, 2],
      [fourth, 3],
    ]);
    expect(await given.answers(first)).toMatchObject([{ id: answer, next_question_step_id: third }]);
    expect(await given.question(question)).toMatchObject({
      change_person_name: 'Bert Blum',
      changeTime: testStart + testDurations.hour,
    });
    await given.done('moveQuestionStep', { id: fourth, index: 0 });
    expect(await order()).toEqual([fourth, second, third, first]);
    await given.done('moveQuestionStep', { id: fourth, index: 1_000 });
    expect(await order()).toEqual([second, third, first, fourth]);
  });

  it('where it stands already, nothing changes', async () => {
    const { question, steps } = await withSteps(2);
    const before = [await given.question(question), await given.stamp()];
    given.app.clock.advance(testDurations.hour);
    await given.done('moveQuestionStep', { id: steps[1], index: 1 }, given.bert);
    await given.done('moveQuestionStep', { id: steps[1], index: 7 }, given.bert);
    expect([await given.question(question), await given.stamp()]).toEqual(before);
  });

  it('refuses what is no place, and a step that is not there', async () => {
    const { question, steps } = await withSteps(2);
    for (const index of [-1, 1.5, '1', null, undefined, 1_001]) {
      expect((await given.call('moveQuestionStep', { id: steps[0], index })).errno).toBe(1000);
    }
    await given.done('deleteQuestionStep', { id: steps[1] });
    for (const id of [steps[1], unknown]) {
      expect((await given.call('moveQuestionStep', { id, index: 0 })).errno).toBe(1005);
    }
    expect(await placesOf(question)).toEqual([[steps[0], 0]]);
  });

  it('twenty moved by two at once while some are added and deleted: neither gaps nor doubles', async () => {
    const { question, steps } = await withSteps(20);
    const answers = await Promise.all(
      steps.flatMap((id, index) => [
        given.call('moveQuestionStep', { id, index: 19 - index }),
        given.call('moveQuestionStep', { id, index: (index * 7) % 20 }, given.bert),
        ...(index % 5 === 0 ? [given.call('addQuestionStep', { question_id: question, index })] : []),
        ...(index % 5 === 1 ? [given.call('deleteQuestionStep', { id }, given.bert)] : []),
      ]),
    );
    expect(answers.map(({ errno }) => errno).filter((errno) => errno !== 0 && errno !== 1005)).toEqual([]);
    const places = await placesOf(question);
    expect(places.map(([, index]) => index)).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(new Set(places.map(([id]) => id)).size).toBe(20);
  });

  it('stands in the history, and comes back from it', async () => {
    const { question, steps } = await withSteps(3);
    const [first = 0, second = 0, third = 0] = steps;
    await addAnswer(first, { content: 'On', next_question_step_id: second });
    await given.done('moveQuestionStep', { id: third, index: 0 });
    const history = async (name: string, body: object) =>
      (await given.amelia.post(`/javaplus/admin/settings/history/${name}`, body)).body;
    const [entry] = (await history('list', { section: 'questions', rowId: question })).data.rows as {
      id: number;
      action: string;
    }[];
    expect(entry).toMatchObject({ action: 'changed', personName: 'Amelia Hart' });
    expect(await history('restore', { id: entry?.id })).toMatchObject({ code: 200 });
    expect(await placesOf(question)).toEqual([
      [first, 0],
      [second, 1],
      [third, 2],
    ]);
    expect(await given.answers(first)).toMatchObject([{ next_question_step_id: second }]);
  });
});

describe('API-059, Q-28: deleteQuestionStep', () => {
  it('takes the answers along; what led to it ends the flow; the others close up', async () => {
    const { question, steps } = await withSteps(4);
    const [first = 0, second = 0, third = 0, fourth = 0] = steps;
    const kept = await addAnswer(first, { next_question_step_id: second });
    const other = await addAnswer(first, { next_question_step_id: fourth });
    const itsOwn = await addAnswer(second, { next_question_step_id: third });
    await given.done('deleteQuestionStep', { id: second });
    expect(await placesOf(question)).toEqual([
      [first, 0],
      [third, 1],
      [fourth, 2],
    ]);
    expect((await given.answers(first)).map((answer) => [answer.id, answer.next_question_step_id])).toEqual([
      [kept, 0],
      [other, fourth],
    ]);
    const { db } = given.app.app;
    const stamp = await given.stamp();
    const rows = await db
      .selectFrom('answer_step')
      .select(['id', 'deleted', 'stamp', 'change_person_id'])
      .where('id', 'in', [kept, itsOwn])
      .orderBy('id')
      .execute();
    const by = { stamp, change_person_id: given.people.amelia };
    expect(rows).toEqual([
      { id: kept, deleted: false, ...by },
      { id: itsOwn, deleted: true, ...by },
    ]);
    expect(
      await db.selectFrom('question_step').select(['deleted', 'stamp']).where('id', '=', second).execute(),
    ).toEqual([{ deleted: true, stamp }]);
    for (const [name, body] of [
      ['deleteQuestionStep', { id: second }],
      ['changeQuestionStep', { id: second, change: { content: 'x' } }],
      ['moveQuestionStep', { id: second, index: 0 }],
      ['addAnswerStep', { question_step_id: second }],
      ['changeAnswerStep', { id: itsOwn, change: { content: 'x' } }],
      ['deleteAnswerStep', { id: itsOwn }],
    ] as const) {
      expect((await given.call(name, body)).errno).toBe(1005);
    }
  });

  it('steps and answers of a deleted question are no longer there', async () => {
    const { question, steps } = await withSteps(1);
    const answer = await addAnswer(steps[0] ?? 0);
    await given.done('deleteQuestion', { id: question });
    expect((await given.call('deleteQuestionStep', { id: steps[0] })).errno).toBe(1005);
    expect((await given.call('changeAnswerStep', { id: answer, change: {} })).errno).toBe(1005);
  });

  it('twenty deleted while twenty are added: neither gaps nor doubles', async () => {
    const { question, steps } = await withSteps(20);
    const answers = await Promise.all(
      steps.flatMap((id, index) => [
        given.call('deleteQuestionStep', { id }),
        given.call('addQuestionStep', { question_id: question, index }, given.bert),
      ]),
    );
    expect(answers.every(({ errno }) => errno === 0)).toBe(true);
    expect((await placesOf(question)).map(([, index]) => index)).toEqual(
      Array.from({ length: 20 }, (_, index) => index),
    );
  });
});

describe('API-060, EDIT-15: addAnswerStep', () => {
  it('starts empty and ends the flow; without index last', async () => {
    const { steps } = await withSteps(1);
    const [step = 0] = steps;
    const first = await addAnswer(step, { index: 0, content: '', next_question_step_id: 0 });
    const second = await addAnswer(step);
    const between = await addAnswer(step, { index: 1, content: ' <i>Yes</i> ' });
    const answer = { question_step_id: step, content: '', next_question_step_id: 0 };
    expect(await given.answers(step)).toEqual([
      { ...answer, id: first, index: 0 },
      { ...answer, id: between, index: 1, content: ' <i>Yes</i> ' },
      { ...answer, id: second, index: 2 },
    ]);
  });

  it('EDIT-16: a login step leads on by its first answer', async () => {
    const { question, steps } = await withSteps(1);
    const login = await given.done('addQuestionStep', { question_id: question, type: 'login' });
    await addAnswer(login, { next_question_step_id: steps[0] });
    expect(await given.answers(login)).toMatchObject([{ next_question_step_id: steps[0] }]);
  });

  it('refuses a step of another question, of none, and a deleted one', async () => {
    const { steps } = await withSteps(2);
    const [step, gone] = steps;
    const foreign = (await withSteps(1)).steps[0];
    await given.done('deleteQuestionStep', { id: gone });
    for (const next_question_step_id of [foreign, unknown, gone]) {
      expect(
        await given.call('addAnswerStep', { question_step_id: step, next_question_step_id }),
      ).toMatchObject({ errno: 1000, errmsg: '下一步必须是同一问题的步骤。' });
    }
    expect(await given.answers(step ?? 0)).toEqual([]);
    expect(
      (await given.call('addAnswerStep', { question_step_id: unknown, next_question_step_id: step })).errno,
    ).toBe(1005);
  });

  it('Q-141: a thousand characters, a hundred answers', async () => {
    const { steps } = await withSteps(1);
    const [step = 0] = steps;
    await addAnswer(step, { content: '\u{1f680}'.repeat(1000) });
    const long = { question_step_id: step, content: '\u{1f680}'.repeat(1001) };
    expect((await given.call('addAnswerStep', long)).errmsg).toBe('答案最多 1000 个字符。');
    await given.app.app.db
      .insertInto('answer_step')
      .values(Array.from({ length: 98 }, (_, index) => ({ question_step_id: step, index: index + 1 })))
      .execute();
    await addAnswer(step);
    const more = await given.call('addAnswerStep', { question_step_id: step });
    expect(more.errmsg).toBe('每个问题最多 200 个步骤，每个步骤最多 100 个答案。');
  });
});

describe('API-061, EDIT-14: changeAnswerStep', () => {
  it('stores each key, alone or together', async () => {
    const { steps } = await withSteps(2);
    const [step = 0, next] = steps;
    const id = await addAnswer(step, { content: 'Maybe' });
    await given.done('changeAnswerStep', { id, change: { content: 'Yes & <no>' } });
    expect(await given.answers(step)).toMatchObject([{ content: 'Yes & <no>', next_question_step_id: 0 }]);
    await given.done('changeAnswerStep', { id, change: { next_question_step_id: next } });
    expect(await given.answers(step)).toMatchObject([{ content: 'Yes & <no>', next_question_step_id: next }]);
    await given.done('changeAnswerStep', {
      id,
      change: { content: '是', next_question_step_id: 0 },
      language: 'zh',
    });
    expect(await given.answers(step)).toMatchObject([{ content: '是', next_question_step_id: 0 }]);
    const row = given.app.app.db.selectFrom('answer_step').select(['content', 'content_zh']);
    expect(await row.where('id', '=', id).executeTakeFirst()).toEqual({
      content: 'Yes & <no>',
      content_zh: '是',
    });
  });

  it('refuses other keys, foreign steps and long texts, and changes nothing', async () => {
    const { steps } = await withSteps(1);
    const [step = 0] = steps;
    const foreign = (await withSteps(1)).steps[0];
    const id = await addAnswer(step, { content: 'Yes' });
    for (const change of [
      {},
      { index: 4 },
      { content: 'x', question_step_id: foreign },
      { content: 'x', next_question_step_id: foreign },
      { content: 'x'.repeat(1001) },
      { content: 5 },
      { next_question_step_id: 'x' },
    ]) {
      expect((await given.call('changeAnswerStep', { id, change })).errno).toBe(1000);
    }
    expect(await given.answers(step)).toMatchObject([{ content: 'Yes', next_question_step_id: 0, index: 0 }]);
  });
});

describe('API-062: deleteAnswerStep', () => {
  it('takes it away; the others close up', async () => {
    const { steps } = await withSteps(1);
    const [step = 0] = steps;
    const [first, second, third] = [await addAnswer(step), await addAnswer(step), await addAnswer(step)];
    await given.done('deleteAnswerStep', { id: second });
    expect((await given.answers(step)).map(({ id, index }) => [id, index])).toEqual([
      [first, 0],
      [third, 1],
    ]);
    expect((await given.call('deleteAnswerStep', { id: second })).errno).toBe(1005);
  });
});

describe('EDIT-19, Q-36: a published question', () => {
  it('refuses every change of its steps and answers, and takes them again in edit mode', async () => {
    const { question, steps } = await withSteps(2);
    const [step = 0] = steps;
    const answer = await addAnswer(step);
    await given.done('changeQuestion', { id: question, change: { valid: 1 } });
    const before = await given.question(question);
    const calls: [string, object][] = [
      ['addQuestionStep', { question_id: question }],
      ['changeQuestionStep', { id: step, change: { content: 'x' } }],
      ['addAnswerStep', { question_step_id: step, content: 'x'.repeat(1001) }],
      ['changeAnswerStep', { id: answer, change: { x: 1 } }],
      ['deleteAnswerStep', { id: answer }],
      ['moveQuestionStep', { id: step, index: 1 }],
      ['deleteQuestionStep', { id: step }],
    ];
    for (const [name, body] of calls) {
      expect(await given.call(name, body)).toMatchObject({
        errno: 1000,
        errmsg: '该问题已发布，请先开始编辑。',
      });
    }
    expect(await given.question(question)).toEqual(before);
    await given.done('changeQuestion', { id: question, change: { valid: 0 } });
    await given.done('deleteQuestionStep', { id: step });
  });
});
