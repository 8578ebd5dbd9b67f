// Cards of damage reports in the chat: sent once, written by the server, read as the report stands, changed and
// withdrawn. What stands behind a card is a port; here it is a list of reports in memory.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import type { TestFrame } from '../../../test/client-socket';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, staffRow, text, type GivenUser } from '../../../test/given-tickets';
import { AppError } from '../../platform/app-error';

interface Report {
  readonly id: number;
  readonly ticketId: number;
  status: number;
  messageId?: number;
}

let test: TestApp;
let catalogue: GivenCatalogue;
let a1: Given;
let admin: TestClient;
let colleague: TestClient;
let offDuty: TestClient;
let reader: TestClient;
const reports = new Map<number, Report>();
let readings: number[][] = [];
let isStoringBroken = false;

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
  test.app.modules.chat.onCards({
    contentToSend: (_, ticketId, sent) => {
      const report = reports.get((JSON.parse(sent) as { id: number }).id);
      if (report?.ticketId !== ticketId || report.messageId !== undefined) {
        return Promise.reject(new AppError('chat.card_invalid'));
      }
      return Promise.resolve({ reportId: report.id, content: contentOf(report) });
    },
    stored: (_, reportId, messageId) => {
      if (isStoringBroken) return Promise.reject(new AppError('chat.card_invalid'));
      reportOf(reportId).messageId = messageId;
      return Promise.resolve();
    },
    contentsOf: (_, messageIds) => {
      readings.push([...messageIds]);
      const shown = [...reports.values()].filter(({ messageId }) => messageIds.includes(messageId ?? 0));
      return Promise.resolve(new Map(shown.map((report) => [report.messageId ?? 0, contentOf(report)])));
    },
  });
});
afterAll(() => test.stop());
beforeEach(() => {
  test.clock.set(testStart);
  isStoringBroken = false;
});

const contentOf = ({ id, status }: Report) => JSON.stringify({ id, status, formTitle: 'Damage report form' });

function reportOf(id: number): Report {
  const report = reports.get(id);
  if (report === undefined) throw new Error(`no report ${id}`);
  return report;
}

interface SomeChat extends GivenUser {
  readonly ticketId: number;
  /** Reports of the ticket that were not sent. */
  readonly report: Report;
  readonly secondReport: Report;
}

async function someChat(): Promise<SomeChat> {
  const user = await givenUser(test);
  const ticketId = (await givenTicket(user, catalogue)).id;
  const [report, secondReport] = [1, 2].map(() => {
    const made: Report = { id: 500 + reports.size, ticketId, status: 1 };
    reports.set(made.id, made);
    return made;
  }) as [Report, Report];
  return { ...user, ticketId, report, secondReport };
}

/** Body of a card. What it says of the report does not matter. */
function card({ id, ticketId }: Report, change: object = {}) {
  const msgContent = JSON.stringify({ id, status: 4, formTitle: 'x'.repeat(400) });
  return { msgType: 10, recordQuestionId: ticketId, msgContent, ...change };
}

async function sentCard(report: Report, change: object = {}): Promise<{ id: number; rev: number }> {
  const { body } = await admin.post(paths.adminSend, card(report, change));
  expect(body).toMatchObject({ code: 200 });
  return body.data as { id: number; rev: number };
}

const listOf = async (client: TestClient, path: string, body: object) =>
  (await client.post(path, body)).body.data.recordChatList as Record<string, unknown>[];
const storedOf = (ticketId: number) =>
  test.app.db.selectFrom('message').selectAll().where('ticket_id', '=', ticketId).orderBy('seq').execute();

const changeCard = (id: number) =>
  test.app.platform.transact((tx, emit) => test.app.modules.chat.cardChanged(tx, emit, id));
const withdraw = (id: number) =>
  test.app.platform.transact((tx, emit) => test.app.modules.chat.withdrawCard(tx, emit, id));

