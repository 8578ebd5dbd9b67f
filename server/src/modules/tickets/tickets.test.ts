// Tickets through the front door: creation by its three calls, the rules of 000 §5 and §8, reading, solving.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import * as given from '../../../test/given-tickets';
import { paths, text } from '../../../test/given-tickets';

const minute = 60_000;

let test: TestApp;
let catalogue: GivenCatalogue;
let a1: Given;
let admin: TestClient;

beforeAll(async () => {
  test = await startTestApp();
  a1 = await givenStaff(test, { account: 'a1' });
  await givenStaff(test, { account: 'aoff', workStatus: 0 });
  await givenStaff(test, { account: 'ro', isReadonly: true });
  catalogue = await givenCatalogue(test, { persons: [a1.id] });
  admin = await test.loginStaff('a1');
});
afterAll(() => test.stop());
beforeEach(() => test.clock.set(testStart));

const someCustomer = (store?: 'global' | 'cn') => given.givenUser(test, store);
const newTicket = (change?: object) => given.newTicket(catalogue, change);
const someTicket = (client: TestClient, change?: object) => given.givenTicket({ client }, catalogue, change);
const staffRow = (id: number) => given.staffRow(admin, id);
const ticketsOf = async (client: TestClient, body: object = {}) =>
  (await client.post(paths.list, body)).body.data as Record<string, unknown>[];
