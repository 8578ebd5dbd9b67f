// Two programs on one PostgreSQL: the customer on one, the agent on the other, as if they were one. Then one
// is killed and its client goes on with the other.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';
import { createClient, type TestClient } from '../test/client';
import { openSocket, type TestSocket } from '../test/client-socket';
import { givenCatalogue, givenStaff, type Given } from '../test/given';
import { givenTicket, givenUser, paths, text, type GivenUser } from '../test/given-tickets';
import { startProgram, type Program } from '../test/program';

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

it('one killed: its client goes on with the other and misses nothing', async () => {
  const tab = await openSocket(there.url, paths.userSocket, customer);
  desk.clear();
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