describe('sending a card', () => {
  it('API-082, CHAT-17, Q-57, Q-168: the server writes what it says, and both sides read it', async () => {
    const { client, ticketId, report } = await someChat();
    const { body } = await admin.post(paths.adminSend, card(report));
    expect(body.data).toMatchObject({
      messageType: 10,
      content: contentOf(report),
      personal: { id: a1.id, name: 'Amelia' },
      sender: 'admin',
      seq: 1,
      rev: 1,
      isDelete: 0,
      showRecall: false,
    });
    expect(report.messageId).toBe(body.data.id);
    const [forCustomer] = await listOf(client, paths.userChat, { recordQuestionId: ticketId });
    expect(forCustomer).toMatchObject({ messageType: 10, content: contentOf(report), personalId: a1.id });
    const [resumed] = await listOf(admin, paths.adminChat, { recordQuestionId: ticketId, afterRev: 0 });
    expect(resumed).toEqual(body.data);
  });

  it('Q-67, Q-150, API-082: both sides get frame 10 in place of 4, the row, and the customer his total', async () => {
    const { client, ticketId, report } = await someChat();
    const tab = await test.socket(paths.userSocket, client);
    const staffTab = await test.socket(paths.adminSocket, colleague);
    const message = await sentCard(report);
    const ofTicket = (type: number) => (frame: TestFrame) =>
      frame.msgType === type && frame.recordQuestionId === ticketId;
    const [forCustomer] = await listOf(client, paths.userChat, { recordQuestionId: ticketId });
    expect((await tab.waitFor(ofTicket(10))).data).toEqual(forCustomer);
    expect((await staffTab.waitFor(ofTicket(10))).data).toMatchObject({ id: message.id, showRecall: false });
    await tab.waitFor(({ msgType, data }) => msgType === 8 && data === 1);
    await tab.waitFor((frame) => ofTicket(3)(frame) && frame.data.userUnread === 1 && frame.data.rev === 1);
    await staffTab.waitFor((frame) => ofTicket(3)(frame) && frame.data.customerId === a1.id);
    expect([...tab.frames, ...staffTab.frames].filter(ofTicket(4))).toEqual([]);
  });

  it('Q-42, Q-43, Q-44, Q-45, Q-47: Q-178: handler and flag as with any message, and it is an answer', async () => {
    const { client, ticketId, report } = await someChat();
    await client.post(paths.userSend, text(ticketId, '<p>where is it?</p>'));
    await test.app.db.updateTable('ticket').set({ carry_over: 1 }).where('id', '=', ticketId).execute();
    await sentCard(report);
    expect(await staffRow(admin, ticketId)).toMatchObject({
      customerId: a1.id,
      userUnread: 1,
      carryOver: 0,
      lastMessage: '[报损单]',
      lastSeq: 2,
      rev: 2,
    });
    const inState = async (state: number) => {
      const { body } = await admin.post(paths.staffList, { state: [state], pageSize: 200 });
      return (body.data.list as { id: number }[]).some(({ id }) => id === ticketId);
    };
    expect([await inState(0), await inState(2)]).toEqual([false, true]);
    // An hour of it is the midday pause.
    test.clock.advance(90 * 60_000 + 1);
    expect(await inState(3)).toBe(false);
  });

  it('a card that cannot be noted at its report is not sent', async () => {
    const { ticketId, report } = await someChat();
    isStoringBroken = true;
    await admin.post(paths.adminSend, card(report));
    expect(await storedOf(ticketId)).toEqual([]);
    isStoringBroken = false;
    expect(await sentCard(report)).toMatchObject({ seq: 1, rev: 1 });
  });
});

