// Carry-over through the front door: which tickets a shift leaves behind, and what becomes of them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testDurations, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import {
  givenTicket,
  givenUser,
  paths,
  staffRow,
  staffRows,
  text,
  type GivenUser,
} from '../../../test/given-tickets';

const { hour, day } = testDurations;
const nothing = '无未结转的工单，无法结转！';

let test: TestApp;
let catalogue: GivenCatalogue;
let a1: Given;
let a2: Given;
let admin: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  test = await startTestApp();
  a1 = await givenStaff(test, { account: 'a1' });
  a2 = await givenStaff(test, { account: 'a2' });
  await givenStaff(test, { account: 'aoff', workStatus: 0 });
  await givenStaff(test, { account: 'ro', isReadonly: true });
  catalogue = await givenCatalogue(test);
  [admin, colleague] = [await test.loginStaff('a1'), await test.loginStaff('a2')];
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.closeSockets();
  // What another test left behind is solved, so that each begins with an empty list.
  await test.app.db.updateTable('ticket').set({ is_solved: 1 }).execute();
  test.clock.set(testStart);
});

async function someTicket(): Promise<GivenUser & { ticketId: number }> {
  const user = await givenUser(test);
  return { ...user, ticketId: (await givenTicket(user, catalogue)).id };
}
const assign = (recordQuestionId: number, customerId: number) =>
  admin.post(paths.assign, { recordQuestionId, customerId });
const listed = async (who = admin) =>
  ((await who.post(paths.carryOverList)).body.data as { id: number }[]).map(({ id }) => id);
const carry = (who = admin, body: object = {}) => who.post(paths.carryOver, body);

describe('the list (API-073, Q-45)', () => {
  it('unsolved, unanswered, of the caller or of nobody, newest update first', async () => {
    const nobodys = await someTicket();
    test.clock.advance(1_000);
    const own = await someTicket();
    const [others, answered, solved] = [await someTicket(), await someTicket(), await someTicket()];
    await assign(own.ticketId, a1.id);
    await assign(others.ticketId, a2.id);
    await answered.client.post(paths.userSend, text(answered.ticketId));
    await admin.post(paths.adminSend, text(answered.ticketId));
    await admin.post(paths.adminSolve, { id: solved.ticketId, isSolved: 1 });
    expect(await listed()).toEqual([own.ticketId, nobodys.ticketId]);
    expect(await listed(colleague)).toEqual([others.ticketId, nobodys.ticketId]);
    // The customer asks again: unanswered again, but by now a1 handles it.
    await answered.client.post(paths.userSend, text(answered.ticketId, '<p>and?</p>'));
    expect(new Set(await listed())).toEqual(new Set([answered.ticketId, own.ticketId, nobodys.ticketId]));
    expect(await listed(colleague)).not.toContain(answered.ticketId);
  });

  it('Q-46: of the present shift, whatever the day; rows as in the staff list', async () => {
    const yesterday = await someTicket();
    test.clock.set(testStart + 6 * hour);
    const night = await someTicket();
    expect(await listed()).toEqual([night.ticketId]);
    test.clock.set(testStart + day - 3 * hour);
    expect(await listed()).toEqual([yesterday.ticketId]);
    const { body } = await admin.post(paths.carryOverList, {});
    expect(body.data).toEqual([await staffRow(admin, yesterday.ticketId)]);
  });

  it('Q-20, Q-143: off duty and read-only staff may look, nobody else', async () => {
    const { client, ticketId } = await someTicket();
    for (const account of ['aoff', 'ro']) {
      expect(await listed(await test.loginStaff(account))).toEqual([ticketId]);
    }
    expect((await client.post(paths.carryOverList)).body.code).toBe(401);
    expect((await test.client().post(paths.carryOverList)).body.code).toBe(401);
  });
});

