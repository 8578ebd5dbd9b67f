// Login and logout through the front door (API-087, API-086, API-029, AUTH-02, Q-12, Q-148, Q-156).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, testDurations, type TestApp } from '../../../test/app';
import type { Answer } from '../../../test/client';
import { givenCustomer, givenStaff, testPassword } from '../../../test/given';

const staffLogin = '/javaplus/admin/login/login';
const userLogin = '/javaplus/user/login/login';
const identifyStaff = '/api/admin/Base/identify';
const identifyUser = '/api/user/Base/identify';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { LIMIT_LOGIN_FAILURES: '10', LIMIT_LOGIN_FAILURES_ADDRESS: '0' } });
  await givenStaff(app, { account: 'amelia', name: 'Amelia' });
  await givenCustomer(app, { account: 'pilot@example.com', name: 'Pilot' });
  await givenCustomer(app, { account: 'pilot@example.com', name: 'Feixing', store: 'cn' });
});
afterAll(() => app.stop());

function tryLogin(account: string, password = 'wrong', path = staffLogin) {
  return app.client().post(path, { account, password });
}

/** What an answer says, without the id of its request. */
function said({ body }: Answer): object {
  return { ...body, requestId: undefined };
}

describe('API-087: the right pair', () => {
  it('logs a member of staff in and says so in both envelopes', async () => {
    const browser = app.client();
    const { body, headers } = await browser.post(staffLogin, { account: ' Amelia ', password: testPassword });
    const data = {
      id: expect.any(Number),
      account: 'amelia',
      name: 'Amelia',
      is_readonly: 0,
      mark: 'global',
    };
    expect(body).toEqual({ code: 200, message: 'success', msg: 'success', errno: 0, errmsg: '', data });
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^faq_admin_sid=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await browser.post(identifyStaff)).body).toEqual({ errno: 0, errmsg: '', data });
  });

  it('AUTH-02, Q-15: an account is one of its store', async () => {
    const names = await Promise.all(
      [undefined, 'global', 'cn'].map(async (store) => {
        const { body } = await app
          .client()
          .post(userLogin, { account: 'pilot@example.com', password: testPassword, store });
        return [body.data.name, body.data.mark];
      }),
    );
    expect(names).toEqual([
      ['Pilot', 'global'],
      ['Pilot', 'global'],
      ['Feixing', 'cn'],
    ]);
  });

  it('CONFLICT-20: each side has its path, and lets in nobody of the other', async () => {
    await givenStaff(app, { account: 'dora', name: 'Dora' });
    await givenCustomer(app, { account: 'hanna@example.com', name: 'Hanna' });
    const enter = async (path: string, account: string) => {
      const browser = app.client();
      const { body } = await browser.post(path, { account, password: testPassword });
      const cookies = ['faq_admin_sid', 'faq_user_sid'].filter((name) => browser.cookie(name) !== undefined);
      return [body.code, body.data.name, cookies];
    };
    expect(await enter(staffLogin, 'dora')).toEqual([200, 'Dora', ['faq_admin_sid']]);
    expect(await enter(userLogin, 'hanna@example.com')).toEqual([200, 'Hanna', ['faq_user_sid']]);
    expect(await enter(staffLogin, 'hanna@example.com')).toEqual([500, undefined, []]);
    expect(await enter(userLogin, 'dora')).toEqual([500, undefined, []]);
  });

  it('keeps only a hash of the token', async () => {
    const browser = await app.loginStaff('amelia');
    const token = browser.cookie('faq_admin_sid') ?? '';
    const { rows } = await app.app.db.executeQuery<{ all: string }>({
      sql: 'select string_agg(s::text, $1) as all from session s',
      parameters: [' '],
    } as never);
    expect(rows[0]?.all).not.toContain(token);
    expect(rows[0]?.all).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('makes a new token each time and ends the one before it', async () => {
    const browser = await app.loginStaff('amelia');
    const before = browser.cookie('faq_admin_sid') ?? '';
    await browser.post(staffLogin, { account: 'amelia', password: testPassword });
    expect(browser.cookie('faq_admin_sid')).not.toBe(before);
    const old = app.client();
    old.setCookie('faq_admin_sid', before);
    expect((await old.post(identifyStaff)).body.errno).toBe(1000);
  });
});

