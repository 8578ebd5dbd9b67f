// Ratings through the front door: asking, giving, taking back, and what each side learns of it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, staffRow, text, type GivenUser } from '../../../test/given-tickets';

let test: TestApp;
let catalogue: GivenCatalogue;
let a1: Given;
let admin: TestClient;
let optionIds: number[];
let disabled: number;

beforeAll(async () => {
  test = await startTestApp();
  a1 = await givenStaff(test, { account: 'a1' });
  await givenStaff(test, { account: 'aoff', workStatus: 0 });
  await givenStaff(test, { account: 'ro', isReadonly: true });
  catalogue = await givenCatalogue(test, { persons: [a1.id] });
  admin = await test.loginStaff('a1');
  optionIds = await test.app.modules.ratings.createOptions(test.app.db, [
    { name: 'Service attitude', nameZh: '服务态度', points: 5, orderNo: 2 },
    { name: 'Response speed', nameZh: null, points: 3, orderNo: 1 },
    { name: 'Retired', nameZh: null, points: 5, orderNo: 3 },
  ]);
  disabled = optionIds[2] ?? 0;
  await test.app.db.updateTable('rating_option').set({ enable: 0 }).where('id', '=', disabled).execute();
});
afterAll(() => test.stop());
beforeEach(() => test.clock.set(testStart));

async function someTicket(): Promise<GivenUser & { ticketId: number }> {
  const user = await givenUser(test);
  return { ...user, ticketId: (await givenTicket(user, catalogue)).id };
}

const scored = (option: number, score: number) => ({ scoreQuestionOptionId: option, score });
const rating = (recordQuestionId: number, change: object = {}) => ({
  recordQuestionId,
  customerId: a1.id,
  suggest: ' good ',
  scoreRelationDTOList: [scored(optionIds[0] ?? 0, 5), scored(optionIds[1] ?? 0, 2)],
  ...change,
});
const request = (ticketId: number, who = admin) =>
  who.post(paths.requestRating, { recordQuestionId: ticketId });
const rowOf = async (client: TestClient) => (await client.post(paths.list)).body.data[0];
const chatOf = async (client: TestClient, recordQuestionId: number) =>
  (await client.post(paths.userChat, { recordQuestionId })).body.data.recordChatList as {
    messageType: number;
    content: string;
  }[];

it('API-016, RATE-02, Q-145: the enabled options in order, in the customer’s language', async () => {
  const { client } = await someTicket();
  expect((await client.post(paths.options)).body.data).toEqual([
    { id: optionIds[1], optionName: 'Response speed', points: 3, enable: 1 },
    { id: optionIds[0], optionName: 'Service attitude', points: 5, enable: 1 },
  ]);
  client.setCookie('lang', 'zh');
  expect((await client.post(paths.options)).body.data[1]).toMatchObject({ optionName: '服务态度' });
});

