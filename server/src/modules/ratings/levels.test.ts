// The older rating by levels through the front door, and what staff read of any rating.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, staffRow, text, type GivenUser } from '../../../test/given-tickets';

let test: TestApp;
let catalogue: GivenCatalogue;
let a1: Given;
let admin: TestClient;
// Level 2 with three options of which the last is deleted, level 4 with one.
let two: { id: number; options: number[] };
let four: { id: number; options: number[] };

beforeAll(async () => {
  test = await startTestApp();
  a1 = await givenStaff(test, { account: 'a1' });
  await givenStaff(test, { account: 'ro', isReadonly: true });
  catalogue = await givenCatalogue(test, { persons: [a1.id] });
  admin = await test.loginStaff('a1');
  const { db } = test.app;
  const [id2 = 0, id4 = 0] = await test.app.modules.ratings.createLevels(db, [
    { level: 2, options: ['Slow', 'Short', 'Gone'].map((content) => ({ content, contentZh: null })) },
    { level: 4, options: [{ content: 'Friendly', contentZh: '友好' }] },
  ]);
  const optionsOf = async (level: number) =>
    (
      await db
        .selectFrom('rating_level_option')
        .select('id')
        .where('level_id', '=', level)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id);
  two = { id: id2, options: await optionsOf(id2) };
  four = { id: id4, options: await optionsOf(id4) };
  await db
    .updateTable('rating_level_option')
    .set({ deleted: true })
    .where('id', '=', two.options[2] ?? 0)
    .execute();
});
afterAll(() => test.stop());
beforeEach(() => test.clock.set(testStart));

async function someTicket(): Promise<GivenUser & { ticketId: number }> {
  const user = await givenUser(test);
  return { ...user, ticketId: (await givenTicket(user, catalogue)).id };
}
const score = (question_record_id: number, change: object = {}) => ({
  question_record_id,
  score_id: two.id,
  score_option_id_array: two.options.slice(0, 2),
  suggest: ' faster ',
  ...change,
});
const rowOf = async (client: TestClient) => (await client.post(paths.list)).body.data[0];
const chatOf = async (client: TestClient, recordQuestionId: number) =>
  (await client.post(paths.userChat, { recordQuestionId })).body.data.recordChatList as {
    messageType: number;
    content: string;
  }[];
const choices = (ticketId: number) =>
  test.app.db.selectFrom('rating_level_choice').selectAll().where('ticket_id', '=', ticketId).execute();

