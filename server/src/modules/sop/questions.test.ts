// Questions and answers of the tree through the front door.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SopQuestion } from '#contract/sop/schemas';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type GivenCatalogue } from '../../../test/given';
import { givenUser } from '../../../test/given-tickets';

const saveDirectory = '/javaplus/admin/sopDirectory/saveOrUpdateDirectory';
const save = '/java/admin/saveOrUpdateQuestion';
const questionsOf = '/java/admin/getAllQuestionListByDirectoryId?sopDirectoryId=';
const answersOf = '/java/admin/getAllAnswerListByQuestionId?sopQuestionId=';
const deleteQuestions = '/java/admin/deleteByQuestionIds?sopQuestionIds=';
const deleteAnswers = '/java/admin/deleteByAnswerIds?sopAnswerIds=';

let app: TestApp;
let staff: TestClient;
let offDuty: TestClient;
let reader: TestClient;
let catalogue: GivenCatalogue;
let directoryId: number;

beforeAll(async () => {
  app = await startTestApp();
  await givenStaff(app, { account: 'agent' });
  await givenStaff(app, { account: 'off', workStatus: 0 });
  await givenStaff(app, { account: 'reader', isReadonly: true });
  catalogue = await givenCatalogue(app);
  staff = await app.loginStaff('agent');
  offDuty = await app.loginStaff('off');
  reader = await app.loginStaff('reader');
});
afterAll(() => app.stop());

beforeEach(async () => {
  await app.app.db.deleteFrom('sop_question').execute();
  directoryId = (await staff.post(saveDirectory, { name: 'D' })).body.data.id as number;
});

async function saved(body: object): Promise<SopQuestion> {
  const answer = await staff.post(save, { directoryId, ...body });
  expect(answer.body).toMatchObject({ code: 200, msg: 'success' });
  return answer.body.data as SopQuestion;
}

async function listed(id = directoryId): Promise<SopQuestion[]> {
  const { body } = await reader.get(questionsOf + id);
  expect(body.code).toBe(200);
  return body.data as SopQuestion[];
}

const text = (count: number) => '字'.repeat(count);

describe('adding', () => {
  it('API-119, API-117, API-118, SOP-23, SOP-24, Q-98, Q-153: with answers and products', async () => {
    const [first, second] = catalogue.products;
    const question = await saved({
      orderNo: 3,
      title: '摇杆漂移',
      problemPhenomenon: '静止时指针移动',
      productionIds: [second, first, second],
      answerList: [
        { orderNo: 2, language: 'EN', content: 'Calibrate <b>again</b> & save.' },
        { order_no: 1, language: 'CN', content: '重新校准。' },
      ],
    });
    expect(question).toEqual({
      id: expect.any(Number),
      order_no: 3,
      title: '摇杆漂移',
      directory_id: directoryId,
      problem_phenomenon: '静止时指针移动',
      questionProductionList: [first, second],
      answerList: [
        {
          id: expect.any(Number),
          question_id: question.id,
          order_no: 1,
          language: 'CN',
          content: '重新校准。',
        },
        {
          id: expect.any(Number),
          question_id: question.id,
          order_no: 2,
          language: 'EN',
          content: 'Calibrate <b>again</b> & save.',
        },
      ],
    });
    expect(await listed()).toEqual([question]);
    expect((await reader.get(answersOf + question.id)).body.data).toEqual(question.answerList);
  });

  it('VALID-20, VALID-23, VALID-25, Q-98, Q-140, SOP-06: what is not sent gets its default', async () => {
    const question = await saved({ title: 'x', answerList: [{}] });
    expect(question).toMatchObject({
      order_no: 1,
      title: 'x',
      problem_phenomenon: '空问题现象',
      questionProductionList: [],
      answerList: [{ order_no: 1, language: 'CN', content: '' }],
    });
    expect(await saved({ title: '  ' })).toMatchObject({ title: '未命名问题', answerList: [] });
    expect(await saved({ id: 0, title: null, orderNo: null })).toMatchObject({
      title: '未命名问题',
      order_no: 1,
    });
    await saved({ title: 'zero', orderNo: 0 });
    expect((await listed()).map(({ title }) => title)).toEqual(['zero', 'x', '未命名问题', '未命名问题']);
  });

  it('API-117, Q-95: directory 0 holds the unassigned ones', async () => {
    const question = await saved({ directoryId: 0, title: 'loose' });
    expect(question.directory_id).toBe(0);
    expect(await listed(0)).toEqual([question]);
    expect(await listed()).toEqual([]);
  });

  it('Q-159: a text is kept as it was typed', async () => {
    const typed = ' <script>alert(1)</script>\n"x" & 𠮷 ';
    const question = await saved({
      title: typed,
      problemPhenomenon: typed,
      answerList: [{ content: typed }],
    });
    expect(question).toMatchObject({ title: typed, problem_phenomenon: typed });
    expect(question.answerList[0]?.content).toBe(typed);
  });

  it.each([
    ['no directory', { directoryId: undefined }, 400, undefined],
    ['an unknown directory', { directoryId: 2_000_000_000 }, 500, '请选择目录'],
    ['an empty phenomenon', { problemPhenomenon: ' ' }, 400, '请输入问题现象'],
    ['101 characters of it', { problemPhenomenon: text(101) }, 400, '问题现象最多 100 个字符'],
    ['a title of 201', { title: text(201) }, 400, '标题最多 200 个字符'],
    ['an answer of 5,001', { answerList: [{ content: text(5_001) }] }, 400, '答案最多 5000 个字符'],
    ['another language', { answerList: [{ language: 'DE' }] }, 400, undefined],
    ["somebody's answer", { answerList: [{ id: 2_000_000_000 }] }, 500, '答案不属于该问题'],
    ['an unknown product', { productionIds: [2_000_000_000] }, 400, '所选产品不存在'],
    ['product 0', { productionIds: [0] }, 400, '所选产品不存在'],
  ])('API-119, VALID-21, VALID-23: refuses %s', async (_, change, code, message) => {
    const answer = await staff.post(save, { title: 'x', directoryId, ...change });
    expect(answer.body).toMatchObject({ code, data: {}, ...(message === undefined ? {} : { message }) });
    expect(await listed()).toEqual([]);
  });

  it('VALID-23, Q-141: takes the longest texts, blanks around them aside', async () => {
    const body = {
      title: ` ${'𠮷'.repeat(200)} `,
      problemPhenomenon: ` ${'𠮷'.repeat(100)} `,
      answerList: [{ content: '𠮷'.repeat(5_000) }],
    };
    expect(await saved(body)).toMatchObject({ title: body.title });
  });

  it('API-119, VALID-10, Q-20, Q-143: read-only staff may not, nor others; off duty one may', async () => {
    const user = await givenUser(app);
    const body = { title: 'x', directoryId };
    expect((await reader.post(save, body)).body).toMatchObject({ code: 403, msg: '只读用户不能操作' });
    for (const client of [app.client(), user.client]) {
      expect((await client.post(save, body)).body.code).toBe(401);
      expect((await client.get(questionsOf + directoryId)).body.code).toBe(401);
      expect((await client.get(`${answersOf}1`)).body.code).toBe(401);
      expect((await client.get(`${deleteQuestions}1`)).body.code).toBe(401);
      expect((await client.get(`${deleteAnswers}1`)).body.code).toBe(401);
    }
    expect(await listed()).toEqual([]);
    expect((await offDuty.post(save, body)).body.code).toBe(200);
  });
});

