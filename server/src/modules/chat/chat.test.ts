// The chat through the front door: sending exactly once, refusals in their order, pages, recall, frames.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, staffRow, text, type GivenUser } from '../../../test/given-tickets';

interface Shown {
  readonly id: number;
  readonly seq: number;
  readonly rev: number;
  readonly timestamp: number;
  readonly content: string;
  readonly isDelete: number;
  readonly showRecall?: boolean;
}

let test: TestApp;
let catalogue: GivenCatalogue;
let a1: Given;
let admin: TestClient;
let colleague: TestClient;
let offDuty: TestClient;
let reader: TestClient;

beforeAll(async () => {
  test = await startTestApp();
  a1 = await givenStaff(test, { account: 'a1', name: 'Amelia' });
  await givenStaff(test, { account: 'a2' });
  await givenStaff(test, { account: 'aoff', workStatus: 0 });
  await givenStaff(test, { account: 'ro', isReadonly: true });
  catalogue = await givenCatalogue(test);
  [admin, colleague, offDuty, reader] = await Promise.all([
    test.loginStaff('a1'),
    test.loginStaff('a2'),
    test.loginStaff('aoff'),
    test.loginStaff('ro'),
  ]);
});
afterAll(() => test.stop());
beforeEach(() => test.clock.set(testStart));

/** A customer with a ticket that nobody handles. */
async function someChat(): Promise<GivenUser & { ticketId: number }> {
  const user = await givenUser(test);
  return { ...user, ticketId: (await givenTicket(user, catalogue)).id };
}

async function sent(client: TestClient, path: string, body: object): Promise<Shown> {
  const answer = await client.post(path, body);
  expect(answer.body).toMatchObject({ code: 200 });
  return answer.body.data as Shown;
}

async function messages(client: TestClient, path: string, body: object): Promise<Shown[]> {
  return (await client.post(path, body)).body.data.recordChatList as Shown[];
}

const storedOf = (ticketId: number) =>
  test.app.db.selectFrom('message').selectAll().where('ticket_id', '=', ticketId).orderBy('seq').execute();

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('sending', () => {
  it('API-014, API-082, CHAT-17, CHAT-18: answers the message; each side sees who wrote it', async () => {
    const { client, ticketId, ...user } = await someChat();
    const mine = await sent(client, paths.userSend, text(ticketId, '<p>hi</p><p><br></p>', { timestamp: 5 }));
    expect(mine).toEqual({
      id: expect.any(Number),
      recordQuestionId: ticketId,
      timestamp: testStart,
      personal: { id: user.id, account: user.account, name: user.name },
      personalId: user.id,
      content: '<p>hi</p>',
      isDelete: 0,
      messageType: 4,
      sender: 'user',
      seq: 1,
      rev: 1,
      clientMessageId: null,
    });
    const theirs = await sent(admin, paths.adminSend, text(ticketId, '<p>hello</p>'));
    expect(theirs).toMatchObject({
      sender: 'admin',
      seq: 2,
      rev: 2,
      timestamp: testStart + 1,
      personal: { id: a1.id, account: '', name: 'Amelia' },
      user: { name: 'Amelia', erpPersonalId: a1.id },
      showRecall: true,
    });
    const forCustomer = await messages(client, paths.userChat, { recordQuestionId: ticketId });
    const { user: _, showRecall: __, ...visible } = theirs as Shown & { user: unknown };
    expect(forCustomer).toEqual([mine, visible]);
    const forColleague = await messages(colleague, paths.adminChat, { recordQuestionId: ticketId });
    expect(forColleague).toEqual([
      { ...mine, user: { name: user.name, erpPersonalId: null }, showRecall: false },
      { ...theirs, showRecall: false },
    ]);
  });

  it('Q-47, Q-42, Q-45, Q-48: flags, handler, carry-over and times of the ticket follow', async () => {
    const { client, ticketId } = await someChat();
    await test.app.db.updateTable('ticket').set({ carry_over: 1 }).where('id', '=', ticketId).execute();
    test.clock.advance(1_000);
    await sent(client, paths.userSend, text(ticketId, '<p>where is it?</p>'));
    expect(await staffRow(admin, ticketId)).toMatchObject({
      adminUnread: 1,
      userUnread: 0,
      customerId: null,
      carryOver: 1,
      updateTimestamp: testStart + 1_000,
      lastMessage: 'where is it?',
      lastSeq: 1,
      rev: 1,
    });
    await sent(admin, paths.adminSend, text(ticketId, '<p>here</p>'));
    await sent(colleague, paths.adminSend, text(ticketId, '<p>indeed</p>'));
    expect(await staffRow(admin, ticketId)).toMatchObject({
      adminUnread: 1,
      userUnread: 1,
      customerId: a1.id,
      customerName: 'Amelia',
      carryOver: 0,
      lastMessage: 'indeed',
    });
  });

  it('attack 11, Q-33: stores clean HTML and shows text as text', async () => {
    const { client, ticketId } = await someChat();
    const hostile = '<p onclick="a()">a<img src=x onerror=alert(1)><script>alert(1)</script> &lt;b&gt;</p>';
    const { content } = await sent(client, paths.userSend, text(ticketId, hostile));
    expect(content).not.toMatch(/onclick|onerror|script/);
    expect(content).toContain('&lt;b&gt;');
  });

  it('fault: a clock that is set back keeps order and times rising', async () => {
    const { client, ticketId } = await someChat();
    const first = await sent(client, paths.userSend, text(ticketId));
    test.clock.set(testStart - 86_400_000);
    const second = await sent(client, paths.userSend, text(ticketId));
    const third = await sent(admin, paths.adminSend, text(ticketId));
    expect([second.timestamp, third.timestamp]).toEqual([first.timestamp + 1, first.timestamp + 2]);
    expect(await staffRow(admin, ticketId)).toMatchObject({ updateTimestamp: third.timestamp });
  });
});

