// Whole conversations: all messages of a ticket, and those of the tickets that its customer had before.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, text, type GivenUser } from '../../../test/given-tickets';

const all = '/java/front/getUserChatRecordListByQuestionRecordId?questionRecordId=';
const histories = '/java/front/getUserHistoriesChatRecordListByQuestionRecordId?questionRecordId=';
const asStaff = { 'x-user-type': 'admin' };
const asUser = { 'x-user-type': 'user' };
const minutes = 60_000;

let test: TestApp;
let catalogue: GivenCatalogue;
let a1: Given;
let admin: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  test = await startTestApp({ env: { TICKET_REPEAT_SECONDS: '0' } });
  a1 = await givenStaff(test, { account: 'a1', name: 'Amelia' });
  await givenStaff(test, { account: 'a2' });
  catalogue = await givenCatalogue(test);
  [admin, colleague] = await Promise.all([test.loginStaff('a1'), test.loginStaff('a2')]);
});
afterAll(() => test.stop());
beforeEach(() => test.clock.set(testStart));

interface Shown {
  readonly recordQuestionId: number;
  readonly content: string;
  readonly seq: number;
  readonly showRecall?: boolean;
}

async function listed(client: TestClient, path: string, headers: Record<string, string> = {}) {
  const { body } = await client.get(path, headers);
  expect(body).toMatchObject({ code: 200 });
  return body.data.recordChatList as Shown[];
}

/** A ticket with these texts of its customer, a minute after the last one. */
async function talk(user: GivenUser, title: string, ...texts: string[]): Promise<number> {
  test.clock.advance(minutes);
  const { id } = await givenTicket(user, catalogue, { title });
  for (const said of texts) await user.client.post(paths.userSend, text(id, said));
  return id;
}

/** This many messages, as if they had been sent. */
async function givenMessages(ticketId: number, senderId: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    ticket_id: ticketId,
    seq: at + 1,
    rev: at + 1,
    sender: 'user' as const,
    sender_id: senderId,
    type: 4 as const,
    content: `<p>${at + 1}</p>`,
    is_delete: 0 as const,
    created_at: testStart + at,
  }));
  await test.app.modules.chat.insertMessages(test.app.db, rows);
}

describe('all messages of a ticket', () => {
  it('API-040, Q-56, Q-160: oldest first, more than a page of them, as the page calls show them', async () => {
    const user = await givenUser(test);
    const id = await talk(user, 'Axis drifts');
    for (let at = 0; at < 25; at += 1) {
      const [client, path] = at % 2 ? [user.client, paths.userSend] : [admin, paths.adminSend];
      await client.post(path, text(id, `<p>${at}</p>`));
    }
    await admin.post(paths.requestRating, { recordQuestionId: id });
    const recalled = (await admin.post(paths.adminChat, { recordQuestionId: id })).body.data.recordChatList;
    await admin.post(paths.recall + recalled.at(-2).id);

    const forUser = await user.client.post(paths.userChat, { recordQuestionId: id, afterRev: 0 });
    const bySeq = (rows: Shown[]) => rows.toSorted((one, other) => one.seq - other.seq);
    const userList = await listed(user.client, all + id);
    expect(userList).toEqual(bySeq(forUser.body.data.recordChatList as Shown[]));
    expect(userList.map(({ seq }) => seq)).toEqual(Array.from({ length: 26 }, (_, at) => at + 1));
    expect(userList.at(-1)).toMatchObject({ messageType: 6, content: '{"kind":"invite"}' });
    expect(userList.at(-2)).toMatchObject({ isDelete: 1, content: '' });

    const forStaff = await admin.post(paths.adminChat, { recordQuestionId: id, afterRev: 0 });
    expect(await listed(admin, all + id)).toEqual(bySeq(forStaff.body.data.recordChatList as Shown[]));
    const own = (await listed(admin, all + id)).filter(({ showRecall }) => showRecall);
    expect(own).toHaveLength(12);
    expect(own[0]).toMatchObject({ user: { name: 'Amelia', erpPersonalId: a1.id } });
    expect((await listed(colleague, all + id)).some(({ showRecall }) => showRecall)).toBe(false);
  });

  it('are the newest 2,000 at most', async () => {
    const user = await givenUser(test);
    const id = await talk(user, 'Long');
    await givenMessages(id, user.id, 2_003);
    const rows = await listed(user.client, all + id);
    expect([rows.length, rows[0]?.seq, rows.at(-1)?.seq]).toEqual([2_000, 4, 2_003]);
  });
});

