// The directory tree through the front door: its shape, adding, renaming, moving, deleting.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SopDirectory } from '#contract/sop/schemas';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, staffRow } from '../../../test/given-tickets';

const saveDirectory = '/javaplus/admin/sopDirectory/saveOrUpdateDirectory';
const deleteDirectory = '/javaplus/admin/sopDirectory/deleteByDirectoryId/';
const treeList = '/javaplus/admin/sopDirectory/getSopTreeList';
const allDirectories = '/java/admin/getAllDirectoryList';
const questionsOf = '/java/admin/getAllQuestionListByDirectoryId?sopDirectoryId=';
const saveQuestion = '/java/admin/saveOrUpdateQuestion';

let app: TestApp;
let agent: Given;
let staff: TestClient;
let offDuty: TestClient;
let reader: TestClient;
let catalogue: GivenCatalogue;

beforeAll(async () => {
  app = await startTestApp();
  agent = await givenStaff(app, { account: 'agent' });
  await givenStaff(app, { account: 'off', workStatus: 0 });
  await givenStaff(app, { account: 'reader', isReadonly: true });
  catalogue = await givenCatalogue(app);
  staff = await app.loginStaff('agent');
  offDuty = await app.loginStaff('off');
  reader = await app.loginStaff('reader');
});
afterAll(() => app.stop());

beforeEach(async () => {
  await app.app.db.updateTable('ticket').set({ sop_directory_id: null, sop_question_id: null }).execute();
  await app.app.db.deleteFrom('sop_question').execute();
  await app.app.db.deleteFrom('sop_directory').execute();
});

async function directory(body: object = {}): Promise<number> {
  const answer = await staff.post(saveDirectory, body);
  expect(answer.body).toMatchObject({ code: 200 });
  return answer.body.data.id as number;
}

async function question(directoryId: number, body: object = {}): Promise<number> {
  const answer = await staff.post(saveQuestion, { title: 'x', directoryId, answerList: [], ...body });
  expect(answer.body).toMatchObject({ code: 200 });
  return answer.body.data.id as number;
}

async function children(): Promise<SopDirectory[]> {
  const { body } = await staff.get(allDirectories);
  expect(body.data.id).toBeNull();
  return body.data.children as SopDirectory[];
}

/** The tree as lines 'name orderNo sopSumNum/sumNum', indented. */
function lines(nodes: readonly SopDirectory[], depth = 0): string[] {
  return nodes.flatMap((node) => [
    `${' '.repeat(depth)}${node.name} ${node.orderNo} ${node.sopSumNum}/${node.sumNum}`,
    ...lines(node.children, depth + 1),
  ]);
}

describe('the tree', () => {
  it('API-116, SOP-14, SOP-22, Q-94, Q-95, CONFLICT-27: an empty tree has the unassigned node', async () => {
    expect(await children()).toEqual([
      {
        id: 0,
        name: '未分配问题',
        pid: 0,
        orderNo: 0,
        sumNum: 0,
        sopSumNum: 0,
        createPersonId: null,
        children: [],
      },
    ]);
  });

  it('API-090, API-116, SOP-04, SOP-15, SOP-26, Q-94, Q-96: counts, questions and answers', async () => {
    const top = await directory({ name: 'Top' });
    const below = await directory({ name: 'Below', pid: top });
    const deep = await directory({ name: 'Deep', pid: below });
    await question(0);
    await question(top);
    await question(deep, { title: 'second', orderNo: 2 });
    await question(deep, {
      title: 'first',
      problemPhenomenon: '现象',
      answerList: [
        { orderNo: 2, language: 'EN', content: 'English' },
        { orderNo: 1, language: 'CN', content: '中文' },
      ],
    });

    expect(lines(await children())).toEqual([
      '未分配问题 0 1/1',
      'Top 1 1/3',
      ' Below 1 0/2',
      '  Deep 1 2/2',
    ]);
    const { body } = await reader.post(treeList, {});
    const tree = body.data as SopDirectory[];
    expect(lines(tree)).toEqual(lines(await children()));
    const deepest = tree[1]?.children[0]?.children[0];
    expect(deepest).toMatchObject({ id: deep, pid: below, createPersonId: agent.id });
    const asked = (deepest as unknown as { questionList: object[] }).questionList;
    expect(asked).toEqual([
      {
        id: expect.any(Number),
        title: 'first',
        problem_phenomenon: '现象',
        answerList: [
          expect.objectContaining({ order_no: 1, language: 'CN', content: '中文' }),
          expect.objectContaining({ order_no: 2, language: 'EN', content: 'English' }),
        ],
      },
      expect.objectContaining({ title: 'second', answerList: [] }),
    ]);
    expect(tree[0]).toMatchObject({ id: 0, questionList: [{ title: 'x' }] });
  });

  it('Q-98: siblings stand by order number, then by id', async () => {
    for (const [name, orderNo] of [
      ['c', 7],
      ['a', 1],
      ['b', 7],
    ] as const)
      await directory({ name, orderNo });
    expect((await children()).map((node) => node.name)).toEqual(['未分配问题', 'a', 'c', 'b']);
  });

  it('API-090, API-116: only staff may read it', async () => {
    const user = await givenUser(app);
    for (const client of [app.client(), user.client]) {
      expect((await client.post(treeList, {})).body.code).toBe(401);
      expect((await client.get(allDirectories)).body.code).toBe(401);
    }
  });
});

