// Sockets and presence (RT-01, RT-07, RT-13, API-015, API-088, Q-53, Q-62, Q-67, Q-150, Q-163, Q-164).
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import type { TestSocket } from '../../../test/client-socket';
import { givenCustomer, givenStaff, type Given } from '../../../test/given';
import { patience } from '../../../test/patience';

const userSocket = '/javaplus/user/webSocketServer';
const staffSocket = '/javaplus/admin/webSocketServer';
const onlineAgents = '/javaplus/user/loginCookie/getOnLineIdList';
const onlineCustomers = '/javaplus/admin/loginCookie/getOnLineIdList';
const duty = '/javaplus/admin/personal/changeWorkStatus';

let app: TestApp;
let other: TestApp;
let amelia: Given;
let pilot: Given;
let staff: TestClient;
let customer: TestClient;

beforeAll(async () => {
  app = await startTestApp({ several: true });
  other = await startTestApp({ sharedWith: app });
  amelia = await givenStaff(app, { account: 'amelia' });
  await givenStaff(app, { account: 'off', workStatus: 0 });
  pilot = await givenCustomer(app, { account: 'pilot@example.com' });
});
beforeEach(async () => {
  [staff, customer] = [await app.loginStaff('amelia'), await app.loginCustomer(pilot.account)];
});
afterEach(async () => {
  await Promise.all([app.closeSockets(), other.closeSockets()]);
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const agents = async (on = app) => (await at(on, customer).post(onlineAgents)).body.data as number[];
const customers = async (on = app) => (await at(on, staff).post(onlineCustomers)).body.data as number[];
const isOnline = (frame: { msgType: number }) => frame.msgType === 1;

/** The same browser, at another program. */
function at(on: TestApp, browser: TestClient): TestClient {
  const client = on.client();
  for (const pair of browser.cookieHeader().split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    client.setCookie(name, value);
  }
  return client;
}

/** Waits until nobody is counted as present, the five seconds over. */
async function allGone(): Promise<void> {
  app.clock.advance(5_000);
  await vi.waitFor(async () => expect([await agents(), await customers()]).toEqual([[], []]), patience);
}

/** Closes a socket and waits until the program has seen it. */
async function closedHere(socket: TestSocket): Promise<void> {
  const { hub } = app.app.platform;
  const before = hub.countOf('customers');
  socket.close();
  await vi.waitFor(() => expect(hub.countOf('customers')).toBe(before - 1), patience);
}

describe('RT-01: who may open a main socket', () => {
  it('each side with its own session; ping is answered', async () => {
    for (const [path, browser] of [
      [userSocket, customer],
      [staffSocket, staff],
    ] as const) {
      const socket = await app.socket(path, browser);
      socket.send('ping');
      await socket.waitForText('pong');
      socket.close();
      await socket.closed;
    }
  });

  it('an anonymous identity too', async () => {
    const { token } = await app.app.modules.identity.createAnonymous(app.app.db, 'global');
    const browser = app.client();
    browser.setCookie('faq_anon_sid', token);
    const socket = await app.socket(userSocket, browser);
    socket.send('ping');
    await socket.waitForText('pong');
    socket.close();
    await socket.closed;
  });

  it('survive.md 2, 3: nobody else, however he asks', async () => {
    const ended = await app.loginStaff('amelia');
    const token = ended.cookie('faq_admin_sid') ?? '';
    await ended.post('/javaplus/admin/login/logout');
    ended.setCookie('faq_admin_sid', token);
    const swapped = app.client();
    swapped.setCookie('faq_admin_sid', customer.cookie('faq_user_sid') ?? '');
    swapped.setCookie('faq_user_sid', staff.cookie('faq_admin_sid') ?? '');
    for (const [path, browser] of [
      [userSocket, app.client()],
      [staffSocket, app.client()],
      [staffSocket, customer],
      [userSocket, staff],
      [staffSocket, ended],
      [staffSocket, swapped],
      [userSocket, swapped],
    ] as const) {
      const socket = await app.socket(`${path}?userId=1&type=0`, browser);
      socket.send({ type: 'delivered', recordQuestionId: 1, seq: 1 });
      expect((await socket.closed).code).toBe(4401);
      expect(socket.frames).toEqual([]);
    }
  });

  it('Q-149: not from a foreign page', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      await expect(app.socket(staffSocket, staff, { origin })).rejects.toMatchObject({ status: 403 });
    }
    const own = await app.socket(staffSocket, staff, { origin: app.url });
    own.close();
    await own.closed;
  });

  it('what is not JSON, or not a frame, does no harm; what is too large ends the socket', async () => {
    const socket = await app.socket(userSocket, customer);
    for (const text of ['{', '[]', 'null', '"x"', '{"type":"delivered"}', '{"type":{"a":1},"seq":"x"}']) {
      socket.send(text);
    }
    socket.send('ping');
    await socket.waitForText('pong');
    socket.send('x'.repeat(20_000));
    expect((await socket.closed).code).toBe(1009);
  });

  it('a flood of frames ends the socket', async () => {
    const browser = await app.loginCustomer(pilot.account);
    const socket = await app.socket(userSocket, browser);
    socket.send('ping');
    await socket.waitForText('pong');
    for (let sent = 0; sent <= 1_200; sent += 1) socket.send('{"type":"nothing"}');
    expect((await socket.closed).code).toBe(1013);
  });
});

