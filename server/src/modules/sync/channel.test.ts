// The channel /ws_js itself: whose it is, when it closes, and what it makes of frames that nobody should send
//
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, text } from '../../../test/given-tickets';
import { catalogueTables, customerTables, openSyncTab, staffTables } from '../../../test/sync-client';

let app: TestApp;
let agent: Given;
let catalogue: GivenCatalogue;

beforeAll(async () => {
  app = await startTestApp({ env: { LIMIT_SOCKETS: '3', LIMIT_SOCKETS_ADDRESS: '4' } });
  agent = await givenStaff(app, { account: 'a1' });
  catalogue = await givenCatalogue(app, { persons: [agent.id] });
});
afterEach(() => app.closeSockets());
afterAll(() => app.stop());

it('RT-19: answers the heartbeat', async () => {
  const tab = await openSyncTab(app, app.client());
  tab.socket.send('ping');
  await tab.socket.waitForText('pong');
});

it('Q-149, Q-163: a foreign or null Origin is refused with 403 at the upgrade', async () => {
  for (const origin of ['https://evil.example', 'null']) {
    await expect(app.socket('/ws_js', app.client(), { origin })).rejects.toMatchObject({ status: 403 });
  }
  await app.socket('/ws_js', app.client(), { origin: app.url });
});

it('Q-148, Q-163: too many sockets of a person or of an address close with 1013', async () => {
  const staff = await app.loginStaff('a1');
  const [open, visitors] = [[] as unknown[], [] as unknown[]];
  for (let at = 0; at < 3; at += 1) open.push(await openSyncTab(app, staff));
  expect((await (await app.socket('/ws_js', staff)).closed).code).toBe(1013);
  for (let at = 0; at < 4; at += 1) visitors.push(await openSyncTab(app, app.client()));
  expect((await (await app.socket('/ws_js', app.client())).closed).code).toBe(1013);
});

it('Q-165: without a side the only session counts, with both the user unless the address says otherwise', async () => {
  const staff = await app.loginStaff('a1');
  const alone = await openSyncTab(app, staff);
  await alone.askAll(staffTables);

  const user = await givenUser(app);
  const both = user.client;
  both.setCookie('faq_admin_sid', staff.cookie('faq_admin_sid') ?? '');
  const asUser = await openSyncTab(app, both);
  await asUser.askAll(customerTables);
  expect(await asUser.refused({ event: 'updateTable', data: { table: 'accessQuestion' } })).toMatchObject({
    errno: 1004,
  });
  const asStaff = await openSyncTab(app, both, { userType: 'admin' });
  await asStaff.askAll(staffTables);
});

it('AUTH-04, Q-64: login takes the side it names, by the cookies of the handshake', async () => {
  const user = await givenUser(app);
  const { id } = await givenTicket(user, catalogue);
  const both = user.client;
  both.setCookie('faq_admin_sid', (await app.loginStaff('a1')).cookie('faq_admin_sid') ?? '');
  const tab = await openSyncTab(app, both, { userType: 'admin' });
  await tab.askAll(staffTables);
  tab.socket.send({ event: 'login', data: { userType: 'user' } });
  await tab.settled();
  tab.socket.clear();
  await tab.askAll(customerTables);
  expect(tab.rows('questionRecord').map((row) => row['id'])).toEqual([id]);
  expect(await tab.refused({ event: 'updateTable', data: { table: 'accessQuestion' } })).toMatchObject({
    errno: 1004,
  });
  await (await app.loginStaff('a1')).post(paths.adminSend, text(id, '<p>for the customer</p>'));
  await expect.poll(() => tab.parts('chatRecord')).toHaveLength(1);
  expect(tab.rows('chatRecord')).toEqual([expect.objectContaining({ content: '<p>for the customer</p>' })]);
});

it('AUTH-04: login without a session of that side leaves a visitor', async () => {
  const user = await givenUser(app);
  await givenTicket(user, catalogue);
  const tab = await openSyncTab(app, user.client);
  tab.socket.send({ event: 'login', data: { userType: 'admin' } });
  await tab.settled();
  expect(await tab.refused({ event: 'updateTable', data: { table: 'questionRecord' } })).toMatchObject({
    errno: 1003,
  });
  await tab.askAll(catalogueTables);
  expect(tab.rows('questionRecord')).toEqual([]);
});

