// What makes a ticket unread for staff and what counts as waiting, what ends it, and what concerns
// one person of staff alone: in the list, in the totals and in frames, for two agents side by side.
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testDurations, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import type { TestSocket } from '../../../test/client-socket';
import { givenStaff, type Given } from '../../../test/given';
import {
  detailOf,
  givenReport,
  givenReports,
  reportPaths,
  reviewOf,
  sendCard,
  submitReport,
  type GivenReport,
  type GivenReports,
} from '../../../test/given-reports';
import {
  givenTicket,
  givenUser,
  newTicket,
  paths,
  staffRow,
  staffRows,
  text,
  type GivenUser,
} from '../../../test/given-tickets';

const { minute } = testDurations;
/** From the start of the tests: the midday pause, and half an hour of service. */
const tooLong = 90 * minute + 1;

let test: TestApp;
let given: GivenReports;
let amelia: TestClient;
let bruno: TestClient;
let brunoId: Given['id'];
let reader: TestClient;
let optionId: number;

beforeAll(async () => {
  test = await startTestApp();
  given = await givenReports(test);
  amelia = given.agent.client;
  brunoId = (await givenStaff(test, { account: 'bruno', name: 'Bruno' })).id;
  await givenStaff(test, { account: 'reader', isReadonly: true });
  [bruno, reader] = [await test.loginStaff('bruno'), await test.loginStaff('reader')];
  [optionId = 0] = await test.app.modules.ratings.createOptions(test.app.db, [
    { name: 'Speed', nameZh: null, points: 5, orderNo: 1 },
  ]);
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.closeSockets();
  test.clock.set(testStart);
});

const totalOf = async (staff: TestClient) => (await staff.post(paths.adminTotal)).body.data as number;
const isUnread = async (staff: TestClient, id: number) => (await staffRow(staff, id))?.['adminUnread'];
const read = (staff: TestClient, recordQuestionId: number) =>
  staff.post(paths.adminRead, { recordQuestionId });
const assign = (staff: TestClient, recordQuestionId: number, customerId: number) =>
  staff.post(paths.assign, { recordQuestionId, customerId });
const rate = ({ client }: GivenUser, recordQuestionId: number, score: number) =>
  client.post(paths.rate, {
    recordQuestionId,
    suggest: '',
    scoreRelationDTOList: [{ scoreQuestionOptionId: optionId, score }],
  });
/** In which of the filters no-reply 0, resolved 1, replied 2 and abnormal 3 the ticket is. */
async function statesOf(id: number): Promise<number[]> {
  const states: number[] = [];
  for (const state of [0, 1, 2, 3]) {
    if ((await staffRows(bruno, { state: [state] })).some((row) => row['id'] === id)) states.push(state);
  }
  return states;
}

async function someTicket(): Promise<{ user: GivenUser; ticketId: number }> {
  const user = await givenUser(test);
  return { user, ticketId: (await givenTicket(user, given.catalogue)).id };
}
/** A ticket whose customer wrote, that staff answered and read. */
async function answeredTicket() {
  const made = await someTicket();
  await made.user.client.post(paths.userSend, text(made.ticketId));
  await amelia.post(paths.adminSend, text(made.ticketId, '<p>Please look.</p>'));
  await read(amelia, made.ticketId);
  return made;
}
/** A report that was sent in such a ticket. */
async function sentReport(): Promise<GivenReport> {
  const { user, ticketId } = await answeredTicket();
  const report = await givenReport(given, { user, ticketId });
  await sendCard(given, report);
  return report;
}
const review = async (report: GivenReport, rejected: readonly number[] = []) =>
  amelia.post(reportPaths.review, reviewOf(await detailOf(report), rejected));

type Way = [name: string, arrange: () => Promise<{ ticketId: number; act: () => Promise<unknown> }>];