describe('creation', () => {
  it('API-007, TICKET-05: answers the ticket with all its fields and lists it', async () => {
    const u1 = await someCustomer();
    const ticket = await someTicket(u1.client, { item_id_array: [catalogue.products[0], 0] });
    expect(ticket).toMatchObject({
      questionId: null,
      questionTypeAreaId: catalogue.type,
      title: 'Axis drifts',
      personal: { id: u1.id, account: u1.account, name: u1.name },
      personalId: u1.id,
      createTimestamp: testStart,
      updateTimestamp: testStart,
      completeTimestamp: null,
      isSolved: 0,
      userUnread: 0,
      adminUnread: 1,
      comment: '',
      customerId: a1.id,
      sopDirectoryId: null,
      scoreStatus: 0,
      scoreNum: null,
      productionId: catalogue.products[0],
      sopQuestionId: null,
      urgencyLevel: 'P3',
      totalUserUnreadNum: 0,
      totalIsSolvedNum: 1,
      typeTitle: 'Hardware / Sticks',
      rev: 0,
    });
    expect(await ticketsOf(u1.client)).toEqual([ticket]);
  });

  it('TICKET-06, Q-46, Q-145: staff see the same ticket with what is theirs', async () => {
    const u1 = await someCustomer('cn');
    const { id } = await someTicket(u1.client, {
      item_id_array: [catalogue.products[1]],
      step_record: '<p onclick="x()">a<script>alert(1)</script></p>',
      question_record: { from: 'flow' },
    });
    expect(await staffRow(id)).toMatchObject({
      personal: { id: u1.id, account: u1.account, name: u1.name },
      user: JSON.stringify({ name: u1.name }),
      sopDirectoryName: '',
      productionName: 'Base B4',
      customerName: 'a1',
      request_score: 0,
      typeTitle: '硬件 / 摇杆',
      // As the customer sees it.
      userTypeTitle: 'Hardware / Sticks',
      carryOver: 0,
      isAbnormal: 0,
      isOnLine: 0,
      mark: 'cn',
      classes: 1,
      step_record: '<p>a</p>',
      question_record: '{"from":"flow"}',
      item_id_array: [catalogue.products[1]],
      totalUnreadNum: 1,
    });
  });

  it('CONFLICT-04, Q-07: takes the other spellings', async () => {
    const u1 = await someCustomer();
    const { body } = await u1.client.post(paths.create, {
      questionTypeId: catalogue.deepType,
      question_id: catalogue.question,
    });
    expect(body.data).toMatchObject({ title: 'My stick drifts', questionId: catalogue.question });
  });

  it('Q-145: names question and type in the customer’s language', async () => {
    const u1 = await someCustomer();
    u1.client.setCookie('lang', 'zh');
    const { body } = await u1.client.post(paths.create, {
      questionTypeAreaId: catalogue.type,
      questionId: catalogue.question,
    });
    expect(body.data).toMatchObject({ title: '摇杆漂移', typeTitle: '硬件 / 摇杆' });
  });

  it('API-009, CONFLICT-05: addQuestionRecord answers the id and keeps the steps', async () => {
    const u1 = await someCustomer();
    const { body } = await u1.client.post(paths.addRecord, {
      question_type_id: catalogue.type,
      question_id: catalogue.question,
      step_record: '<p>a</p>',
    });
    expect(body).toMatchObject({ errno: 0 });
    expect(await staffRow(body.data.id)).toMatchObject({
      step_record: '<p>a</p>',
      title: 'My stick drifts',
      questionTypeAreaId: catalogue.type,
    });
  });

  it.each([
    ['VALID-01', () => ({ questionTypeAreaId: catalogue.topType }), 'The level of QuestionType must > 1!'],
    ['an unknown type', () => ({ questionTypeAreaId: 987_654 }), 'This question type does not exist.'],
    ['VALID-02', () => ({ title: ' \u3000' }), "The Question can't be empty!"],
    ['VALID-02', () => ({ title: null }), "The Question can't be empty!"],
    [
      'VALID-03',
      () => ({ title: '轴'.repeat(101) }),
      'Please input question simple expression, more details description could be chat after submit a ticket.Make sure no more than 100 characters',
    ],
    ['a draft', () => ({ questionId: catalogue.draft }), 'This question does not exist or is being edited.'],
    ['an unknown product', () => ({ item_id_array: [987_654] }), 'One of the products does not exist.'],
    [
      'Q-141, Q-175: steps of 204,801 bytes',
      () => ({ step_record: 'x'.repeat(204_801) }),
      'The record of the steps is larger than 200 kB.',
    ],
  ])('%s is refused, changes nothing and does not start the five minutes', async (_, change, message) => {
    const u1 = await someCustomer();
    const { status, body } = await u1.client.post(paths.create, newTicket(change()));
    expect({ status, ...body }).toMatchObject({ status: 200, code: 500, message, msg: message, data: {} });
    expect(await ticketsOf(u1.client)).toEqual([]);
    await someTicket(u1.client, { title: '轴'.repeat(100), step_record: 'x'.repeat(204_800) });
  });

  it.each([
    { questionTypeAreaId: 'x' },
    { questionTypeAreaId: { $gt: 0 } },
    { questionTypeAreaId: -1 },
    { questionTypeAreaId: 2 ** 40 },
    { title: ['a'] },
    { title: { toString: 'a' } },
    { title: 'a\u0000b' },
    { item_id_array: '1' },
    { item_id_array: [{}] },
    { questionId: 1.5 },
  ])('attack 5: %j is bad input, never a crash', async (change) => {
    const u1 = await someCustomer();
    const { status, body } = await u1.client.post(paths.create, newTicket(change));
    expect([status, body.code]).toEqual([200, 400]);
  });

  it('attack 15: fields that are not the caller’s to set change nothing', async () => {
    const u1 = await someCustomer();
    const other = await someCustomer();
    const ticket = await someTicket(u1.client, {
      id: 1,
      personalId: other.id,
      customer_id: other.id,
      customerId: 99,
      urgencyLevel: 'P1',
      isSolved: 1,
      mark: 'cn',
      comment: 'x',
    });
    expect(ticket).toMatchObject({
      personalId: u1.id,
      customerId: a1.id,
      urgencyLevel: 'P3',
      isSolved: 0,
      comment: '',
    });
  });

  it('Q-158, Q-143: wants an account, and staff are nobody here', async () => {
    for (const client of [test.client(), admin]) {
      for (const path of [paths.create, paths.list, paths.userTotal]) {
        expect((await client.post(path, newTicket())).body.code).toBe(401);
      }
      expect((await client.post(paths.addRecord, newTicket())).body.errno).toBe(1003);
    }
  });

  it('Q-42: takes the responsible agent on duty with the fewest unsolved tickets', async () => {
    const [b1, b2, b3] = [
      await givenStaff(test, { account: 'b1' }),
      await givenStaff(test, { account: 'b2' }),
      await givenStaff(test, { account: 'b3', workStatus: 0 }),
    ];
    const branch = await test.app.modules.knowledge.createQuestionType(test.app.db, {
      parentId: catalogue.topType,
      title: 'Pedals',
      titleZh: null,
      personIds: [b1.id, b2.id],
    });
    const leaf = await test.app.modules.knowledge.createQuestionType(test.app.db, {
      parentId: branch,
      title: 'Springs',
      titleZh: null,
      personIds: [b3.id],
    });
    test.app.modules.knowledge.catalogueChanged();
    const handlers: unknown[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { client } = await someCustomer();
      const ticket = await someTicket(client, { questionTypeAreaId: leaf });
      handlers.push((ticket as Record<string, unknown>)['customerId']);
    }
    expect(handlers).toEqual([b1.id, b2.id, b1.id]);
  });
});

