// Cards of reports in the chat, through the front door and over the main sockets.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReportCard } from '#contract/damage-reports/schemas';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import type { TestSocket } from '../../../test/client-socket';
import { givenStaff } from '../../../test/given';
import {
  detailOf,
  givenOrder,
  givenReport,
  givenReports,
  reportPaths,
  reviewOf,
  sendCard,
  submitReport,
  type GivenReport,
  type GivenReports,
} from '../../../test/given-reports';
import { givenTicket, givenUser, paths, text } from '../../../test/given-tickets';

let test: TestApp;
let given: GivenReports;
let admin: TestClient;

beforeAll(async () => {
  test = await startTestApp();
  given = await givenReports(test);
  admin = given.agent.client;
  await givenStaff(test, { account: 'off', workStatus: 0 });
  await givenStaff(test, { account: 'reader', isReadonly: true });
});
beforeEach(() => test.clock.set(testStart));
afterAll(() => test.stop());

const cardOf = async ({ user, id }: GivenReport) =>
  (await user.client.post(reportPaths.card, { id })).body.data as ReportCard;
const send = async (ticketId: number, msgContent: string, who = admin) =>
  (await who.post(paths.adminSend, { msgType: 10, recordQuestionId: ticketId, msgContent })).body;
const confirm = async (id: number, chatRecordId: number, who = admin) =>
  (await who.post(reportPaths.cardMessage, { id, chatRecordId })).body;
const chatOf = async (client: TestClient, recordQuestionId: number) =>
  (await client.post(client === admin ? paths.adminChat : paths.userChat, { recordQuestionId })).body.data
    .recordChatList as { id: number; content: string; messageType: number; isDelete: number; rev: number }[];

describe('API-109, API-110: the card', () => {
  it('DMG-33, DMG-35, Q-80, Q-122: carries all its parts, the same for both sides', async () => {
    const user = await givenUser(test);
    const [b2] = given.catalogue.products;
    await givenOrder(given, user.id, { orderNum: 'K-1', products: [{ id: b2, name: 'Base B2' }] });
    const report = await givenReport(given, { user, change: { purchasingChannels: '1', orderNum: 'K-1' } });
    const card = await cardOf(report);
    expect(card).toEqual({
      id: report.id,
      recordQuestionId: report.ticketId,
      formTitle: 'Damage report form',
      problemPhenomenon: 'Axis drifts',
      tempItemName: 'Axis report',
      status: 1,
      statusName: 'Waiting to Fill Out',
      languageType: 'EN',
      pictureUrl: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
      shopName: 'Desk base',
      purchasingChannels: '1',
      purchasingChannelsName: 'Official website',
      orderNum: 'K-1',
      paymentTime: testStart + 1_000,
      warrantyTypeName: 'Within warranty',
      warrantyTypeOne: 'Waiting to Fill Out',
      warrantyTypeTwo: 'Under Review',
      warrantyTypeThree: 'Waiting for Additional Information',
      warrantyTypeFour: 'Review Completed',
      warrantyTypeFive: 'Voided',
      fillIn: 'Fill in',
      view: 'View',
      fillInAgain: 'Fill in again',
    });
    const { body } = await admin.post(reportPaths.staffCard, { id: report.id });
    expect(body).toMatchObject({ code: 200, data: card });
  });

  it('Q-81, Q-122: is in the report’s language and shows the product’s own picture', async () => {
    const pictureOf = (picture_url: string) =>
      test.app.db
        .updateTable('product')
        .set({ picture_url })
        .where('id', '=', given.catalogue.products[0])
        .execute();
    await pictureOf('/static/base.png');
    expect(await cardOf(await givenReport(given, { store: 'cn' }))).toMatchObject({
      formTitle: '报损单',
      pictureUrl: '/static/base.png',
      statusName: '待用户填写',
      warrantyTypeOne: '待用户填写',
      warrantyTypeFive: '已作废',
      purchasingChannelsName: '其他渠道',
      fillIn: '填写',
      view: '查看',
      fillInAgain: '重新填写',
    });
    await pictureOf('');
  });
});