/** What a customer does in a ticket that is read and answered. */
const turns: Way[] = [
  [
    'writes',
    async () => {
      const { user, ticketId } = await answeredTicket();
      return { ticketId, act: () => user.client.post(paths.userSend, text(ticketId)) };
    },
  ],
  [
    'submits a report',
    async () => {
      const report = await sentReport();
      return { ticketId: report.ticketId, act: () => submitReport(report) };
    },
  ],
  [
    'resubmits a report',
    async () => {
      const report = await sentReport();
      await submitReport(report);
      await review(report, [2]);
      await read(amelia, report.ticketId);
      return { ticketId: report.ticketId, act: () => submitReport(report, 'very loose axis') };
    },
  ],
  [
    'reopens it',
    async () => {
      const { user, ticketId } = await answeredTicket();
      await amelia.post(paths.adminSolve, { id: ticketId, isSolved: 1 });
      return { ticketId, act: () => user.client.post(paths.userSolve, { id: ticketId, isSolved: 0 }) };
    },
  ],
  [
    'reopens it by the old call',
    async () => {
      const { user, ticketId } = await answeredTicket();
      await amelia.post(paths.adminSolve, { id: ticketId, isSolved: 1 });
      return { ticketId, act: () => user.client.get(`${paths.flip}${ticketId}`) };
    },
  ],
];

describe('Q-177: for all of staff', () => {
  const creations: [string, () => Promise<number>][] = [
    ['from a guided flow', async () => (await someTicket()).ticketId],
    [
      'by addQuestionRecord',
      async () => {
        const { client } = await givenUser(test);
        return (await client.post(paths.addRecord, newTicket(given.catalogue))).body.data.id as number;
      },
    ],
    [
      'as an online consultation',
      async () => {
        const { client } = await givenUser(test);
        const body = { questionTypeAreaId: 9999, title: '' };
        return (await client.post(paths.create, body)).body.data.id as number;
      },
    ],
    [
      'by a visitor without an account',
      async () => {
        const { body } = await test.client().post(paths.createAnonymous, newTicket(given.catalogue));
        return body.data.id as number;
      },
    ],
  ];
  it.each(creations)(
    'a ticket that is opened %s, without a message, is unread and waits',
    async (_, create) => {
      const before = await totalOf(bruno);
      const desk = await test.socket(paths.adminSocket, bruno);
      const id = await create();
      const row = await desk.waitFor(
        ({ msgType, recordQuestionId }) => msgType === 2 && recordQuestionId === id,
      );
      expect(row.data).toMatchObject({ adminUnread: 1, userUnread: 0, isAbnormal: 0, lastMessage: '' });
      await desk.waitFor(({ msgType, data }) => msgType === 8 && data === before + 1);
      expect(await totalOf(bruno)).toBe(before + 1);
      expect(await staffRow(bruno, id)).toMatchObject({ adminUnread: 1, totalUnreadNum: 1 });
      test.clock.set(testStart + tooLong - 1);
      expect(await statesOf(id)).toEqual([0]);
      test.clock.advance(1);
      expect(await statesOf(id)).toEqual([0, 3]);
      expect(await staffRow(bruno, id)).toMatchObject({ isAbnormal: 1 });
    },
  );

  it.each(turns)('a customer who %s: unread, unanswered, and waiting from then', async (_, arrange) => {
    const { ticketId, act } = await arrange();
    const before = await totalOf(bruno);
    expect(await isUnread(bruno, ticketId)).toBe(0);
    test.clock.advance(tooLong);
    expect(await statesOf(ticketId)).not.toContain(3);
    test.clock.set(testStart);
    const desk = await test.socket(paths.adminSocket, bruno);
    await act();
    const isRow = ({ msgType, recordQuestionId, data }: TestSocket['frames'][number]) =>
      msgType === 3 && recordQuestionId === ticketId && data.adminUnread === 1;
    await desk.waitFor(isRow);
    await desk.waitFor(({ msgType, data }) => msgType === 8 && data === before + 1);
    expect(await totalOf(bruno)).toBe(before + 1);
    expect(await isUnread(bruno, ticketId)).toBe(1);
    expect(await statesOf(ticketId)).toEqual([0]);
    test.clock.advance(tooLong + 2);
    expect(await statesOf(ticketId)).toEqual([0, 3]);
  });

  it('a rating of 2 or less is unread and, as the ticket is solved, never abnormal; a better one is not', async () => {
    const [low, high] = [await answeredTicket(), await answeredTicket()];
    const before = await totalOf(bruno);
    const desk = await test.socket(paths.adminSocket, bruno);
    await rate(high.user, high.ticketId, 3);
    await rate(low.user, low.ticketId, 2);
    await desk.waitFor(({ msgType, data }) => msgType === 8 && data === before + 1);
    expect([await isUnread(bruno, low.ticketId), await isUnread(bruno, high.ticketId)]).toEqual([1, 0]);
    test.clock.advance(tooLong);
    expect(await statesOf(low.ticketId)).toEqual([1]);
  });

  it('what staff do makes nothing unread: solving and reopening it themselves', async () => {
    const { ticketId } = await answeredTicket();
    await amelia.post(paths.adminSolve, { id: ticketId, isSolved: 1 });
    await amelia.post(paths.adminSolve, { id: ticketId, isSolved: 0 });
    expect(await isUnread(bruno, ticketId)).toBe(0);
    expect(await statesOf(ticketId)).toEqual([2]);
  });

  it('Q-47: one who reads it reads it for all', async () => {
    const { ticketId } = await someTicket();
    const before = await totalOf(bruno);
    const desk = await test.socket(paths.adminSocket, bruno);
    await read(amelia, ticketId);
    await desk.waitFor(({ msgType, data }) => msgType === 8 && data === before - 1);
    expect([await isUnread(amelia, ticketId), await isUnread(bruno, ticketId)]).toEqual([0, 0]);
    // It waits all the same: nobody has answered.
    test.clock.advance(tooLong);
    expect(await statesOf(ticketId)).toEqual([0, 3]);
  });
});

