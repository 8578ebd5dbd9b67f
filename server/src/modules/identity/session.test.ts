// Who a browser is, and for how long (API-028, API-069, API-083…085, AUTH-08, AUTH-13, Q-12, Q-13, Q-165).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testDurations, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCustomer, givenStaff, type Given } from '../../../test/given';

const info = '/javaplus/admin/personal/info';
const identifyStaff = '/api/admin/Base/identify';
const identifyUser = '/api/user/Base/identify';
const duty = '/javaplus/admin/personal/changeWorkStatus';
const { hour, day } = testDurations;

let app: TestApp;
let amelia: Given;
let pilot: Given;

beforeAll(async () => {
  app = await startTestApp();
  amelia = await givenStaff(app, { account: 'amelia', name: 'Amelia Hart' });
  pilot = await givenCustomer(app, { account: 'pilot@example.com', name: 'Pilot' });
});
beforeEach(() => app.clock.set(testStart));
afterAll(() => app.stop());

async function anonymous(): Promise<TestClient> {
  const { token } = await app.app.modules.identity.createAnonymous(app.app.db, 'global');
  const browser = app.client();
  browser.setCookie('faq_anon_sid', token);
  return browser;
}

describe('identification', () => {
  it('API-028, AUTH-08, AUTH-09: a customer with an account is who he is', async () => {
    const browser = await app.loginCustomer(pilot.account);
    expect((await browser.post(identifyUser)).body).toEqual({
      errno: 0,
      errmsg: '',
      data: { id: pilot.id, account: pilot.account, name: 'Pilot', is_readonly: 0, mark: 'global' },
    });
  });

  it.each([
    ['a visitor', () => Promise.resolve(app.client())],
    ['an anonymous identity', anonymous],
    ['a member of staff', () => app.loginStaff('amelia')],
  ])('API-028: %s is nobody there, without an error of its own', async (_, browser) => {
    const answer = await (await browser()).post(identifyUser);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ errno: 1000, errmsg: 'Please Login First', data: {} });
  });

  it('API-069: staff by their own path only', async () => {
    const staff = await app.loginStaff('amelia');
    expect((await staff.post(identifyStaff)).body.data).toMatchObject({ id: amelia.id, is_readonly: 0 });
    const customer = await app.loginCustomer(pilot.account);
    expect((await customer.post(identifyStaff)).body).toMatchObject({ errno: 1000, data: {} });
  });

  it('API-083, API-085, AUTH-09: personal info and the list of agents', async () => {
    const staff = await app.loginStaff('amelia');
    expect((await staff.post(info)).body).toEqual({
      code: 200,
      message: 'success',
      msg: 'success',
      data: {
        id: amelia.id,
        name: 'Amelia Hart',
        account: 'amelia',
        is_readonly: 0,
        role: 'owner',
        workStatus: 1,
        background_color: '#3D4FD1',
      },
    });
    expect((await app.client().post(info)).body).toMatchObject({ code: 401, data: {} });
    const { body } = await staff.post('/javaplus/admin/personal/getCustomerList');
    expect(body.data).toEqual([
      { id: amelia.id, name: 'Amelia Hart', workStatus: 1, background_color: '#3D4FD1', is_readonly: 0 },
    ]);
  });

  it('survive.md 18: no answer carries what nobody needs to know', async () => {
    const staff = await app.loginStaff('amelia');
    for (const path of [info, identifyStaff, '/javaplus/admin/personal/getCustomerList']) {
      expect(JSON.stringify((await staff.post(path)).body)).not.toMatch(
        /argon2|password|hash|token|session/i,
      );
    }
  });
});

describe('AUTH-13: the two sides are apart', () => {
  it('a session of the other side is none', async () => {
    const customer = await app.loginCustomer(pilot.account);
    const staff = await app.loginStaff('amelia');
    expect((await customer.post(info)).body.code).toBe(401);
    expect((await staff.post('/javaplus/user/loginCookie/getOnLineIdList')).body.code).toBe(401);
    expect((await app.client().post('/javaplus/user/loginCookie/getOnLineIdList')).body.code).toBe(401);
  });

  it('a token in the cookie of the other side is none either', async () => {
    const customer = await app.loginCustomer(pilot.account);
    const staff = await app.loginStaff('amelia');
    const swapped = app.client();
    swapped.setCookie('faq_admin_sid', customer.cookie('faq_user_sid') ?? '');
    swapped.setCookie('faq_user_sid', staff.cookie('faq_admin_sid') ?? '');
    expect((await swapped.post(identifyStaff)).body.errno).toBe(1000);
    expect((await swapped.post(identifyUser)).body.errno).toBe(1000);
  });

  it('one browser can be both, and an account goes before an anonymous identity', async () => {
    const browser = await app.loginCustomer(pilot.account);
    const staff = await app.loginStaff('amelia');
    browser.setCookie('faq_admin_sid', staff.cookie('faq_admin_sid') ?? '');
    browser.setCookie('faq_anon_sid', (await anonymous()).cookie('faq_anon_sid') ?? '');
    expect((await browser.post(identifyStaff)).body.data.id).toBe(amelia.id);
    expect((await browser.post(identifyUser)).body.data.id).toBe(pilot.id);
  });

  it.each(['', 'x', 'a'.repeat(43), '%00', '../../etc', 'A'.repeat(5000), "' or 1=1 --"])(
    'survive.md 20: the token %j opens nothing',
    async (token) => {
      const browser = app.client();
      browser.setCookie('faq_admin_sid', token);
      const { status, body } = await browser.post(identifyStaff);
      expect([status, body.errno]).toEqual([200, 1000]);
    },
  );

  it('survive.md 19: no header or body makes somebody', async () => {
    const { body } = await app.client().post(
      info,
      { id: amelia.id, personId: amelia.id, userType: 'admin' },
      {
        'x-user': 'amelia',
        'x-user-type': 'admin',
        'x-forwarded-user': 'amelia',
        authorization: 'Basic eA==',
      },
    );
    expect(body.code).toBe(401);
  });
});