describe('Q-78, Q-168: sending', () => {
  it('the server writes the content, whatever was sent', async () => {
    const report = await givenReport(given);
    const forged = { ...(await cardOf(report)), tempItemName: 'forged', status: 4 };
    const { code, data } = await send(report.ticketId, JSON.stringify(forged));
    expect(code).toBe(200);
    expect(data).toMatchObject({ messageType: 10 });
    expect(JSON.parse(data.content as string)).toEqual(await cardOf(report));
  });

  it('once, for a report of this ticket in status 1 only', async () => {
    const report = await givenReport(given);
    const other = await givenReport(given);
    const filled = await givenReport(given, { user: report.user, ticketId: report.ticketId });
    await submitReport(filled);
    const gone = await givenReport(given, { user: report.user, ticketId: report.ticketId });
    await admin.post(reportPaths.withdraw, { id: gone.id });
    const wrong = [other.id, filled.id, gone.id, 987_654, 0, -1, 1.5, 1e12, 'x', null].map((id) =>
      JSON.stringify({ id }),
    );
    for (const content of [...wrong, '', '{', 'null', '[]', '5']) {
      expect(await send(report.ticketId, content), content).toMatchObject({ code: 500 });
    }
    expect(await chatOf(admin, report.ticketId)).toEqual([]);
    await sendCard(given, report);
    expect(await send(report.ticketId, JSON.stringify({ id: report.id }))).toMatchObject({
      code: 500,
      message: '该报损单不能发送到此工单，或已发送。',
    });
    expect(await chatOf(admin, report.ticketId)).toHaveLength(1);
  });

  it('of 20 at once one is stored', async () => {
    const report = await givenReport(given);
    const content = JSON.stringify({ id: report.id });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(report.ticketId, content)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await chatOf(admin, report.ticketId)).toHaveLength(1);
  });
});

describe('API-101: saying which message carries the card', () => {
  it('fits the message that does, again and again; every other one is refused', async () => {
    const report = await givenReport(given);
    const { data: spoken } = (await admin.post(paths.adminSend, text(report.ticketId))).body;
    const foreign = { code: 500, message: '该消息不是此报损单的卡片' };
    expect(await confirm(report.id, spoken.id)).toMatchObject(foreign);
    const message = await sendCard(given, report);
    expect(await confirm(report.id, message.id)).toMatchObject({ code: 200, data: {} });
    expect(await confirm(report.id, message.id)).toMatchObject({ code: 200 });
    const other = await givenReport(given);
    const theirs = await sendCard(given, other);
    for (const id of [spoken.id, theirs.id, 987_654]) {
      expect(await confirm(report.id, id)).toMatchObject(foreign);
    }
  });

  it('Q-144, Q-161: refusals in order: session, role, existence, duty', async () => {
    const report = await givenReport(given);
    const [off, reader] = [await test.loginStaff('off'), await test.loginStaff('reader')];
    expect(await confirm(report.id, 1, report.user.client)).toMatchObject({ code: 401 });
    expect(await confirm(987_654, 1, reader)).toMatchObject({ code: 403 });
    expect(await confirm(987_654, 1, off)).toMatchObject({ code: 404 });
    expect(await confirm(report.id, 1, off)).toMatchObject({ message: '请先上工后再进行操作' });
  });
});

