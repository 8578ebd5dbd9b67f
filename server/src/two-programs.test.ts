// Two programs on one PostgreSQL: the customer on one, the agent on the other, as if they were one. Then one
// is killed and its client goes on with the other.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';
import { createClient, type TestClient } from '../test/client';
import { openSocket, type TestSocket } from '../test/client-socket';
import { givenCatalogue, givenStaff, type Given } from '../test/given';
import { givenTicket, givenUser, paths, text, type GivenUser } from '../test/given-tickets';
import { startProgram, type Program } from '../test/program';

const asStaff = { 'x-user-type': 'admin' };
const online = {
  agents: '/javaplus/user/loginCookie/getOnLineIdList',
  customers: '/javaplus/admin/loginCookie/getOnLineIdList',
};

let here: TestApp;
let there: Program;
let agent: Given;
let admin: TestClient;
let user: GivenUser;
let ticketId: number;
/** The customer's browser, speaking to the other program with the same cookies. */
let customer: TestClient;

/** The same browser at another program. */
function at(url: string, browser: TestClient, cookie: string): TestClient {
  const client = createClient(url);
  client.setCookie(cookie, browser.cookie(cookie) ?? '');
  return client;
}

beforeAll(async () => {
  const clock = { now: () => Date.now(), set: () => undefined, advance: () => undefined };
  here = await startTestApp({ several: true, clock });
  agent = await givenStaff(here, { account: 'a1' });
  const catalogue = await givenCatalogue(here);
  [admin, user] = [await here.loginStaff('a1'), await givenUser(here)];
  ticketId = (await givenTicket(user, catalogue)).id;
  there = await startProgram(here);
  customer = at(there.url, user.client, 'faq_user_sid');
});
afterAll(async () => {
  await there.kill();
  await here.stop();
});

const isMessage = (seq: number) => (frame: { msgType: number; data?: { seq: number } }) =>
  frame.msgType === 4 && frame.data?.seq === seq;
const isTotal = (total: number) => (frame: { msgType: number; data?: unknown }) =>
  frame.msgType === 8 && frame.data === total;

let desk: TestSocket;

it('live chat, unread totals and presence work as on one', async () => {
  desk = await here.socket(paths.adminSocket, admin);
  const tab = await openSocket(there.url, paths.userSocket, customer);
  await desk.waitFor(({ msgType }) => msgType === 1);
  await expect.poll(async () => (await admin.post(online.customers)).body.data).toEqual([user.id]);
  await expect.poll(async () => (await customer.post(online.agents)).body.data).toEqual([agent.id]);

  const asked = (await customer.post(paths.userSend, text(ticketId, '<p>hello?</p>'))).body.data;
  expect((await desk.waitFor(isMessage(1))).data).toMatchObject({ id: asked.id, content: '<p>hello?</p>' });
  await desk.waitFor(isTotal(1));
  await tab.waitFor(isMessage(1));

  await admin.post(paths.adminSend, text(ticketId, '<p>good morning</p>'));
  expect((await tab.waitFor(isMessage(2))).data).toMatchObject({ content: '<p>good morning</p>' });
  await tab.waitFor(isTotal(1));
  await customer.post(paths.userRead, { recordQuestionId: ticketId });
  await tab.waitFor(isTotal(0));
  await desk.waitFor(({ msgType, data }) => msgType === 3 && data.userReadSeq === 2);

  await admin.post(paths.adminSolve, { id: ticketId, isSolved: 1 });
  await tab.waitFor(({ msgType, data }) => msgType === 3 && data.isSolved === 1);
  await customer.post(paths.userSolve, { id: ticketId, isSolved: 0 });
  await desk.waitFor(({ msgType, data }) => msgType === 3 && data.isSolved === 0 && data.lastSeq === 2);
});

it('a session that ends in one program ends in the other', async () => {
  const elsewhere = at(there.url, await here.loginStaff('a1'), 'faq_admin_sid');
  const socket = await openSocket(there.url, paths.adminSocket, elsewhere);
  await at(here.url, elsewhere, 'faq_admin_sid').post('/javaplus/admin/login/logout');
  expect((await socket.closed).code).toBe(4401);
  expect((await elsewhere.post(paths.adminTotal)).body.code).toBe(401);
});

it('one that lost its listening connection has the catalogue, search and settings of the other again', async () => {
  const other = at(there.url, admin, 'faq_admin_sid');
  const titles = async () =>
    JSON.stringify((await other.post('/java/front/getQuestionTypeList', {}, asStaff)).body.data);
  const finds = async (word: string) =>
    JSON.stringify((await other.get(`/java/front/search?q=${word}&lang=en`, asStaff)).body.data).includes(
      word,
    );
  const notice = async () => (await other.fetch('/config.js')).bytes.toString();
  const tab = await openSocket(there.url, paths.adminSocket, other);
  expect([await titles(), await finds('Quadrant')]).toEqual([expect.not.stringContaining('Quadrant'), false]);

  // Deaf: the change below is made where its event does not reach, as on a broken line.
  const { db } = here.app;
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and query ~ '^(listen|select pg_notify)'`.execute(
    db,
  );
  expect(rows.length).toBeGreaterThan(0);
  await sql`update question set title = 'The Quadrant sticks'`.execute(db);
  await sql`insert into setting (key, value) values ('notice', '"Closed for Quadrant day"')`.execute(db);
  for (const { pid } of rows) await sql`select pg_terminate_backend(${pid}::int)`.execute(db);

  expect((await tab.closed).code).toBe(1012);
  await expect.poll(titles).toContain('Quadrant');
  await expect.poll(() => finds('Quadrant')).toBe(true);
  expect(await notice()).toContain('Closed for Quadrant day');
});

it('one killed: its client goes on with the other and misses nothing', async () => {
  const tab = await openSocket(there.url, paths.userSocket, customer);
  // Both programs lost their listening connection and sent their clients back.
  desk = await here.socket(paths.adminSocket, admin);
  await there.kill();
  await tab.closed;
  await admin.post(paths.adminSend, text(ticketId, '<p>are you there?</p>'));

  const again = await here.socket(paths.userSocket, user.client);
  const { body } = await user.client.post(paths.userChat, { recordQuestionId: ticketId, afterRev: 2 });
  expect(body.data).toMatchObject({ rev: 3, recordChatList: [{ seq: 3, content: '<p>are you there?</p>' }] });
  await user.client.post(paths.userSend, text(ticketId, '<p>yes</p>'));
  await desk.waitFor(isMessage(4));
  await admin.post(paths.adminSend, text(ticketId, '<p>good</p>'));
  await again.waitFor(isMessage(5));
  await expect.poll(async () => (await admin.post(online.customers)).body.data).toEqual([user.id]);
});

it('attack 27: 50 creations at once through two programs are one ticket', async () => {
  there = await startProgram(here);
  const other = await givenUser(here);
  const catalogue = await here.app.db
    .selectFrom('ticket')
    .select('question_type_id')
    .executeTakeFirstOrThrow();
  const body = { questionTypeAreaId: catalogue.question_type_id, title: 'Twice?' };
  const clients = [other.client, at(there.url, other.client, 'faq_user_sid')];
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, each) => clients[each % 2]?.post(paths.create, body)),
  );
  expect(answers.filter((answer) => answer?.body.code === 200)).toHaveLength(1);
  expect((await other.client.post(paths.list)).body.data).toHaveLength(1);
});
