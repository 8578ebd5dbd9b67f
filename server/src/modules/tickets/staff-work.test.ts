// What staff do with a ticket beside answering it, through the front door: comment, handler, classification.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, staffRow, text, type GivenUser } from '../../../test/given-tickets';

let test: TestApp;
let catalogue: GivenCatalogue;
let staff: Record<'a1' | 'a2' | 'aoff' | 'ro' | 'gone', Given>;
let admin: TestClient;
let off: TestClient;
let reader: TestClient;
let directories: { top: number; below: number; other: number };
let questions: { top: number; below: number; other: number; unassigned: number };

beforeAll(async () => {
  test = await startTestApp();
  const [a1, a2, aoff, ro, gone] = [
    await givenStaff(test, { account: 'a1', name: 'Amelia' }),
    await givenStaff(test, { account: 'a2', name: 'Bruno' }),
    await givenStaff(test, { account: 'aoff', workStatus: 0 }),
    await givenStaff(test, { account: 'ro', isReadonly: true }),
    await givenStaff(test, { account: 'gone' }),
  ];
  staff = { a1, a2, aoff, ro, gone };
  await test.app.modules.identity.setActive({ side: 'admin', id: gone.id }, false);
  catalogue = await givenCatalogue(test, { persons: [a1.id] });
  [admin, off, reader] = [
    await test.loginStaff('a1'),
    await test.loginStaff('aoff'),
    await test.loginStaff('ro'),
  ];
  await givenDirectories();
});
afterAll(() => test.stop());
beforeEach(() => test.clock.set(testStart));

async function givenDirectories(): Promise<void> {
  const { sop } = test.app.modules;
  const { db } = test.app;
  const directory = (name: string, parentId: number | null) =>
    sop.createDirectory(db, { parentId, name, orderNo: 1, createPersonId: staff.a1.id });
  const top = await directory('摇杆', null);
  directories = { top, below: await directory('漂移', top), other: await directory('订单', null) };
  const question = (directoryId: number | null) => ({
    directoryId,
    orderNo: 1,
    title: 'Q',
    problemPhenomenon: 'P',
    productIds: [],
    answers: [],
    changePersonId: null,
    changeTime: testStart,
  });
  const [first = 0, second = 0, third = 0, fourth = 0] = await sop.createQuestions(
    db,
    [directories.top, directories.below, directories.other, null].map(question),
  );
  questions = { top: first, below: second, other: third, unassigned: fourth };
}

async function someTicket(): Promise<GivenUser & { ticketId: number }> {
  const user = await givenUser(test);
  return { ...user, ticketId: (await givenTicket(user, catalogue)).id };
}
const solve = (id: number) => admin.post(paths.adminSolve, { id, isSolved: 1 });
const rowOf = async (client: TestClient) => (await client.post(paths.list)).body.data[0];

const comment = (recordQuestionId: number, words: unknown, who = admin) =>
  who.post(paths.comment, { recordQuestionId, comment: words });
const assign = (recordQuestionId: number, customerId: unknown, who = admin) =>
  who.post(paths.assign, { recordQuestionId, customerId });
const classify = (recordQuestionId: number, change: object, who = admin) =>
  who.post(paths.classify, { recordQuestionId, ...change });

const solvedText = '该问题已解决';
const dutyText = '请先上工后再进行操作';
const readonlyText = '只读用户不能操作';