describe('Q-12: how long a session lives', () => {
  const isIn = async (browser: TestClient) => (await browser.post(identifyStaff)).body.errno === 0;

  it('seven days after its last use, not after the login', async () => {
    const browser = await app.loginStaff('amelia');
    for (let passed = 0; passed < 4; passed += 1) {
      app.clock.advance(6 * day);
      expect(await isIn(browser)).toBe(true);
    }
    app.clock.advance(7 * day);
    expect(await isIn(browser)).toBe(false);
  });

  it('is written at most once an hour', async () => {
    await app.app.db.deleteFrom('session').execute();
    const browser = await app.loginStaff('amelia');
    const usedAt = async () =>
      (await app.app.db.selectFrom('session').select('used_at').executeTakeFirstOrThrow()).used_at;
    app.clock.advance(hour - 1);
    await isIn(browser);
    expect(await usedAt()).toBe(testStart);
    app.clock.advance(1);
    await isIn(browser);
    expect(await usedAt()).toBe(testStart + hour);
  });

  it('ends with a deactivation and with a new password, at once', async () => {
    const { id } = await givenStaff(app, { account: 'leaver' });
    const { identity } = app.app.modules;
    const [one, other] = [await app.loginStaff('leaver'), await app.loginStaff('leaver')];
    await identity.setActive({ side: 'admin', id }, false);
    expect([await isIn(one), await isIn(other)]).toEqual([false, false]);
    await identity.setActive({ side: 'admin', id }, true);
    expect(await isIn(one)).toBe(false);

    const again = await app.loginStaff('leaver');
    await identity.changePassword({ side: 'admin', id }, 'another-password');
    expect(await isIn(again)).toBe(false);
    await expect(app.loginStaff('leaver')).rejects.toThrow(/login refused/);
  });
});

describe('API-084, Q-21: the work status', () => {
  it('is kept over a logout, and anything else is refused', async () => {
    const browser = await app.loginStaff('amelia');
    expect((await browser.post(duty, { workStatus: 0 })).body).toMatchObject({
      code: 200,
      data: { workStatus: 0 },
    });
    expect((await browser.post(info)).body.data.workStatus).toBe(0);
    for (const workStatus of [7, -1, '1', null, undefined, [1]]) {
      expect((await browser.post(duty, { workStatus })).body.code).toBe(400);
    }
    await browser.post('/javaplus/admin/login/logout');
    const again = await app.loginStaff('amelia');
    expect((await again.post(info)).body.data.workStatus).toBe(0);
    await again.post(duty, { workStatus: 1 });
  });

  it('2 ends the session, and a later login starts off duty', async () => {
    await givenStaff(app, { account: 'tired' });
    const browser = await app.loginStaff('tired');
    expect((await browser.post(duty, { workStatus: 2 })).body.code).toBe(200);
    expect(browser.cookie('faq_admin_sid')).toBeUndefined();
    expect((await browser.post(info)).body.code).toBe(401);
    const again = await app.loginStaff('tired');
    expect((await again.post(info)).body.data.workStatus).toBe(0);
  });

  it('Q-20: read-only staff may set theirs', async () => {
    await givenStaff(app, { account: 'reader', isReadonly: true });
    const reader = await app.loginStaff('reader');
    expect((await reader.post(duty, { workStatus: 0 })).body.code).toBe(200);
  });
});

describe('Q-16: the first administrator', () => {
  const env = { ADMIN_ACCOUNT: 'boss', ADMIN_PASSWORD: 'first-password' };
  const login = (on: TestApp) =>
    on.client().post('/javaplus/admin/login/login', { account: 'boss', password: 'first-password' });

  it('is made in an empty database, once', async () => {
    const fresh = await startTestApp({ env, several: true });
    expect((await login(fresh)).body.data).toMatchObject({ account: 'boss', is_readonly: 0 });
    const second = await startTestApp({ env: { ...env, ADMIN_ACCOUNT: 'other' }, sharedWith: fresh });
    const persons = await fresh.app.db.selectFrom('person').select('account').execute();
    expect(persons).toEqual([{ account: 'boss' }]);
    await second.stop();
    await fresh.stop();
  });
});

describe('Q-149, survive.md 23: foreign pages', () => {
  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['no origin', { origin: 'null' }],
    ['a foreign frame', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ])('%s cannot log anybody out', async (_, headers) => {
    const browser = await app.loginStaff('amelia');
    const answer = await browser.post('/javaplus/admin/login/logout', {}, headers);
    expect([answer.status, answer.body.code]).toEqual([403, 403]);
    expect((await browser.post(identifyStaff)).body.errno).toBe(0);
  });
});