describe('the five-minute rule (Q-39, Q-144)', () => {
  it('ERR-01, ERR-02: refuses at 4:59 and accepts at 5:00, by whichever call', async () => {
    const { client } = await someCustomer();
    await someTicket(client);
    test.clock.advance(5 * minute - 1);
    const refused = { message: 'Create Ticket in 5 minute again', code: 500 };
    expect((await client.post(paths.create, newTicket())).body).toMatchObject(refused);
    expect((await client.post(paths.createAnonymous, newTicket())).body).toMatchObject(refused);
    expect((await client.post(paths.addRecord, newTicket())).body).toMatchObject({
      errno: 1000,
      errmsg: 'Create Ticket in 5 minute again',
    });
    test.clock.advance(1);
    await someTicket(client);
    expect(await ticketsOf(client)).toHaveLength(2);
  });

  it('ERR-01, ERR-02: a refusal says how long it lasts, which ticket was made, and whether it is of the same question', async () => {
    const { client } = await someCustomer();
    const question = { questionId: catalogue.question };
    const { id } = await someTicket(client, question);
    test.clock.advance(minute - 1);
    const told = { reason: 'tickets.repeated', seconds: 241, questionRecordId: id };
    const again = (await client.post(paths.addRecord, newTicket(question))).body;
    expect(again).toMatchObject({ errno: 1000, data: { ...told, isSame: true } });
    const other = (await client.post(paths.create, newTicket())).body;
    expect(other).toMatchObject({ code: 500, data: { ...told, isSame: false } });
    await client.post(paths.userSolve, { id, isSolved: 1 });
    const solved = (await client.post(paths.addRecord, newTicket(question))).body;
    expect(solved.data).toMatchObject({ isSame: false });
  });

  it('ERR-01, Q-147: a person without an account is told the same about the consultation', async () => {
    const visitor = test.client();
    const consulted = { questionTypeId: 9999, title: 'Online consultation' };
    const { id } = (await visitor.post(paths.createAnonymous, consulted)).body.data;
    await visitor.post(paths.userSolve, { id, isSolved: 1 });
    test.clock.advance(4 * minute);
    const { body } = await visitor.post(paths.createAnonymous, consulted);
    expect(body.data).toEqual({
      reason: 'tickets.repeated',
      seconds: 60,
      questionRecordId: id,
      isSame: false,
    });
  });

  it('attack 27: of 50 at once one succeeds', async () => {
    const { client } = await someCustomer();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.post(paths.create, newTicket())),
    );
    const codes = answers.map(({ body }) => body.code).sort();
    expect(codes).toEqual([200, ...Array<number>(49).fill(500)]);
    expect(await ticketsOf(client)).toHaveLength(1);
  });

  it('counts for one person only, and a clock that was set back locks nobody out for long', async () => {
    const [one, other] = [await someCustomer(), await someCustomer()];
    await someTicket(one.client);
    await someTicket(other.client);
    test.clock.set(testStart - 24 * 60 * minute);
    await someTicket(one.client);
    expect((await one.client.post(paths.create, newTicket())).body.code).toBe(500);
  });
});