describe('comment', () => {
  it('API-075, BENCH-18, Q-51, Q-67: is stored trimmed, for staff only; both sides get the row', async () => {
    const { client, ticketId } = await someTicket();
    const [staffTab, tab] = [
      await test.socket(paths.adminSocket, admin),
      await test.socket(paths.userSocket, client),
    ];
    test.clock.advance(60_000);
    expect((await comment(ticketId, '  VIP\n好 ')).body).toMatchObject({ code: 200, data: {} });
    expect(await staffRow(admin, ticketId)).toMatchObject({ comment: 'VIP\n好', updateTimestamp: testStart });
    expect((await rowOf(client)).comment).toBe('');
    const isRow = (frame: { msgType: number; recordQuestionId?: number }) =>
      frame.msgType === 3 && frame.recordQuestionId === ticketId;
    expect((await staffTab.waitFor(isRow)).data).toMatchObject({ comment: 'VIP\n好' });
    expect((await tab.waitFor(isRow)).data).toMatchObject({ comment: '' });
  });

  it('Q-141: 200 code points, not one more; blank takes it away', async () => {
    const { ticketId } = await someTicket();
    expect((await comment(ticketId, ` ${'😀'.repeat(200)} `)).body.code).toBe(200);
    expect((await comment(ticketId, '好'.repeat(201))).body).toMatchObject({
      code: 500,
      message: '备注最多 200 个字符。',
    });
    expect((await staffRow(admin, ticketId))?.['comment']).toBe('😀'.repeat(200));
    expect((await comment(ticketId, ' ')).body.code).toBe(200);
    expect((await staffRow(admin, ticketId))?.['comment']).toBe('');
  });

  it('Q-21: off duty and on a solved ticket too', async () => {
    const { ticketId } = await someTicket();
    await solve(ticketId);
    expect((await comment(ticketId, 'later', off)).body.code).toBe(200);
    expect(await staffRow(admin, ticketId)).toMatchObject({ comment: 'later', isSolved: 1 });
  });

  it('VALID-10, Q-143, Q-144: role, read-only, existence, content', async () => {
    const { client, ticketId } = await someTicket();
    expect((await comment(ticketId, 'x', test.client())).body.code).toBe(401);
    expect((await comment(ticketId, 'x', client)).body.code).toBe(401);
    expect((await comment(987_654, 'x', reader)).body).toMatchObject({ code: 403, message: readonlyText });
    expect((await comment(987_654, 'x'.repeat(201))).body.code).toBe(404);
    expect((await comment(ticketId, { $ne: 1 })).body.code).toBe(400);
    expect((await comment(ticketId, null)).body.code).toBe(400);
    expect((await staffRow(admin, ticketId))?.['comment']).toBe('');
  });
});