describe('exactly once (Q-57)', () => {
  it('attack 27: 50 parallel sends with one id are one message, all successful', async () => {
    const { client, ticketId } = await someChat();
    const clientMessageId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        client.post(paths.userSend, text(ticketId, `<p>try ${at}</p>`, { clientMessageId })),
      ),
    );
    expect(answers.map(({ body }) => body.code)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    const stored = await storedOf(ticketId);
    expect(stored).toMatchObject([{ seq: 1, rev: 1, client_message_id: clientMessageId }]);
  });

  it('50 parallel different ones are numbered without a gap', async () => {
    const { client, ticketId } = await someChat();
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const body = text(ticketId, `<p>${at}</p>`, { clientMessageId: randomUUID() });
        return at % 2 ? client.post(paths.userSend, body) : admin.post(paths.adminSend, body);
      }),
    );
    const stored = await storedOf(ticketId);
    expect(stored.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    const times = stored.map(({ created_at }) => created_at);
    expect(new Set(times).size).toBe(50);
    expect([...times].sort((one, other) => one - other)).toEqual(times);
    expect(await staffRow(admin, ticketId)).toMatchObject({ lastSeq: 50, rev: 50 });
  });

  it('without an id, the client’s time and the content tell a repeat', async () => {
    const { client, ticketId } = await someChat();
    const first = await sent(client, paths.userSend, text(ticketId, '<p>a</p>', { timestamp: 7 }));
    const again = await sent(client, paths.userSend, text(ticketId, '<p>a</p><p></p>', { timestamp: 7 }));
    expect(again).toEqual(first);
    for (const change of [{ timestamp: 8 }, { timestamp: 7, msgContent: '<p>b</p>' }, {}, {}]) {
      await sent(client, paths.userSend, { ...text(ticketId, '<p>a</p>'), ...change });
    }
    expect(await storedOf(ticketId)).toHaveLength(5);
  });

  it('a retry succeeds where the first try did: solved, off duty, recalled, over the limit', async () => {
    const { client, ticketId } = await someChat();
    const mine = text(ticketId, '<p>a</p>', { clientMessageId: randomUUID() });
    const theirs = text(ticketId, '<p>b</p>', { clientMessageId: randomUUID().toUpperCase() });
    const first = await sent(client, paths.userSend, mine);
    const answer = await sent(admin, paths.adminSend, theirs);
    await admin.post(paths.recall + answer.id);
    await client.post(paths.userSolve, { id: ticketId, isSolved: 1 });
    expect(await sent(client, paths.userSend, mine)).toEqual(first);
    expect(await sent(admin, paths.adminSend, theirs)).toMatchObject({
      id: answer.id,
      isDelete: 1,
      content: '',
      showRecall: false,
    });
  });

  it('the id is one sender’s own: another agent’s message with the same id is another message', async () => {
    const { ticketId } = await someChat();
    const body = text(ticketId, '<p>a</p>', { clientMessageId: randomUUID() });
    const one = await sent(admin, paths.adminSend, body);
    const other = await sent(colleague, paths.adminSend, body);
    expect(other.id).not.toBe(one.id);
  });
});