describe('once (Q-57, Q-168)', () => {
  it('50 parallel sends with one id are one card, all successful', async () => {
    const { ticketId, report } = await someChat();
    const body = card(report, { clientMessageId: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 50 }, () => admin.post(paths.adminSend, body)));
    expect(answers.map((answer) => answer.body.code)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body.data))).size).toBe(1);
    expect(await storedOf(ticketId)).toHaveLength(1);
  });

  it('of 50 parallel sends of one report without an id one succeeds', async () => {
    const { ticketId, report } = await someChat();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 ? admin : colleague).post(paths.adminSend, card(report))),
    );
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 500)).toHaveLength(49);
    expect(await storedOf(ticketId)).toHaveLength(1);
  });

  it.each([
    ['its id', () => ({ clientMessageId: randomUUID() })],
    ['its time', () => ({ timestamp: 7 })],
  ])('a retry with %s succeeds, whatever happened since, also to the report', async (_, changeOf) => {
    const { client, ticketId, report, secondReport } = await someChat();
    const body = card(report, changeOf());
    const first = (await admin.post(paths.adminSend, body)).body.data as { id: number };
    await sentCard(secondReport, { timestamp: 7 });
    report.status = 3;
    await changeCard(first.id);
    await client.post(paths.userSolve, { id: ticketId, isSolved: 1 });
    const off = '/javaplus/admin/personal/changeWorkStatus';
    await admin.post(off, { workStatus: 0 });
    const again = await admin.post(paths.adminSend, body);
    await admin.post(off, { workStatus: 1 });
    expect(again.body).toMatchObject({ code: 200, data: { id: first.id, content: contentOf(report) } });
    expect(await storedOf(ticketId)).toHaveLength(2);
  });
});

describe('refusals, in the order of Q-144', () => {
  it('Q-21, Q-168: session, read-only, unknown, off duty, solved, report', async () => {
    const { client, ticketId, report } = await someChat();
    const other = await someChat();
    const post = async (who: TestClient, body: object) => (await who.post(paths.adminSend, body)).body;
    const wrong = card(other.report, { recordQuestionId: ticketId });
    expect(await post(client, wrong)).toMatchObject({ code: 401 });
    expect(await post(reader, { ...wrong, recordQuestionId: 987_654 })).toMatchObject({ code: 403 });
    expect(await post(offDuty, { ...wrong, recordQuestionId: 987_654 })).toMatchObject({ code: 404 });
    await admin.post(paths.adminSolve, { id: ticketId, isSolved: 1 });
    expect(await post(offDuty, wrong)).toMatchObject({ code: 500, message: '请先上工后再进行操作' });
    expect(await post(admin, wrong)).toMatchObject({ code: 500, message: '工单已解决' });
    await admin.post(paths.adminSolve, { id: ticketId, isSolved: 0 });
    const refusal = { code: 500, message: '该报损单不能发送到此工单，或已发送。' };
    expect(await post(admin, wrong)).toMatchObject(refusal);
    await sentCard(report);
    expect(await post(admin, card(report))).toMatchObject(refusal);
    expect(await storedOf(ticketId)).toHaveLength(1);
  });

  it('Q-57: a customer sends none, and nobody a line of the system', async () => {
    const { client, ticketId, report } = await someChat();
    const refusal = { code: 500, message: 'This kind of message cannot be sent.' };
    expect((await client.post(paths.userSend, card(report))).body).toMatchObject(refusal);
    expect((await client.post(paths.userSend, card(report, { msgType: 6 }))).body).toMatchObject(refusal);
    const { body } = await admin.post(paths.adminSend, card(report, { msgType: 6 }));
    expect(body).toMatchObject({ code: 500, message: '不允许发送此类消息。' });
    expect(await storedOf(ticketId)).toEqual([]);
  });
});

