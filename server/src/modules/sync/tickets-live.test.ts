// Tickets, messages and ratings over /ws_js: what changes reaches their customer and staff, and nobody else, as
// a difference after which each holds what asking for all would give.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, text, type GivenUser } from '../../../test/given-tickets';
import {
  catalogueTables,
  customerTables,
  openSyncTab,
  staffTables,
  type SyncTab,
} from '../../../test/sync-client';

let app: TestApp;
/** Another program: what is asked for there tells nobody here. */
let there: TestApp;
let stranger: Given;
let catalogue: GivenCatalogue;
let staff: TestClient;
let handler: TestClient;
let user: GivenUser;
let other: GivenUser;
let ticketId: number;

/** Tabs that hold everything that they may: of staff, of the customer, of another customer. */
let desk: SyncTab;
let own: SyncTab;
let foreign: SyncTab;

beforeAll(async () => {
  app = await startTestApp({ several: true });
  there = await startTestApp({ sharedWith: app });
  const agent = await givenStaff(app, { account: 'a1', name: 'Ada' });
  stranger = await givenStaff(app, { account: 'a2', name: 'Bob' });
  catalogue = await givenCatalogue(app, { persons: [agent.id] });
  [staff, handler] = [await app.loginStaff('a1'), await app.loginStaff('a2')];
});
beforeEach(async () => {
  [user, other] = [await givenUser(app), await givenUser(app)];
  ticketId = (await givenTicket(user, catalogue)).id;
  await givenTicket(other, catalogue);
  desk = await openSyncTab(app, staff);
  own = await openSyncTab(app, user.client);
  foreign = await openSyncTab(app, other.client);
  await desk.askAll(staffTables);
  for (const tab of [own, foreign]) await tab.askAll(customerTables);
});
afterEach(() => app.closeSockets());
afterAll(async () => {
  await there.stop();
  await app.stop();
});

const ticketAt = (tab: SyncTab, id = ticketId) => tab.tables()['questionRecord']?.[id];
const contentsAt = (tab: SyncTab, id = ticketId) =>
  tab
    .rows('chatRecord')
    .filter((row) => row['question_record_id'] === id)
    .map((row) => row['content']);

/** What each tab holds once nothing more comes is what it would be given anew. */
async function expectInStep(): Promise<void> {
  for (const [tab, client, tables] of [
    [desk, staff, staffTables],
    [own, user.client, customerTables],
    [foreign, other.client, customerTables],
  ] as const) {
    const fresh = await openSyncTab(there, client);
    await expect.poll(() => tab.tables()).toEqual(await fresh.askAll(tables));
    fresh.socket.close();
  }
}

it('Q-64: a new ticket comes to staff and to its customer, and to no other', async () => {
  app.clock.advance(600_000);
  const { id } = await givenTicket(user, catalogue, { title: 'Another one' });
  for (const tab of [desk, own])
    await expect.poll(() => ticketAt(tab, id)).toMatchObject({ title: 'Another one' });
  await expectInStep();
  expect(ticketAt(foreign, id)).toBeUndefined();
  expect(foreign.parts()).toEqual([]);
});

it('Q-64, Q-59: messages come to both sides, a recalled one loses its content', async () => {
  await user.client.post(paths.userSend, text(ticketId, '<p>anybody?</p>'));
  const { body } = await staff.post(paths.adminSend, text(ticketId, '<p>wrong window</p>'));
  for (const tab of [desk, own]) {
    await expect.poll(() => contentsAt(tab)).toEqual(['<p>anybody?</p>', '<p>wrong window</p>']);
  }
  await staff.post(`${paths.recall}${body.data.id}`);
  for (const tab of [desk, own]) await expect.poll(() => contentsAt(tab)).toEqual(['<p>anybody?</p>', '']);
  await expectInStep();
  expect(foreign.parts()).toEqual([]);
});

it('Q-64: reading, solving, reopening and the staff comment', async () => {
  await user.client.post(paths.userSend, text(ticketId));
  await expect.poll(() => ticketAt(desk)).toMatchObject({ admin_unread: 1 });
  await staff.post(paths.adminRead, { recordQuestionId: ticketId });
  await expect.poll(() => ticketAt(desk)).toMatchObject({ admin_unread: 0 });
  await staff.post(paths.adminSolve, { id: ticketId, isSolved: 1 });
  await expect.poll(() => ticketAt(own)).toMatchObject({ is_solved: 1 });
  await user.client.post(paths.userSolve, { id: ticketId, isSolved: 0 });
  await expect.poll(() => ticketAt(desk)).toMatchObject({ is_solved: 0 });
  await staff.post('/javaplus/admin/recordQuestion/updateRecordQuestionComment', {
    id: ticketId,
    comment: 'a difficult one',
  });
  await expectInStep();
  expect(JSON.stringify(own.socket.frames)).not.toContain('a difficult one');
});

it('Q-64, Q-71: a rating comes with its row, and goes when the ticket is opened again', async () => {
  await app.app.modules.ratings.createOptions(app.app.db, [
    { name: 'Speed', nameZh: '速度', points: 5, orderNo: 1 },
  ]);
  const scores = (await app.app.modules.ratings.listOptionIds(app.app.db)).map((scoreQuestionOptionId) => ({
    scoreQuestionOptionId,
    score: 5,
  }));
  const { body } = await user.client.post(paths.rate, {
    recordQuestionId: ticketId,
    suggest: 'all good',
    scoreRelationDTOList: scores,
  });
  expect(body.code).toBe(200);
  for (const tab of [desk, own]) {
    await expect
      .poll(() => tab.tables()['questionRecordScore']?.[ticketId])
      .toMatchObject({ question_record_id: ticketId, suggest: 'all good', score_id: null });
  }
  await expectInStep();
  await user.client.post(paths.userSolve, { id: ticketId, isSolved: 0 });
  await expect.poll(() => own.tables()['questionRecordScore']?.[ticketId]).toBeUndefined();
  await expectInStep();
});