describe('refusals, in the order of Q-144', () => {
  const long = `<p>${'x'.repeat(301)}</p>`;

  it('session, ownership, state, content', async () => {
    const { client, ticketId } = await someChat();
    const foreign = await someChat();
    const post = async (who: TestClient, body: object) => (await who.post(paths.userSend, body)).body;
    expect(await post(test.client(), text(ticketId, long))).toMatchObject({ code: 401 });
    expect(await post(admin, text(ticketId, long))).toMatchObject({ code: 401 });
    expect(await post(foreign.client, text(ticketId, long))).toMatchObject({ code: 403, data: {} });
    expect(await post(foreign.client, text(987_654, long))).toMatchObject({ code: 403 });
    await client.post(paths.userSolve, { id: ticketId, isSolved: 1 });
    expect(await post(client, text(ticketId, long))).toMatchObject({
      code: 500,
      message: 'This ticket is already solved',
    });
    client.setCookie('lang', 'zh');
    expect(await post(client, text(ticketId))).toMatchObject({ message: '工单已解决' });
    await client.post(paths.userSolve, { id: ticketId, isSolved: 0 });
    client.setCookie('lang', 'en');
    expect(await post(client, text(ticketId, long))).toMatchObject({
      code: 500,
      message: 'A message has at most 300 characters.',
    });
    expect(await storedOf(ticketId)).toEqual([]);
  });

  it('STATE-03: read-only, unknown, off duty, solved, content to staff', async () => {
    const { ticketId } = await someChat();
    const post = async (who: TestClient, body: object) => (await who.post(paths.adminSend, body)).body;
    expect(await post(reader, text(987_654, long))).toMatchObject({ code: 403, message: '只读用户不能操作' });
    expect(await post(offDuty, text(987_654, long))).toMatchObject({ code: 404 });
    await admin.post(paths.adminSolve, { id: ticketId, isSolved: 1 });
    expect(await post(offDuty, text(ticketId, long))).toMatchObject({
      code: 500,
      message: '请先上工后再进行操作',
    });
    expect(await post(admin, text(ticketId, long))).toMatchObject({ code: 500, message: '工单已解决' });
    await admin.post(paths.adminSolve, { id: ticketId, isSolved: 0 });
    expect(await post(admin, text(ticketId, long))).toMatchObject({ message: '消息最多 300 个字符。' });
    expect(await storedOf(ticketId)).toEqual([]);
  });

  it.each([
    ['CHAT-15: nothing to see', '<p><br></p><p></p>', {}],
    ['CHAT-16: 301 characters', `<p>${'字'.repeat(301)}</p>`, {}],
    ['Q-57: type 6', '<p>a</p>', { msgType: 6 }],
    ['Q-57: type 10', '{}', { msgType: 10 }],
    ['only a script', '<script>alert(1)</script>', {}],
  ])('%s is refused on both sides', async (_, content, change) => {
    const { client, ticketId } = await someChat();
    const body = text(ticketId, content, change);
    expect((await client.post(paths.userSend, body)).body.code).toBe(500);
    expect((await admin.post(paths.adminSend, body)).body.code).toBe(500);
    expect(await storedOf(ticketId)).toEqual([]);
  });

  it.each([
    { msgContent: { html: 'a' } },
    { msgContent: null },
    { msgContent: 'a\u0000' },
    { msgType: '4x' },
    { timestamp: 'yesterday' },
    { timestamp: -1 },
    { clientMessageId: 'not a uuid' },
    { recordQuestionId: [1] },
  ])('attack 5: %j is bad input, never a crash', async (change) => {
    const { client, ticketId } = await someChat();
    const { status, body } = await client.post(paths.userSend, { ...text(ticketId), ...change });
    expect([status, body.code]).toEqual([200, 400]);
  });

  it('CHAT-16: 300 characters are accepted', async () => {
    const { client, ticketId } = await someChat();
    await sent(client, paths.userSend, text(ticketId, `<p>${'字'.repeat(300)}</p>`));
  });

  it('Q-157: the 3rd message in a minute is too many where 2 are allowed; a repeat is not', async () => {
    const limited = await startTestApp({ env: { LIMIT_MESSAGES: '2' } });
    try {
      const user = await givenUser(limited);
      const { id } = await givenTicket(user, await givenCatalogue(limited));
      const repeated = text(id, '<p>a</p>', { clientMessageId: randomUUID() });
      await sent(user.client, paths.userSend, repeated);
      await sent(user.client, paths.userSend, text(id));
      const { status, body, headers } = await user.client.post(paths.userSend, text(id));
      expect([status, body.code, headers.get('retry-after')]).toEqual([429, 429, '60']);
      await sent(user.client, paths.userSend, repeated);
      limited.clock.advance(60_000);
      await sent(user.client, paths.userSend, text(id));
    } finally {
      await limited.stop();
    }
  });
});