describe('anonymous tickets (Q-17, Q-38)', () => {
  const consultation = {
    questionTypeId: 9999,
    urgencyLevel: 'P1',
    title: 'Online consultation',
    question_id: null,
    directoryId: null,
  };

  it('API-008, ROLE-03: makes an identity, a cookie and a ticket P1 without level rule', async () => {
    const visitor = test.client();
    const { body } = await visitor.post(paths.createAnonymous, consultation);
    expect(body).toMatchObject({
      code: 200,
      data: {
        questionTypeAreaId: 9999,
        urgencyLevel: 'P1',
        customerId: null,
        personal: { account: '', name: expect.stringMatching(/^Guest-\d+$/) },
      },
    });
    expect(visitor.cookie('faq_anon_sid')).toMatch(/.{20,}/);
    expect(await ticketsOf(visitor)).toHaveLength(1);
    expect(await staffRow(body.data.id)).toMatchObject({
      urgencyLevel: 'P1',
      typeTitle: '在线咨询',
      mark: 'global',
    });
  });

  it('API-008: takes the mobile form too, and the region of the shop that the visitor comes from', async () => {
    const { body } = await test
      .client()
      .post(paths.createAnonymous, newTicket({ shopUrl: 'https://shop.example.cn', item_id_array: [] }));
    expect(body.code).toBe(200);
    expect(await staffRow(body.data.id)).toMatchObject({ mark: 'cn', urgencyLevel: 'P3' });
  });

  it('Q-38: opens the unsolved consultation again, also within the five minutes', async () => {
    const visitor = test.client();
    const first = (await visitor.post(paths.createAnonymous, consultation)).body.data;
    const again = (await visitor.post(paths.createAnonymous, consultation)).body.data;
    expect(again.id).toBe(first.id);
    await visitor.post(paths.userSolve, { id: first.id, isSolved: 1 });
    const refused = await visitor.post(paths.createAnonymous, consultation);
    expect(refused.body.message).toBe('Create Ticket in 5 minute again');
    test.clock.advance(5 * minute);
    const fresh = (await visitor.post(paths.createAnonymous, consultation)).body.data;
    expect(fresh.id).not.toBe(first.id);
    // Both may be open: the solved one is reopened, and the one touched last is opened next.
    test.clock.advance(minute);
    expect((await visitor.post(paths.userSolve, { id: first.id, isSolved: 0 })).body.code).toBe(200);
    expect((await visitor.post(paths.createAnonymous, consultation)).body.data.id).toBe(first.id);
  });

  it('attack 27: 50 openings at once end in one consultation, all successful', async () => {
    const { client } = await someCustomer();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.post(paths.create, consultation)),
    );
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers.every(({ body }) => body.code === 200)).toBe(true);
  });

  it('a refused call makes no identity', async () => {
    const visitor = test.client();
    const { body } = await visitor.post(paths.createAnonymous, newTicket({ title: '' }));
    expect(body.code).toBe(500);
    expect(visitor.cookie('faq_anon_sid')).toBeUndefined();
  });

  it('RT-17, Q-17, Q-144: a login moves tickets, messages and five minutes to the account', async () => {
    const u2 = await someCustomer();
    const staffSocket = await test.socket(paths.adminSocket, admin);
    const visitor = test.client();
    const ticket = (await visitor.post(paths.createAnonymous, consultation)).body.data;
    await visitor.post(paths.userSend, text(ticket.id));
    const { body } = await visitor.post('/javaplus/user/login/login', {
      account: u2.account,
      password: 'test-password',
    });
    expect(body.code).toBe(200);
    const bound = await staffSocket.waitFor(({ msgType }) => msgType === 9);
    expect(bound.data).toEqual({
      recordQuestionIds: [ticket.id],
      personal: { id: u2.id, account: u2.account, name: u2.name },
    });
    expect(await ticketsOf(u2.client)).toMatchObject([{ id: ticket.id, personalId: u2.id }]);
    expect(await staffRow(ticket.id)).toMatchObject({ personal: { name: u2.name } });
    const chat = await u2.client.post(paths.userChat, {
      recordQuestionId: ticket.id,
    });
    expect(chat.body.data.recordChatList).toMatchObject([{ personal: { id: u2.id, name: u2.name } }]);
    expect((await u2.client.post(paths.create, newTicket())).body.code).toBe(500);
  });
});

