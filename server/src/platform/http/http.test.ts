// What holds for every call, whatever it does: envelopes, unreadable and huge bodies, unknown paths, request
// ids, headers, readiness (API-001, API-002, API-004, Q-01, Q-02, Q-137).
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pino } from 'pino';
import { startTestApp, type TestApp } from '../../../test/app';
import { createHttp } from './server';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const java = '/javaplus/user/recordQuestion/getTotalUnreadNum';
const api = '/api/user/Base/accessStatistics';

it('API-001 API-002: answers the envelope of the path', async () => {
  const client = app.client();
  expect((await client.post(java)).body).toEqual({
    code: 401,
    message: 'Please Login First',
    msg: 'Please Login First',
    data: {},
    requestId: expect.any(String),
  });
  expect((await client.post(api, { base: 'knowledgeBase' })).body).toEqual({
    errno: 0,
    errmsg: '',
    data: {},
  });
});

it.each(['{', '{"a":', 'not json', '"\\u12"', '['.repeat(200_000)])(
  'refuses an unreadable body with HTTP 400 and an envelope: %.20s',
  async (body) => {
    const answer = await app.client().post(api, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errno).toBe(1000);
    expect(answer.body.errmsg).toMatch(/could not be read/);
  },
);

it('takes an empty body, and none, as an empty object', async () => {
  expect((await app.client().post(api, '')).body.errno).toBe(0);
  const bare = await fetch(app.url + api, { method: 'POST' });
  expect(((await bare.json()) as { errno: number }).errno).toBe(0);
});

it('survives a deep body', async () => {
  const deep = `{"base":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`;
  expect((await app.client().post(api, deep)).status).toBeLessThan(500);
});

it('refuses a huge body with HTTP 413 and an envelope', async () => {
  const answer = await app.client().post(api, JSON.stringify({ base: 'x'.repeat(2 * 1024 * 1024) }));
  expect([answer.status, answer.body.errno]).toEqual([413, 1000]);
});

it('refuses an unknown content type with an envelope', async () => {
  const answer = await app.client().post(api, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' });
  expect([answer.status, answer.body.errno]).toEqual([400, 1000]);
});

it.each([
  ['POST', '/api/user/nothing'],
  ['GET', '/api/user/Base/identify'],
  ['POST', '/'],
])('API-004: %s %s answers 404 with an envelope', async (method, path) => {
  const answer = await fetch(app.url + path, { method });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ errno: 1005, errmsg: 'There is no such address.' });
});

it('answers /javaplus paths that do not exist in their own envelope', async () => {
  const answer = await app.client().get('/javaplus/admin/personal/info');
  expect([answer.status, answer.body.code]).toEqual([404, 404]);
});

it('speaks the language of the cookie (Q-145)', async () => {
  const client = app.client();
  client.setCookie('lang', 'zh');
  expect((await client.post(java)).body.message).toBe('请先登录');
  client.setCookie('lang', 'nonsense');
  expect((await client.post(java)).body.message).toBe('Please Login First');
});

it('gives every answer a request id and the security headers', async () => {
  const { headers } = await app.client().fetch('/healthz');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const { host } = new URL(app.url);
  expect(headers.get('content-security-policy')).toContain(
    `script-src ${host}/assets/ ${host}/boot.js ${host}/config.js ${host}/docs/;`,
  );
});

it('tells whether it is ready, and what it measures', async () => {
  const client = app.client();
  expect((await client.fetch('/readyz')).status).toBe(200);
  const metrics = await client.fetch('/metrics');
  expect(metrics.bytes.toString()).toContain('http_request_duration_seconds');
});

it('survives a head that is no head', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(app.url + java, { method: 'POST', headers: { cookie: 'x'.repeat(10_000) } });
    request.on('response', (response) => resolve(response.statusCode));
    request.on('error', reject);
    request.end();
  });
  expect(status).toBeLessThan(500);
});

/** What comes back for bytes as they are, until the server ends the connection. */
const raw = (bytes: string, url = app.url): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });

it.each([
  [431, `POST ${java} HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`, { code: 400 }],
  [400, `POST ${api} HTTP/1.1\r\nHost: a\r\nno colon here\r\n\r\n`, { errno: 1000 }],
  [400, 'hello there\r\n\r\n', { errno: 1000 }],
  [400, 'POST /javaplus/admin/personal/info HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n', { code: 400 }],
])(
  'answers what HTTP itself refuses with %i, an envelope, and the end of the connection',
  async (status, bytes, envelope) => {
    expectRefused(await raw(bytes), status, envelope);
  },
);

function expectRefused(answer: string, status: number, envelope: object): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^connection: close$/im);
  expect(head).toMatch(new RegExp(`^content-length: ${Buffer.byteLength(body)}$`, 'im'));
  expect(JSON.parse(body)).toMatchObject({ ...envelope, data: {} });
}

it('a request whose head or body does not come in time is answered with 408, an envelope, and the end of the connection', async () => {
  const http = await createHttp({
    ...{ log: pino({ enabled: false }), trustedProxies: [], allowedOrigins: [], frameAncestors: [] },
    ...{ requestLimit: 0, languageOf: () => 'en' },
  });
  http.post(api, () => ({}));
  // As in service, in milliseconds in place of minutes.
  expect([http.server.headersTimeout > 0, http.server.requestTimeout > 0]).toEqual([true, true]);
  Object.assign(http.server, { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 });
  try {
    const url = await http.listen({ host: '127.0.0.1', port: 0 });
    const late = { errno: 1000, errmsg: 'The request did not arrive in time.' };
    const head = `POST ${api} HTTP/1.1\r\nHost: a\r\n`;
    expectRefused(await raw(head, url), 408, late);
    expectRefused(
      await raw(`${head}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"`, url),
      408,
      late,
    );
  } finally {
    await http.close();
  }
});

it('Q-182: JSON answers are kept by nobody, refusals neither', async () => {
  const client = app.client();
  const answers = [
    await client.post(api, { base: 'knowledgeBase' }),
    await client.post(java),
    await client.get('/api/service/getInfo'),
    await client.post('/api/user/nothing'),
    await client.post(api, '{'),
  ];
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(answers.map(() => 'no-store'));
  expect((await client.fetch('/config.js')).headers.get('cache-control')).toBe('no-cache');
});

it('survive.md 5: a text that is too long is refused in words, in the language of the reader', async () => {
  const client = app.client();
  const search = async (lang: string) => {
    client.setCookie('lang', lang);
    return (await client.get(`/java/front/search?q=${'x'.repeat(1_001)}`)).body.msg;
  };
  expect(await search('en')).toBe(
    'The request is not in the expected form: q: must have 1 to 200 characters',
  );
  expect(await search('zh')).toBe('请求格式不正确：q: 须有 1 至 200 个字符');
});

it('limits the requests of an address (Q-157)', async () => {
  const limited = await startTestApp({ env: { LIMIT_REQUESTS: '3' } });
  try {
    const client = limited.client();
    for (let count = 0; count < 3; count += 1) expect((await client.post(api)).status).toBe(200);
    const refused = await client.post(java);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body.message).toMatch(/try again in \d+ seconds/);
    expect((await client.fetch('/healthz')).status).toBe(200);
  } finally {
    await limited.stop();
  }
});