describe('files in messages (Q-142)', () => {
  async function upload(client: TestClient, path: string): Promise<string> {
    const { body } = await client.upload(`${path}?kind=image`, [{ name: 'a.png', content: png }]);
    return body.data[0].url as string;
  }

  it('attack 1: a sent picture is seen by its customer and staff, by nobody else', async () => {
    const [owner, other] = [await someChat(), await someChat()];
    const url = await upload(owner.client, '/api/user/ChatBase/uploadFile');
    expect((await other.client.fetch(url)).status).toBe(404);
    await sent(owner.client, paths.userSend, text(owner.ticketId, `<p><img src="${url}"></p>`));
    expect((await owner.client.fetch(url)).status).toBe(200);
    expect((await admin.fetch(url)).status).toBe(200);
    expect((await other.client.fetch(url)).status).toBe(404);
  });

  it('attack 16: somebody else’s file cannot be sent, and so not read', async () => {
    const [owner, thief] = [await someChat(), await someChat()];
    const url = await upload(owner.client, '/api/user/ChatBase/uploadFile');
    const body = text(thief.ticketId, `<p><img src="${url}"></p>`);
    expect((await thief.client.post(paths.userSend, body)).body.code).toBe(403);
    expect(await storedOf(thief.ticketId)).toEqual([]);
    expect((await thief.client.fetch(url)).status).toBe(404);
  });
});

describe('pages (Q-56, Q-160)', () => {
  it('API-013, API-080: the newest 20, then those before a time, oldest first', async () => {
    const { client, ticketId } = await someChat();
    for (let at = 1; at <= 45; at += 1) await sent(client, paths.userSend, text(ticketId, `<p>${at}</p>`));
    const seqs: number[][] = [];
    let timestamp: number | undefined;
    for (let hasMore = true; hasMore;) {
      const { body } = await admin.post(paths.adminChat, { recordQuestionId: ticketId, timestamp });
      const list = body.data.recordChatList as Shown[];
      expect(body.data.rev).toBe(45);
      seqs.push(list.map(({ seq }) => seq));
      timestamp = list[0]?.timestamp;
      hasMore = body.data.hasMore as boolean;
    }
    const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
    expect(seqs).toEqual([upTo(26, 45), upTo(6, 25), upTo(1, 5)]);
  });

  it('attack 16: nobody reads somebody else’s chat', async () => {
    const [owner, other] = [await someChat(), await someChat()];
    await sent(owner.client, paths.userSend, text(owner.ticketId));
    for (const recordQuestionId of [owner.ticketId, 987_654]) {
      const { body } = await other.client.post(paths.userChat, { recordQuestionId, afterRev: 0 });
      expect(body).toMatchObject({ code: 403, data: {} });
    }
    const both = { recordQuestionId: other.ticketId, question_record_id: owner.ticketId };
    expect((await other.client.post(paths.userChat, both)).body.data.recordChatList).toEqual([]);
    const turned = { recordQuestionId: owner.ticketId, question_record_id: other.ticketId };
    expect((await other.client.post(paths.userChat, turned)).body.code).toBe(403);
    expect((await admin.post(paths.adminChat, { recordQuestionId: 987_654 })).body.code).toBe(404);
  });
});