describe('what is refused', () => {
  it.each([
    [{}, 400],
    [{ account: 'amelia' }, 400],
    [{ account: 'amelia', password: '' }, 400],
    [{ account: '  ', password: 'x' }, 400],
    [{ account: 'amelia', password: null }, 400],
    [{ account: { $ne: '' }, password: { $ne: '' } }, 400],
    [{ account: ['amelia'], password: [testPassword] }, 400],
    [{ account: 'amelia\u0000', password: testPassword }, 400],
    [{ account: 'x'.repeat(100_000), password: testPassword }, 400],
    [{ account: 'amelia', password: 'wrong' }, 500],
    [{ account: 'amelia', password: `${testPassword} ` }, 500],
    [{ account: 'nobody', password: testPassword }, 500],
    [{ account: `amelia' or '1'='1`, password: testPassword }, 500],
    [{ account: '%', password: testPassword }, 500],
    [{ account: 'pilot@example.com', password: testPassword }, 500],
  ])('%j', async (body, code) => {
    const browser = app.client();
    const answer = await browser.post(staffLogin, body);
    expect(answer.status).toBe(200);
    expect(answer.body.code).toBe(code);
    expect(answer.body.data).toEqual({});
    expect(browser.cookie('faq_admin_sid')).toBeUndefined();
  });

  it('Q-156: an unknown account answers like a wrong password, to customers in their language', async () => {
    const [known, unknown] = await Promise.all([tryLogin('amelia'), tryLogin('nobody')]);
    expect(said(unknown)).toEqual(said(known));
    expect(known.body).toMatchObject({ code: 500, errno: 1000, errmsg: '账号或密码错误' });
    const customer = await tryLogin('pilot@example.com', 'wrong', userLogin);
    expect(customer.body.errmsg).toBe('Account or password is wrong');
  });

  it('Q-148: an unknown account costs the same time as a wrong password', async () => {
    const fastest = { amelia: Infinity, nobody: Infinity };
    // In turns, so that a busy moment of the machine falls on both.
    for (let round = 0; round < 4; round += 1) {
      for (const account of ['amelia', 'nobody'] as const) {
        const started = performance.now();
        await tryLogin(account);
        fastest[account] = Math.min(fastest[account], performance.now() - started);
      }
    }
    // Without the work on the password an unknown account would answer in a tenth of the time.
    expect(fastest.amelia / fastest.nobody).toBeGreaterThan(1 / 3);
    expect(fastest.amelia / fastest.nobody).toBeLessThan(3);
    await app.loginStaff('amelia');
  });

  it('Q-148: a store that does not exist', async () => {
    const { body } = await app
      .client()
      .post(userLogin, { account: 'pilot@example.com', password: testPassword, store: 'us' });
    expect(body.code).toBe(400);
  });

  it('an anonymous identity has no password to guess', async () => {
    await app.app.modules.identity.createAnonymous(app.app.db, 'global');
    expect((await tryLogin('Guest-1001', '', userLogin)).body.code).toBe(400);
    expect((await tryLogin('Guest-1001', 'x', userLogin)).body.code).toBe(500);
  });

  it('a deactivated account', async () => {
    const { id } = await givenStaff(app, { account: 'gone' });
    await app.app.modules.identity.setActive({ side: 'admin', id }, false);
    expect(said(await tryLogin('gone', testPassword))).toEqual(said(await tryLogin('nobody')));
    await app.app.modules.identity.setActive({ side: 'admin', id }, true);
    await app.loginStaff('gone');
  });
});