describe('DMG-56, Q-67: every change of status reaches the open chats of both sides', () => {
  /** Both sides' sockets, and what the next change of the card shows on each. */
  async function watched() {
    const report = await givenReport(given);
    const message = await sendCard(given, report);
    const sockets: TestSocket[] = [
      await test.socket(paths.userSocket, report.user.client),
      await test.socket(paths.adminSocket, admin),
    ];
    // The frame of the sent card may still be on its way: what comes next has a larger revision.
    let rev = message.rev;
    const nextCard = async (change: () => Promise<unknown>) => {
      await change();
      const isNext = (data: unknown): data is { rev: number } =>
        typeof data === 'object' && data !== null && 'rev' in data && Number(data.rev) > rev;
      const frames = await Promise.all(
        sockets.map((socket) =>
          socket.waitFor(
            ({ msgType, recordQuestionId, data }) =>
              msgType === 10 && recordQuestionId === report.ticketId && isNext(data),
          ),
        ),
      );
      const [mine, theirs] = frames.map(
        ({ data }) => data as { id: number; content: string; isDelete: number; rev: number },
      );
      rev = mine?.rev ?? rev;
      expect(mine?.id).toBe(message.id);
      expect(theirs).toMatchObject({ id: message.id, content: mine?.content, isDelete: mine?.isDelete });
      return mine;
    };
    return { report, message, nextCard };
  }
  const statusIn = (card: { content: string } | undefined) =>
    (JSON.parse(card?.content ?? '{}') as ReportCard).status;

  it('submission, review, resubmission, completion', async () => {
    const { report, message, nextCard } = await watched();
    const review = async (rejected: number[]) =>
      admin.post(reportPaths.review, reviewOf(await detailOf(report), rejected));
    expect(statusIn(await nextCard(() => submitReport(report)))).toBe(2);
    expect(statusIn(await nextCard(() => review([2])))).toBe(3);
    expect(statusIn(await nextCard(() => submitReport(report, 'again')))).toBe(2);
    expect(statusIn(await nextCard(() => review([])))).toBe(4);
    const [inChat] = await chatOf(report.user.client, report.ticketId);
    expect(inChat?.rev).toBeGreaterThan(message.rev);
    expect(statusIn(inChat)).toBe(4);
    expect(statusIn((await chatOf(admin, report.ticketId))[0])).toBe(4);
  });

  it('voiding: the card stays; withdrawing: it goes from the chat', async () => {
    const first = await watched();
    await first.nextCard(() => submitReport(first.report));
    const voided = () => admin.post(reportPaths.void, { id: first.report.id, abandonCause: 'Sent twice' });
    const card = await first.nextCard(voided);
    expect([statusIn(card), card?.isDelete]).toEqual([5, 0]);
    const second = await watched();
    const gone = await second.nextCard(() => admin.post(reportPaths.withdraw, { id: second.report.id }));
    expect([gone?.content, gone?.isDelete]).toEqual(['', 1]);
    expect(await chatOf(second.report.user.client, second.report.ticketId)).toMatchObject([
      { id: second.message.id, content: '', isDelete: 1, messageType: 10 },
    ]);
  });

  it('a first entry, a refused call and a report without a card send nothing', async () => {
    const { report, message } = await watched();
    await report.user.client.post(reportPaths.entry, { id: report.id });
    await admin.post(reportPaths.void, { id: report.id, abandonCause: 'too early' });
    const unsent = await givenReport(given, { user: report.user, ticketId: report.ticketId });
    await submitReport(unsent);
    const [inChat] = await chatOf(admin, report.ticketId);
    expect(inChat).toMatchObject({ id: message.id, rev: message.rev });
  });
});

it('a report that the demo shop or an import brings is the same as one that was made here', async () => {
  const user = await givenUser(test);
  const { id: ticketId } = await givenTicket(user, given.catalogue);
  const { chat, damageReports } = test.app.modules;
  const seq = 1;
  await chat.insertMessages(test.app.db, [
    {
      ticket_id: ticketId,
      seq,
      rev: 1,
      sender: 'admin',
      sender_id: given.agent.id,
      type: 10,
      content: '',
      is_delete: 0,
      created_at: testStart,
    },
  ]);
  const [id = 0] = await damageReports.createReports(test.app.db, [
    {
      ticketId,
      personId: given.agent.id,
      templateId: given.templateId,
      productId: given.catalogue.products[0],
      status: 3,
      orderNum: null,
      warrantyType: '2',
      problemPhenomenon: 'Axis drifts',
      shopName: 'Desk base',
      appealTime: testStart,
      firstEntryAt: testStart + 1,
      submittedAt: testStart + 2,
      review: { reviewerId: given.agent.id, reviewedAt: testStart + 3, conclusionStatus: 2 },
      abandonCause: '',
      cardSeq: seq,
      answers: [
        { choices: [[0, 1]], checkStatus: 2 },
        { choices: [[0], [2]], checkStatus: 2 },
        { text: 'loose', checkStatus: 1, checkRemark: 'How loose?' },
        { files: [{ url: '/static/a.png', slot: 1 }], checkStatus: 2 },
        { files: [{ url: '/static/a.mp4' }] },
      ],
    },
  ]);
  const report = { user, ticketId, id };
  const detail = await detailOf(report);
  expect(detail).toMatchObject({ status: 3, warrantyTypeName: 'Out of warranty', checkConclusionStatus: 2 });
  const [radio, checkbox, words, images, clip] = detail.tempItemContentList;
  expect(radio?.answerVo.contentItemId).toBe(String(radio?.itemList[0]?.children[1]?.id));
  expect(checkbox?.answerVo.contentItemId).toBe(
    `"${checkbox?.itemList[0]?.id};${checkbox?.itemList[2]?.id};"`,
  );
  expect(words?.answerVo).toMatchObject({ content: 'loose', checkStatus: 1, checkRemark: 'How loose?' });
  expect(images?.answerVo.url).toBe(`"/static/a.png:${images?.itemList[1]?.id};"`);
  expect(clip?.answerVo.url).toBe(`"/static/a.mp4:${clip?.id};"`);
  const [inChat] = await chatOf(user.client, ticketId);
  expect(JSON.parse(inChat?.content ?? '')).toEqual(await cardOf(report));
  expect((await submitReport(report)).body.errno).toBe(0);
  expect((await detailOf(report)).status).toBe(2);
});
