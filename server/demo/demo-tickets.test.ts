// The demo shop's tickets as people see them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillDemoShop } from '.';
import { startTestApp, testDurations, type TestApp } from '../test/app';
import type { TestClient } from '../test/client';
import { paths, staffRows } from '../test/given-tickets';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly personal: { readonly account: string };
  readonly questionTypeAreaId: number;
  readonly isSolved: number;
  readonly scoreStatus: number;
  readonly urgencyLevel: string;
  readonly createTimestamp: number;
  readonly updateTimestamp: number;
  readonly lastSeq: number;
  readonly rev: number;
}

let test: TestApp;
let amelia: TestClient;
let rows: Row[];

const login = async (path: string, account: string, password: string, store?: string) => {
  const client = test.client();
  const { body } = await client.post(path, { account, password, store });
  expect(body.code).toBe(200);
  return client;
};

beforeAll(async () => {
  test = await startTestApp();
  expect(await fillDemoShop(test.app)).toBe(true);
  amelia = await login('/javaplus/admin/login/login', 'amelia', 'demo-staff');
  rows = (await staffRows(amelia)) as unknown as Row[];
});
afterAll(() => test.stop());

it('has tickets in every state, all in the past and older than five minutes', async () => {
  expect(rows.length).toBeGreaterThan(20);
  const latest = test.clock.now() - 5 * testDurations.minute;
  expect(
    rows.filter((row) => row.createTimestamp > latest || row.updateTimestamp > test.clock.now()),
  ).toEqual([]);
  for (const state of [0, 1, 2, 3]) expect(await staffRows(amelia, { state: [state] })).not.toEqual([]);
  for (const status of [0, 1, 3]) expect(rows.some((row) => row.scoreStatus === status)).toBe(true);
});

it('gives the pilot four ordinary tickets and no open consultation, feixing an ordinary one', () => {
  const of = (account: string) =>
    rows.filter((row) => row.personal.account === account && row.questionTypeAreaId !== 9999);
  const pilot = of('pilot@example.com');
  expect(pilot.length).toBeGreaterThanOrEqual(4);
  expect(pilot.some((row) => row.isSolved === 0)).toBe(true);
  expect(pilot.some((row) => row.isSolved === 1 && row.scoreStatus !== 3)).toBe(true);
  expect(pilot.some((row) => row.isSolved === 1 && row.scoreStatus === 3)).toBe(true);
  expect(pilot.some((row) => row.urgencyLevel === 'P1')).toBe(true);
  expect(of('feixing@example.com')).not.toEqual([]);
  expect(
    rows.filter(
      (row) =>
        row.personal.account === 'pilot@example.com' && row.questionTypeAreaId === 9999 && row.isSolved === 0,
    ),
  ).toEqual([]);
});

it('has conversations that read from the first line to the last and resume like any other', async () => {
  for (const row of rows) {
    const { body } = await amelia.post(paths.adminChat, { recordQuestionId: row.id, afterRev: 0 });
    const messages = body.data.recordChatList as { seq: number; rev: number; timestamp: number }[];
    const bySeq = messages.toSorted((one, other) => one.seq - other.seq);
    expect(bySeq.map(({ seq }) => seq)).toEqual(Array.from({ length: row.lastSeq }, (_, at) => at + 1));
    const times = bySeq.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.max(0, ...messages.map(({ rev }) => rev))).toBe(row.rev);
  }
});

it('lets the customer go on: his list, a rating, a new ticket', async () => {
  const pilot = await login('/javaplus/user/login/login', 'pilot@example.com', 'demo-customer');
  const list = (await pilot.post(paths.list)).body.data as Row[];
  const rated = list.find((row) => row.scoreStatus === 3);
  expect((await pilot.post(paths.rating + rated?.id)).body.data).toMatchObject({
    scoreRelationDTOList: [{ score: expect.any(Number) }, {}, {}],
  });
  const { body } = await pilot.post(paths.create, {
    questionTypeAreaId: list.find((row) => row.questionTypeAreaId !== 9999)?.questionTypeAreaId,
    title: 'One more thing',
  });
  expect(body.code).toBe(200);
});