describe('Q-148', () => {
  it('limits anonymous tickets by address, not by cookie', async () => {
    const limited = await startTestApp({ env: { LIMIT_ANONYMOUS_TICKETS: '2' } });
    try {
      const open = () =>
        limited.client().post(paths.createAnonymous, { questionTypeId: 9999, title: 'Online consultation' });
      expect([(await open()).status, (await open()).status]).toEqual([200, 200]);
      const { status, headers, body } = await open();
      expect([status, body.code, headers.get('retry-after')]).toEqual([429, 429, '3600']);
      const guests = await limited.app.db.selectFrom('customer').select('id').execute();
      expect(guests).toHaveLength(2);
    } finally {
      await limited.stop();
    }
  });
});

describe('the customer’s list', () => {
  it('API-006, CONFLICT-15: filters by isSolved and sends all, the newest update first', async () => {
    const u1 = await someCustomer();
    const ids: number[] = [];
    for (let at = 0; at < 60; at += 1) {
      ids.unshift((await someTicket(u1.client)).id);
      test.clock.advance(5 * minute);
    }
    expect((await ticketsOf(u1.client)).map((row) => row['id'])).toEqual(ids);
    await u1.client.post(paths.userSolve, { id: ids[59], isSolved: 1 });
    const all = await ticketsOf(u1.client);
    expect(all[0]).toMatchObject({ id: ids[59], isSolved: 1, totalIsSolvedNum: 59 });
    expect(await ticketsOf(u1.client, { isSolved: 1 })).toHaveLength(1);
    expect(await ticketsOf(u1.client, { isSolved: 0 })).toHaveLength(59);
    expect(await ticketsOf(u1.client, { isSolved: '' })).toHaveLength(60);
    expect((await u1.client.post(paths.list, { isSolved: 5 })).body.code).toBe(400);
  });

  it('Q-22: holds no ticket of anybody else', async () => {
    const [one, other] = [await someCustomer(), await someCustomer()];
    await someTicket(one.client);
    expect(await ticketsOf(other.client)).toEqual([]);
  });
});

describe('reading (Q-47, Q-129)', () => {
  it('API-010, API-011, RT-30: clears the caller’s flag only, and counts tickets', async () => {
    const u1 = await someCustomer();
    const first = await someTicket(u1.client);
    test.clock.advance(5 * minute);
    const second = await someTicket(u1.client);
    for (const { id } of [first, second]) {
      await u1.client.post(paths.userSend, text(id));
      await admin.post(paths.adminSend, text(id));
    }
    expect((await u1.client.post(paths.userTotal)).body.data).toBe(2);
    await u1.client.post(paths.userRead, { recordQuestionId: first.id });
    expect((await u1.client.post(paths.userTotal)).body.data).toBe(1);
    expect(await staffRow(first.id)).toMatchObject({
      userUnread: 0,
      adminUnread: 1,
      userReadSeq: 2,
      totalUserUnreadNum: 1,
      totalUnreadNum: 2,
    });
  });

  it('API-072, API-078, Q-129: one flag for all agents; read-only staff change nothing (Q-20)', async () => {
    const u1 = await someCustomer();
    const { id } = await someTicket(u1.client);
    await u1.client.post(paths.userSend, text(id));
    const before = (await admin.post(paths.adminTotal)).body.data as number;
    const reader = await test.loginStaff('ro');
    expect((await reader.post(paths.adminRead, { recordQuestionId: id })).body.code).toBe(200);
    expect((await admin.post(paths.adminTotal)).body.data).toBe(before);
    const off = await test.loginStaff('aoff');
    expect((await off.post(paths.adminRead, { recordQuestionId: id })).body.code).toBe(200);
    expect((await admin.post(paths.adminTotal)).body.data).toBe(before - 1);
    expect(await staffRow(id)).toMatchObject({ adminUnread: 0 });
  });

  it('Q-146, RT-30: sends 8 and the row to the own side once, nothing the second time', async () => {
    const u1 = await someCustomer();
    const { id } = await someTicket(u1.client);
    await u1.client.post(paths.userSend, text(id));
    await admin.post(paths.adminSend, text(id));
    const tab = await test.socket(paths.userSocket, u1.client);
    const staffTab = await test.socket(paths.adminSocket, admin);
    await u1.client.post(paths.userRead, { recordQuestionId: id });
    await tab.waitFor(({ msgType, data }) => msgType === 8 && data === 0);
    await tab.waitFor(({ msgType, data }) => msgType === 3 && data.userUnread === 0);
    await staffTab.waitFor(({ msgType, data }) => msgType === 3 && data.userReadSeq === 2);
    tab.clear();
    await u1.client.post(paths.userRead, { recordQuestionId: id });
    // The next frame is that of the next change.
    await u1.client.post(paths.userSolve, { id, isSolved: 1 });
    await tab.waitFor(({ msgType, data }) => msgType === 3 && data.isSolved === 1);
    expect(tab.frames.filter(({ msgType }) => msgType === 8)).toEqual([]);
  });
});