describe('Q-12: sockets of a session that ended', () => {
  it.each([
    ['a logout', () => staff.post('/javaplus/admin/login/logout')],
    ['work status 2', () => staff.post(duty, { workStatus: 2 })],
    [
      'a new password',
      () => app.app.modules.identity.changePassword({ side: 'admin', id: amelia.id }, 'test-password'),
    ],
  ])('%s closes them with 4401, in every program', async (_, end) => {
    const sockets = [await app.socket(staffSocket, staff), await other.socket(staffSocket, at(other, staff))];
    await end();
    for (const socket of sockets) expect((await socket.closed).code).toBe(4401);
    await app.app.db.updateTable('person').set({ work_status: 1 }).where('id', '=', amelia.id).execute();
  });

  it('a deactivation closes those of all sessions, another session of a logout stays', async () => {
    const { id } = await givenCustomer(app, { account: `gone-${randomUUID()}@example.com` });
    const { account } = await app.app.db
      .selectFrom('customer')
      .select('account')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const [one, two] = [await app.loginCustomer(account), await app.loginCustomer(account)];
    const [first, second] = [await app.socket(userSocket, one), await app.socket(userSocket, two)];
    await one.post('/api/user/Base/logout');
    expect((await first.closed).code).toBe(4401);
    second.send('ping');
    await second.waitForText('pong');
    await app.app.modules.identity.setActive({ side: 'user', id }, false);
    expect((await second.closed).code).toBe(4401);
  });

  it('one that ran out, or whose end was not told, is closed within a minute', async () => {
    const socket = await app.socket(staffSocket, staff);
    await app.app.db.deleteFrom('session').where('person_id', '=', amelia.id).execute();
    app.clock.advance(60_000);
    expect((await socket.closed).code).toBe(4401);
  });
});

describe('work status (Q-21)', () => {
  it('changed in one tab, it is told to all tabs of that person, in any program, and to nobody else', async () => {
    const [tab, elsewhere, colleague] = [
      await app.socket(staffSocket, staff),
      await other.socket(staffSocket, at(other, staff)),
      await app.socket(staffSocket, await app.loginStaff('off')),
    ];
    const second = await app.loginStaff('amelia');
    const isDuty = (status: number) => (frame: { msgType: number; data?: unknown }) =>
      frame.msgType === 14 && frame.data === status;
    for (const status of [0, 1, 2]) {
      await (status === 2 ? second : staff).post(duty, { workStatus: status });
      await Promise.all([tab, elsewhere].map((socket) => socket.waitFor(isDuty(status))));
    }
    // Whoever logged out by the work status comes back off duty.
    await app.loginStaff('amelia');
    await Promise.all(
      [tab, elsewhere].map((socket) => socket.waitFor(({ msgType, data }) => msgType === 14 && data === 0)),
    );
    await staff.post(duty, { workStatus: 1 });
    await tab.waitFor(({ msgType }) => msgType === 14);
    expect(colleague.frames.filter(({ msgType }) => msgType === 14)).toEqual([]);
    expect((await staff.post('/javaplus/admin/personal/info')).body.data.workStatus).toBe(1);
  });
});