describe('asking (API-093)', () => {
  it('TICKET-07, RATE-10, RATE-11, RATE-12, API-037, CONFLICT-07: sets 1 under all its names, sends 5 and 6', async () => {
    const { client, ticketId } = await someTicket();
    const tab = await test.socket(paths.userSocket, client);
    expect((await client.get(paths.ratingState + ticketId)).body).toMatchObject({ code: 200, data: 0 });
    // the misspelt parameter goes by its other names, too.
    const spelt = paths.ratingState.replace('questionRescordId', 'questionRecordId');
    expect((await client.get(spelt + ticketId)).body).toMatchObject({ code: 200, data: 0 });
    expect((await request(ticketId)).body.code).toBe(200);
    expect(await tab.waitFor(({ msgType }) => msgType === 5)).toEqual({
      msgType: 5,
      recordQuestionId: ticketId,
    });
    const invitation = await tab.waitFor(({ msgType }) => msgType === 6);
    expect(invitation).toMatchObject({
      recordQuestionId: ticketId,
      data: { messageType: 6, sender: 'system' },
    });
    expect(await chatOf(client, ticketId)).toEqual([invitation.data]);
    expect(JSON.parse(invitation.data.content as string)).toEqual({ kind: 'invite' });
    await tab.waitFor(
      ({ msgType, data }) => msgType === 3 && data.scoreStatus === 1 && data.userUnread === 1,
    );
    await tab.waitFor(({ msgType, data }) => msgType === 8 && data === 1);
    expect((await rowOf(client)).scoreStatus).toBe(1);
    expect(await staffRow(admin, ticketId)).toMatchObject({ scoreStatus: 1, request_score: 1 });
    expect((await client.get(paths.ratingState + ticketId)).body.data).toBe(1);
  });

  it('RATE-15, STATE-11: a second request is refused, and one for a rated ticket', async () => {
    const { client, ticketId } = await someTicket();
    await request(ticketId);
    expect((await request(ticketId)).body).toMatchObject({ code: 500, message: '正在申请评价' });
    await client.post(paths.rate, rating(ticketId));
    expect((await request(ticketId)).body).toMatchObject({ code: 500, message: '该工单已评价' });
  });

  it('refusals in order: role, existence, duty, state', async () => {
    const { client, ticketId } = await someTicket();
    const [off, reader] = [await test.loginStaff('aoff'), await test.loginStaff('ro')];
    expect((await request(ticketId, client)).body.code).toBe(401);
    expect((await request(987_654, reader)).body.message).toBe('只读用户不能操作');
    expect((await request(987_654, off)).body.code).toBe(404);
    await request(ticketId);
    expect((await request(ticketId, off)).body.message).toBe('请先上工后再进行操作');
    expect(await chatOf(client, ticketId)).toHaveLength(1);
  });

  it('of 50 at once one succeeds', async () => {
    const { client, ticketId } = await someTicket();
    const answers = await Promise.all(Array.from({ length: 50 }, () => request(ticketId)));
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1);
    expect(await chatOf(client, ticketId)).toHaveLength(1);
  });
});