describe('assignment', () => {
  it('API-076, CONFLICT-25, BENCH-30: customerId is the agent, whose name the row says', async () => {
    const { client, id, ticketId } = await someTicket();
    const staffTab = await test.socket(paths.adminSocket, admin);
    const tab = await test.socket(paths.userSocket, client);
    expect((await assign(ticketId, staff.a2.id)).body).toMatchObject({ code: 200, data: {} });
    const changed = { customerId: staff.a2.id, customerName: 'Bruno', personalId: id };
    expect(await staffRow(admin, ticketId)).toMatchObject(changed);
    const isRow = (frame: { msgType: number; recordQuestionId?: number }) =>
      frame.msgType === 3 && frame.recordQuestionId === ticketId;
    expect((await staffTab.waitFor(isRow)).data).toMatchObject(changed);
    expect((await tab.waitFor(isRow)).data).toMatchObject({ customerId: staff.a2.id, personalId: id });
    const rated = await admin.post(paths.staffList, { personIds: [staff.a2.id], clientName: `User` });
    expect((rated.body.data.list as { id: number }[]).map((row) => row.id)).toContain(ticketId);
  });

  it('Q-52: to oneself, and to a colleague who is off duty; the other spelling of the id', async () => {
    const { ticketId } = await someTicket();
    expect((await assign(ticketId, staff.aoff.id)).body.code).toBe(200);
    const body = { question_record_id: String(ticketId), customerId: staff.a1.id };
    expect((await admin.post(paths.assign, body)).body.code).toBe(200);
    expect(await staffRow(admin, ticketId)).toMatchObject({ customerId: staff.a1.id });
    // Once more: a success that tells nobody.
    const staffTab = await test.socket(paths.adminSocket, admin);
    expect((await assign(ticketId, staff.a1.id)).body.code).toBe(200);
    await comment(ticketId, 'after it');
    await staffTab.waitFor(({ msgType, data }) => msgType === 3 && data.comment === 'after it');
    expect(staffTab.frames.filter(({ msgType }) => msgType === 3)).toHaveLength(1);
  });

  it.each([
    ['an unknown agent', () => 987_654],
    ['0', () => 0],
    ['one who is gone', () => staff.gone.id],
    ['one who may only read', () => staff.ro.id],
  ])('API-076: %s is refused', async (_, agent) => {
    const { ticketId } = await someTicket();
    expect((await assign(ticketId, agent())).body).toMatchObject({
      code: 500,
      message: '该客服人员不存在。',
    });
    expect(await staffRow(admin, ticketId)).toMatchObject({ customerId: staff.a1.id });
  });

  it('VALID-06, VALID-10, BENCH-35, Q-144: role, read-only, existence, duty, solved, agent', async () => {
    const { client, ticketId } = await someTicket();
    expect((await assign(ticketId, staff.a2.id, test.client())).body.code).toBe(401);
    expect((await assign(ticketId, staff.a2.id, client)).body.code).toBe(401);
    expect((await assign(987_654, 987_654, reader)).body.message).toBe(readonlyText);
    expect((await assign(987_654, 987_654, off)).body.code).toBe(404);
    await solve(ticketId);
    expect((await assign(ticketId, 987_654, off)).body).toMatchObject({ code: 500, message: dutyText });
    expect((await assign(ticketId, 987_654)).body).toMatchObject({ code: 500, message: solvedText });
    expect((await assign(ticketId, staff.a2.id)).body).toMatchObject({ code: 500, message: solvedText });
    expect(await staffRow(admin, ticketId)).toMatchObject({ customerId: staff.a1.id });
  });

  it('Q-42: who may only read is not the first handler either', async () => {
    const type = await test.app.modules.knowledge.createQuestionType(test.app.db, {
      parentId: catalogue.topType,
      title: 'Throttles',
      titleZh: null,
      personIds: [staff.ro.id],
    });
    test.app.modules.knowledge.catalogueChanged();
    const { id } = await givenTicket(await givenUser(test), catalogue, { questionTypeAreaId: type });
    expect(await staffRow(admin, id)).toMatchObject({ customerId: null, customerName: '' });
  });
});