describe('adding', () => {
  it('API-091, Q-02, Q-98: answers both envelopes and the id; the creator is the one sent', async () => {
    const other = await givenStaff(app, { account: 'creator' });
    const { body, status } = await staff.post(saveDirectory, {
      orderNo: 3,
      name: 'D2',
      pid: 0,
      createPersonId: other.id,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      code: 200,
      message: 'success',
      msg: 'success',
      errno: 0,
      errmsg: '',
      data: { id: expect.any(Number) },
    });
    expect((await children())[1]).toMatchObject({
      id: body.data.id,
      name: 'D2',
      orderNo: 3,
      pid: 0,
      createPersonId: other.id,
    });
  });

  it('VALID-24: names and order numbers that are not sent', async () => {
    for (const orderNo of [1, 2, 7]) await directory({ orderNo, name: `n${orderNo}` });
    const sibling = await directory({});
    const child = await directory({ pid: sibling });
    const second = await directory({ pid: sibling, name: null, orderNo: null });
    const added = (await children()).at(-1);
    expect(added).toMatchObject({ id: sibling, name: '新建目录', orderNo: 8, createPersonId: agent.id });
    expect(added?.children).toMatchObject([
      { id: child, name: '新建子目录', orderNo: 1, pid: sibling },
      { id: second, name: '新建子目录', orderNo: 2 },
    ]);
  });

  it('CONFLICT-27, Q-95: pid 0 is beside the unassigned node, never below it', async () => {
    const id = await directory({ pid: 0, name: 'beside' });
    const [unassigned, beside] = await children();
    expect(unassigned).toMatchObject({ id: 0, children: [] });
    expect(beside).toMatchObject({ id, pid: 0 });
  });

  it.each([
    ['an empty name', { name: ' ' }, 400, 'sop.name_empty', '请输入目录名称'],
    ['a long name', { name: '名'.repeat(101) }, 400, 'sop.name_long', '目录名称最多 100 个字符'],
    ['an unknown parent', { pid: 2_000_000_000 }, 500, 'sop.parent_unknown', '请选择目录'],
    ['an unknown person', { createPersonId: 2_000_000_000 }, 400, 'sop.person_unknown', '该人员不存在'],
    ['a negative order number', { orderNo: -1 }, 400, 'core.bad_input', undefined],
  ])('API-091: refuses %s', async (_, body, code, _error, text) => {
    const answer = await staff.post(saveDirectory, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ code, errno: 1000, data: {} });
    if (text !== undefined) expect(answer.body).toMatchObject({ message: text, msg: text, errmsg: text });
    expect(await children()).toHaveLength(1);
  });

  it('Q-146: 50 at once get 50 different order numbers', async () => {
    await Promise.all(Array.from({ length: 50 }, () => directory({})));
    const numbers = (await children()).slice(1).map((node) => node.orderNo);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  });

  it('refuses more than 50 levels, so that no tree is too deep to be read', async () => {
    let pid = 0;
    for (let level = 1; level <= 50; level += 1) pid = await directory({ pid });
    expect((await staff.post(saveDirectory, { pid })).body).toMatchObject({
      code: 500,
      msg: '目录最多 50 级',
    });
    expect((await staff.post(treeList, {})).body.code).toBe(200);
  });
});