describe('recall (Q-59, Q-146)', () => {
  it('Q-142: a picture that no message shows any more is given to the customer no longer', async () => {
    const { client, ticketId } = await someChat();
    const picture = { name: 'a.png', content: png };
    const { body } = await admin.upload('/api/admin/ChatBase/uploadFile?kind=image', [picture, picture]);
    const [gone = '', kept = ''] = (body.data as { url: string }[]).map(({ url }) => url);
    const show = (...urls: string[]) => urls.map((url) => `<p><img src="${url}"></p>`).join('');
    const both = await sent(admin, paths.adminSend, text(ticketId, show(gone, kept)));
    await sent(admin, paths.adminSend, text(ticketId, show(kept)));
    expect((await client.fetch(gone)).status).toBe(200);
    expect((await admin.post(paths.recall + both.id)).body.code).toBe(200);
    expect((await client.fetch(gone)).status).toBe(404);
    expect((await client.fetch(kept)).status).toBe(200);
    expect((await admin.fetch(gone)).status).toBe(200);
  });

  it('API-081: an own message, also on a solved ticket and off duty', async () => {
    const { client, ticketId } = await someChat();
    const asked = await sent(client, paths.userSend, text(ticketId, '<p>one</p>'));
    const message = await sent(admin, paths.adminSend, text(ticketId, '<p>secret</p>'));
    await client.post(paths.userSolve, { id: ticketId, isSolved: 1 });
    expect((await admin.post(paths.recall + message.id)).body.code).toBe(200);
    for (const [who, path] of [
      [client, paths.userChat],
      [colleague, paths.adminChat],
    ] as const) {
      const list = await messages(who, path, { recordQuestionId: ticketId });
      expect(list).toMatchObject([{ id: asked.id }, { id: message.id, isDelete: 1, content: '', rev: 3 }]);
      const changed = await messages(who, path, { recordQuestionId: ticketId, afterRev: 2 });
      expect(changed).toMatchObject([{ id: message.id, rev: 3 }]);
    }
    expect(await staffRow(admin, ticketId)).toMatchObject({ lastMessage: 'one', rev: 3, lastSeq: 2 });
  });

  it('Q-43, Q-44: the recalled answer was none', async () => {
    const { client, ticketId } = await someChat();
    await sent(client, paths.userSend, text(ticketId));
    const answer = await sent(admin, paths.adminSend, text(ticketId));
    const isIn = async (state: number) =>
      (
        (await admin.post(paths.staffList, { state: [state], pageSize: 200 })).body.data.list as {
          id: number;
        }[]
      )
        .map(({ id }) => id)
        .includes(ticketId);
    expect([await isIn(0), await isIn(2)]).toEqual([false, true]);
    await admin.post(paths.recall + answer.id);
    expect([await isIn(0), await isIn(2)]).toEqual([true, false]);
    // An hour of it is the midday pause.
    test.clock.advance(90 * 60_000);
    expect(await isIn(3)).toBe(false);
    test.clock.advance(1);
    expect(await isIn(3)).toBe(true);
    expect(await staffRow(admin, ticketId)).toMatchObject({ isAbnormal: 1 });
  });

  it('anything else is refused', async () => {
    const { client, ticketId } = await someChat();
    const theirs = await sent(client, paths.userSend, text(ticketId));
    const own = await sent(admin, paths.adminSend, text(ticketId));
    expect((await admin.post(paths.recall + theirs.id)).body.code).toBe(403);
    expect((await colleague.post(paths.recall + own.id)).body).toMatchObject({
      code: 403,
      message: '只能撤回自己的消息。',
    });
    expect((await reader.post(paths.recall + own.id)).body.message).toBe('只读用户不能操作');
    expect((await admin.post(`${paths.recall}987654`)).body.code).toBe(404);
    expect((await client.post(paths.recall + own.id)).body.code).toBe(401);
    expect((await storedOf(ticketId)).every((row) => row.is_delete === 0)).toBe(true);
  });

  it('50 at once are one recall', async () => {
    const { ticketId } = await someChat();
    const { id } = await sent(admin, paths.adminSend, text(ticketId));
    const answers = await Promise.all(Array.from({ length: 50 }, () => admin.post(paths.recall + id)));
    expect(answers.every(({ body }) => body.code === 200)).toBe(true);
    expect(await staffRow(admin, ticketId)).toMatchObject({ rev: 2 });
  });
});

