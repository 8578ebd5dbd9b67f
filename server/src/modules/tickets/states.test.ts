// States and spellings of tickets through the front door, across the calls of tickets, chat and ratings.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staffTicketSchema, ticketSchema } from '#contract/tickets/schemas';
import { startTestApp, testDurations, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import {
  givenTicket,
  givenUser,
  newTicket,
  paths,
  staffRow,
  text,
  type GivenUser,
} from '../../../test/given-tickets';

const { minute, hour } = testDurations;
const info = '/javaplus/admin/personal/info';
const duty = '/javaplus/admin/personal/changeWorkStatus';

let test: TestApp;
let catalogue: GivenCatalogue;
let a1: Given;
let admin: TestClient;
let optionId: number;

beforeAll(async () => {
  test = await startTestApp();
  a1 = await givenStaff(test, { account: 'a1', name: 'Amelia' });
  catalogue = await givenCatalogue(test, { persons: [a1.id] });
  admin = await test.loginStaff('a1');
  [optionId = 0] = await test.app.modules.ratings.createOptions(test.app.db, [
    { name: 'Speed', nameZh: null, points: 5, orderNo: 1 },
  ]);
});
afterAll(() => test.stop());
beforeEach(() => test.clock.set(testStart));

async function someTicket(change?: object): Promise<GivenUser & { ticketId: number }> {
  const user = await givenUser(test);
  return { ...user, ticketId: (await givenTicket(user, catalogue, change)).id };
}
const rowOf = async (client: TestClient) => (await client.post(paths.list)).body.data[0];

describe('rows', () => {
  it('TICKET-05: a customer’s row has every field, also on a ticket that nobody touched', async () => {
    const { client } = await someTicket();
    const row = await rowOf(client);
    expect(Object.keys(row).sort()).toEqual(Object.keys(ticketSchema.shape).sort());
    for (const field of [
      ...['id', 'questionId', 'questionTypeAreaId', 'title', 'personal', 'personalId', 'createTimestamp'],
      ...['updateTimestamp', 'completeTimestamp', 'isSolved', 'userUnread', 'adminUnread', 'comment'],
      ...['customerId', 'sopDirectoryId', 'scoreStatus', 'scoreNum', 'productionId', 'sopQuestionId'],
      ...['urgencyLevel', 'totalUserUnreadNum', 'totalIsSolvedNum'],
    ]) {
      expect(row).toHaveProperty(field);
    }
    expect(Object.keys(row.personal).sort()).toEqual(['account', 'id', 'name']);
  });

  it('TICKET-06: a staff row has every field', async () => {
    const { ticketId, name } = await someTicket();
    const row = (await staffRow(admin, ticketId)) ?? {};
    expect(Object.keys(row).sort()).toEqual(Object.keys(staffTicketSchema.shape).sort());
    for (const field of [
      ...['personal', 'user', 'sopDirectoryName', 'productionName', 'customerName', 'request_score'],
      ...['typeTitle', 'carryOver', 'isAbnormal', 'isOnLine', 'mark', 'step_record', 'totalUnreadNum'],
    ]) {
      expect(row).toHaveProperty(field);
    }
    expect(JSON.parse(String(row['user']))).toEqual({ name });
  });

  it('BENCH-16, BENCH-17: abnormal, online, handler, directory, product, region and comment', async () => {
    const directory = await test.app.modules.sop.createDirectory(test.app.db, {
      parentId: null,
      name: '摇杆',
      orderNo: 1,
      createPersonId: a1.id,
    });
    const { client, ticketId } = await someTicket({ item_id_array: [catalogue.products[0]] });
    await client.post(paths.userSend, text(ticketId));
    expect(await staffRow(admin, ticketId)).toMatchObject({ isAbnormal: 0, isOnLine: 0 });
    await test.socket(paths.userSocket, client);
    await expect.poll(async () => (await staffRow(admin, ticketId))?.['isOnLine']).toBe(1);
    await admin.post(paths.classify, { recordQuestionId: ticketId, sopDirectoryId: directory });
    await admin.post(paths.comment, { recordQuestionId: ticketId, comment: 'VIP' });
    test.clock.advance(2 * hour);
    expect(await staffRow(admin, ticketId)).toMatchObject({
      isAbnormal: 1,
      isOnLine: 1,
      customerName: 'Amelia',
      sopDirectoryName: '摇杆',
      productionName: 'Base B2',
      mark: 'global',
      comment: 'VIP',
    });
    await admin.post(paths.adminSend, text(ticketId));
    expect(await staffRow(admin, ticketId)).toMatchObject({ isAbnormal: 0 });
  });

  it('CONFLICT-35, Q-48: with 3 unsolved and 2 solved totalIsSolvedNum is 3 in every row', async () => {
    const user = await givenUser(test);
    const ids: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      ids.push((await givenTicket(user, catalogue)).id);
      test.clock.advance(5 * minute);
    }
    for (const id of ids.slice(0, 2)) await admin.post(paths.adminSolve, { id, isSolved: 1 });
    const rows = (await user.client.post(paths.list)).body.data as { totalIsSolvedNum: number }[];
    expect(rows.map((row) => row.totalIsSolvedNum)).toEqual([3, 3, 3, 3, 3]);
    expect(await staffRow(admin, ids[0] ?? 0)).toMatchObject({ totalIsSolvedNum: 3 });
  });

  it('CONFLICT-21, Q-46: a ticket made at 03:00 in Beijing has shift 3', async () => {
    test.clock.set(testStart + 15 * hour);
    const { ticketId } = await someTicket();
    expect(await staffRow(admin, ticketId)).toMatchObject({ classes: 3, carryOver: 0 });
  });
});