describe('rating by a level (API-020)', () => {
  it('CONFLICT-06, Q-71, Q-73: stores it, solves, rates, writes the record, tells both sides', async () => {
    const { client, ticketId } = await someTicket();
    const [tab, staffTab] = [
      await test.socket(paths.userSocket, client),
      await test.socket(paths.adminSocket, admin),
    ];
    const more = { timestamp: 5, wsid: 'tab' };
    expect((await client.post(paths.addScore, score(ticketId, more))).body).toMatchObject({
      errno: 0,
      data: {},
    });
    const rated = { isSolved: 1, completeTimestamp: testStart, scoreStatus: 3, scoreNum: 2 };
    expect(await rowOf(client)).toMatchObject(rated);
    expect(await staffRow(admin, ticketId)).toMatchObject({ ...rated, request_score: 3 });
    expect(await choices(ticketId)).toEqual([
      { ticket_id: ticketId, level_id: two.id, option_ids: two.options.slice(0, 2) },
    ]);
    expect((await client.post(paths.rating + ticketId)).body.data).toEqual({
      recordQuestionId: ticketId,
      customerId: a1.id,
      suggest: 'faster',
      scoreNum: 2,
      scoreRelationDTOList: [],
    });
    const [record] = await chatOf(client, ticketId);
    expect(JSON.parse(record?.content ?? '')).toEqual({
      kind: 'record',
      score: {},
      suggest: 'faster',
      level: 2,
    });
    expect((await tab.waitFor(({ msgType }) => msgType === 6)).data).toEqual(record);
    const isIt = (type: number) => (frame: { msgType: number; recordQuestionId?: number }) =>
      frame.msgType === type && frame.recordQuestionId === ticketId;
    expect((await staffTab.waitFor(isIt(4))).data).toMatchObject({ messageType: 6 });
    await staffTab.waitFor((frame) => isIt(3)(frame) && frame.data.request_score === 3);
  });

  it('options and suggestion may be missing; old pages send the list as text', async () => {
    const [one, other] = [await someTicket(), await someTicket()];
    const bare = { recordQuestionId: one.ticketId, score_id: four.id };
    expect((await one.client.post(paths.addScore, bare)).body.errno).toBe(0);
    expect(await choices(one.ticketId)).toMatchObject([{ level_id: four.id, option_ids: [] }]);
    const listAsText = JSON.stringify([two.options[1], two.options[1]]);
    const sent = score(other.ticketId, { score_option_id_array: listAsText, suggest: null });
    expect((await other.client.post(paths.addScore, sent)).body.errno).toBe(0);
    expect(await choices(other.ticketId)).toMatchObject([{ option_ids: [two.options[1]] }]);
  });

  it.each([
    ['an unknown level', () => ({ score_id: 987_654, score_option_id_array: [] }), 'does not exist'],
    ['an option of another level', () => ({ score_option_id_array: four.options }), 'does not exist'],
    ['a deleted option', () => ({ score_option_id_array: [two.options[2]] }), 'does not exist'],
    ['an unknown option', () => ({ score_option_id_array: [two.options[0], 987_654] }), 'does not exist'],
    ['101 characters', () => ({ suggest: '好'.repeat(101) }), 'at most 100 characters'],
  ])('%s is refused and changes nothing', async (_, change, words) => {
    const { client, ticketId } = await someTicket();
    const { body } = await client.post(paths.addScore, score(ticketId, change()));
    expect(body).toMatchObject({ errno: 1000, data: {} });
    expect(body.errmsg).toContain(words);
    expect(await rowOf(client)).toMatchObject({ isSolved: 0, scoreStatus: 0, scoreNum: null, lastSeq: 0 });
    expect(await choices(ticketId)).toEqual([]);
  });

  it.each([
    { score_id: 'x' },
    { score_id: null },
    { score_option_id_array: 'no list' },
    { score_option_id_array: [{}] },
    { score_option_id_array: Array(101).fill(1) },
    { suggest: {} },
  ])('attack 5: %j is bad input', async (change) => {
    const { client, ticketId } = await someTicket();
    const { status, body } = await client.post(paths.addScore, score(ticketId, change));
    expect([status, body.errno]).toEqual([200, 1000]);
    expect(await rowOf(client)).toMatchObject({ scoreStatus: 0 });
  });

  it('RATE-06, Q-141: 100 code points of a suggestion fit', async () => {
    const { client, ticketId } = await someTicket();
    const sent = score(ticketId, { suggest: ` ${'😀'.repeat(100)} ` });
    expect((await client.post(paths.addScore, sent)).body.errno).toBe(0);
    expect((await client.post(paths.rating + ticketId)).body.data.suggest).toBe('😀'.repeat(100));
  });

  it('Q-22, Q-143, Q-144: session, ownership, state, content', async () => {
    const [owner, other] = [await someTicket(), await someTicket()];
    const wrong = { score_id: 987_654 };
    expect((await test.client().post(paths.addScore, score(owner.ticketId))).body.errno).toBe(1003);
    expect((await admin.post(paths.addScore, score(owner.ticketId))).body.errno).toBe(1003);
    for (const id of [owner.ticketId, 987_654]) {
      expect((await other.client.post(paths.addScore, score(id, wrong))).body).toMatchObject({
        errno: 1004,
        data: {},
      });
    }
    expect((await owner.client.post(paths.addScore, score(owner.ticketId))).body.errno).toBe(0);
    expect((await owner.client.post(paths.addScore, score(owner.ticketId, wrong))).body).toMatchObject({
      errno: 1000,
      errmsg: 'This ticket is already rated',
    });
    expect(await rowOf(other.client)).toMatchObject({ scoreStatus: 0 });
  });

  it('Q-147: an anonymous identity rates its own ticket', async () => {
    const visitor = test.client();
    const { body } = await visitor.post(paths.createAnonymous, { questionTypeId: 9999, title: 'Help' });
    expect((await visitor.post(paths.addScore, score(body.data.id))).body.errno).toBe(0);
    expect(await rowOf(visitor)).toMatchObject({ scoreStatus: 3, scoreNum: 2 });
  });

  it('attack 27, Q-146: of 50 ratings of both kinds at once one stays', async () => {
    const [optionId] = await test.app.modules.ratings.createOptions(test.app.db, [
      { name: 'Speed', nameZh: null, points: 5, orderNo: 1 },
    ]);
    const { client, ticketId } = await someTicket();
    const stars = {
      recordQuestionId: ticketId,
      scoreRelationDTOList: [{ scoreQuestionOptionId: optionId, score: 5 }],
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 === 0 ? client.post(paths.addScore, score(ticketId)) : client.post(paths.rate, stars),
      ),
    );
    const stored = answers.filter(({ body }) => body.errno === 0 || body.code === 200);
    expect(stored).toHaveLength(1);
    expect(await chatOf(client, ticketId)).toHaveLength(1);
    const isByLevel = stored[0]?.body.errno === 0;
    expect(await choices(ticketId)).toHaveLength(isByLevel ? 1 : 0);
    expect(await rowOf(client)).toMatchObject({ scoreNum: isByLevel ? 2 : 5 });
  });

  it('API-019, RATE-09, Q-72: cancelling takes it back, so does reopening', async () => {
    const { client, ticketId } = await someTicket();
    await client.post(paths.addScore, score(ticketId));
    expect((await client.post(paths.cancelRating + ticketId)).body.code).toBe(200);
    expect(await rowOf(client)).toMatchObject({ scoreStatus: 0, scoreNum: null, isSolved: 1 });
    expect((await client.post(paths.rating + ticketId)).body.data).toBeNull();
    expect(await choices(ticketId)).toEqual([]);
    expect((await client.post(paths.addScore, score(ticketId))).body.errno).toBe(0);
    await client.post(paths.userSolve, { id: ticketId, isSolved: 0 });
    expect(await choices(ticketId)).toEqual([]);
    expect(await rowOf(client)).toMatchObject({ scoreStatus: 0, isSolved: 0 });
  });
});