describe('who is there', () => {
  it('API-015, Q-53: an agent with an open socket who is on duty, in any program', async () => {
    await allGone();
    const watching = await app.socket(userSocket, customer);
    await app.socket(staffSocket, await app.loginStaff('off'));
    await other.socket(staffSocket, at(other, staff));
    await watching.waitFor(isOnline);
    await vi.waitFor(async () => expect(await agents()).toEqual([amelia.id]), patience);
    expect(await agents(other)).toEqual([amelia.id]);

    await staff.post(duty, { workStatus: 0 });
    expect(await agents()).toEqual([]);
    await staff.post(duty, { workStatus: 1 });
    expect(await agents()).toEqual([amelia.id]);
  });

  it('API-088: customers with an open socket, anonymous ones too', async () => {
    await allGone();
    const { actor, token } = await app.app.modules.identity.createAnonymous(app.app.db, 'global');
    const guest = app.client();
    guest.setCookie('faq_anon_sid', token);
    await app.socket(userSocket, customer);
    await other.socket(userSocket, at(other, guest));
    const expected = [pilot.id, actor.customerId].toSorted((a, b) => a - b);
    await vi.waitFor(
      async () => expect((await customers()).toSorted((a, b) => a - b)).toEqual(expected),
      patience,
    );
    const { identity } = app.app.modules;
    expect(await identity.onlineCustomerIds([pilot.id, 999])).toEqual(new Set([pilot.id]));
    expect(await identity.onlineCustomerIds([])).toEqual(new Set());
  });

  it('Q-150: gone five seconds after the last socket, not before', async () => {
    await allGone();
    const { id, account } = await givenCustomer(app, { account: `second-${randomUUID()}@example.com` });
    const second = await app.socket(userSocket, await app.loginCustomer(account));
    const [one, two] = [await app.socket(userSocket, customer), await app.socket(userSocket, customer)];
    await vi.waitFor(async () => expect((await customers()).toSorted()).toEqual([pilot.id, id]), patience);

    await closedHere(second);
    await closedHere(one);
    app.clock.advance(1);
    await closedHere(two);
    app.clock.advance(4_999);
    await vi.waitFor(async () => expect(await customers()).toEqual([pilot.id]), patience);
    app.clock.advance(1_000);
    await vi.waitFor(async () => expect(await customers()).toEqual([]), patience);
  });

  it('Q-150: nobody goes with a reload, and staff are told when he does go', async () => {
    await allGone();
    const tab = await app.socket(userSocket, customer);
    await vi.waitFor(async () => expect(await customers()).toEqual([pilot.id]), patience);
    await closedHere(tab);
    app.clock.advance(4_000);
    const reloaded = await app.socket(userSocket, customer);
    const watching = await app.socket(staffSocket, staff);
    app.clock.advance(60_000);
    await vi.waitFor(async () => expect(await agents()).toEqual([amelia.id]), patience);
    expect(await customers()).toEqual([pilot.id]);

    watching.clear();
    await closedHere(reloaded);
    app.clock.advance(5_000);
    await vi.waitFor(async () => expect(await customers()).toEqual([]), patience);
    await watching.waitFor(isOnline);
  });
});

describe('Q-65: whose last page closed', () => {
  const leave = (key: { side: 'user' | 'admin'; id: number }) =>
    app.app.platform.transact((tx, emit) => app.app.modules.identity.leave(tx, emit, key));

  it('is offline at once though his sockets linger in every program, and not back by their closing', async () => {
    await allGone();
    const sockets = [
      await app.socket(userSocket, customer),
      await other.socket(userSocket, at(other, customer)),
    ];
    await vi.waitFor(async () => expect(await customers()).toEqual([pilot.id]), patience);
    await leave({ side: 'user', id: pilot.id });
    expect([await customers(), await customers(other)]).toEqual([[], []]);
    for (const socket of sockets) {
      socket.send('ping');
      await socket.waitForText('pong');
    }
    await other.closeSockets();
    await app.closeSockets();
    app.clock.advance(5_000);
    const { id, account } = await givenCustomer(app, { account: `later-${randomUUID()}@example.com` });
    await app.socket(userSocket, await app.loginCustomer(account));
    await vi.waitFor(async () => expect(await customers()).toEqual([id]), patience);
  });

  it('is back with a socket that opens, or a heartbeat that comes three seconds later', async () => {
    await allGone();
    const socket = await other.socket(staffSocket, at(other, staff));
    await vi.waitFor(async () => expect(await agents()).toEqual([amelia.id]), patience);
    const told: unknown[] = [];
    other.app.platform.bus.subscribe('identity.left', ({ ids }) => void told.push(ids.id));
    await leave({ side: 'admin', id: amelia.id });
    expect(await agents()).toEqual([]);
    await vi.waitFor(() => expect(told).toEqual([amelia.id]), patience);
    app.clock.advance(3_000);
    socket.send('ping');
    await vi.waitFor(async () => expect(await agents()).toEqual([amelia.id]), patience);
    await leave({ side: 'admin', id: amelia.id });
    await app.socket(staffSocket, staff);
    await vi.waitFor(async () => expect(await agents()).toEqual([amelia.id]), patience);
  });
});