describe('rating (API-018)', () => {
  it('API-017, RATE-04, RATE-05, RATE-07, RATE-16, Q-73: stores it, solves, writes the record, tells both sides', async () => {
    const { client, ticketId } = await someTicket();
    const tab = await test.socket(paths.userSocket, client);
    const staffTab = await test.socket(paths.adminSocket, admin);
    test.clock.advance(60_000);
    const { body } = await client.post(paths.rate, rating(ticketId));
    const stored = {
      recordQuestionId: ticketId,
      customerId: a1.id,
      suggest: 'good',
      scoreNum: 3.5,
      scoreRelationDTOList: [scored(optionIds[0] ?? 0, 5), scored(optionIds[1] ?? 0, 2)],
    };
    expect(body).toMatchObject({ code: 200, data: stored });
    expect((await client.post(paths.rating + ticketId)).body.data).toEqual(stored);
    expect(await rowOf(client)).toMatchObject({
      isSolved: 1,
      completeTimestamp: testStart + 60_000,
      scoreStatus: 3,
      scoreNum: 3.5,
    });
    const [record] = await chatOf(client, ticketId);
    expect(JSON.parse(record?.content ?? '')).toEqual({
      kind: 'record',
      score: { [optionIds[0] ?? 0]: 5, [optionIds[1] ?? 0]: 2 },
      suggest: 'good',
    });
    expect((await tab.waitFor(({ msgType }) => msgType === 6)).data).toEqual(record);
    const isIt = (type: number) => (frame: { msgType: number; recordQuestionId?: number }) =>
      frame.msgType === type && frame.recordQuestionId === ticketId;
    expect((await staffTab.waitFor(isIt(4))).data).toMatchObject({ messageType: 6 });
    await staffTab.waitFor((frame) => isIt(3)(frame) && frame.data.request_score === 3);
    expect((await client.get(paths.ratingState + ticketId)).body.data).toBe(3);
  });

  it('API-018: one option is enough, without any request', async () => {
    const { client, ticketId } = await someTicket();
    const one = rating(ticketId, { scoreRelationDTOList: [scored(optionIds[0] ?? 0, 4)], suggest: null });
    expect((await client.post(paths.rate, one)).body).toMatchObject({
      code: 200,
      data: { scoreNum: 4, suggest: '' },
    });
  });

  it('attack 16: the rated agent is the ticket’s handler, whoever was sent', async () => {
    const { client, ticketId } = await someTicket();
    const { body } = await client.post(paths.rate, rating(ticketId, { customerId: 987_654 }));
    expect(body.data).toMatchObject({ customerId: a1.id });
  });

  it.each([
    ['no score', () => ({ scoreRelationDTOList: [] })],
    ['score 6', () => ({ scoreRelationDTOList: [scored(optionIds[0] ?? 0, 6)] })],
    ['more than its points', () => ({ scoreRelationDTOList: [scored(optionIds[1] ?? 0, 4)] })],
    ['score 0', () => ({ scoreRelationDTOList: [scored(optionIds[0] ?? 0, 0)] })],
    ['an unknown option', () => ({ scoreRelationDTOList: [scored(987_654, 4)] })],
    ['a disabled option', () => ({ scoreRelationDTOList: [scored(disabled, 4)] })],
    ['an option twice', () => ({ scoreRelationDTOList: Array(2).fill(scored(optionIds[0] ?? 0, 4)) })],
    ['101 characters', () => ({ suggest: '好'.repeat(101) })],
  ])('API-018: %s is refused and changes nothing', async (_, change) => {
    const { client, ticketId } = await someTicket();
    const { body } = await client.post(paths.rate, rating(ticketId, change()));
    expect(body).toMatchObject({ code: 500, data: {} });
    expect(await rowOf(client)).toMatchObject({ isSolved: 0, scoreStatus: 0, scoreNum: null, lastSeq: 0 });
    expect((await client.post(paths.rating + ticketId)).body).toMatchObject({ code: 200, data: null });
  });

  it.each([{ scoreRelationDTOList: 'x' }, { scoreRelationDTOList: [{ score: 1 }] }, { suggest: {} }])(
    'attack 5: %j is bad input',
    async (change) => {
      const { client, ticketId } = await someTicket();
      const { status, body } = await client.post(paths.rate, rating(ticketId, change));
      expect([status, body.code]).toEqual([200, 400]);
    },
  );

  it('STATE-11: 0, asked 1, rated 3, taken back 0, asked again 1', async () => {
    const { client, ticketId } = await someTicket();
    const states = [(await rowOf(client)).scoreStatus];
    const steps = [
      () => request(ticketId),
      () => client.post(paths.rate, rating(ticketId)),
      () => client.post(paths.cancelRating + ticketId),
      () => request(ticketId),
    ];
    for (const step of steps) {
      expect((await step()).body.code).toBe(200);
      states.push((await rowOf(client)).scoreStatus);
    }
    expect(states).toEqual([0, 1, 3, 0, 1]);
  });

  it('attack 27, Q-146: of 50 at once one stays; a later one is refused', async () => {
    const { client, ticketId } = await someTicket();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.post(paths.rate, rating(ticketId))),
    );
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1);
    const count = await test.app.db
      .selectFrom('rating')
      .select('ticket_id')
      .where('ticket_id', '=', ticketId)
      .execute();
    expect(count).toHaveLength(1);
    expect(await chatOf(client, ticketId)).toHaveLength(1);
    expect((await client.post(paths.rate, rating(ticketId))).body).toMatchObject({
      code: 500,
      message: 'This ticket is already rated',
    });
  });
});

describe('taking back (API-019)', () => {
  it('API-017, Q-72, STATE-11: removes record and stars; a second time changes nothing', async () => {
    const { client, ticketId } = await someTicket();
    await client.post(paths.rate, rating(ticketId));
    expect((await client.post(paths.cancelRating + ticketId)).body.code).toBe(200);
    expect(await rowOf(client)).toMatchObject({ isSolved: 1, scoreStatus: 0, scoreNum: null });
    expect((await client.post(paths.rating + ticketId)).body.data).toBeNull();
    expect((await client.post(paths.cancelRating + ticketId)).body.code).toBe(200);
    expect((await client.post(paths.rate, rating(ticketId))).body.code).toBe(200);
  });

  it('Q-146: takes a request back too', async () => {
    const { client, ticketId } = await someTicket();
    await request(ticketId);
    await client.post(paths.cancelRating + ticketId);
    expect(await rowOf(client)).toMatchObject({ scoreStatus: 0 });
    expect((await request(ticketId)).body.code).toBe(200);
  });

  it.each([
    [
      'updateIsSolvedById',
      (client: TestClient, id: number) => client.post(paths.userSolve, { id, isSolved: 0 }),
    ],
    ['changingProblemsState', (client: TestClient, id: number) => client.get(paths.flip + id)],
  ])('RATE-09, Q-49: reopening by %s cancels the rating', async (_, reopen) => {
    const { client, ticketId } = await someTicket();
    await client.post(paths.rate, rating(ticketId));
    expect((await reopen(client, ticketId)).body.code).toBe(200);
    expect(await rowOf(client)).toMatchObject({
      isSolved: 0,
      completeTimestamp: null,
      scoreStatus: 0,
      scoreNum: null,
    });
    expect((await client.post(paths.rating + ticketId)).body.data).toBeNull();
    // The record stays in the chat, as a line of the past.
    expect(await chatOf(client, ticketId)).toHaveLength(1);
  });
});