describe('changing', () => {
  it('API-119, Q-98: replaces what was sent; answers that were not sent stay', async () => {
    const before = await saved({
      title: 'old',
      orderNo: 5,
      problemPhenomenon: 'old',
      productionIds: [catalogue.products[0]],
      answerList: [{ content: 'one' }, { content: 'two', language: 'EN', orderNo: 2 }],
    });
    const [one, two] = before.answerList;
    const other = (await staff.post(saveDirectory, { name: 'Other' })).body.data.id as number;
    const after = await saved({
      id: before.id,
      title: 'new',
      orderNo: 6,
      directoryId: other,
      problemPhenomenon: 'new',
      productionIds: [catalogue.products[1]],
      answerList: [
        { id: two?.id, content: 'two anew' },
        { id: 0, content: 'three', orderNo: 3 },
      ],
    });
    expect(after).toMatchObject({
      id: before.id,
      title: 'new',
      order_no: 6,
      directory_id: other,
      problem_phenomenon: 'new',
      questionProductionList: [catalogue.products[1]],
    });
    expect(after.answerList).toEqual([
      one,
      { ...two, content: 'two anew' },
      expect.objectContaining({ content: 'three', order_no: 3, language: 'CN' }),
    ]);
    expect(await listed()).toEqual([]);
    expect(await listed(other)).toEqual([after]);
  });

  it('Q-98: what was not sent stays; an empty list of products takes them away', async () => {
    const before = await saved({
      title: 'old',
      orderNo: 5,
      problemPhenomenon: 'old',
      productionIds: [catalogue.products[0]],
    });
    expect(await saved({ id: before.id })).toEqual(before);
    expect(await saved({ id: before.id, productionIds: [] })).toEqual({
      ...before,
      questionProductionList: [],
    });
    expect(await saved({ id: before.id, title: '' })).toMatchObject({ title: '未命名问题' });
  });

  it("Q-98: another question's answer or a deleted one is refused and changes nothing", async () => {
    const mine = await saved({ title: 'mine', answerList: [{ content: 'one' }, { content: 'gone' }] });
    const theirs = await saved({ title: 'theirs', answerList: [{ content: 'theirs' }] });
    const [one, gone] = mine.answerList;
    await staff.get(deleteAnswers + gone?.id);
    for (const id of [theirs.answerList[0]?.id, gone?.id]) {
      const { body } = await staff.post(save, {
        id: mine.id,
        title: 'changed',
        directoryId,
        answerList: [{ id: one?.id, content: 'changed' }, { id, content: 'changed' }, { content: 'added' }],
      });
      expect(body).toMatchObject({ code: 500, message: '答案不属于该问题' });
    }
    expect(await listed()).toEqual([{ ...mine, answerList: [one] }, theirs]);
  });

  it('Q-143, Q-144: an unknown or deleted question is not found, before its content is looked at', async () => {
    const gone = await saved({ title: 'gone' });
    await staff.get(deleteQuestions + gone.id);
    for (const id of [gone.id, 2_000_000_000]) {
      const { body } = await staff.post(save, { id, directoryId: 2_000_000_000, problemPhenomenon: '' });
      expect(body.code).toBe(404);
    }
  });

  it('Q-146: 50 savings at once leave one of the sent states, with the answers of all', async () => {
    const { id } = await saved({ title: 'start' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        staff.post(save, {
          id,
          directoryId,
          title: `t${at}`,
          problemPhenomenon: `t${at}`,
          answerList: [{ content: `t${at}` }],
        }),
      ),
    );
    expect(answers.every(({ body }) => body.code === 200)).toBe(true);
    const [question] = await listed();
    expect(question?.title).toBe(question?.problem_phenomenon);
    expect(new Set(question?.answerList.map(({ content }) => content)).size).toBe(50);
  });
});