describe('changing', () => {
  it('API-091: changes what was sent and nothing else', async () => {
    const top = await directory({ name: 'Top' });
    const id = await directory({ name: 'D', orderNo: 4, pid: top });
    const node = async () =>
      (await children()).flatMap((one) => [one, ...one.children]).find((one) => one.id === id);
    expect(await directory({ id, name: 'D3', createPersonId: 1 })).toBe(id);
    expect(await node()).toMatchObject({ name: 'D3', orderNo: 4, pid: top, createPersonId: agent.id });
    await directory({ id, orderNo: 9 });
    await directory({ id, order_no: 9 });
    expect(await node()).toMatchObject({ name: 'D3', orderNo: 9, pid: top });
    await directory({ id, pid: 0 });
    expect(await node()).toMatchObject({ name: 'D3', orderNo: 9, pid: 0 });
    await directory({ id });
    expect(await node()).toMatchObject({ name: 'D3', orderNo: 9, pid: 0 });
  });

  it('Q-95: refuses a circle, an unknown parent and an empty name, and changes nothing', async () => {
    const top = await directory({ name: 'Top' });
    const below = await directory({ name: 'Below', pid: top });
    const before = lines(await children());
    for (const [body, text] of [
      [{ id: top, pid: top }, '目录不能移动到自身之下'],
      [{ id: top, pid: below, name: 'moved' }, '目录不能移动到自身之下'],
      [{ id: below, pid: 2_000_000_000, name: 'moved' }, '请选择目录'],
      [{ id: below, pid: 0, name: '' }, '请输入目录名称'],
    ] as const) {
      expect((await staff.post(saveDirectory, body)).body).toMatchObject({ msg: text });
    }
    expect(lines(await children())).toEqual(before);
  });

  it('SOP-14, VALID-18: the unassigned node cannot be renamed or moved', async () => {
    const { body } = await staff.post(saveDirectory, { id: 0, name: 'x' });
    expect(body).toMatchObject({ code: 500, errno: 1000, msg: '未分配问题不可操作' });
  });

  it('Q-143: an unknown or deleted one is not found', async () => {
    const id = await directory({ name: 'gone' });
    await staff.post(deleteDirectory + id);
    for (const unknown of [id, 2_000_000_000]) {
      const { body } = await staff.post(saveDirectory, { id: unknown, name: 'x' });
      expect(body).toMatchObject({ code: 404, errno: 1005 });
      expect((await staff.post(saveDirectory, { pid: unknown })).body.msg).toBe('请选择目录');
    }
  });

  it('Q-95: of two moves below each other at once one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await directory({}), await directory({})];
      const answers = await Promise.all([
        staff.post(saveDirectory, { id: one, pid: other }),
        staff.post(saveDirectory, { id: other, pid: one }),
      ]);
      expect(answers.map(({ body }) => body.code).toSorted()).toEqual([200, 500]);
    }
    const all = lines(await children());
    expect(all).toHaveLength(11);
  });

  it('VALID-10, Q-20: read-only staff may not, off duty one may', async () => {
    const id = await directory({ name: 'D' });
    for (const body of [{}, { id, name: 'x' }, { id: 0 }]) {
      expect((await reader.post(saveDirectory, body)).body).toMatchObject({
        code: 403,
        errno: 1004,
        msg: '只读用户不能操作',
      });
    }
    expect((await reader.post(deleteDirectory + id)).body.code).toBe(403);
    expect((await offDuty.post(saveDirectory, { id, name: 'by one off duty' })).body.code).toBe(200);
    expect((await app.client().post(saveDirectory, {})).body).toMatchObject({ code: 401, errno: 1003 });
  });
});

