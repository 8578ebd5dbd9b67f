// The table-style changes of a ticket through the front door, by its customer and by staff.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, staffRow, text, type GivenUser } from '../../../test/given-tickets';

let test: TestApp;
let catalogue: GivenCatalogue;
let a1: Given;
let a2: Given;
let ro: Given;
let admin: TestClient;

beforeAll(async () => {
  test = await startTestApp();
  a1 = await givenStaff(test, { account: 'a1' });
  a2 = await givenStaff(test, { account: 'a2', name: 'Bruno' });
  ro = await givenStaff(test, { account: 'ro', isReadonly: true });
  await givenStaff(test, { account: 'aoff', workStatus: 0 });
  catalogue = await givenCatalogue(test, { persons: [a1.id] });
  admin = await test.loginStaff('a1');
});
afterAll(() => test.stop());
beforeEach(() => test.clock.set(testStart));

async function someTicket(change?: object): Promise<GivenUser & { ticketId: number }> {
  const user = await givenUser(test);
  return { ...user, ticketId: (await givenTicket(user, catalogue, change)).id };
}
const rowOf = async (client: TestClient) => (await client.post(paths.list)).body.data[0];
const byCustomer = (client: TestClient, id: number, change: unknown, more: object = {}) =>
  client.post(paths.userChange, { id, change, ...more });
const byStaff = (id: number, change: unknown, who = admin) => who.post(paths.adminChange, { id, change });

