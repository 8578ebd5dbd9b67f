// Subscribing to the newsletter through the front door.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, testDurations, type TestApp } from '../../../test/app';

const path = '/home/service/subscribeToNews';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { LIMIT_NEWSLETTER: '60', TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app.stop());

const stored = async () =>
  (await app.app.db.selectFrom('subscriber').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  );

/** From an address of its own, so that tests do not count together. */
const subscribe = (email: unknown, from: string) =>
  app.client().post(path, { email }, { 'x-forwarded-for': from });

it('API-045, Q-109: an address is stored once, in lower case, and a repeat answers success', async () => {
  for (const email of ['a@b.co', ' A@B.co ', 'a@b.co']) {
    expect((await subscribe(email, '192.0.2.1')).body.errno).toBe(0);
  }
  expect(await stored()).toEqual(['a@b.co']);
});

it('Q-146: fifty at once are one', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => subscribe('many@b.co', '192.0.2.2')));
  expect(answers.map(({ body }) => body.errno)).toEqual(Array.from({ length: 50 }, () => 0));
  expect(await stored()).toEqual(['a@b.co', 'many@b.co']);
});

it.each(['', '   ', 'x', 'a@b', '@b.co', 'a@@b.co', 'a@b@c.co', 'a b@c.co', 'a@b..co', 'a@.co', 'a@co.'])(
  'API-045, ERR-19, ERR-20, Q-109: "%s" is refused',
  async (email) => {
    const before = await stored();
    const { body } = await subscribe(email, '192.0.2.3');
    expect(body).toMatchObject({ errno: 1000, errmsg: 'Please enter a valid e-mail address.' });
    expect(await stored()).toEqual(before);
  },
);

it('Q-109: 254 characters are the most; nothing at all is refused too', async () => {
  const long = (length: number) => `${'a'.repeat(length - 5)}@b.co`;
  expect((await subscribe(long(255), '192.0.2.4')).body.errno).toBe(1000);
  expect((await subscribe(long(254), '192.0.2.4')).body.errno).toBe(0);
  expect((await app.client().post(path, {})).body.errno).toBe(1000);
  expect((await subscribe(['a@b.co'], '192.0.2.4')).body.errno).toBe(1000);
});

it('Q-157: so many an hour per address, then HTTP 429 with the time to wait', async () => {
  for (let count = 0; count < 60; count += 1) await subscribe(`n${count}@b.co`, '192.0.2.5');
  const refused = await subscribe('late@b.co', '192.0.2.5');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.body).toMatchObject({ errno: 1006, errmsg: expect.stringContaining('3600') });
  expect(await stored()).not.toContain('late@b.co');
  expect((await subscribe('late@b.co', '192.0.2.6')).body.errno).toBe(0);
  app.clock.advance(testDurations.hour);
  expect((await subscribe('later@b.co', '192.0.2.5')).body.errno).toBe(0);
});