describe('deleting', () => {
  it('API-120, VALID-22, SOP-20, Q-97: questions go from every call, with their answers', async () => {
    const [a, b, c] = [
      await saved({ title: 'a', answerList: [{ content: 'x' }] }),
      await saved({ title: 'b' }),
      await saved({ title: 'c' }),
    ];
    expect((await staff.get(`${deleteQuestions}${a.id},${b.id}`)).body).toMatchObject({
      code: 200,
      data: {},
    });
    expect(await listed()).toEqual([c]);
    expect((await staff.get(answersOf + a.id)).body.code).toBe(404);
    const tree = await staff.post('/javaplus/admin/sopDirectory/getSopTreeList', {});
    expect(JSON.stringify(tree.body.data)).not.toContain(`"id":${a.id},"title":"a"`);
    const node = (tree.body.data as { id: number; sopSumNum: number }[]).find(({ id }) => id === directoryId);
    expect(node?.sopSumNum).toBe(1);
  });

  it('API-121, Q-97: an answer goes, the others stay', async () => {
    const question = await saved({ answerList: [{ content: 'a' }, { content: 'b' }] });
    const [a, b] = question.answerList;
    expect((await staff.get(deleteAnswers + a?.id)).body).toMatchObject({ code: 200, data: {} });
    expect((await listed())[0]?.answerList).toEqual([b]);
  });

  it('API-120, API-121, Q-146: gone already is a success, one that never was is not found', async () => {
    const { id, answerList } = await saved({ answerList: [{ content: 'a' }] });
    const answer = answerList[0]?.id;
    for (const [path, known] of [
      [deleteAnswers, answer],
      [deleteQuestions, id],
    ] as const) {
      expect((await staff.get(`${path}${known},2000000000`)).body.code).toBe(404);
      const codes = await Promise.all(
        Array.from({ length: 10 }, () => staff.get(`${path}${known},${known}`)),
      );
      expect(codes.every(({ body }) => body.code === 200)).toBe(true);
    }
    expect(await listed()).toEqual([]);
  });

  it.each(['', 'x', '1;2', '1,,2', '-1', '0', '99999999999'])(
    'API-120, API-121: refuses the list %j',
    async (list) => {
      for (const path of [deleteQuestions, deleteAnswers]) {
        const { body } = await staff.get(path + encodeURIComponent(list));
        expect(body).toMatchObject({ code: 400, message: '请发送以逗号分隔的编号' });
      }
    },
  );

  it('VALID-10, Q-09: not by read-only staff, not from another site', async () => {
    const { id } = await saved({ answerList: [{ content: 'a' }] });
    expect((await reader.get(deleteQuestions + id)).body.code).toBe(403);
    expect((await reader.get(deleteAnswers + id)).body.code).toBe(403);
    const foreign = await staff.get(deleteQuestions + id, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(await listed()).toHaveLength(1);
  });
});

describe('reading', () => {
  it('API-117, API-118, Q-143: what does not exist is not found, what is not an id is bad input', async () => {
    for (const path of [questionsOf, answersOf]) {
      expect((await staff.get(`${path}2000000000`)).body.code).toBe(404);
      expect((await staff.get(`${path}x`)).body.code).toBe(400);
      expect((await staff.get(path)).body.code).toBe(400);
    }
  });

  it('SOP-23: a product that is gone is not shown', async () => {
    const [first, second] = catalogue.products;
    await saved({ productionIds: [first, second] });
    await app.app.db.updateTable('product').set({ deleted: true }).where('id', '=', first).execute();
    expect((await listed())[0]?.questionProductionList).toEqual([second]);
    await app.app.db.updateTable('product').set({ deleted: false }).where('id', '=', first).execute();
  });
});