describe('what staff read of ratings (RATE-16, RATE-17)', () => {
  it('all options in Chinese, the disabled ones too, so that old ratings can be named', async () => {
    const { db } = test.app;
    const [on = 0, gone = 0] = await test.app.modules.ratings.createOptions(db, [
      { name: 'Attitude', nameZh: '服务态度', points: 5, orderNo: 7 },
      { name: 'Retired', nameZh: null, points: 3, orderNo: 8 },
    ]);
    await db.updateTable('rating_option').set({ enable: 0 }).where('id', '=', gone).execute();
    for (const client of [admin, await test.loginStaff('ro')]) {
      const { body } = await client.post(paths.adminOptions);
      expect(body.data.slice(-2)).toEqual([
        { id: on, optionName: '服务态度', points: 5, enable: 1 },
        { id: gone, optionName: 'Retired', points: 3, enable: 0 },
      ]);
    }
    const { client } = await someTicket();
    expect((await client.post(paths.adminOptions)).body.code).toBe(401);
    expect((await client.post(paths.options)).body.data).not.toContainEqual(
      expect.objectContaining({ id: gone }),
    );
  });

  it('the stored rating of a ticket, null without one', async () => {
    const { client, ticketId } = await someTicket();
    expect((await admin.post(paths.adminRating + ticketId)).body).toMatchObject({ code: 200, data: null });
    await client.post(paths.addScore, score(ticketId));
    const { body } = await admin.post(paths.adminRating + ticketId);
    expect(body.data).toEqual((await client.post(paths.rating + ticketId)).body.data);
    expect(body.data).toMatchObject({ suggest: 'faster', scoreNum: 2 });
    expect((await admin.post(`${paths.adminRating}987654`)).body.code).toBe(404);
    expect((await client.post(paths.adminRating + ticketId)).body.code).toBe(401);
  });
});

it('Q-17: a rating by level moves with its ticket', async () => {
  const visitor = test.client();
  const { body } = await visitor.post(paths.createAnonymous, { questionTypeId: 9999, title: 'Help' });
  const id = body.data.id as number;
  await visitor.post(paths.userSend, text(id));
  await visitor.post(paths.addScore, score(id));
  const user = await givenUser(test);
  await visitor.post('/javaplus/user/login/login', { account: user.account, password: 'test-password' });
  expect((await user.client.post(paths.rating + id)).body.data).toMatchObject({ scoreNum: 2 });
  expect((await user.client.post(paths.cancelRating + id)).body.code).toBe(200);
  expect(await choices(id)).toEqual([]);
});
