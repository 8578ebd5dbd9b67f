// The assistant through the front door: who may ask, what it answers from, the own history; with an outside
// model, which is a real HTTP server here.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, testDurations, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, newTicket, paths, type GivenUser } from '../../../test/given-tickets';
import { createModel } from './model';

const ask = '/java/front/sopAi';
const history = '/java/front/getUserHisAiList?questionId=';
const clear = '/java/front/delUserHistoriesAiChatList?questionId=';

let app: TestApp;
let catalogue: GivenCatalogue;
let staff: TestClient;
let other: TestClient;
let reader: TestClient;
let user: GivenUser;
let ticketId: number;

const sopQuestion = {
  title: '漂移的内部处理',
  directoryId: 0,
  answerList: [{ content: '先让客户录制轴页面。' }],
};

beforeAll(async () => {
  app = await startTestApp();
  await givenStaff(app, { account: 'agent' });
  await givenStaff(app, { account: 'other', workStatus: 0 });
  await givenStaff(app, { account: 'reader', isReadonly: true });
  catalogue = await givenCatalogue(app);
  staff = await app.loginStaff('agent');
  other = await app.loginStaff('other');
  reader = await app.loginStaff('reader');
  await staff.post('/java/admin/saveOrUpdateQuestion', sopQuestion);
});
afterAll(() => app.stop());

async function freshTicket(): Promise<void> {
  user = await givenUser(app);
  ticketId = (await givenTicket(user, catalogue)).id;
}

const question = (content: unknown, change: object = {}) => ({
  type: 0,
  questionId: ticketId,
  content,
  ...change,
});
const linesOf = async (client: TestClient, id = ticketId) =>
  (await client.get(history + id)).body.data as Line[];

interface Line {
  readonly id: number;
  readonly role: string;
  readonly content: string;
  readonly sources: { kind: string; id: number; title: string; nav: object[] }[];
  readonly timestamp: number;
}