describe('solving (Q-49, Q-146)', () => {
  it('API-012, STATE-01: a customer solves and reopens', async () => {
    const u1 = await someCustomer();
    const { id } = await someTicket(u1.client);
    test.clock.advance(minute);
    await u1.client.post(paths.userSolve, { id, isSolved: 1 });
    const [solved] = await ticketsOf(u1.client);
    expect(solved).toMatchObject({
      isSolved: 1,
      completeTimestamp: testStart + minute,
      updateTimestamp: testStart + minute,
    });
    await u1.client.post(paths.userSolve, { id, isSolved: 0 });
    expect((await ticketsOf(u1.client))[0]).toMatchObject({ isSolved: 0, completeTimestamp: null });
    expect((await u1.client.post(paths.userSolve, { id, isSolved: 5 })).body.code).toBe(400);
  });

  it('API-079, Q-166: staff solve, off duty too, and both sides get the row they would fetch', async () => {
    const u1 = await someCustomer();
    const { id } = await someTicket(u1.client);
    const tab = await test.socket(paths.userSocket, u1.client);
    const staffTab = await test.socket(paths.adminSocket, admin);
    const off = await test.loginStaff('aoff');
    expect((await off.post(paths.adminSolve, { id, isSolved: 1 })).body.code).toBe(200);
    const isSolved = ({ msgType, data }: { msgType: number; data?: { isSolved: number } }) =>
      msgType === 3 && data?.isSolved === 1;
    expect((await tab.waitFor(isSolved)).data).toEqual((await ticketsOf(u1.client))[0]);
    const { data } = await staffTab.waitFor(isSolved);
    expect(data).toEqual({ ...(await staffRow(id)), isOnLine: data.isOnLine });
  });

  it('API-038, Q-153: changingProblemsState flips, and is refused to foreign pages (Q-09)', async () => {
    const u1 = await someCustomer();
    const { id } = await someTicket(u1.client);
    expect((await u1.client.get(paths.flip + id)).body.data).toEqual({ id, isSolved: 1 });
    expect((await u1.client.get(paths.flip + id)).body.data).toEqual({ id, isSolved: 0 });
    const { status } = await u1.client.get(paths.flip + id, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(403);
    expect((await u1.client.get(`${paths.flip}x`)).body.code).toBe(400);
    expect((await ticketsOf(u1.client))[0]).toMatchObject({ isSolved: 0 });
  });

  it('attack 27: 50 solves at once are one change', async () => {
    const u1 = await someCustomer();
    const { id } = await someTicket(u1.client);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => u1.client.post(paths.userSolve, { id, isSolved: 1 })),
    );
    expect(answers.every(({ body }) => body.code === 200)).toBe(true);
    expect((await ticketsOf(u1.client))[0]).toMatchObject({ isSolved: 1, completeTimestamp: testStart });
  });
});