describe('carrying over (API-074)', () => {
  it('BENCH-32, Q-45, Q-67: the next shift, nobody as handler, frame 11 with the ids', async () => {
    const [own, free, others] = [await someTicket(), await someTicket(), await someTicket()];
    await assign(own.ticketId, a1.id);
    await assign(others.ticketId, a2.id);
    const staffTab = await test.socket(paths.adminSocket, colleague);
    const tab = await test.socket(paths.userSocket, own.client);
    const { body } = await carry();
    expect(body.code).toBe(200);
    const carried = [own.ticketId, free.ticketId];
    expect(body.data.recordQuestionIdList).toEqual(carried);
    for (const id of carried) {
      expect(await staffRow(admin, id)).toMatchObject({
        carryOver: 1,
        classes: 2,
        customerId: null,
        customerName: '',
        updateTimestamp: testStart,
      });
    }
    expect(await staffRow(admin, others.ticketId)).toMatchObject({
      carryOver: 0,
      classes: 1,
      customerId: a2.id,
    });
    expect((await staffTab.waitFor(({ msgType }) => msgType === 11)).data).toEqual(carried);
    await tab.waitFor(
      ({ msgType, data }) => msgType === 3 && data.id === own.ticketId && data.customerId === null,
    );
    expect((await staffRows(admin, { classes: [2] })).map(({ id }) => id)).toEqual(
      expect.arrayContaining(carried),
    );
    expect(await listed()).toEqual([]);
  });

  it('VALID-09, Q-146: an empty list is refused, and nothing is told', async () => {
    expect((await carry()).body).toMatchObject({ code: 500, message: nothing });
    const { ticketId } = await someTicket();
    await carry();
    expect((await carry()).body).toMatchObject({ code: 500, message: nothing });
    expect(await staffRow(admin, ticketId)).toMatchObject({ classes: 2 });
  });

  it('Q-46: 1 to 2, 2 to 3, 3 to 1', async () => {
    const { ticketId } = await someTicket();
    for (const [later, classes] of [
      [0, 2],
      [6 * hour, 3],
      [14 * hour, 1],
    ] as const) {
      test.clock.set(testStart + later);
      expect((await carry()).body.code).toBe(200);
      expect(await staffRow(admin, ticketId)).toMatchObject({ carryOver: 1, classes });
    }
  });

  it('Q-45: the next answer of staff ends it; a word of the customer does not', async () => {
    const { client, ticketId } = await someTicket();
    await carry();
    await client.post(paths.userSend, text(ticketId));
    expect(await staffRow(admin, ticketId)).toMatchObject({ carryOver: 1, customerId: null });
    await colleague.post(paths.adminSend, text(ticketId));
    expect(await staffRow(admin, ticketId)).toMatchObject({ carryOver: 0, classes: 2, customerId: a2.id });
  });

  it('named tickets only; those that cannot be carried stay where they are', async () => {
    const [named, left, others, solved] = [
      await someTicket(),
      await someTicket(),
      await someTicket(),
      await someTicket(),
    ];
    await assign(others.ticketId, a2.id);
    await admin.post(paths.adminSolve, { id: solved.ticketId, isSolved: 1 });
    const ids = [others.ticketId, solved.ticketId, 987_654];
    const refused = await carry(admin, { recordQuestionIdList: ids });
    expect(refused.body).toMatchObject({ code: 500, message: nothing });
    expect((await carry(admin, { recordQuestionIdList: [] })).body.message).toBe(nothing);
    const { body } = await carry(admin, { recordQuestionIdList: [...ids, named.ticketId, named.ticketId] });
    expect(body.data.recordQuestionIdList).toEqual([named.ticketId]);
    expect(await staffRow(admin, others.ticketId)).toMatchObject({ classes: 1, carryOver: 0 });
    expect(await staffRow(admin, solved.ticketId)).toMatchObject({ classes: 1, carryOver: 0 });
    expect(await listed()).toEqual([left.ticketId]);
  });

  it('Q-21, Q-144: role and read-only; duty is not demanded', async () => {
    const { client, ticketId } = await someTicket();
    expect((await carry(client)).body.code).toBe(401);
    expect((await carry(await test.loginStaff('ro'))).body).toMatchObject({
      code: 403,
      message: '只读用户不能操作',
    });
    expect((await carry(admin, { recordQuestionIdList: 'all' })).body.code).toBe(400);
    expect(await listed()).toEqual([ticketId]);
    expect((await carry(await test.loginStaff('aoff'))).body.code).toBe(200);
  });

  it('attack 27, Q-146: of 50 calls at once each ticket is carried by one', async () => {
    const tickets = await Promise.all(Array.from({ length: 12 }, () => someTicket()));
    const ids = tickets.map(({ ticketId }) => ticketId).sort((one, other) => one - other);
    const staffTab = await test.socket(paths.adminSocket, admin);
    const calls = Array.from({ length: 50 }, (_, at) => {
      // Some name a part of them, so that the calls meet in every order.
      const part =
        at % 3 === 0 ? { recordQuestionIdList: ids.filter((id) => (id + at) % 4 === 0).reverse() } : {};
      return carry(at % 2 === 0 ? admin : colleague, part);
    });
    const answers = await Promise.all(calls);
    const carried = answers.flatMap(({ body }) => {
      if (body.code === 200) return body.data.recordQuestionIdList as number[];
      expect(body).toMatchObject({ code: 500, message: nothing });
      return [];
    });
    expect(carried.sort((one, other) => one - other)).toEqual(ids);
    for (const id of ids) expect(await staffRow(admin, id)).toMatchObject({ classes: 2, carryOver: 1 });
    const told = () =>
      staffTab.frames.flatMap(({ msgType, data }) => (msgType === 11 ? (data as number[]) : []));
    await staffTab.waitFor(() => told().length >= ids.length);
    expect(told().sort((one, other) => one - other)).toEqual(ids);
  });

  it('Q-67: many are told in frames of 500 ids', async () => {
    const { id } = await givenUser(test);
    const [first = 0] = await test.app.modules.tickets.insertTickets(
      test.app.db,
      Array.from({ length: 1_100 }, () => ({
        customer_id: id,
        question_id: null,
        question_type_id: catalogue.type,
        type_title: '',
        staff_type_title: '',
        title: 'x',
        created_at: testStart,
        updated_at: testStart,
        completed_at: null,
        is_solved: 0 as const,
        user_unread: 0 as const,
        admin_unread: 0 as const,
        comment: '',
        handler_id: null,
        score_status: 0 as const,
        score_num: null,
        product_id: null,
        productIds: [],
        urgency: 'P3' as const,
        mark: 'global' as const,
        shift: 1 as const,
        step_record: '',
        question_record: '',
        rev: 0,
        last_seq: 0,
        last_message_at: 0,
        last_sender: null,
        last_message: '',
        waiting_since: null,
        user_delivered_seq: 0,
        admin_delivered_seq: 0,
        user_read_seq: 0,
        admin_read_seq: 0,
      })),
    );
    const staffTab = await test.socket(paths.adminSocket, colleague);
    expect((await carry()).body.data.recordQuestionIdList).toHaveLength(1_100);
    const frames = () => staffTab.frames.filter(({ msgType }) => msgType === 11);
    await staffTab.waitFor(() => frames().length === 3);
    const ids = frames().flatMap(({ data }) => data as number[]);
    expect(frames().map(({ data }) => (data as number[]).length)).toEqual([500, 500, 100]);
    expect(new Set(ids).size).toBe(1_100);
    expect(Math.min(...ids)).toBe(first);
  });
});
