// The demo shop's damage reports as both sides see them: API-102, DMG-52, DMG-35 and a card in
// each status in the pilot's conversations.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillDemoShop } from '.';
import { startTestApp, type TestApp } from '../test/app';
import type { TestClient } from '../test/client';
import { paths } from '../test/given-tickets';

interface Row {
  readonly id: number;
  readonly recordQuestionId: number;
  readonly status: number;
  readonly personName: string;
}

const reports = '/javaplus/admin/afterSale/damageReport';

let test: TestApp;
let amelia: TestClient;
let pilot: TestClient;
let rows: Row[];

const login = async (path: string, account: string, password: string) => {
  const client = test.client();
  const { body } = await client.post(path, { account, password });
  expect(body.code).toBe(200);
  return client;
};

beforeAll(async () => {
  test = await startTestApp();
  expect(await fillDemoShop(test.app)).toBe(true);
  amelia = await login('/javaplus/admin/login/login', 'amelia', 'demo-staff');
  pilot = await login('/javaplus/user/login/login', 'pilot@example.com', 'demo-customer');
  const list = { account: 'pilot@example.com', pageSize: 60, pageNum: 1 };
  const { body } = await amelia.post(`${reports}/getDamageReportListByAccount`, list);
  rows = body.data.rows as Row[];
});
afterAll(() => test.stop());

it('API-102: the pilot has five, one in each status', () => {
  expect(rows.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
});

it('DMG-33: each has its card in the conversation of its ticket, as it is now', async () => {
  for (const row of rows) {
    const asked = { recordQuestionId: row.recordQuestionId };
    const messages: { messageType: number; content: string }[] = [];
    for (let before: number | null = null, more = true; more;) {
      const { body } = await pilot.post(paths.userChat, { ...asked, timestamp: before });
      messages.unshift(...body.data.recordChatList);
      before = body.data.recordChatList[0]?.timestamp ?? null;
      more = body.data.hasMore;
    }
    const cards = messages.filter(({ messageType }) => messageType === 10);
    expect(cards.map(({ content }) => JSON.parse(content) as object)).toEqual([
      expect.objectContaining({ id: row.id, status: row.status, fillIn: 'Fill in' }),
    ]);
  }
});

it('API-024: the customer reads every one with its questions; somebody else none', async () => {
  for (const { id } of rows) {
    const { body } = await pilot.post('/api/user/damageReport/getShowDamageReportById', { id });
    expect(body.errno).toBe(0);
    expect(body.data.tempItemContentList.length).toBeGreaterThan(3);
  }
  const newcomer = await login('/javaplus/user/login/login', 'newcomer@example.com', 'demo-customer');
  const refused = await newcomer.post('/api/user/damageReport/getShowDamageReportById', { id: rows[0]?.id });
  expect(refused.body).toMatchObject({ errno: 1004, data: {} });
});

it('the report that waits was sent by amelia, who may withdraw it', () => {
  expect(rows.find(({ status }) => status === 1)?.personName).toMatch(/Amelia/);
});