it('Q-64, EDIT-29: the agent who takes a ticket over comes with it, and stays while anything needs him', async () => {
  expect(own.tables()['person']?.[stranger.id]).toBeUndefined();
  const assign = (id: number) =>
    staff.post('/javaplus/admin/recordQuestion/updateRecordQuestionCustomerId', {
      recordQuestionId: ticketId,
      id: ticketId,
      customerId: id,
    });
  expect((await assign(stranger.id)).body).toMatchObject({ code: 200 });
  await expect.poll(() => own.tables()['person']?.[stranger.id]).toMatchObject({ name: 'Bob' });
  await expectInStep();
  expect(foreign.tables()['person']?.[stranger.id]).toBeUndefined();

  // He answers for a type too, then no more: the ticket still names him.
  const responsible = (body: object) =>
    staff.post('/api/admin/KnowledgeBase/changeQuestionTypePerson', {
      question_type_id: catalogue.otherType,
      ...body,
    });
  await responsible({ add: [stranger.id] });
  await expect.poll(() => foreign.tables()['person']?.[stranger.id]).toMatchObject({ name: 'Bob' });
  await responsible({ del: [stranger.id] });
  await expect.poll(() => foreign.tables()['person']?.[stranger.id]).toBeUndefined();
  expect(own.tables()['person']?.[stranger.id]).toMatchObject({ name: 'Bob' });
  await expectInStep();
});

it('Q-17, Q-64: at a login the tickets of the anonymous identity come to the account', async () => {
  const browser = app.client();
  const { body } = await browser.post(paths.createAnonymous, { questionTypeId: 9999, title: 'Who am I' });
  const guest = await openSyncTab(app, browser);
  await guest.askAll(customerTables);
  expect(guest.rows('questionRecord').map((row) => row['id'])).toEqual([body.data.id]);
  const login = { account: user.account, password: 'test-password', store: 'global' };
  await browser.post('/javaplus/user/login/login', login);
  await expect.poll(() => ticketAt(own, body.data.id)).toMatchObject({ title: 'Who am I' });
  expect((await guest.socket.closed).code).toBe(4401);
  await expectInStep();
});

it('Q-64, Q-167: 60 messages of both sides at once leave every tab in step', async () => {
  await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      at % 2 === 0
        ? user.client.post(paths.userSend, text(ticketId, `<p>u${at}</p>`))
        : handler.post(paths.adminSend, text(ticketId, `<p>a${at}</p>`)),
    ),
  );
  await expect.poll(() => contentsAt(own)).toHaveLength(60);
  await expectInStep();
});

it('Q-167: the row that a newer one pushes out of the 200 is deleted', async () => {
  const row = await app.app.db
    .selectFrom('ticket')
    .selectAll()
    .where('id', '=', ticketId)
    .executeTakeFirstOrThrow();
  const { id: _, score_num: __, ...values } = row;
  const bulk = Array.from({ length: 199 }, (___, at) => ({ ...values, title: `Bulk ${at}` }));
  await app.app.db.insertInto('ticket').values(bulk).execute();
  await own.ask(['questionRecord']);
  expect(own.rows('questionRecord')).toHaveLength(200);
  app.clock.advance(600_000);
  const { id } = await givenTicket(user, catalogue);
  await expect.poll(() => ticketAt(own, id)).toBeDefined();
  expect(ticketAt(own)).toBeUndefined();
  expect(own.rows('questionRecord')).toHaveLength(200);
  await expectInStep();
});

it('Q-05: frames about tickets carry no newer state than the catalogue that the tab holds', async () => {
  const rename = { id: catalogue.otherType, title: 'Orders and returns' };
  await staff.post('/api/admin/KnowledgeBase/changeQuestionType', rename);
  const late = await openSyncTab(app, staff);
  await late.ask(['questionRecord']);
  await late.ask(['questionType']);
  const held = late.timestamp();
  expect(held).toBeGreaterThan(app.clock.now() - 1);
  await user.client.post(paths.userSend, text(ticketId));
  await expect.poll(() => late.parts('chatRecord')).toHaveLength(1);
  expect(late.parts('chatRecord')[0]?.timestamp).toBe(held);
});

it('Q-64: in two programs a message sent in one reaches the tabs of both', async () => {
  const elsewhere = await openSyncTab(there, user.client);
  await elsewhere.ask(['chatRecord']);
  await staff.post(paths.adminSend, text(ticketId, '<p>across</p>'));
  for (const tab of [elsewhere, own]) {
    await expect.poll(() => contentsAt(tab)).toEqual(['<p>across</p>']);
  }
  elsewhere.socket.close();
});

it('Q-27, Q-64: who opens a question for the first time comes to staff', async () => {
  const opening = { question_id: catalogue.question, base: '', component: '' };
  await user.client.post('/api/user/Base/accessStatistics', opening);
  const id = `${catalogue.question}_u${user.id}`;
  await expect
    .poll(() => desk.tables()['accessQuestion']?.[id])
    .toEqual({ id, question_id: catalogue.question, access_user_id: `u${user.id}` });
  await expectInStep();
});

it('a visitor is told nothing of tickets', async () => {
  const visitor = await openSyncTab(app, app.client());
  await visitor.askAll(catalogueTables);
  const before = visitor.socket.frames.length;
  await staff.post(paths.adminSend, text(ticketId));
  await expect.poll(() => contentsAt(own)).toHaveLength(1);
  await visitor.settled();
  expect(visitor.socket.frames.slice(before)).toEqual([]);
});