describe('messages of the earlier tickets', () => {
  it('API-041, Q-56, Q-61: oldest ticket first, each behind a separator that nothing stores', async () => {
    const [user, stranger] = [await givenUser(test), await givenUser(test)];
    const first = await talk(user, 'First & <b>', '<p>one</p>', '<p>two</p>');
    await talk(stranger, 'Not mine', '<p>secret</p>');
    const second = await talk(user, 'Second');
    const third = await talk(user, 'Third', '<p>three</p>');
    const last = await talk(user, 'Last', '<p>four</p>');
    // What was said late in an early ticket stays with it.
    await user.client.post(paths.userSend, text(first, '<p>late</p>'));
    const stored = await test.app.db.selectFrom('message').select('id').execute();

    const rows = await listed(admin, histories + last);
    expect(rows.map(({ recordQuestionId }) => recordQuestionId)).toEqual([
      ...[first, first, first, first],
      second,
      ...[third, third],
    ]);
    expect(rows.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 0, 0, 1]);
    expect(rows.map(({ content }) => content).filter((content) => content.startsWith('<'))).toEqual(
      ['one', 'two', 'late', 'three'].map((said) => `<p>${said}</p>`),
    );
    const time = testStart + minutes;
    expect(rows[0]).toEqual({
      id: 0,
      recordQuestionId: first,
      timestamp: time,
      personal: { id: 0, account: '', name: '' },
      personalId: 0,
      content: JSON.stringify({ kind: 'separator', title: 'First & <b>', time }),
      isDelete: 0,
      messageType: 6,
      sender: 'system',
      seq: 0,
      rev: 0,
      clientMessageId: null,
      user: { name: '', erpPersonalId: null },
      showRecall: false,
    });
    const forUser = await listed(user.client, histories + last);
    expect(forUser.map(({ content }) => content)).toEqual(rows.map(({ content }) => content));
    expect(forUser[0]).not.toHaveProperty('user');
    expect(await test.app.db.selectFrom('message').select('id').execute()).toHaveLength(stored.length);

    const ofThird = await listed(admin, histories + third);
    expect(new Set(ofThird.map(({ recordQuestionId }) => recordQuestionId))).toEqual(
      new Set([first, second]),
    );
    expect(await listed(user.client, histories + first)).toEqual([]);
  });

  it('are those of the newest 100 of them', async () => {
    const user = await givenUser(test);
    const ids: number[] = [];
    for (let at = 0; at < 102; at += 1) ids.push(await talk(user, `Ticket ${at}`));
    const rows = await listed(user.client, histories + ids.at(-1));
    expect(rows.map(({ recordQuestionId }) => recordQuestionId)).toEqual(ids.slice(1, 101));
  });

  it('are the last 2,000 at most; tickets that are cut off have no separator', async () => {
    const user = await givenUser(test);
    const [first, second, third, last] = [
      await talk(user, 'First', '<p>cut off</p>'),
      await talk(user, 'Second'),
      await talk(user, 'Third'),
      await talk(user, 'Last'),
    ];
    await givenMessages(second, user.id, 1_500);
    await givenMessages(third, user.id, 1_200);
    const rows = await listed(user.client, histories + last);
    expect(rows.some(({ recordQuestionId }) => recordQuestionId === first)).toBe(false);
    const ofSecond = rows.filter(({ recordQuestionId }) => recordQuestionId === second);
    expect(ofSecond.map(({ seq }) => seq).slice(0, 2)).toEqual([0, 701]);
    expect([ofSecond.length, rows.length]).toEqual([801, 2_002]);
  });
});

describe('who may read', () => {
  it.each([
    ['API-040', all],
    ['API-041', histories],
  ])('%s, Q-143, Q-165: the customer himself and staff, each by the side he speaks for', async (_, path) => {
    const [owner, other] = [await givenUser(test), await givenUser(test)];
    const id = await talk(owner, 'Mine', '<p>secret</p>');
    const refusal = async (client: TestClient, ticket: number | string, headers = {}) =>
      (await client.get(`${path}${ticket}`, headers)).body;
    expect(await refusal(test.client(), id)).toMatchObject({ code: 401 });
    expect(await refusal(admin, id, asUser)).toMatchObject({ code: 401 });
    expect(await refusal(owner.client, id, asStaff)).toMatchObject({ code: 401 });
    for (const ticket of [id, 987_654]) {
      expect(await refusal(other.client, ticket)).toMatchObject({ code: 403, data: {} });
    }
    expect(await refusal(admin, 987_654)).toMatchObject({ code: 404, data: {} });
    expect(await refusal(owner.client, 'x')).toMatchObject({ code: 400 });
    await listed(owner.client, path + id);

    // Both sessions in one browser: the header decides, and the customer where there is none.
    const both = await test.loginStaff('a2');
    both.setCookie('faq_user_sid', other.client.cookie('faq_user_sid') ?? '');
    await listed(both, path + id, asStaff);
    expect(await refusal(both, id)).toMatchObject({ code: 403 });
  });

  it('the alias of Q-07 is taken', async () => {
    const user = await givenUser(test);
    const id = await talk(user, 'Mine', '<p>here</p>');
    const path = all.replace('questionRecordId=', 'questionRescordId=');
    expect(await listed(user.client, path + id)).toMatchObject([{ content: '<p>here</p>' }]);
  });
});