describe('creation', () => {
  it('VALID-04: without a product', async () => {
    for (const change of [{}, { item_id_array: [] }, { item_id_array: null }]) {
      const { ticketId } = await someTicket(change);
      expect(await staffRow(admin, ticketId)).toMatchObject({ productionId: null, item_id_array: [] });
    }
  });

  it('CONFLICT-05: the three calls make tickets that are alike', async () => {
    const [one, other] = [await givenUser(test), await givenUser(test)];
    const visitor = test.client();
    const body = newTicket(catalogue, { item_id_array: [catalogue.products[0]], question_record: 'x' });
    const ids = [
      (await one.client.post(paths.create, body)).body.data.id,
      (await other.client.post(paths.addRecord, body)).body.data.id,
      (await visitor.post(paths.createAnonymous, body)).body.data.id,
    ] as number[];
    const [first, second, third] = await Promise.all(ids.map((id) => staffRow(admin, id)));
    const whose = { id: 0, personal: 0, personalId: 0, user: 0, customerId: 0, customerName: 0 };
    expect({ ...second, ...whose }).toEqual({ ...first, ...whose });
    expect({ ...third, ...whose }).toEqual({ ...first, ...whose });
    const again = [
      (await one.client.post(paths.create, body)).body.message,
      (await other.client.post(paths.addRecord, body)).body.errmsg,
      (await visitor.post(paths.createAnonymous, body)).body.message,
    ];
    expect(new Set(again)).toEqual(new Set(['Create Ticket in 5 minute again']));
  });

  it('CONFLICT-32, Q-158: an anonymous cookie makes no ticket but by the anonymous call', async () => {
    const visitor = test.client();
    const { body } = await visitor.post(paths.createAnonymous, newTicket(catalogue));
    expect(body.code).toBe(200);
    test.clock.advance(5 * minute);
    expect((await visitor.post(paths.create, newTicket(catalogue))).body.code).toBe(401);
    expect((await visitor.post(paths.addRecord, newTicket(catalogue))).body.errno).toBe(1003);
    expect((await visitor.post(paths.list)).body.data).toHaveLength(1);
  });

  it('CONFLICT-04, Q-07: each call takes its own spelling and the others', async () => {
    for (const type of ['questionTypeAreaId', 'questionTypeId', 'question_type_id']) {
      for (const question of ['questionId', 'question_id']) {
        const { client } = await givenUser(test);
        const { body } = await client.post(paths.create, {
          [type]: catalogue.type,
          [question]: catalogue.question,
        });
        expect(body).toMatchObject({ code: 200, data: { questionId: catalogue.question } });
      }
    }
    const { client, ticketId } = await someTicket();
    for (const ticket of ['recordQuestionId', 'question_record_id', 'questionRecordId']) {
      const calls: [TestClient, string, object][] = [
        [client, paths.userRead, {}],
        [client, paths.userChat, {}],
        [client, paths.userSend, { msgType: 4, msgContent: ticket }],
        [admin, paths.adminRead, {}],
        [admin, paths.adminSend, { msgType: 4, msgContent: ticket }],
        [admin, paths.comment, { comment: ticket }],
        [admin, paths.assign, { customerId: a1.id }],
      ];
      for (const [who, path, body] of calls) {
        expect([path, (await who.post(path, { ...body, [ticket]: ticketId })).body.code]).toEqual([
          path,
          200,
        ]);
      }
    }
  });
});