describe('asking', () => {
  beforeAll(freshTicket);

  it('API-034, AI-01, Q-101, Q-102, Q-153: staff are answered in Chinese from knowledge base and tree', async () => {
    const { body } = await staff.post(ask, question(' 漂移 '));
    expect(body.code).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(Number),
      content: expect.any(String),
      sources: expect.any(Array),
      timestamp: app.clock.now(),
    });
    const answer = body.data as Line;
    expect(answer.content).toContain('漂移很常见。');
    expect(answer.content).toContain('先让客户录制轴页面。');
    expect(answer.sources.map(({ kind, title }) => [kind, title]).toSorted()).toEqual([
      ['question', '摇杆漂移'],
      ['sop', '漂移的内部处理'],
    ]);
    expect(answer.sources.find(({ kind }) => kind === 'question')).toEqual({
      kind: 'question',
      id: catalogue.question,
      title: '摇杆漂移',
      nav: [
        { id: catalogue.topType, title: '硬件' },
        { id: catalogue.type, title: '摇杆' },
      ],
    });
    const english = await staff.post(ask, question('drift'));
    expect(english.body.data.content).toContain('漂移很常见。');
  });

  it('AI-04, API-034, Q-102: a customer is answered for his ticket, from published questions only', async () => {
    const { body } = await user.client.post(ask, question('drift', { type: 1 }));
    expect(body.code).toBe(200);
    expect(body.data.content).toBe('“My stick drifts” (Hardware / Sticks):\nDrift is common.');
    expect(body.data.sources).toMatchObject([{ kind: 'question', id: catalogue.question }]);
    const hidden = await user.client.post(ask, question('录制轴页面 内部处理', { type: 0 }));
    expect(hidden.body.data).toMatchObject({ content: 'No answer found', sources: [] });
    const draft = await user.client.post(ask, question('How do I calibrate?'));
    expect(draft.body.data.content).toBe('No answer found');
    user.client.setCookie('lang', 'zh');
    const chinese = await user.client.post(ask, question('漂移'));
    expect(chinese.body.data.content).toBe('【摇杆漂移】（硬件 / 摇杆）\n漂移很常见。');
  });

  it('Q-101: says that there is no answer, in the language of the side', async () => {
    const { body } = await staff.post(ask, question('天气预报'));
    expect(body.data).toMatchObject({ content: '没有找到相关答案', sources: [] });
  });

  it('AI-02, API-034, Q-102, Q-141: 1 to 500 characters', async () => {
    for (const content of ['', ' \n　 ']) {
      expect((await staff.post(ask, question(content))).body).toMatchObject({
        code: 500,
        msg: '输入内容不能为空',
      });
    }
    expect((await staff.post(ask, question('𠮷'.repeat(501)))).body).toMatchObject({
      code: 500,
      msg: '输入内容最多 500 个字符',
    });
    expect((await staff.post(ask, question(`  ${'𠮷'.repeat(500)}  `))).body.code).toBe(200);
    expect((await staff.post(ask, question(5))).body.code).toBe(400);
    expect((await staff.post(ask, { content: 'x' })).body.code).toBe(400);
  });

  it('Q-143, Q-144, Q-154: session, read-only, ticket, solved, content, in this order', async () => {
    const stranger = await givenUser(app);
    expect((await app.client().post(ask, question('x'))).body.code).toBe(401);
    expect((await reader.post(ask, question('', { questionId: 2_000_000_000 }))).body).toMatchObject({
      code: 403,
      msg: '只读用户不能操作',
    });
    expect((await staff.post(ask, question('', { questionId: 2_000_000_000 }))).body.code).toBe(404);
    for (const questionId of [ticketId, 2_000_000_000]) {
      expect((await stranger.client.post(ask, question('', { questionId }))).body.code).toBe(403);
    }
    await staff.post(paths.adminSolve, { id: ticketId, isSolved: 1 });
    expect((await staff.post(ask, question(''))).body).toMatchObject({ code: 500, msg: '工单已解决' });
    expect((await user.client.post(ask, question('drift'))).body.code).toBe(200);
    await staff.post(paths.adminSolve, { id: ticketId, isSolved: 0 });
    expect((await other.post(ask, question('漂移'))).body.code).toBe(200);
  });

  it('Q-147: an anonymous identity asks about its own ticket, and takes its history to its account', async () => {
    const visitor = app.client();
    const created = await visitor.post(paths.createAnonymous, newTicket(catalogue));
    const questionId = created.body.data.id as number;
    expect((await visitor.post(ask, question('drift', { questionId }))).body.code).toBe(200);
    expect((await visitor.post(ask, question('drift'))).body.code).toBe(403);
    expect(await linesOf(visitor, questionId)).toHaveLength(2);
    const owner = await givenUser(app);
    const { body } = await visitor.post('/javaplus/user/login/login', {
      account: owner.account,
      password: 'test-password',
      store: 'global',
    });
    if (body.code === 200) expect(await linesOf(visitor, questionId)).toHaveLength(2);
    else expect(body).toEqual('a login');
  });

  it('Q-157: more than 30 a minute are refused', async () => {
    await freshTicket();
    app.clock.advance(testDurations.minute);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => user.client.post(ask, question('drift'))),
    );
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(30);
    expect(answers.filter(({ body, status }) => body.code === 429 && status === 429)).toHaveLength(10);
    expect(await linesOf(user.client)).toHaveLength(60);
    app.clock.advance(testDurations.minute);
    expect((await user.client.post(ask, question('drift'))).body.code).toBe(200);
  });
});

describe('a reply from an answer', () => {
  const make = '/javaplus/admin/assistant/getReply';
  let answerId: number;
  beforeAll(async () => {
    await freshTicket();
    app.clock.advance(testDurations.minute);
    answerId = (await staff.post(ask, question('漂移'))).body.data.id;
  });

  it('AI-01, Q-101: says each passage in the wanted language, beside its source, in the order of the answer', async () => {
    const said = async (lang: string) =>
      (await staff.post(make, { questionId: ticketId, id: answerId, lang })).body;
    const lines = await linesOf(staff);
    const kinds = lines.flatMap(({ sources }) => sources.map(({ kind }) => kind));
    expect(kinds).toHaveLength(2);
    const english = await said('en');
    expect(english.code).toBe(200);
    const passages = english.data.passages as { source: { kind: string }; content: string }[];
    expect(passages.map(({ source }) => source.kind)).toEqual(kinds);
    expect(passages.find(({ source }) => source.kind === 'question')?.content).toBe('Drift is common.');
    const chinese = await said('zh');
    expect(chinese.data.passages).toContainEqual({
      source: expect.objectContaining({ kind: 'question' }),
      content: '漂移很常见。',
    });
    expect(await linesOf(staff)).toHaveLength(2);

    // What was written since is not what the agent has read.
    const since = { ...sopQuestion, title: '漂移的外部处理' };
    const { id } = (await staff.post('/java/admin/saveOrUpdateQuestion', since)).body.data;
    expect((await said('en')).data).toEqual(english.data);
    await staff.get(`/java/admin/deleteByQuestionIds?sopQuestionIds=${id}`);
  });

  it('Q-143, Q-154: of an own answer alone, not for read-only staff and not for customers', async () => {
    const body = { questionId: ticketId, id: answerId, lang: 'en' };
    const code = async (client: TestClient, change: object = {}) =>
      (await client.post(make, { ...body, ...change })).body.code as number;
    expect(await code(app.client())).toBe(401);
    expect(await code(user.client)).toBe(401);
    expect(await code(reader)).toBe(403);
    expect(await code(other)).toBe(404);
    expect(await code(staff, { id: answerId - 1 })).toBe(404);
    expect(await code(staff, { id: 2_000_000_000 })).toBe(404);
    expect(await code(staff, { questionId: 2_000_000_000 })).toBe(404);
    expect(await code(staff, { lang: 'fr' })).toBe(400);
  });
});

