// Changing descriptions of products through the front door (EDIT-10, Q-05, Q-33).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff } from '../../../test/given';
import { readStamp } from '../../platform/database/stamp';
import { productsChanged } from '.';

const path = '/api/admin/KnowledgeBase/changeAllItem';

let app: TestApp;
let amelia: TestClient;
let bruno: TestClient;
let first: number;
let second: number;
let events = 0;

beforeAll(async () => {
  app = await startTestApp();
  // Off duty: editing the knowledge base needs no duty.
  await givenStaff(app, { account: 'amelia', workStatus: 0 });
  await givenStaff(app, { account: 'bruno' });
  await givenStaff(app, { account: 'reader', isReadonly: true });
  [amelia, bruno] = [await app.loginStaff('amelia'), await app.loginStaff('bruno')];
  [first, second] = (await givenCatalogue(app)).products;
  app.app.platform.bus.subscribe(productsChanged, () => void (events += 1));
});
afterAll(() => app.stop());

const change = (client: TestClient, texts: Record<number, string>, further: object = {}) =>
  client.post(path, {
    changeArray: Object.entries(texts).map(([id, description]) => ({ id: Number(id), description })),
    ...further,
  });

const textsOf = (id: number) =>
  app.app.db
    .selectFrom('product')
    .select(['description', 'description_zh'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const stamp = () => readStamp(app.app.db);

it('API-056, EDIT-10: one or several in one call; customers see the new texts', async () => {
  const before = events;
  const { body } = await change(amelia, { [first]: 'New, < 2 kg & <b>', [second]: 'Metal.' });
  expect(body).toMatchObject({ errno: 0 });
  const items = (await app.client().post('/java/front/getItemList')).body.data as { description: string }[];
  expect(items.map(({ description }) => description)).toEqual(['New, < 2 kg & <b>', 'Metal.']);
  expect(events).toBe(before + 1);
});

it('a text without a language stands for both; with one it is that side of the pair', async () => {
  await change(amelia, { [first]: 'Both' });
  expect(await textsOf(first)).toEqual({ description: 'Both', description_zh: null });
  await change(amelia, { [first]: '中文' }, { language: 'zh' });
  await change(amelia, { [first]: 'English' }, { language: 'en' });
  expect(await textsOf(first)).toEqual({ description: 'English', description_zh: '中文' });
});

it('Q-159: a description is plain text, kept as typed', async () => {
  const typed = '5 < 6 & "x" <i> <script>alert(1)</script>';
  await change(amelia, { [first]: typed });
  expect((await textsOf(first)).description).toBe(typed);
});

it('Q-05: all or nothing where somebody else was faster, and no check without a timestamp', async () => {
  const known = await stamp();
  await change(bruno, { [second]: 'By Bruno' }, { timestamp: known, wsid: 'b' });
  const before = [await textsOf(first), await textsOf(second)];
  const late = await change(amelia, { [first]: 'Late', [second]: 'Late' }, { timestamp: known, wsid: 'a' });
  expect(late.body).toMatchObject({ errno: 1001, errmsg: '该内容已被他人修改，请刷新后重试。' });
  expect([await textsOf(first), await textsOf(second)]).toEqual(before);
  // What she changes alone, nobody else touched.
  expect((await change(amelia, { [first]: 'A' }, { timestamp: known, wsid: 'a' })).body.errno).toBe(0);
  expect((await change(amelia, { [first]: 'B' }, { timestamp: known, wsid: 'a' })).body.errno).toBe(0);
  expect((await change(amelia, { [first]: 'C' }, { timestamp: known, wsid: 'x' })).body.errno).toBe(1001);
  for (const timestamp of [undefined, null, 0]) {
    expect((await change(amelia, { [second]: 'D' }, { timestamp, wsid: 'a' })).body.errno).toBe(0);
  }
});

it('Q-05: every change is stamped with who made it, and stamps rise', async () => {
  const before = await stamp();
  await change(bruno, { [first]: 'E' }, { wsid: 'tab-1' });
  const row = await app.app.db
    .selectFrom('product')
    .select(['stamp', 'stamp_wsid', 'change_person_id'])
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ stamp: await stamp(), stamp_wsid: 'tab-1', change_person_id: 2 });
  expect(row.stamp).toBeGreaterThan(before);
});

it('an unknown product refuses the whole call; nothing to change is a success', async () => {
  const before = [await textsOf(first), await stamp()];
  const { body } = await change(amelia, { [first]: 'F', 2147483647: 'F' });
  expect(body).toMatchObject({ errno: 1000, errmsg: '所选产品不存在。' });
  expect((await change(amelia, {})).body.errno).toBe(0);
  expect([await textsOf(first), await stamp()]).toEqual(before);
});

it('Q-146: of fifty tabs that know the same state one wins', async () => {
  const timestamp = await stamp();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, tab) =>
      change(amelia, { [first]: `T${tab}` }, { timestamp, wsid: `t${tab}` }),
    ),
  );
  expect(answers.filter(({ body }) => body.errno === 0)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.errno === 1001)).toHaveLength(49);
});

it('Q-20, Q-143: read-only staff, customers and visitors change nothing', async () => {
  const reader = await app.loginStaff('reader');
  expect((await change(reader, { [first]: 'X' })).body).toMatchObject({
    errno: 1004,
    errmsg: '只读用户不能操作',
  });
  expect((await change(app.client(), { [first]: 'X' })).body.errno).toBe(1003);
  expect((await textsOf(first)).description).not.toBe('X');
});