describe('Q-177: for one person', () => {
  const rowOf = (id: number, adminUnread: 0 | 1) => (frame: TestSocket['frames'][number]) =>
    frame.msgType === 3 && frame.recordQuestionId === id && frame.data.adminUnread === adminUnread;
  const isTotal = (total: number) => (frame: TestSocket['frames'][number]) =>
    frame.msgType === 8 && frame.data === total;

  it('assigned by somebody else: unread for the new handler alone, until they read it', async () => {
    const { ticketId } = await answeredTicket();
    const [mine, his] = [await totalOf(amelia), await totalOf(bruno)];
    const desk = await test.socket(paths.adminSocket, amelia);
    const [here, elsewhere] = [
      await test.socket(paths.adminSocket, bruno),
      await test.socket(paths.adminSocket, bruno),
    ];
    await assign(amelia, ticketId, brunoId);

    for (const tab of [here, elsewhere]) {
      expect((await tab.waitFor(rowOf(ticketId, 1))).data).toMatchObject({ totalUnreadNum: 1 });
      await tab.waitFor(isTotal(his + 1));
    }
    expect((await desk.waitFor(rowOf(ticketId, 0))).data).toMatchObject({ totalUnreadNum: 0 });
    await desk.waitFor(isTotal(mine));
    expect(here.frames.filter(rowOf(ticketId, 0))).toEqual([]);
    expect(desk.frames.filter(rowOf(ticketId, 1))).toEqual([]);
    expect([await isUnread(amelia, ticketId), await isUnread(bruno, ticketId)]).toEqual([0, 1]);
    expect([await totalOf(amelia), await totalOf(bruno)]).toEqual([mine, his + 1]);
    const open = await bruno.post(`${paths.staffTicket}${ticketId}`);
    expect(open.body.data).toMatchObject({ adminUnread: 1, totalUnreadNum: 1 });

    // Somebody else's look does not take it away.
    await read(amelia, ticketId);
    expect(await isUnread(bruno, ticketId)).toBe(1);
    await read(bruno, ticketId);
    for (const tab of [here, elsewhere]) {
      await tab.waitFor(rowOf(ticketId, 0));
      await tab.waitFor(isTotal(his));
    }
    expect([await isUnread(bruno, ticketId), await totalOf(bruno)]).toEqual([0, his]);
  });

  it('to oneself, or to who has it: nothing', async () => {
    const { ticketId } = await answeredTicket();
    await assign(bruno, ticketId, brunoId);
    await assign(amelia, ticketId, brunoId);
    expect(await isUnread(bruno, ticketId)).toBe(0);
  });

  it('assigned on: it no longer concerns the one before', async () => {
    const { ticketId } = await answeredTicket();
    await assign(amelia, ticketId, brunoId);
    const desk = await test.socket(paths.adminSocket, bruno);
    await assign(bruno, ticketId, given.agent.id);
    await desk.waitFor(rowOf(ticketId, 0));
    expect([await isUnread(amelia, ticketId), await isUnread(bruno, ticketId)]).toEqual([1, 0]);
    await read(amelia, ticketId);
  });

  it('API-063: by changeQuestionRecord too, where admin_unread 0 reads it', async () => {
    const { ticketId } = await answeredTicket();
    await amelia.post(paths.adminChange, { id: ticketId, change: { person_id: brunoId } });
    expect([await isUnread(amelia, ticketId), await isUnread(bruno, ticketId)]).toEqual([0, 1]);
    await bruno.post(paths.adminChange, { id: ticketId, change: { admin_unread: 0 } });
    expect(await isUnread(bruno, ticketId)).toBe(0);
  });

  it('carried over: it no longer concerns who had it', async () => {
    const { ticketId } = await someTicket();
    await read(amelia, ticketId);
    await assign(amelia, ticketId, brunoId);
    const before = await totalOf(bruno);
    const desk = await test.socket(paths.adminSocket, bruno);
    await bruno.post(paths.carryOver, { recordQuestionIdList: [ticketId] });
    await desk.waitFor(isTotal(before - 1));
    expect(await isUnread(bruno, ticketId)).toBe(0);
  });

  it('unread for all as well, it counts once, and reading ends both', async () => {
    const { user, ticketId } = await answeredTicket();
    await assign(amelia, ticketId, brunoId);
    const before = await totalOf(bruno);
    await user.client.post(paths.userSend, text(ticketId));
    expect(await totalOf(bruno)).toBe(before);
    expect(await staffRow(bruno, ticketId)).toMatchObject({ adminUnread: 1, totalUnreadNum: 1 });
    await read(bruno, ticketId);
    expect([await isUnread(amelia, ticketId), await isUnread(bruno, ticketId)]).toEqual([0, 0]);
  });

  it('another ticket of the same customer brings the right number of theirs to each', async () => {
    const { user, ticketId } = await answeredTicket();
    test.clock.advance(10 * minute);
    const other = (await givenTicket(user, given.catalogue)).id;
    await read(amelia, other);
    await assign(amelia, ticketId, brunoId);
    const [desk, mine] = [
      await test.socket(paths.adminSocket, bruno),
      await test.socket(paths.adminSocket, amelia),
    ];
    await amelia.post(paths.comment, { recordQuestionId: other, comment: 'Asked twice.' });
    expect((await desk.waitFor(rowOf(other, 0))).data).toMatchObject({ totalUnreadNum: 1 });
    expect((await mine.waitFor(rowOf(other, 0))).data).toMatchObject({ totalUnreadNum: 0 });
  });

  it('Q-20: read-only staff change nothing', async () => {
    const { ticketId } = await someTicket();
    expect((await read(reader, ticketId)).body.code).toBe(200);
    expect(await isUnread(bruno, ticketId)).toBe(1);
  });
});