describe('states', () => {
  it('STATE-01: rated, reopened by the toggle, solved after a confirmation', async () => {
    const { client, ticketId } = await someTicket();
    test.clock.advance(minute);
    await client.post(paths.rate, {
      recordQuestionId: ticketId,
      scoreRelationDTOList: [{ scoreQuestionOptionId: optionId, score: 4 }],
    });
    expect(await rowOf(client)).toMatchObject({
      isSolved: 1,
      completeTimestamp: testStart + minute,
      scoreStatus: 3,
    });
    await client.post(paths.userSolve, { id: ticketId, isSolved: 0 });
    await client.post(paths.cancelRating + ticketId);
    expect(await rowOf(client)).toMatchObject({ isSolved: 0, completeTimestamp: null, scoreStatus: 0 });
    test.clock.advance(minute);
    expect((await client.get(paths.flip + ticketId)).body.data).toEqual({ id: ticketId, isSolved: 1 });
    expect(await rowOf(client)).toMatchObject({
      isSolved: 1,
      completeTimestamp: testStart + 2 * minute,
      scoreStatus: 0,
    });
  });

  it('STATE-02: a solved ticket takes no message of its customer, in his language', async () => {
    const { client, ticketId } = await someTicket();
    await client.post(paths.userSolve, { id: ticketId, isSolved: 1 });
    expect((await client.post(paths.userSend, text(ticketId))).body).toMatchObject({
      code: 500,
      message: 'This ticket is already solved',
    });
    client.setCookie('lang', 'zh');
    expect((await client.post(paths.userSend, text(ticketId))).body.message).toBe('工单已解决');
    expect(
      (await client.post(paths.userChat, { recordQuestionId: ticketId })).body.data.recordChatList,
    ).toEqual([]);
  });

  it('RATE-08, CONFLICT-14: solved without a rating, which can be given later', async () => {
    const { client, ticketId } = await someTicket();
    expect((await client.get(paths.flip + ticketId)).body.data).toEqual({ id: ticketId, isSolved: 1 });
    expect(await rowOf(client)).toMatchObject({ isSolved: 1, scoreStatus: 0, scoreNum: null });
    expect((await client.post(paths.rating + ticketId)).body.data).toBeNull();
    const scores = [{ scoreQuestionOptionId: optionId, score: 3 }];
    await client.post(paths.rate, { recordQuestionId: ticketId, scoreRelationDTOList: scores });
    expect(await rowOf(client)).toMatchObject({ isSolved: 1, scoreStatus: 3, scoreNum: 3 });
  });

  it('CONFLICT-13, BENCH-33, Q-49: staff solve, and the call reopens too', async () => {
    const { client, ticketId } = await someTicket();
    for (const isSolved of [1, 0]) {
      expect((await admin.post(paths.adminSolve, { id: ticketId, isSolved })).body.code).toBe(200);
      expect(await staffRow(admin, ticketId)).toMatchObject({ isSolved });
      expect(await rowOf(client)).toMatchObject({ isSolved });
    }
  });

  it('BENCH-36: opening a ticket as staff takes one from the total', async () => {
    const { client, ticketId } = await someTicket();
    await client.post(paths.userSend, text(ticketId));
    const total = async () => (await admin.post(paths.adminTotal)).body.data as number;
    const before = await total();
    await admin.post(paths.adminRead, { recordQuestionId: ticketId });
    expect(await total()).toBe(before - 1);
    expect(await staffRow(admin, ticketId)).toMatchObject({ adminUnread: 0 });
  });

  it('STATE-12, BENCH-02: on duty, off duty, logged out; what duty covers follows at once', async () => {
    const agent = await givenStaff(test, { account: 'shifty', workStatus: 0 });
    const client = await test.loginStaff('shifty');
    const { ticketId } = await someTicket();
    const send = async () => (await client.post(paths.adminSend, text(ticketId))).body.message;
    expect(await send()).toBe('请先上工后再进行操作');
    await client.post(duty, { workStatus: 1 });
    expect((await client.post(info)).body.data).toMatchObject({
      id: agent.id,
      name: 'shifty',
      workStatus: 1,
    });
    expect(await send()).toBe('success');
    await client.post(duty, { workStatus: 0 });
    expect(await send()).toBe('请先上工后再进行操作');
    await client.post(duty, { workStatus: 2 });
    expect((await client.post(paths.adminSend, text(ticketId))).body.code).toBe(401);
  });
});