describe('frames (Q-67, Q-150)', () => {
  it('CHAT-19, RT-30: a message reaches both sides as 4, then the other side’s total as 8', async () => {
    const { client, ticketId } = await someChat();
    const tab = await test.socket(paths.userSocket, client);
    const staffTab = await test.socket(paths.adminSocket, admin);
    const stranger = await test.socket(paths.userSocket, (await someChat()).client);
    // It was unread from its opening on.
    await admin.post(paths.adminRead, { recordQuestionId: ticketId });
    const ofTicket = (type: number) => (frame: { msgType: number; recordQuestionId?: number }) =>
      frame.msgType === type && frame.recordQuestionId === ticketId;

    const total = (await admin.post(paths.adminTotal)).body.data as number;
    const mine = await sent(client, paths.userSend, text(ticketId));
    expect((await tab.waitFor(ofTicket(4))).data).toEqual(mine);
    const [listed] = await messages(colleague, paths.adminChat, { recordQuestionId: ticketId });
    expect((await staffTab.waitFor(ofTicket(4))).data).toEqual(listed);
    const isTotal = ({ msgType, data }: { msgType: number; data?: unknown }) =>
      msgType === 8 && data === total + 1;
    await staffTab.waitFor(isTotal);
    const row = await staffTab.waitFor((frame) => ofTicket(3)(frame) && frame.data.lastSeq === 1);
    expect(row.data).toMatchObject({ id: ticketId, adminUnread: 1, lastMessage: 'hi' });
    expect(staffTab.frames.findIndex(ofTicket(4))).toBeLessThan(staffTab.frames.findLastIndex(isTotal));

    tab.clear();
    await sent(admin, paths.adminSend, text(ticketId));
    expect((await tab.waitFor(ofTicket(4))).data).toMatchObject({ sender: 'admin', seq: 2 });
    await tab.waitFor(({ msgType, data }) => msgType === 8 && data === 1);
    await tab.waitFor(({ msgType, data }) => msgType === 3 && data.userUnread === 1);
    expect(stranger.frames.filter(({ msgType }) => msgType !== 1)).toEqual([]);
  });

  it('a recall is 4 with the id, and a second one is none', async () => {
    const { client, ticketId } = await someChat();
    const tab = await test.socket(paths.userSocket, client);
    const staffTab = await test.socket(paths.adminSocket, colleague);
    const { id } = await sent(admin, paths.adminSend, text(ticketId, '<p>secret</p>'));
    for (const socket of [tab, staffTab]) {
      await socket.waitFor(({ msgType, data }) => msgType === 4 && data.id === id);
      socket.clear();
    }
    await admin.post(paths.recall + id);
    const recall = { msgType: 4, recordQuestionId: ticketId, data: { id, isDelete: 1, rev: 2 } };
    expect(await tab.waitFor(({ msgType }) => msgType === 4)).toEqual(recall);
    expect(await staffTab.waitFor(({ msgType }) => msgType === 4)).toEqual(recall);
    await admin.post(paths.recall + id);
    await sent(client, paths.userSend, text(ticketId));
    await tab.waitFor(({ msgType, data }) => msgType === 4 && data.seq === 2);
    expect(tab.frames.filter(({ msgType }) => msgType === 4)).toHaveLength(2);
    expect(JSON.stringify(tab.frames)).not.toContain('secret');
  });
});