/** A damage report of a ticket, as far as the ticket is concerned. */
async function givenReport(ticketId: number, customerId: number, productId: number): Promise<void> {
  const { db } = test.app;
  const { id: sopId } = await db
    .insertInto('report_sop')
    .values({ name: 'Base' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: templateId } = await db
    .insertInto('report_template')
    .values({ sop_id: sopId, name: 'Drift' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('damage_report')
    .values({
      ticket_id: ticketId,
      customer_id: customerId,
      person_id: a1.id,
      sop_id: sopId,
      sop_name: 'Base',
      template_id: templateId,
      template_name: 'Drift',
      language_type: 'EN',
      purchasing_channels: '2',
      product_id: productId,
      product_name: 'Base B2',
      warranty_type: '1',
      warranty_type_name: 'Within warranty',
      appeal_time: testStart,
      created_at: testStart,
      items: JSON.stringify([]),
    })
    .execute();
}

describe('by its customer (API-031)', () => {
  it('user_unread: reads the ticket, and flags it again; both sides learn it', async () => {
    const { client, ticketId } = await someTicket();
    await admin.post(paths.adminSend, text(ticketId));
    const tab = await test.socket(paths.userSocket, client);
    const more = { question_id: catalogue.question, timestamp: 5, wsid: 'tab' };
    expect((await byCustomer(client, ticketId, { user_unread: 0 }, more)).body).toMatchObject({
      errno: 0,
      data: {},
    });
    expect(await rowOf(client)).toMatchObject({
      userUnread: 0,
      userReadSeq: 1,
      questionId: catalogue.question,
    });
    await tab.waitFor(({ msgType, data }) => msgType === 8 && data === 0);
    expect((await byCustomer(client, ticketId, { user_unread: 1 })).body.errno).toBe(0);
    expect(await rowOf(client)).toMatchObject({ userUnread: 1, totalUserUnreadNum: 1, userReadSeq: 1 });
    await tab.waitFor(({ msgType, data }) => msgType === 8 && data === 1);
    await tab.waitFor(({ msgType, data }) => msgType === 3 && data.userUnread === 1);
  });

  it('Q-49: is_solved solves and reopens; reopening cancels the rating', async () => {
    const [optionId] = await test.app.modules.ratings.createOptions(test.app.db, [
      { name: 'Speed', nameZh: null, points: 5, orderNo: 1 },
    ]);
    const { client, ticketId } = await someTicket();
    expect((await byCustomer(client, ticketId, { is_solved: 1 })).body.errno).toBe(0);
    expect(await rowOf(client)).toMatchObject({ isSolved: 1, completeTimestamp: testStart });
    const scores = [{ scoreQuestionOptionId: optionId, score: 4 }];
    await client.post(paths.rate, { recordQuestionId: ticketId, scoreRelationDTOList: scores });
    expect((await byCustomer(client, ticketId, { is_solved: 0 })).body.errno).toBe(0);
    expect(await rowOf(client)).toMatchObject({ isSolved: 0, completeTimestamp: null, scoreStatus: 0 });
    expect((await client.post(paths.rating + ticketId)).body.data).toBeNull();
  });

  it('Q-52: item_id_array replaces the products, the first becomes that of the ticket', async () => {
    const [first, second] = catalogue.products;
    const { client, ticketId } = await someTicket({ item_id_array: [first] });
    expect((await byCustomer(client, ticketId, { item_id_array: [second, second, first] })).body.errno).toBe(
      0,
    );
    expect(await staffRow(admin, ticketId)).toMatchObject({
      item_id_array: [second, first],
      productionId: second,
      productionName: 'Base B4',
    });
    await byCustomer(client, ticketId, { item_id_array: [0] });
    expect(await staffRow(admin, ticketId)).toMatchObject({ item_id_array: [0], productionId: null });
    await byCustomer(client, ticketId, { item_id_array: [] });
    expect(await staffRow(admin, ticketId)).toMatchObject({ item_id_array: [], productionId: null });
  });

  it('Q-52: the product of a damage report stays', async () => {
    const [first, second] = catalogue.products;
    const { client, id, ticketId } = await someTicket({ item_id_array: [first] });
    await givenReport(ticketId, id, first);
    expect((await byCustomer(client, ticketId, { item_id_array: [second] })).body.errno).toBe(0);
    expect(await staffRow(admin, ticketId)).toMatchObject({ item_id_array: [second], productionId: first });
  });

  it('links a question alone, in either spelling; null links none', async () => {
    const { client, ticketId } = await someTicket();
    const link = (body: object) => client.post(paths.userChange, { id: ticketId, ...body });
    expect((await link({ questionId: catalogue.question })).body.errno).toBe(0);
    expect(await rowOf(client)).toMatchObject({ questionId: catalogue.question });
    expect((await link({ question_id: null })).body.errno).toBe(0);
    expect(await rowOf(client)).toMatchObject({ questionId: catalogue.question });
  });

  it.each([
    ['another key', { comment: 'mine' }],
    ['a key of staff', { admin_unread: 0 }],
    ['somebody else’s handler', { person_id: 1 }],
    ['the owner', { customer_id: 1 }],
    ['an allowed key beside another', { user_unread: 1, score_num: 5 }],
    ['another value', { is_solved: 5 }],
    ['a truth', { is_solved: true }],
    ['a text', { user_unread: '1' }],
    ['null', { is_solved: null }],
    ['no list', { item_id_array: 'x' }],
    ['a list of others', { item_id_array: [{}] }],
    ['a negative id', { item_id_array: [-1] }],
  ])('attack 15: %s is refused with errno 1000, and nothing changes', async (_, change) => {
    const { client, ticketId } = await someTicket();
    const before = await staffRow(admin, ticketId);
    const { status, body } = await byCustomer(client, ticketId, change, { question_id: catalogue.question });
    expect([status, body.errno, body.errmsg]).toEqual([200, 1000, 'This change is not allowed.']);
    expect(await staffRow(admin, ticketId)).toEqual(before);
  });

  it.each([
    [
      'a draft',
      () => ({ question_id: catalogue.draft }),
      {},
      'This question does not exist or is being edited.',
    ],
    [
      'an unknown question',
      () => ({ question_id: 987_654 }),
      {},
      'This question does not exist or is being edited.',
    ],
    ['an unknown product', () => ({}), { item_id_array: [987_654] }, 'One of the products does not exist.'],
  ])('%s is refused, and nothing of the change stays', async (_, more, change, errmsg) => {
    const { client, ticketId } = await someTicket();
    const before = await staffRow(admin, ticketId);
    const sent = await byCustomer(client, ticketId, { is_solved: 1, user_unread: 1, ...change }, more());
    expect(sent.body).toMatchObject({ errno: 1000, errmsg });
    expect(await staffRow(admin, ticketId)).toEqual(before);
  });

  it('Q-22, Q-143, Q-144: session, ownership, then the keys', async () => {
    const [owner, other] = [await someTicket(), await someTicket()];
    expect((await byCustomer(test.client(), owner.ticketId, {})).body.errno).toBe(1003);
    expect((await byCustomer(admin, owner.ticketId, {})).body.errno).toBe(1003);
    for (const id of [owner.ticketId, 987_654]) {
      const foreign = await byCustomer(other.client, id, { nonsense: 1 });
      expect(foreign.body).toMatchObject({ errno: 1004, data: {} });
    }
    expect((await byCustomer(owner.client, owner.ticketId, 'x')).body.errno).toBe(1000);
    expect((await byCustomer(owner.client, owner.ticketId, [])).body.errno).toBe(1000);
    expect(await rowOf(owner.client)).toMatchObject({ isSolved: 0, userUnread: 0 });
  });

  it('Q-147: an anonymous identity its own ticket', async () => {
    const visitor = test.client();
    const { body } = await visitor.post(paths.createAnonymous, { questionTypeId: 9999, title: 'Help' });
    expect((await byCustomer(visitor, body.data.id, { is_solved: 1 })).body.errno).toBe(0);
    expect(await rowOf(visitor)).toMatchObject({ isSolved: 1 });
  });

  it('attack 27, Q-146: of 50 reopenings at once all succeed, and the ticket is open once', async () => {
    const { client, ticketId } = await someTicket();
    await byCustomer(client, ticketId, { is_solved: 1 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => byCustomer(client, ticketId, { is_solved: 0 })),
    );
    expect(answers.every(({ body }) => body.errno === 0)).toBe(true);
    expect(await rowOf(client)).toMatchObject({ isSolved: 0, completeTimestamp: null });
  });
});

describe('by staff (API-063)', () => {
  it('admin_unread: reads the ticket for all agents, and flags it again', async () => {
    const { client, ticketId } = await someTicket();
    await client.post(paths.userSend, text(ticketId));
    const tab = await test.socket(paths.adminSocket, admin);
    const total = async () => (await admin.post(paths.adminTotal)).body.data as number;
    const before = await total();
    expect((await byStaff(ticketId, { admin_unread: 0 })).body).toMatchObject({ errno: 0, data: {} });
    expect(await staffRow(admin, ticketId)).toMatchObject({ adminUnread: 0, adminReadSeq: 1 });
    expect(await total()).toBe(before - 1);
    await tab.waitFor(({ msgType, data }) => msgType === 8 && data === before - 1);
    await byStaff(ticketId, { admin_unread: 1 });
    expect(await staffRow(admin, ticketId)).toMatchObject({ adminUnread: 1, userUnread: 0 });
    expect(await total()).toBe(before);
  });

  it('person_id, comment and is_solved in one change', async () => {
    const { client, ticketId } = await someTicket();
    const tab = await test.socket(paths.userSocket, client);
    const change = { person_id: a2.id, comment: ' late ', is_solved: 1 };
    expect((await byStaff(ticketId, change)).body.errno).toBe(0);
    expect(await staffRow(admin, ticketId)).toMatchObject({
      customerId: a2.id,
      customerName: 'Bruno',
      comment: 'late',
      isSolved: 1,
    });
    const frame = await tab.waitFor(({ msgType, data }) => msgType === 3 && data.isSolved === 1);
    expect(frame.data).toMatchObject({ id: ticketId, comment: '', customerId: a2.id });
    expect((await byStaff(ticketId, { is_solved: 0 })).body.errno).toBe(0);
    expect(await staffRow(admin, ticketId)).toMatchObject({ isSolved: 0 });
  });

  it.each([
    ['another key', { title: 'mine' }],
    ['a key of customers', { user_unread: 0 }],
    ['the classification', { sop_directory_id: 1 }],
    ['an allowed key beside another', { comment: 'x', urgency: 'P1' }],
    ['another value', { is_solved: 2 }],
    ['no agent', { person_id: null }],
    ['a comment that is no text', { comment: 5 }],
    ['a NUL', { comment: 'a\u0000b' }],
  ])('attack 15: %s is refused with errno 1000, and nothing changes', async (_, change) => {
    const { ticketId } = await someTicket();
    const before = await staffRow(admin, ticketId);
    const { status, body } = await byStaff(ticketId, change);
    expect([status, body.errno, body.errmsg]).toEqual([200, 1000, '不允许进行此修改。']);
    expect(await staffRow(admin, ticketId)).toEqual(before);
  });

  it.each([
    ['201 characters', () => ({ is_solved: 1, comment: 'x'.repeat(201) }), '备注最多 200 个字符。'],
    ['an unknown agent', () => ({ comment: 'x', person_id: 987_654 }), '该客服人员不存在。'],
    ['a read-only agent', () => ({ comment: 'x', person_id: ro.id }), '该客服人员不存在。'],
  ])('%s is refused, and nothing of the change stays', async (_, change, errmsg) => {
    const { ticketId } = await someTicket();
    const before = await staffRow(admin, ticketId);
    expect((await byStaff(ticketId, change())).body).toMatchObject({ errno: 1000, errmsg });
    expect(await staffRow(admin, ticketId)).toEqual(before);
  });

  it('VALID-06, BENCH-35, Q-21, Q-144: role, read-only, existence, duty and solved for the handler, keys', async () => {
    const { client, ticketId } = await someTicket();
    const [off, reader] = [await test.loginStaff('aoff'), await test.loginStaff('ro')];
    const handler = { person_id: a2.id, nonsense: 1 };
    expect((await byStaff(ticketId, {}, test.client())).body.errno).toBe(1003);
    expect((await byStaff(ticketId, {}, client)).body.errno).toBe(1003);
    expect((await byStaff(987_654, {}, reader)).body).toMatchObject({
      errno: 1004,
      errmsg: '只读用户不能操作',
    });
    expect((await byStaff(987_654, handler, off)).body.errno).toBe(1005);
    expect((await byStaff(ticketId, { comment: 'off duty' }, off)).body.errno).toBe(0);
    await admin.post(paths.adminSolve, { id: ticketId, isSolved: 1 });
    expect((await byStaff(ticketId, handler, off)).body.errmsg).toBe('请先上工后再进行操作');
    expect((await byStaff(ticketId, handler)).body.errmsg).toBe('该问题已解决');
    expect((await byStaff(ticketId, { comment: 'solved', admin_unread: 0 })).body.errno).toBe(0);
    expect(await staffRow(admin, ticketId)).toMatchObject({ customerId: a1.id, comment: 'solved' });
  });
});