describe('the history', () => {
  beforeAll(async () => {
    await freshTicket();
    app.clock.advance(testDurations.hour);
  });

  it('API-035, AI-01, AI-04, Q-102: own lines of the ticket, oldest first', async () => {
    const asked = await staff.post(ask, question('漂移'));
    app.clock.advance(1_000);
    await staff.post(ask, question('天气预报'));
    await other.post(ask, question('drift'));
    await user.client.post(ask, question('Does it drift?'));
    const lines = await linesOf(staff);
    expect(lines.map(({ role, content }) => [role, content])).toEqual([
      ['user', '漂移'],
      ['ai', asked.body.data.content],
      ['user', '天气预报'],
      ['ai', '没有找到相关答案'],
    ]);
    expect(lines[1]).toEqual({ role: 'ai', ...asked.body.data });
    expect(lines.map(({ timestamp }) => timestamp - app.clock.now())).toEqual([-1_000, -1_000, 0, 0]);
    expect((await linesOf(other)).map(({ content }) => content)).toHaveLength(2);
    expect((await linesOf(user.client)).map(({ content }) => content)).toEqual([
      'Does it drift?',
      '“My stick drifts” (Hardware / Sticks):\nDrift is common.',
    ]);
    expect(await linesOf(reader)).toEqual([]);
  });

  it('API-036, Q-102, Q-146, Q-154: clearing takes the own lines only, again is a success', async () => {
    expect((await reader.get(clear + ticketId)).body).toMatchObject({ code: 403, msg: '只读用户不能操作' });
    for (let time = 0; time < 2; time += 1) {
      expect((await staff.get(clear + ticketId)).body).toMatchObject({ code: 200, data: {} });
      expect(await linesOf(staff)).toEqual([]);
    }
    expect(await linesOf(other)).toHaveLength(2);
    expect(await linesOf(user.client)).toHaveLength(2);
    await user.client.get(clear + ticketId);
    expect(await linesOf(user.client)).toEqual([]);
    expect(await linesOf(other)).toHaveLength(2);
  });

  it('API-035, API-036, Q-09, Q-143: not without a session, not of a foreign ticket, not from another site', async () => {
    const stranger = await givenUser(app);
    for (const path of [history, clear]) {
      expect((await app.client().get(path + ticketId)).body.code).toBe(401);
      expect((await stranger.client.get(path + ticketId)).body.code).toBe(403);
      expect((await staff.get(`${path}2000000000`)).body.code).toBe(404);
      expect((await staff.get(`${path}x`)).body.code).toBe(400);
    }
    const foreign = await other.get(clear + ticketId, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(await linesOf(other)).toHaveLength(2);
  });

  it('API-035, Q-102: the newest 200', async () => {
    const { personId } = (await app.app.db
      .selectFrom('person')
      .select('id as personId')
      .where('account', '=', 'agent')
      .executeTakeFirstOrThrow()) as { personId: number };
    await app.app.db
      .insertInto('assistant_line')
      .values(
        Array.from({ length: 230 }, (_, at) => ({
          ticket_id: ticketId,
          side: 'admin' as const,
          identity_id: personId,
          role: 'user' as const,
          content: `line ${at}`,
          sources: '[]',
          created_at: at,
        })),
      )
      .execute();
    const lines = await linesOf(staff);
    expect(lines).toHaveLength(200);
    expect([lines[0]?.content, lines.at(-1)?.content]).toEqual(['line 30', 'line 229']);
  });

  it('Q-159: what was asked stays as text', async () => {
    const typed = '<img src=x onerror=alert(1)> 漂移';
    await other.post(ask, question(typed));
    expect((await linesOf(other)).at(-2)?.content).toBe(typed);
  });
});

describe('with an outside model', () => {
  const secret = 'sk-very-secret';
  const asked: { path: string; authorization: string | undefined; body: ModelBody }[] = [];
  let reply: (response: ServerResponse) => void;
  let server: Server;
  let url: string;
  let withModel: TestApp;
  let agent: TestClient;
  let customer: GivenUser;
  let modelTicket: number;

  interface ModelBody {
    readonly model: string;
    readonly messages: { readonly role: string; readonly content: string }[];
  }

  const says = (content: unknown) => (response: ServerResponse) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(parts).toString()) as ModelBody,
    });
    reply(response);
  };

  beforeAll(async () => {
    server = createServer((request, response) => void receive(request, response));
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    withModel = await startTestApp({ env: { MODEL_URL: url, MODEL_NAME: 'small', MODEL_KEY: secret } });
    await givenStaff(withModel, { account: 'model-agent' });
    const known = await givenCatalogue(withModel);
    agent = await withModel.loginStaff('model-agent');
    await agent.post('/java/admin/saveOrUpdateQuestion', sopQuestion);
    customer = await givenUser(withModel);
    modelTicket = (await givenTicket(customer, known)).id;
  });
  afterAll(async () => {
    await withModel.stop();
    server.closeAllConnections();
    server.close();
  });

  const askModel = (client: TestClient, content: string) => {
    asked.splice(0);
    return client.post(ask, { questionId: modelTicket, content });
  };

  it('Q-101: it words the answer from the found texts; its words are text', async () => {
    reply = says(' <b>Calibrate</b>\u0000 & save. ');
    const { body } = await askModel(customer.client, 'Why does it drift?');
    expect(body.data.content).toBe('<b>Calibrate</b> & save.');
    expect(body.data.sources).toMatchObject([{ kind: 'question' }]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: '/v1/chat/completions', authorization: `Bearer ${secret}` });
    const { model, messages } = asked[0]?.body ?? { model: '', messages: [] };
    expect(model).toBe('small');
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(messages[0]?.content).toContain('Drift is common.');
    expect(messages[0]?.content).not.toContain('先让客户录制轴页面。');
    expect(messages[1]?.content).toBe('Why does it drift?');
    expect((await customer.client.get(history + modelTicket)).body.data.at(-1).content).toBe(
      '<b>Calibrate</b> & save.',
    );
  });

  it('Q-101: staff have the texts of the tree sent too', async () => {
    reply = says('好的。');
    expect((await askModel(agent, '漂移')).body.data.content).toBe('好的。');
    expect(asked[0]?.body.messages[0]?.content).toContain('先让客户录制轴页面。');
  });

  it('Q-101: it is not asked where nothing was found', async () => {
    reply = says('I made something up.');
    expect((await askModel(customer.client, 'weather in Paris')).body.data.content).toBe('No answer found');
    expect(asked).toEqual([]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['refuses', (response) => response.writeHead(500).end('no')],
    ['speaks no JSON', (response) => response.writeHead(200).end('<html>')],
    ['says nothing', says('')],
    ['says something else', says({ a: 1 })],
    ['answers another shape', (response) => response.end('[null]')],
    ['sends away', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['hangs up', (response) => response.destroy()],
    ['does not stop', (response) => response.end(JSON.stringify({ choices: 'x'.repeat(300_000) }))],
  ])('Q-101: when it %s, the found texts are quoted', async (_, how) => {
    reply = how;
    const { body } = await askModel(customer.client, 'drift');
    expect(asked).toHaveLength(1);
    expect(body.data.content).toBe('“My stick drifts” (Hardware / Sticks):\nDrift is common.');
  });

  it('Q-101: when it is too slow it is not waited for; neither key nor question is logged', async () => {
    reply = () => undefined;
    const logged: string[] = [];
    const log = pino(
      { level: 'trace' },
      new Writable({ write: (line: Buffer, _, done) => (logged.push(line.toString()), done()) }),
    );
    const settings = { url, name: 'small', key: secret };
    const said = await createModel({ settings, log, patience: 50 }).say([
      { role: 'user', content: 'my words' },
    ]);
    expect(said).toBeUndefined();
    const nobody = { ...settings, url: 'http://user:password@127.0.0.1:1/v1' };
    expect(await createModel({ settings: nobody, log }).say([])).toBeUndefined();
    expect(logged).toHaveLength(2);
    expect(logged.join('')).not.toMatch(/sk-very-secret|my words|password/);
  });
});