it('Q-22, Q-143: nobody rates, reads or cancels for somebody else', async () => {
  const [owner, other] = [await someTicket(), await someTicket()];
  await owner.client.post(paths.rate, rating(owner.ticketId));
  for (const id of [owner.ticketId, 987_654]) {
    expect((await other.client.post(paths.rate, rating(id))).body.code).toBe(403);
    expect((await other.client.post(paths.rating + id)).body).toMatchObject({ code: 403, data: {} });
    expect((await other.client.post(paths.cancelRating + id)).body.code).toBe(403);
    expect((await other.client.get(paths.ratingState + id)).body.code).toBe(403);
  }
  expect((await admin.get(paths.ratingState + owner.ticketId, { 'x-user-type': 'admin' })).body.data).toBe(3);
  expect((await test.client().get(paths.ratingState + owner.ticketId)).body.code).toBe(401);
  expect(await rowOf(owner.client)).toMatchObject({ scoreStatus: 3 });
});

it('Q-17: a rating moves with its ticket', async () => {
  const visitor = test.client();
  const { body } = await visitor.post(paths.createAnonymous, { questionTypeId: 9999, title: 'Help' });
  const id = body.data.id as number;
  await visitor.post(paths.userSend, text(id));
  await visitor.post(paths.rate, rating(id));
  const user = await givenUser(test);
  await visitor.post('/javaplus/user/login/login', { account: user.account, password: 'test-password' });
  expect((await user.client.post(paths.rating + id)).body.data).toMatchObject({ recordQuestionId: id });
});

describe('Q-187: what was asked for can be given, whenever the ticket was solved', () => {
  const solve = (who: TestClient, side: 'user' | 'admin', id: number, isSolved: 0 | 1) =>
    who.post(`/javaplus/${side}/recordQuestion/updateIsSolvedById`, { id, isSolved });

  it.each([
    ['before', ['solve', 'ask']],
    ['after', ['ask', 'solve']],
  ])(
    'solved %s the request: it stays asked for, is taken once, and the ticket stays solved',
    async (_, steps) => {
      const { client, ticketId } = await someTicket();
      for (const step of steps) {
        const done = step === 'ask' ? await request(ticketId) : await solve(admin, 'admin', ticketId, 1);
        expect(done.body.code).toBe(200);
      }
      expect((await client.get(paths.ratingState + ticketId)).body.data).toBe(1);
      expect(await rowOf(client)).toMatchObject({
        isSolved: 1,
        scoreStatus: 1,
        completeTimestamp: testStart,
      });
      test.clock.advance(60_000);
      expect((await client.post(paths.rate, rating(ticketId))).body.code).toBe(200);
      // The customer's page says "solved" once more afterwards, as it does for an open ticket (RATE-07).
      expect((await solve(client, 'user', ticketId, 1)).body.code).toBe(200);
      expect(await rowOf(client)).toMatchObject({
        isSolved: 1,
        scoreStatus: 3,
        scoreNum: 3.5,
        completeTimestamp: testStart,
      });
      expect((await client.post(paths.rate, rating(ticketId))).body).toMatchObject({
        code: 500,
        message: 'This ticket is already rated',
      });
    },
  );

  it('reopening takes a request back too: it is not asked any more until somebody asks anew', async () => {
    const { client, ticketId } = await someTicket();
    await request(ticketId);
    await solve(admin, 'admin', ticketId, 1);
    await solve(client, 'user', ticketId, 0);
    expect((await client.get(paths.ratingState + ticketId)).body.data).toBe(0);
    await request(ticketId);
    expect((await client.get(paths.ratingState + ticketId)).body.data).toBe(1);
    expect(await chatOf(client, ticketId)).toHaveLength(2);
  });
});