describe('RT-07, RT-13, Q-67: frame 1', () => {
  it('tells customers of agents and staff of customers, and not of their own side', async () => {
    await allGone();
    const watchingStaff = await app.socket(staffSocket, staff);
    const watchingCustomer = await app.socket(userSocket, customer);
    await watchingStaff.waitFor(isOnline);
    const change = async (workStatus: number) => {
      watchingCustomer.clear();
      await staff.post(duty, { workStatus });
      await watchingCustomer.waitFor(isOnline);
    };
    // Frames are a second apart: after three of them nothing is on its way any more of the customer's coming.
    for (const workStatus of [0, 1, 0]) await change(workStatus);
    watchingStaff.clear();
    await change(1);
    // Her own tabs learn the status itself, as type 14.
    expect(watchingStaff.frames.filter(isOnline)).toEqual([]);
  });

  it('comes at most once a second, and the last change is told', async () => {
    const watching = await app.socket(userSocket, customer);
    const started = performance.now();
    for (let round = 0; round < 9; round += 1)
      await staff.post(duty, { workStatus: round % 2 === 0 ? 0 : 1 });
    const before = watching.frames.length;
    await staff.post(duty, { workStatus: 1 });
    await vi.waitFor(() => expect(watching.frames.length).toBeGreaterThan(before), patience);
    const seconds = (performance.now() - started) / 1000;
    expect(watching.frames.length).toBeLessThanOrEqual(2 + Math.floor(seconds));
  });
});

describe('Q-164: programs that die', () => {
  const database = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

  it('count while they beat, and no longer than thirty seconds after', async () => {
    await allGone();
    const { db } = app.app;
    const [living, dead] = [randomUUID(), randomUUID()];
    await db
      .insertInto('program')
      .values([
        { id: living, beat_at: sql<number>`${database} - 29000` },
        { id: dead, beat_at: sql<number>`${database} - 30001` },
      ])
      .execute();
    await db
      .insertInto('presence')
      .values([
        { program_id: living, side: 'user', identity_id: 4001 },
        { program_id: dead, side: 'user', identity_id: 4002 },
      ])
      .execute();
    expect(await customers()).toEqual([4001]);

    app.clock.advance(10_000);
    await vi.waitFor(async () => {
      const programs = await db.selectFrom('program').select('id').execute();
      expect(programs.map(({ id }) => id)).not.toContain(dead);
    }, patience);
    await db.deleteFrom('program').where('id', '=', living).execute();
  });

  it('one that was given up by mistake brings its people back', async () => {
    await app.socket(userSocket, customer);
    await vi.waitFor(async () => expect(await customers()).toContain(pilot.id), patience);
    await app.app.db.deleteFrom('program').where('id', '=', app.app.platform.programId).execute();
    expect(await customers()).toEqual([]);
    app.clock.advance(10_000);
    await vi.waitFor(async () => expect(await customers()).toContain(pilot.id), patience);
  });

  it('one that stops takes its people along at once and says 1012', async () => {
    await allGone();
    const third = await startTestApp({ sharedWith: app });
    const socket = await third.socket(userSocket, at(third, customer));
    await vi.waitFor(async () => expect(await customers()).toEqual([pilot.id]), patience);
    await third.stop();
    expect((await socket.closed).code).toBe(1012);
    expect(await customers()).toEqual([]);
  });
});
