// The chat channel: who opens it, what comes over it, which ticket a tab shows, and pages that close. Two
// programs on one database, as a shop runs them.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import type { TestFrame, TestSocket } from '../../../test/client-socket';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, type GivenUser } from '../../../test/given-tickets';
import { patience } from '../../../test/patience';
import { presenceChanged } from '../identity';

const channel = '/java/faqwebsocket.ws';
const ofUser = `${channel}?type=1`;
const ofStaff = `${channel}?type=0`;
const show = '/java/front/sendQuestion';
const showAsStaff = '/java/front/sendAdminQuestion';
const closing = '/java/front/sendUserPageCloseingEvent';
const onlineCustomers = '/javaplus/admin/loginCookie/getOnLineIdList';
const onlineAgents = '/javaplus/user/loginCookie/getOnLineIdList';

let app: TestApp;
let other: TestApp;
let catalogue: GivenCatalogue;
let a1: Given;
let staff: TestClient;
let user: GivenUser;
let ticketId: number;

beforeAll(async () => {
  app = await startTestApp({ several: true });
  other = await startTestApp({ sharedWith: app });
  a1 = await givenStaff(app, { account: 'a1' });
  await givenStaff(app, { account: 'ro', isReadonly: true });
  await givenStaff(app, { account: 'aoff', workStatus: 0 });
  catalogue = await givenCatalogue(app);
});
beforeEach(async () => {
  staff = await app.loginStaff('a1');
  user = await givenUser(app);
  ticketId = (await givenTicket(user, catalogue)).id;
});
afterEach(async () => {
  await Promise.all([app.closeSockets(), other.closeSockets()]);
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

/** The same browser, at another program. */
function at(on: TestApp, browser: TestClient): TestClient {
  const client = on.client();
  for (const pair of browser.cookieHeader().split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    client.setCookie(name, value);
  }
  return client;
}

// Frames of this channel have a type in place of a msgType.
const typeOf = (frame: TestFrame) => (frame as unknown as { type: string }).type;
const isOf = (type: string) => (frame: TestFrame) => typeOf(frame) === type;
const isOnline = ({ msgType }: TestFrame) => msgType === 1;

interface Tab {
  readonly socket: TestSocket;
  readonly uid: string;
}

/** A tab on the channel, known to every program. */
async function openTab(client: TestClient, on = app, path = ofUser): Promise<Tab> {
  const socket = await on.socket(path, at(on, client));
  const init = (await socket.waitFor(isOf('init'))) as unknown as { uid: string };
  return { socket, uid: init.uid };
}

const tabRow = (uid: string) =>
  app.app.db.selectFrom('chat_tab').selectAll().where('uid', '=', uid).executeTakeFirst();
const customers = async () => (await staff.post(onlineCustomers)).body.data as number[];
const agents = async () => (await user.client.post(onlineAgents)).body.data as number[];
const isThere = (id = user.id) => vi.waitFor(async () => expect(await customers()).toContain(id), patience);

async function anonymous() {
  const { actor, token } = await app.app.modules.identity.createAnonymous(app.app.db, 'global');
  const client = app.client();
  client.setCookie('faq_anon_sid', token);
  return { id: actor.customerId, client };
}

describe('RT-22, Q-63, Q-162: a tab on the channel', () => {
  it('each side by its session, an anonymous identity too: first of all it learns its id', async () => {
    const guest = await anonymous();
    for (const [client, path, key] of [
      [user.client, ofUser, { side: 'user', identity_id: user.id }],
      [user.client, channel, { side: 'user', identity_id: user.id }],
      [guest.client, `${ofUser}&userId=${user.id}`, { side: 'user', identity_id: guest.id }],
      [staff, `${channel}?userId=999&type=0`, { side: 'admin', identity_id: a1.id }],
    ] as const) {
      const { socket, uid } = await openTab(client, app, path);
      expect(uid).toMatch(/^[0-9a-f-]{36}$/);
      expect(socket.frames).toEqual([{ type: 'init', uid }]);
      const program_id = app.app.platform.programId;
      expect(await tabRow(uid)).toEqual({ uid, program_id, ticket_id: null, ...key });
    }
  });

  it('"ping" is answered with the frame pong, after init also when it came first', async () => {
    const socket = await app.socket(ofUser, user.client);
    socket.send('ping');
    await socket.waitFor(isOf('pong'));
    expect(socket.frames).toEqual([{ type: 'init', uid: expect.any(String) }, { type: 'pong' }]);
    expect(socket.texts).toEqual([]);
    const main = await app.socket(paths.userSocket, user.client);
    main.send('ping');
    await main.waitForText('pong');
  });

  it('nobody else: 4401, and 403 for a foreign page', async () => {
    for (const [client, path] of [
      [app.client(), ofUser],
      [app.client(), ofStaff],
      [user.client, ofStaff],
      [staff, ofUser],
      [staff, `${channel}?type=admin`],
      [staff, channel],
    ] as const) {
      const socket = await app.socket(path, client);
      socket.send('ping');
      expect((await socket.closed).code).toBe(4401);
      expect([socket.frames, socket.texts]).toEqual([[], []]);
    }
    const origin = 'https://evil.example';
    await expect(app.socket(ofUser, user.client, { origin })).rejects.toMatchObject({ status: 403 });
  });

  it('hostile frames change nothing; large and many ones end the socket', async () => {
    const { socket, uid } = await openTab(user.client);
    const before = await tabRow(uid);
    for (const text of ['{', 'null', '[]', '{"type":"init","uid":"x"}', '{"type":"delivered"}', 'PING']) {
      socket.send(text);
    }
    socket.send('ping');
    await socket.waitFor(isOf('pong'));
    expect(socket.frames.map(typeOf)).toEqual(['init', 'pong']);
    expect(await tabRow(uid)).toEqual(before);
    socket.send('x'.repeat(20_000));
    expect((await socket.closed).code).toBe(1009);
    const flooding = await openTab(user.client);
    for (let sent = 0; sent <= 1_200; sent += 1) flooding.socket.send('{}');
    expect((await flooding.socket.closed).code).toBe(1013);
  });

  it('Q-12: closes with its session, in every program', async () => {
    const tabs = [await openTab(staff, app, ofStaff), await openTab(staff, other, ofStaff)];
    await staff.post('/javaplus/admin/login/logout');
    for (const { socket } of tabs) expect((await socket.closed).code).toBe(4401);
    await vi.waitFor(async () => expect(await tabRow(tabs[1]?.uid ?? '')).toBeUndefined(), patience);
  });

  it('is forgotten when it closes, and with its program', async () => {
    const { socket, uid } = await openTab(user.client);
    socket.terminate();
    await vi.waitFor(async () => expect(await tabRow(uid)).toBeUndefined(), patience);
    const third = await startTestApp({ sharedWith: app });
    const there = await openTab(user.client, third);
    expect(await tabRow(there.uid)).toMatchObject({ program_id: third.app.platform.programId });
    await third.stop();
    expect((await there.socket.closed).code).toBe(1012);
    expect(await tabRow(there.uid)).toBeUndefined();
  });

  it('Q-164: comes back with a program that was given up by mistake', async () => {
    const { uid } = await openTab(user.client);
    await app.app.db.deleteFrom('program').where('id', '=', app.app.platform.programId).execute();
    expect(await tabRow(uid)).toBeUndefined();
    app.clock.advance(10_000);
    await vi.waitFor(async () => expect(await tabRow(uid)).toBeDefined(), patience);
  });

  it('API-088, Q-53, Q-150: counts as presence, until five seconds after it closed', async () => {
    const { socket } = await openTab(user.client);
    await isThere();
    const { hub } = app.app.platform;
    const room = `chat-tabs:user:${user.id}`;
    expect(hub.countOf(room)).toBe(1);
    socket.close();
    await vi.waitFor(() => expect(hub.countOf(room)).toBe(0), patience);
    app.clock.advance(4_999);
    expect(await customers()).toContain(user.id);
    app.clock.advance(1);
    await vi.waitFor(async () => expect(await customers()).not.toContain(user.id), patience);
  });
});

describe('RT-23, Q-63: the ticket that a tab shows', () => {
  it.each([
    ['a customer', () => [user.client, show, ofUser, 1] as const],
    ['an agent', () => [staff, showAsStaff, ofStaff, 0] as const],
  ])('API-046, API-047: is noted for %s, through any program, and taken away by null', async (_, of) => {
    const [client, call, path, type] = of();
    const { uid } = await openTab(client, other, path);
    for (const [questionRecordId, ticket_id] of [
      [ticketId, ticketId],
      [null, null],
      [String(ticketId), ticketId],
      [undefined, null],
    ] as const) {
      const { body } = await client.post(call, { userId: uid, type, questionRecordId });
      expect(body).toMatchObject({ code: 200, data: {} });
      expect(await tabRow(uid)).toMatchObject({ ticket_id });
    }
  });

  it('API-046, Q-67: staff are told of a customer’s; of an agent’s nobody', async () => {
    // A program of its own, where nobody else comes and goes.
    const alone = await startTestApp();
    try {
      const told: unknown[] = [];
      alone.app.platform.bus.subscribe(presenceChanged, ({ ids }) => void told.push(ids.side));
      await givenStaff(alone, { account: 'a1' });
      const [agent, customer] = [await alone.loginStaff('a1'), await givenUser(alone)];
      const questionRecordId = (await givenTicket(customer, await givenCatalogue(alone))).id;
      const theirs = await openTab(agent, alone, ofStaff);
      const mine = await openTab(customer.client, alone);
      await vi.waitFor(() => expect(told.toSorted()).toEqual(['admin', 'user']), patience);
      const watching = await alone.socket(paths.adminSocket, agent);
      told.splice(0);
      await agent.post(showAsStaff, { userId: theirs.uid, type: 0, questionRecordId });
      expect(told).toEqual([]);
      await customer.client.post(show, { userId: mine.uid, type: 1, questionRecordId });
      await watching.waitFor(isOnline);
      expect(told).toEqual(['user']);
    } finally {
      await alone.stop();
    }
  });

  it('Q-143, Q-144: session, the ticket, then the tab', async () => {
    const stranger = await givenUser(app);
    const foreign = (await givenTicket(stranger, catalogue)).id;
    const [mine, theirs] = [await openTab(user.client), await openTab(stranger.client)];
    const agents = await openTab(staff, app, ofStaff);
    const refusal = async (client: TestClient, call: string, userId: string, questionRecordId: unknown) =>
      (await client.post(call, { userId, type: 1, questionRecordId })).body;
    expect(await refusal(app.client(), show, mine.uid, ticketId)).toMatchObject({ code: 401 });
    expect(await refusal(staff, show, mine.uid, ticketId)).toMatchObject({ code: 401 });
    expect(await refusal(user.client, showAsStaff, mine.uid, ticketId)).toMatchObject({ code: 401 });
    for (const ticket of [foreign, 987_654]) {
      expect(await refusal(user.client, show, 'nothing', ticket)).toMatchObject({ code: 403 });
    }
    expect(await refusal(staff, showAsStaff, agents.uid, 987_654)).toMatchObject({ code: 404 });
    for (const uid of [theirs.uid, agents.uid, randomUUID(), 'nothing', '']) {
      expect(await refusal(user.client, show, uid, ticketId)).toMatchObject({
        code: 500,
        message: 'This tab is not connected (any more).',
      });
    }
    expect(await refusal(staff, showAsStaff, mine.uid, ticketId)).toMatchObject({ code: 500 });
    const rows = await app.app.db.selectFrom('chat_tab').select('ticket_id').execute();
    expect(rows.every(({ ticket_id }) => ticket_id === null)).toBe(true);
  });

  it.each(['ro', 'aoff'])('Q-161: %s may register his tab', async (account) => {
    const client = await app.loginStaff(account);
    const { uid } = await openTab(client, app, ofStaff);
    const { body } = await client.post(showAsStaff, { userId: uid, type: 0, questionRecordId: ticketId });
    expect(body.code).toBe(200);
  });
});

describe('RT-24, CONFLICT-23, Q-63: staff ask for a rating', () => {
  it('every tab of the customer hears of it, in every program, beside frame 5; nobody else does', async () => {
    const tabs = [await openTab(user.client), await openTab(user.client, other)];
    const strangers = [await openTab((await givenUser(app)).client), await openTab(staff, app, ofStaff)];
    const main = await app.socket(paths.userSocket, user.client);
    await staff.post(paths.requestRating, { recordQuestionId: ticketId });
    for (const { socket, uid } of tabs) {
      await socket.waitFor(isOf('event-userApply'));
      expect(socket.frames).toEqual([
        { type: 'init', uid },
        { type: 'event-userApply', questionRecordId: ticketId },
      ]);
    }
    await main.waitFor(({ msgType, recordQuestionId }) => msgType === 5 && recordQuestionId === ticketId);
    for (const { socket } of strangers) expect(socket.frames.map(typeOf)).toEqual(['init']);

    await staff.post(paths.requestRating, { recordQuestionId: ticketId });
    for (const { socket } of tabs) {
      socket.send('ping');
      await socket.waitFor(isOf('pong'));
      expect(socket.frames.filter(isOf('event-userApply'))).toHaveLength(1);
    }
  });
});

describe('RT-29, API-039, Q-65: a page that closes', () => {
  const closePage = async (client: TestClient, uid: string | undefined, headers = {}) =>
    (await client.get(uid === undefined ? closing : `${closing}?uid=${uid}`, headers)).body;

  it('its tab ends in whichever program, he is offline at once, and staff are told', async () => {
    const { socket, uid } = await openTab(user.client, other);
    const lingering = await other.socket(paths.userSocket, at(other, user.client));
    const watching = [
      await app.socket(paths.adminSocket, staff),
      await other.socket(paths.adminSocket, at(other, staff)),
    ];
    await isThere();
    for (const watch of watching) watch.clear();
    expect(await closePage(user.client, uid)).toMatchObject({ code: 200, data: {} });
    expect(await customers()).not.toContain(user.id);
    expect(await tabRow(uid)).toBeUndefined();
    expect((await socket.closed).code).toBe(1000);
    for (const watch of watching) await watch.waitFor(isOnline);
    // The page's main socket lingers, with its last heartbeat.
    app.clock.advance(2_999);
    lingering.send('ping');
    await lingering.waitForText('pong');
    const later = await givenUser(other);
    await other.socket(paths.userSocket, later.client);
    await isThere(later.id);
    expect(await customers()).not.toContain(user.id);
  });

  it('counts also where the browser has closed the socket before the call', async () => {
    const { socket, uid } = await openTab(user.client);
    await isThere();
    socket.terminate();
    await vi.waitFor(
      () => expect(app.app.platform.hub.countOf(`chat-tabs:user:${user.id}`)).toBe(0),
      patience,
    );
    await closePage(user.client, uid);
    expect(await customers()).not.toContain(user.id);
  });

  it('who is heard three seconds later is there after all', async () => {
    const { uid } = await openTab(user.client);
    const main = await app.socket(paths.userSocket, user.client);
    await isThere();
    await closePage(user.client, uid);
    expect(await customers()).not.toContain(user.id);
    const watching = await app.socket(paths.adminSocket, staff);
    app.clock.advance(3_000);
    watching.clear();
    main.send('ping');
    await isThere();
    await watching.waitFor(isOnline);
  });

  it('who comes back is there at once', async () => {
    const { uid } = await openTab(user.client);
    await app.socket(paths.userSocket, user.client);
    await isThere();
    await closePage(user.client, uid);
    expect(await customers()).not.toContain(user.id);
    await openTab(user.client);
    await isThere();
  });

  it('with another tab open, in any program, he stays', async () => {
    const [here, there] = [await openTab(user.client), await openTab(user.client, other)];
    await isThere();
    const told: unknown[] = [];
    app.app.platform.bus.subscribe(presenceChanged, ({ ids }) => void told.push(ids.side));
    await closePage(user.client, here.uid);
    expect(told).toContain('user');
    expect(await customers()).toContain(user.id);
    await closePage(user.client, there.uid);
    expect(await customers()).not.toContain(user.id);
  });

  it('of tabs that close all at once, one is the last', async () => {
    const tabs = await Promise.all(
      Array.from({ length: 20 }, (_, index) => openTab(user.client, index % 2 ? app : other)),
    );
    await isThere();
    const answers = await Promise.all(
      tabs.map(({ uid }, index) => closePage(at(index % 3 ? app : other, user.client), uid)),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(200));
    expect(await customers()).not.toContain(user.id);
    for (const { socket } of tabs) expect((await socket.closed).code).toBe(1000);
  });

  it('Q-67: customers are told of an agent’s, which his session names where the browser has both', async () => {
    const both = at(app, staff);
    both.setCookie('faq_user_sid', user.client.cookie('faq_user_sid') ?? '');
    const { uid } = await openTab(both, app, ofStaff);
    const watching = await app.socket(paths.userSocket, user.client);
    await vi.waitFor(async () => expect(await agents()).toContain(a1.id), patience);
    watching.clear();
    await closePage(both, uid);
    expect(await agents()).not.toContain(a1.id);
    await watching.waitFor(isOnline);
  });

  it('Q-162: only for the tab’s own; for anything else it answers success and does nothing', async () => {
    const stranger = await givenUser(app);
    const { socket, uid } = await openTab(user.client);
    await isThere();
    for (const [client, given] of [
      [app.client(), uid],
      [stranger.client, uid],
      [staff, uid],
      [user.client, randomUUID()],
      [user.client, 'nothing'],
      [user.client, ''],
      [user.client, undefined],
    ] as const) {
      expect(await closePage(client, given)).toMatchObject({ code: 200, data: {} });
    }
    const origin = { origin: 'https://evil.example' };
    expect(await closePage(user.client, uid, origin)).toMatchObject({ code: 403 });
    expect(await customers()).toContain(user.id);
    expect(await tabRow(uid)).toBeDefined();
    socket.send('ping');
    await socket.waitFor(isOf('pong'));
  });
});