describe('deleting', () => {
  it('API-092, VALID-19, Q-97: takes those below along; their questions become unassigned', async () => {
    const top = await directory({ name: 'Top' });
    const below = await directory({ name: 'Below', pid: top });
    await directory({ name: 'Stays' });
    const [first, second] = [
      await question(top, { title: 'in top' }),
      await question(below, { title: 'in below' }),
    ];
    expect((await staff.post(deleteDirectory + top)).body).toMatchObject({ code: 200, data: {} });
    expect(lines(await children())).toEqual(['未分配问题 0 2/2', 'Stays 2 0/0']);
    const { body } = await staff.get(`${questionsOf}0`);
    expect(body.data).toMatchObject([
      { id: first, directory_id: 0, title: 'in top' },
      { id: second, directory_id: 0, title: 'in below' },
    ]);
    expect((await staff.get(questionsOf + below)).body.code).toBe(404);
  });

  it('Q-97: tickets classified there lose the classification', async () => {
    const top = await directory({ name: 'Top' });
    const below = await directory({ name: 'Below', pid: top });
    const other = await directory({ name: 'Other' });
    const asked = await question(below);
    const user = await givenUser(app);
    const { id } = await givenTicket(user, catalogue);
    const { id: kept } = await givenTicket(await givenUser(app), catalogue);
    const classified = (ticketId: number, directoryId: number, questionId: number | null) =>
      app.app.db
        .updateTable('ticket')
        .set({ sop_directory_id: directoryId, sop_question_id: questionId })
        .where('id', '=', ticketId)
        .execute();
    await classified(id, below, asked);
    await classified(kept, other, null);
    await staff.post(deleteDirectory + top);
    expect(await staffRow(staff, id)).toMatchObject({ sopDirectoryId: null, sopQuestionId: null });
    expect(await staffRow(staff, kept)).toMatchObject({ sopDirectoryId: other });
  });

  it('API-092, SOP-14, VALID-19: 0 is refused, an unknown one is not found, a deleted one is a success', async () => {
    const id = await directory({ name: 'D' });
    expect((await staff.post(`${deleteDirectory}0`)).body).toMatchObject({
      code: 500,
      msg: '未分配问题不可操作',
    });
    expect((await staff.post(`${deleteDirectory}2000000000`)).body.code).toBe(404);
    expect((await staff.post(`${deleteDirectory}x`)).body.code).toBe(400);
    const answers = await Promise.all(Array.from({ length: 10 }, () => staff.post(deleteDirectory + id)));
    expect(answers.map(({ body }) => body.code)).toEqual(Array.from({ length: 10 }, () => 200));
  });

  it('Q-97: what is saved into it meanwhile is refused or unassigned, never lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await directory({ name: `round ${round}` });
      const [deleted, ...saved] = await Promise.all([
        staff.post(deleteDirectory + id),
        ...Array.from({ length: 8 }, () =>
          staff.post(saveQuestion, { directoryId: id, title: `round ${round}` }),
        ),
        staff.post(saveDirectory, { pid: id }),
      ]);
      expect(deleted?.body.code).toBe(200);
      const stored = saved.slice(0, 8).filter(({ body }) => body.code === 200);
      const { body } = await staff.get(`${questionsOf}0`);
      const loose = (body.data as { title: string }[]).filter(({ title }) => title === `round ${round}`);
      expect(loose).toHaveLength(stored.length);
    }
    const orphans = await app.app.db
      .selectFrom('sop_directory as child')
      .innerJoin('sop_directory as parent', 'parent.id', 'child.pid')
      .select('child.id')
      .where('parent.deleted', '=', true)
      .where('child.deleted', '=', false)
      .execute();
    expect(orphans).toEqual([]);
  });
});

describe('frames', () => {
  it('Q-67, Q-166: staff get type 11 for a change, customers nothing, a refused change sends nothing', async () => {
    const socket = await app.socket(paths.adminSocket, staff);
    const user = await givenUser(app);
    const customer = await app.socket(paths.userSocket, user.client);
    const refreshes = () => socket.frames.filter(({ msgType }) => msgType === 11);

    await staff.post(saveDirectory, { name: '' });
    await staff.post(`${deleteDirectory}0`);
    const id = await directory({ name: 'D' });
    await socket.waitFor(({ msgType }) => msgType === 11);
    expect(refreshes()).toHaveLength(1);
    socket.clear();
    await staff.post(deleteDirectory + id);
    await socket.waitFor(({ msgType }) => msgType === 11);
    expect(customer.frames.filter(({ msgType }) => msgType === 11)).toEqual([]);
    await app.closeSockets();
  });
});