describe('Q-178: what counts as a reply', () => {
  it('sending a report: replied, not abnormal, the sender’s, and no longer carried over', async () => {
    const { user, ticketId } = await someTicket();
    await user.client.post(paths.userSend, text(ticketId));
    test.clock.advance(tooLong);
    expect(await statesOf(ticketId)).toEqual([0, 3]);
    const report = await givenReport(given, { user, ticketId });
    expect(await statesOf(ticketId)).toEqual([0, 3]);
    await sendCard(given, report);
    expect(await statesOf(ticketId)).toEqual([2]);
    expect(await staffRow(bruno, ticketId)).toMatchObject({
      ...{ isAbnormal: 0, carryOver: 0, lastMessage: '[报损单]', customerId: given.agent.id },
    });
    const { body } = await amelia.post(paths.carryOverList);
    expect((body.data as { id: number }[]).map(({ id }) => id)).not.toContain(ticketId);
  });

  it.each([
    ['that asks again', [2]],
    ['that completes it', []],
  ])('concluding a review %s', async (_, rejected) => {
    const report = await sentReport();
    await submitReport(report);
    test.clock.advance(tooLong + 2);
    expect(await statesOf(report.ticketId)).toEqual([0, 3]);
    expect((await review(report, rejected)).body.code).toBe(200);
    expect(await statesOf(report.ticketId)).toEqual([2]);
    expect(await staffRow(bruno, report.ticketId)).toMatchObject({ lastMessage: '[报损单已审核]' });
  });

  it('a card that is withdrawn was no answer: they wait since they wrote', async () => {
    const { user, ticketId } = await someTicket();
    await user.client.post(paths.userSend, text(ticketId));
    const report = await givenReport(given, { user, ticketId });
    await sendCard(given, report);
    await amelia.post(reportPaths.withdraw, { id: report.id });
    expect(await statesOf(ticketId)).toEqual([0]);
    test.clock.advance(tooLong);
    expect(await statesOf(ticketId)).toEqual([0, 3]);
  });

  it('Q-59: an answer that is recalled leaves the submitted report, or the ticket itself, unanswered', async () => {
    const report = await sentReport();
    await submitReport(report);
    const silent = await someTicket();
    for (const id of [report.ticketId, silent.ticketId]) {
      const { body } = await amelia.post(paths.adminSend, text(id, '<p>the wrong ticket</p>'));
      expect(await statesOf(id)).toEqual([2]);
      await amelia.post(`${paths.recall}${body.data.id}`);
      expect(await statesOf(id)).toEqual([0]);
    }
    test.clock.advance(tooLong + 4);
    expect(await statesOf(report.ticketId)).toEqual([0, 3]);
    expect(await statesOf(silent.ticketId)).toEqual([0, 3]);
  });
});