describe('Q-148, survive.md 26: many failures', () => {
  it('after ten the account is blocked, also for the right password, until the window ends', async () => {
    await givenStaff(app, { account: 'target' });
    for (let round = 0; round < 10; round += 1) {
      expect((await tryLogin('TARGET')).body.code).toBe(500);
      app.clock.advance(1_000);
    }
    const blocked = await tryLogin('target', testPassword);
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).toBe('890');
    expect(blocked.body).toMatchObject({
      code: 429,
      errno: 1006,
      errmsg: '登录失败次数过多，请在 890 秒后重试。',
      data: {},
    });
    expect((await tryLogin('amelia', testPassword)).body.code).toBe(200);

    app.clock.advance(890_000 - 1);
    expect((await tryLogin('target', testPassword)).body.code).toBe(429);
    app.clock.advance(1);
    expect((await tryLogin('target', testPassword)).body.code).toBe(200);
  });

  it('an account that does not exist is blocked just the same', async () => {
    for (let round = 0; round < 10; round += 1) await tryLogin('phantom');
    expect((await tryLogin('phantom')).body.code).toBe(429);
  });

  it('a success forgives the failures of the account', async () => {
    for (let round = 0; round < 9; round += 1) await tryLogin('amelia');
    await app.loginStaff('amelia');
    for (let round = 0; round < 10; round += 1) expect((await tryLogin('amelia')).body.code).toBe(500);
    app.clock.advance(15 * testDurations.minute);
  });

  it('fifty guesses at once get ten answers', async () => {
    await givenStaff(app, { account: 'rushed' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryLogin('rushed')));
    expect(answers.filter(({ body }) => body.code === 500)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 429)).toHaveLength(40);
    expect((await tryLogin('rushed', testPassword)).body.code).toBe(429);
  });

  it('the right password behind a crowd of wrong ones comes too late', async () => {
    await givenStaff(app, { account: 'crowded' });
    const wrong = Array.from({ length: 20 }, () => tryLogin('crowded'));
    const right = tryLogin('crowded', testPassword);
    await Promise.all(wrong);
    expect((await right).body.code).toBe(429);
  });

  it('one address that tries many accounts is blocked too', async () => {
    const strict = await startTestApp({ env: { LIMIT_LOGIN_FAILURES_ADDRESS: '5' } });
    await givenStaff(strict, { account: 'amelia' });
    const login = (account: string, password: string) =>
      strict.client().post(staffLogin, { account, password });
    for (let round = 0; round < 5; round += 1) {
      expect((await login(`someone-${round}`, 'spring2026')).body.code).toBe(500);
    }
    expect((await login('amelia', testPassword)).body.code).toBe(429);
    strict.clock.advance(15 * testDurations.minute);
    expect((await login('amelia', testPassword)).body.code).toBe(200);
    await strict.stop();
  });
});

describe('logout', () => {
  it.each([
    ['API-086', '/javaplus/admin/login/logout', 'faq_admin_sid'],
    ['Q-12', '/javaplus/user/login/logout', 'faq_user_sid'],
    ['API-029, AUTH-12', '/api/user/Base/logout', 'faq_user_sid'],
  ])('%s: %s ends that session only', async (_, path, name) => {
    const isStaff = name === 'faq_admin_sid';
    const identify = isStaff ? identifyStaff : identifyUser;
    const login = () => (isStaff ? app.loginStaff('amelia') : app.loginCustomer('pilot@example.com'));
    const [browser, other] = [await login(), await login()];
    const token = browser.cookie(name) ?? '';
    const { body } = await browser.post(path);
    expect(body.code ?? body.errno).toBe(isStaff || path.startsWith('/javaplus') ? 200 : 0);
    expect(browser.cookie(name)).toBeUndefined();
    browser.setCookie(name, token);
    expect((await browser.post(identify)).body).toMatchObject({ errno: 1000, data: {} });
    expect((await other.post(identify)).body.errno).toBe(0);
  });

  it('without a session nothing happens', async () => {
    expect((await app.client().post('/javaplus/admin/login/logout')).body.code).toBe(200);
    expect((await app.client().post('/api/user/Base/logout')).body.errno).toBe(0);
  });
});

it('Q-12: with embedding the cookies go with the frame', async () => {
  const embedded = await startTestApp({ env: { EMBEDDING: '1' } });
  await givenStaff(embedded, { account: 'amelia' });
  const { headers } = await embedded.client().post(staffLogin, { account: 'amelia', password: testPassword });
  const cookie = headers.get('set-cookie') ?? '';
  for (const part of ['HttpOnly', 'Secure', 'Partitioned', 'SameSite=None']) expect(cookie).toContain(part);
  await embedded.stop();
});

it('Q-12: over https, as a trusted proxy tells, the cookie is for https only', async () => {
  const proxied = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  await givenStaff(proxied, { account: 'amelia' });
  const login = (headers: Record<string, string>) =>
    proxied.client().post(staffLogin, { account: 'amelia', password: testPassword }, headers);
  expect((await login({ 'x-forwarded-proto': 'https' })).headers.get('set-cookie')).toContain('Secure');
  expect((await login({})).headers.get('set-cookie')).not.toContain('Secure');
  await proxied.stop();
});