describe('classification', () => {
  it('API-077, Q-52, BENCH-29: a directory alone, then a question of it', async () => {
    const { client, ticketId } = await someTicket();
    const tab = await test.socket(paths.userSocket, client);
    const alone = { sopDirectoryId: directories.top, sopQuestionId: null };
    expect((await classify(ticketId, alone)).body).toMatchObject({ code: 200, data: {} });
    expect(await staffRow(admin, ticketId)).toMatchObject({ ...alone, sopDirectoryName: '摇杆' });
    const frame = await tab.waitFor(({ msgType }) => msgType === 3);
    expect(frame.data).toMatchObject({ sopDirectoryId: directories.top });
    const both = { sopDirectoryId: directories.top, sopQuestionId: questions.top };
    expect((await classify(ticketId, both)).body.code).toBe(200);
    expect(await staffRow(admin, ticketId)).toMatchObject(both);
    // Another directory takes the question away.
    await classify(ticketId, { directoryId: directories.other });
    expect(await staffRow(admin, ticketId)).toMatchObject({
      sopDirectoryId: directories.other,
      sopQuestionId: null,
      sopDirectoryName: '订单',
    });
  });

  it('Q-52: a question of a directory below', async () => {
    const { ticketId } = await someTicket();
    const below = { sopDirectoryId: directories.top, sopQuestionId: questions.below };
    expect((await classify(ticketId, below)).body.code).toBe(200);
    expect(await staffRow(admin, ticketId)).toMatchObject(below);
  });

  it.each([
    ['the unassigned node', () => ({ sopDirectoryId: 0 }), '该目录不存在。'],
    ['an unknown directory', () => ({ sopDirectoryId: 987_654 }), '该目录不存在。'],
    [
      'a question of another directory',
      () => ({ sopDirectoryId: directories.top, sopQuestionId: questions.other }),
      '该问题不在所选目录中。',
    ],
    [
      'a question above the directory',
      () => ({ sopDirectoryId: directories.below, sopQuestionId: questions.top }),
      '该问题不在所选目录中。',
    ],
    [
      'an unassigned question',
      () => ({ sopDirectoryId: directories.top, sopQuestionId: questions.unassigned }),
      '该问题不在所选目录中。',
    ],
    [
      'an unknown question',
      () => ({ sopDirectoryId: directories.top, sopQuestionId: 987_654 }),
      '该问题不在所选目录中。',
    ],
  ])('API-077: %s is refused and changes nothing', async (_, change, message) => {
    const { ticketId } = await someTicket();
    expect((await classify(ticketId, change())).body).toMatchObject({ code: 500, message });
    expect(await staffRow(admin, ticketId)).toMatchObject({
      sopDirectoryId: null,
      sopQuestionId: null,
      sopDirectoryName: '',
    });
  });

  it('VALID-06, VALID-10, BENCH-35, Q-144: role, read-only, existence, duty, solved, directory', async () => {
    const { client, ticketId } = await someTicket();
    const unknown = { sopDirectoryId: 987_654 };
    expect((await classify(ticketId, unknown, client)).body.code).toBe(401);
    expect((await classify(987_654, unknown, reader)).body.message).toBe(readonlyText);
    expect((await classify(987_654, unknown, off)).body.code).toBe(404);
    expect((await classify(ticketId, {}, off)).body.code).toBe(400);
    await solve(ticketId);
    expect((await classify(ticketId, unknown, off)).body.message).toBe(dutyText);
    expect((await classify(ticketId, unknown)).body.message).toBe(solvedText);
    expect((await classify(ticketId, { sopDirectoryId: directories.top })).body.message).toBe(solvedText);
    expect(await staffRow(admin, ticketId)).toMatchObject({ sopDirectoryId: null });
  });

  it('Q-97: tickets lose a directory that is deleted, and frame 11 names them', async () => {
    const parent = await test.app.modules.sop.createDirectory(test.app.db, {
      parentId: null,
      name: 'old',
      orderNo: 9,
      createPersonId: null,
    });
    const child = await test.app.modules.sop.createDirectory(test.app.db, {
      parentId: parent,
      name: 'older',
      orderNo: 1,
      createPersonId: null,
    });
    const [one, two, stays] = [await someTicket(), await someTicket(), await someTicket()];
    await classify(one.ticketId, { sopDirectoryId: parent });
    await classify(two.ticketId, { sopDirectoryId: child });
    await classify(stays.ticketId, { sopDirectoryId: directories.top });
    await solve(two.ticketId);
    const staffTab = await test.socket(paths.adminSocket, admin);
    expect((await admin.post(`/javaplus/admin/sopDirectory/deleteByDirectoryId/${parent}`)).body.code).toBe(
      200,
    );
    const frame = await staffTab.waitFor(({ msgType, data }) => msgType === 11 && data !== undefined);
    expect([...(frame.data as number[])].sort()).toEqual([one.ticketId, two.ticketId].sort());
    for (const { ticketId } of [one, two]) {
      expect(await staffRow(admin, ticketId)).toMatchObject({ sopDirectoryId: null, sopDirectoryName: '' });
    }
    expect(await staffRow(admin, stays.ticketId)).toMatchObject({ sopDirectoryId: directories.top });
    expect((await classify(one.ticketId, { sopDirectoryId: child })).body.message).toBe('该目录不存在。');
  });

  it('Q-97: tickets lose a question that is deleted and keep its directory', async () => {
    const [questionId = 0] = await test.app.modules.sop.createQuestions(test.app.db, [
      {
        directoryId: directories.top,
        orderNo: 9,
        title: 'old',
        problemPhenomenon: 'old',
        productIds: [],
        answers: [],
        changePersonId: null,
        changeTime: test.clock.now(),
      },
    ]);
    const { ticketId } = await someTicket();
    await classify(ticketId, { sopDirectoryId: directories.top, sopQuestionId: questionId });
    const { body } = await admin.get(`/java/admin/deleteByQuestionIds?sopQuestionIds=${questionId}`);
    expect(body.code).toBe(200);
    const row = await staffRow(admin, ticketId);
    expect(row).toMatchObject({ sopDirectoryId: directories.top, sopQuestionId: null });
  });

  it('Q-97: of a deletion and 30 classifications at once none is left in the deleted directory', async () => {
    const directory = await test.app.modules.sop.createDirectory(test.app.db, {
      parentId: null,
      name: 'contested',
      orderNo: 9,
      createPersonId: null,
    });
    const tickets = await Promise.all(Array.from({ length: 30 }, () => someTicket()));
    const ids = tickets.map(({ ticketId }) => ticketId);
    const [deleted, ...answers] = await Promise.all([
      admin.post(`/javaplus/admin/sopDirectory/deleteByDirectoryId/${directory}`),
      ...ids.map((id) => classify(id, { sopDirectoryId: directory })),
    ]);
    expect(deleted.body.code).toBe(200);
    for (const { body } of answers) expect([200, 500]).toContain(body.code);
    const left = await test.app.db
      .selectFrom('ticket')
      .select('id')
      .where('sop_directory_id', '=', directory)
      .execute();
    expect(left).toEqual([]);
  });
});