describe('a shop that is updated', () => {
  it('tickets of before stand as the rules say now', async () => {
    const script = await readFile(new URL('../../../migrations/0008_attention.sql', import.meta.url), 'utf8');
    const repairs = script.slice(script.indexOf('-- Tickets that were opened'));
    const [silent, carded, submitted, reviewed] = [
      (await someTicket()).ticketId,
      (await sentReport()).ticketId,
      await sentReport(),
      await sentReport(),
    ];
    test.clock.advance(minute);
    await submitReport(submitted);
    await submitReport(reviewed);
    test.clock.advance(minute);
    await review(reviewed);
    const ids = [silent, carded, submitted.ticketId, reviewed.ticketId];
    const asNow = await Promise.all(ids.map(statesOf));
    // What the program of before wrote: only texts counted.
    const before = { turn: null, turn_seq: null, turn_at: null, waiting_since: null };
    const { db } = test.app;
    await db.updateTable('ticket').set(before).where('id', 'in', ids).execute();
    await db.updateTable('ticket').set({ last_sender: 'user' }).where('id', 'in', [carded]).execute();
    await db
      .updateTable('ticket')
      .set({ last_sender: 'admin' })
      .where('id', 'in', [submitted.ticketId, reviewed.ticketId])
      .execute();
    await sql.raw(repairs).execute(db);
    expect(await Promise.all(ids.map(statesOf))).toEqual(asNow);
    expect(asNow).toEqual([[0], [2], [0], [2]]);
    test.clock.advance(tooLong + 4);
    expect([await statesOf(silent), await statesOf(submitted.ticketId)]).toEqual([
      [0, 3],
      [0, 3],
    ]);
  });
});