it('Q-12, attack 2: after the session has ended nothing private comes, and the socket closes with 4401', async () => {
  const user = await givenUser(app);
  const { id } = await givenTicket(user, catalogue);
  const tab = await openSyncTab(app, user.client);
  await tab.askAll(customerTables);
  await user.client.post('/javaplus/user/login/logout');
  expect((await tab.socket.closed).code).toBe(4401);
  const before = tab.socket.frames.length;
  await (await app.loginStaff('a1')).post(paths.adminSend, text(id, '<p>too late</p>'));
  expect(tab.socket.frames.slice(before)).toEqual([]);

  const again = await openSyncTab(app, user.client);
  await again.askAll(catalogueTables);
  expect(again.tables()['questionRecord']).toBeUndefined();
});

it('Q-12: a session that ended unheard of is noticed before anything private is sent', async () => {
  const user = await givenUser(app);
  await givenTicket(user, catalogue);
  const tab = await openSyncTab(app, user.client);
  await app.app.db.deleteFrom('session').where('customer_id', '=', user.id).execute();
  tab.socket.send({ event: 'updateTable' });
  expect((await tab.socket.closed).code).toBe(4401);
  expect(tab.socket.frames).toEqual([]);
});

it.each([
  ['no JSON', 'hello', '', 'not a JSON object'],
  ['a list', '[1]', '', 'not a JSON object'],
  ['null', 'null', '', 'not a JSON object'],
  ['no event', '{}', '', 'event'],
  ['an unknown event', '{"event":"drop","data":{}}', 'drop', 'event'],
  ['an event that is no text', '{"event":{"a":1}}', '', 'event'],
  ['an inherited event', '{"event":"constructor"}', 'constructor', 'event'],
  ['no wsid', '{"event":"wsid"}', 'wsid', 'wsid'],
  ['a long wsid', JSON.stringify({ event: 'wsid', data: { wsid: 'x'.repeat(65) } }), 'wsid', 'wsid'],
  ['a foreign side', '{"event":"login","data":{"userType":"root"}}', 'login', 'userType'],
  ['an unknown table', '{"event":"updateTable","data":{"table":"person; drop"}}', 'updateTable', 'table'],
  ['an inherited table', '{"event":"updateTable","data":{"table":"__proto__"}}', 'updateTable', 'table'],
  ['a table that is a list', '{"event":"updateTable","data":{"table":["person"]}}', 'updateTable', 'table'],
])('Q-119: %s is answered with an error, and the socket goes on', async (_, frame, event, detail) => {
  const tab = await openSyncTab(app, app.client());
  expect(await tab.refused(frame)).toEqual({
    event,
    errno: 1000,
    errmsg: `The request is not in the expected form: ${detail}`,
  });
  await tab.ask(['score']);
});

it('Q-145: what is wrong is said in Chinese to staff', async () => {
  const tab = await openSyncTab(app, await app.loginStaff('a1'));
  expect(await tab.refused('{}')).toMatchObject({ errmsg: '请求格式不正确：event' });
});

it('Q-163: a frame that is too large closes with 1009, too many with 1013; others go on', async () => {
  const neighbour = await openSyncTab(app, app.client());
  const large = await openSyncTab(app, app.client());
  large.socket.send('x'.repeat(70_000));
  expect((await large.socket.closed).code).toBe(1009);
  const loud = await openSyncTab(app, app.client());
  for (let at = 0; at < 1_300; at += 1) loud.socket.send('{}');
  expect((await loud.socket.closed).code).toBe(1013);
  const greedy = await openSyncTab(app, app.client());
  for (let at = 0; at < 500; at += 1) {
    greedy.socket.send({ event: at % 2 === 0 ? 'login' : 'updateTable', data: { userType: 'user' } });
  }
  expect((await greedy.socket.closed).code).toBe(1013);
  await neighbour.ask(['questionType']);
});

it('wishes that follow each other are met together', async () => {
  const tab = await openSyncTab(app, app.client());
  await tab.ask([...catalogueTables, ...catalogueTables, ...catalogueTables]);
  await tab.settled();
  // The first is on its way when the others come.
  expect(tab.socket.frames).toHaveLength(1 + catalogueTables.length);
});