it('VALID-06, VALID-10, Q-20, Q-21: the server refuses off duty what duty covers, and readers everything', async () => {
  const { ticketId } = await someTicket();
  const calls: [string, object, string][] = [
    [paths.adminSend, text(ticketId), dutyText],
    [paths.assign, { recordQuestionId: ticketId, customerId: staff.a2.id }, dutyText],
    [paths.classify, { recordQuestionId: ticketId, sopDirectoryId: directories.top }, dutyText],
    [paths.requestRating, { recordQuestionId: ticketId }, dutyText],
    [paths.adminChange, { id: ticketId, change: { person_id: staff.a2.id } }, dutyText],
    [paths.adminSolve, { id: ticketId, isSolved: 1 }, ''],
    [paths.comment, { recordQuestionId: ticketId, comment: 'x' }, ''],
    [paths.carryOver, { recordQuestionIdList: [ticketId] }, '无未结转的工单，无法结转！'],
  ];
  const before = await staffRow(admin, ticketId);
  for (const [path, body] of calls) {
    const answer = (await reader.post(path, body)).body;
    expect([path, answer.message ?? answer.errmsg]).toEqual([path, readonlyText]);
  }
  expect(await staffRow(admin, ticketId)).toEqual(before);
  for (const [path, body, refusal] of calls) {
    const answer = (await off.post(path, body)).body;
    expect([path, answer.message ?? answer.errmsg]).toEqual([
      path,
      refusal === '' ? expect.anything() : refusal,
    ]);
    if (refusal === '') expect([path, answer.code]).toEqual([path, 200]);
  }
});

it('Q-52: the product of a damage report replaces that of the ticket', async () => {
  const user = await givenUser(test);
  const { id } = await givenTicket(user, catalogue, { item_id_array: [catalogue.products[0]] });
  expect(await staffRow(admin, id)).toMatchObject({ productionName: 'Base B2' });
  const tab = await test.socket(paths.userSocket, user.client);
  await test.app.platform.transact(async (tx, emit) => {
    const ticket = await test.app.modules.tickets.holdTicket(tx, id);
    await test.app.modules.tickets.applyProduct(tx, emit, ticket, catalogue.products[1]);
  });
  expect(await staffRow(admin, id)).toMatchObject({
    productionId: catalogue.products[1],
    productionName: 'Base B4',
    item_id_array: [catalogue.products[0]],
  });
  await tab.waitFor(({ msgType, data }) => msgType === 3 && data.productionId === catalogue.products[1]);
});