describe('a card changes', () => {
  it('Q-67, Q-150, Q-160: both sides get frame 10, and whoever resumes reads it', async () => {
    const { client, ticketId, report, secondReport } = await someChat();
    const { id } = await sentCard(report);
    await sentCard(secondReport);
    const tabs = [
      await test.socket(paths.userSocket, client),
      await test.socket(paths.adminSocket, colleague),
    ];
    report.status = 2;
    await changeCard(id);
    for (const tab of tabs) {
      const frame = await tab.waitFor(({ msgType, data }) => msgType === 10 && data.rev === 3);
      expect(frame).toMatchObject({ recordQuestionId: ticketId, data: { id, isDelete: 0 } });
      expect(frame.data.content).toBe(contentOf(report));
    }
    for (const [who, path] of [
      [client, paths.userChat],
      [admin, paths.adminChat],
    ] as const) {
      const changed = await listOf(who, path, { recordQuestionId: ticketId, afterRev: 2 });
      expect(changed).toMatchObject([{ id, rev: 3, seq: 1, content: contentOf(report) }]);
    }
    expect(await staffRow(admin, ticketId)).toMatchObject({ rev: 3, lastSeq: 2 });
  });

  it('Q-168: the reports are asked once for a page', async () => {
    const { client, ticketId, report, secondReport } = await someChat();
    const ids = [(await sentCard(report)).id, (await sentCard(secondReport)).id];
    await client.post(paths.userSend, text(ticketId));
    readings = [];
    await listOf(client, paths.userChat, { recordQuestionId: ticketId });
    expect(readings).toEqual([ids]);
  });

  it('Q-76: a withdrawn one is deleted and says nothing to anybody', async () => {
    const { client, ticketId, report } = await someChat();
    const { chat } = test.app.modules;
    const { id } = await sentCard(report);
    expect(await chat.findCard(test.app.db, id)).toEqual({ id, ticketId, isDelete: 0 });
    const tabs = [
      await test.socket(paths.userSocket, client),
      await test.socket(paths.adminSocket, colleague),
    ];
    await withdraw(id);
    for (const tab of tabs) {
      const frame = await tab.waitFor(({ msgType, data }) => msgType === 10 && data.rev === 2);
      expect(frame).toMatchObject({
        recordQuestionId: ticketId,
        data: { id, isDelete: 1, content: '' },
      });
    }
    for (const [who, path] of [
      [client, paths.userChat],
      [admin, paths.adminChat],
    ] as const) {
      const list = await listOf(who, path, { recordQuestionId: ticketId, afterRev: 1 });
      expect(list).toMatchObject([{ id, messageType: 10, isDelete: 1, content: '' }]);
    }
    expect(await chat.findCard(test.app.db, id)).toEqual({ id, ticketId, isDelete: 1 });
  });

  it('Q-59: it is not recalled, and a text is no card', async () => {
    const { ticketId, report } = await someChat();
    const { id } = await sentCard(report);
    const refused = async (who: TestClient) => (await who.post(paths.recall + id)).body;
    expect(await refused(admin)).toMatchObject({ code: 500, message: '报损单请使用撤回报损单操作。' });
    expect(await refused(colleague)).toMatchObject({ code: 403, message: '只能撤回自己的消息。' });
    expect((await storedOf(ticketId))[0]).toMatchObject({ is_delete: 0, rev: 1 });
    const { body } = await admin.post(paths.adminSend, text(ticketId));
    expect(await test.app.modules.chat.findCard(test.app.db, body.data.id as number)).toBeUndefined();
    await expect(changeCard(body.data.id as number)).rejects.toThrow('is no card');
  });
});

it('Q-157: a card counts among the messages of a minute', async () => {
  const limited = await startTestApp({ env: { LIMIT_MESSAGES_STAFF: '1' } });
  try {
    await givenStaff(limited, { account: 'a1' });
    const user = await givenUser(limited);
    const { id: ticketId } = await givenTicket(user, await givenCatalogue(limited));
    limited.app.modules.chat.onCards({
      contentToSend: () => Promise.resolve({ reportId: 1, content: '{"id":1}' }),
      stored: () => Promise.resolve(),
      contentsOf: () => Promise.resolve(new Map()),
    });
    const staff = await limited.loginStaff('a1');
    const body = { msgType: 10, recordQuestionId: ticketId, msgContent: '{"id":1}' };
    expect((await staff.post(paths.adminSend, body)).body.code).toBe(200);
    expect((await staff.post(paths.adminSend, body)).body.code).toBe(429);
  } finally {
    await limited.stop();
  }
});