describe('who may (Q-22, Q-143)', () => {
  it('attack 16: somebody else’s ticket and an unknown one are the same to a customer', async () => {
    const [owner, other] = [await someCustomer(), await someCustomer()];
    const { id } = await someTicket(owner.client);
    const visitor = test.client();
    for (const ticketId of [id, 987_654]) {
      for (const [path, body] of [
        [paths.userRead, { recordQuestionId: ticketId }],
        [paths.userSolve, { id: ticketId, isSolved: 1 }],
      ] as const) {
        expect((await other.client.post(path, body)).body).toMatchObject({ code: 403, data: {} });
        expect((await visitor.post(path, body)).body.code).toBe(401);
      }
      expect((await other.client.get(paths.flip + ticketId)).body.code).toBe(403);
    }
    expect(await ticketsOf(owner.client)).toMatchObject([{ isSolved: 0 }]);
  });

  it('an unknown ticket is 404 to staff, read-only staff may not solve', async () => {
    const { client } = await someCustomer();
    const { id } = await someTicket(client);
    expect((await admin.post(paths.adminSolve, { id: 987_654, isSolved: 1 })).body.code).toBe(404);
    expect((await admin.post(paths.adminRead, { recordQuestionId: 987_654 })).body.code).toBe(404);
    const reader = await test.loginStaff('ro');
    expect((await reader.post(paths.adminSolve, { id, isSolved: 1 })).body).toMatchObject({
      code: 403,
      message: '只读用户不能操作',
    });
    expect((await client.post(paths.adminSolve, { id, isSolved: 1 })).body.code).toBe(401);
  });
});

describe('frames', () => {
  it('TICKET-09: a new ticket reaches staff as type 2 and the customer’s own tabs', async () => {
    const u1 = await someCustomer();
    const staffTab = await test.socket(paths.adminSocket, admin);
    const tab = await test.socket(paths.userSocket, u1.client);
    const { id } = await someTicket(u1.client);
    const isIt = ({ recordQuestionId }: { recordQuestionId?: number }) => recordQuestionId === id;
    const frame = await staffTab.waitFor(isIt);
    expect(frame).toMatchObject({ msgType: 2, data: { id } });
    await expect.poll(async () => (await staffRow(id))?.['isOnLine']).toBe(1);
    expect({ ...frame.data, isOnLine: 1 }).toEqual(await staffRow(id));
    expect(await tab.waitFor(isIt)).toMatchObject({ msgType: 3, data: { id } });
  });

  it('Q-133: a delivery shows on the other side; foreign, broken and hostile frames change nothing', async () => {
    const [owner, other] = [await someCustomer(), await someCustomer()];
    const { id } = await someTicket(owner.client);
    await admin.post(paths.adminSend, text(id));
    const staffTab = await test.socket(paths.adminSocket, admin);
    const strange = await test.socket(paths.userSocket, other.client);
    const tab = await test.socket(paths.userSocket, owner.client);
    const delivered = { type: 'delivered', recordQuestionId: id, seq: 1 };
    strange.send(delivered);
    for (const frame of [
      { ...delivered, seq: '1' },
      { ...delivered, seq: -1 },
      { ...delivered, seq: 2 ** 60 },
      { ...delivered, recordQuestionId: { $ne: 0 } },
      { type: 'solve', recordQuestionId: id },
      [],
    ]) {
      tab.send(frame);
    }
    strange.send('ping');
    tab.send('ping');
    await Promise.all([strange.waitForText('pong'), tab.waitForText('pong')]);
    expect(await staffRow(id)).toMatchObject({ userDeliveredSeq: 0 });
    tab.send({ ...delivered, seq: 99 });
    const frame = await staffTab.waitFor(({ msgType, data }) => msgType === 3 && data.userDeliveredSeq > 0);
    expect(frame.data).toMatchObject({ userDeliveredSeq: 1, userReadSeq: 0 });
  });
});
