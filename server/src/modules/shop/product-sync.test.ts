// Taking over the product list of the shop through the front door (API-064, Q-29).
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff } from '../../../test/given';
import { readStamp } from '../../platform/database/stamp';

const path = '/api/crontab/syncItemInfo';
const token = 'a-secret-of-the-scheduler';
const none = { added: 0, changed: 0, deleted: 0 };

let app: TestApp;
let staff: TestClient;

beforeAll(async () => {
  app = await startTestApp({ env: { CRON_TOKEN: token } });
  // Off duty: no duty is asked for.
  await givenStaff(app, { account: 'agent', workStatus: 0 });
  await givenStaff(app, { account: 'reader', isReadonly: true });
  staff = await app.loginStaff('agent');
  await mkdir(join(app.dataDir, 'shop'));
});
afterAll(() => app.stop());

const write = (content: unknown) =>
  writeFile(
    join(app.dataDir, 'shop', 'products.json'),
    typeof content === 'string' ? content : JSON.stringify(content),
  );

const sync = async (client = staff, headers: Record<string, string> = {}) =>
  (await client.post(path, {}, headers)).body;

const items = async () =>
  (await app.client().post('/java/front/getItemList')).body.data as Record<string, unknown>[];

const b2 = { key: 'b2', name: 'Base B2', type: 'Base', description: 'Small, < 2 kg' };
const f1 = { key: 'f1', name: 'Grip F1', type: 'Grip', pictureUrl: '/static/f1.svg' };

it('API-064, Q-29: without a list there is nothing to do', async () => {
  expect(await sync()).toMatchObject({ errno: 0, data: none });
});

it('API-064, Q-29: adds products and the categories they need, with clean descriptions', async () => {
  await app.app.modules.shop.createProductType(app.app.db, { name: 'Base', nameZh: '基座', orderNo: 1 });
  await write([b2, f1, { ...f1, key: 'f0', name: 'Grip F0', type: '手柄', enable: 0 }]);
  expect(await sync()).toMatchObject({ errno: 0, data: { added: 3, changed: 0, deleted: 0 } });
  expect(await items()).toEqual([
    expect.objectContaining({ name: 'Base B2', typeName: 'Base', description: 'Small, < 2 kg' }),
    expect.objectContaining({ name: 'Grip F1', typeName: 'Grip', pictureUrl: '/static/f1.svg' }),
  ]);
  expect(await sync()).toMatchObject({ data: none });
});

it('Q-29: renames and deletes, keeps descriptions and what was made here, and brings back', async () => {
  const [product] = await items();
  await staff.post('/api/admin/KnowledgeBase/changeAllItem', {
    changeArray: [{ id: product?.['id'], description: 'Ours' }],
  });
  await app.app.modules.shop.createProducts(app.app.db, [
    { typeId: Number(product?.['type']), name: 'Our own', description: '', descriptionZh: null },
  ]);
  const before = await readStamp(app.app.db);
  await write([{ ...b2, name: 'Base B2 II', description: 'Theirs' }]);
  expect(await sync()).toMatchObject({ data: { added: 0, changed: 1, deleted: 2 } });
  expect((await items()).map(({ name, description }) => [name, description])).toEqual([
    ['Base B2 II', 'Ours'],
    ['Our own', ''],
  ]);
  expect(await readStamp(app.app.db)).toBeGreaterThan(before);
  await write([b2, f1]);
  expect(await sync()).toMatchObject({ data: { added: 0, changed: 2, deleted: 0 } });
  expect((await items()).map(({ name }) => name)).toEqual(['Base B2', 'Our own', 'Grip F1']);
});

it('Q-29: a product that is gone is gone from the questions too', async () => {
  const { db } = app.app;
  const { products } = await givenCatalogue(app);
  await db.updateTable('product').set({ shop_key: 'of-it' }).where('id', '=', products[0]).execute();
  const catalogue = async () =>
    JSON.stringify((await app.client().post('/java/front/getQuestionTypeList')).body.data);
  expect(await catalogue()).toContain(`"item":[${products[0]}]`);
  await write([b2, f1]);
  await sync();
  expect(await catalogue()).not.toContain(`"item":[${products[0]}]`);
  await db.updateTable('product').set({ deleted: true }).where('id', 'in', products).execute();
});

it('Q-29: ten at once take a list over once', async () => {
  await write([b2, f1, { key: 'x1', name: 'X1', type: 'Extension' }]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => sync()));
  const added = answers.map(({ data }) => (data as { added: number }).added);
  expect(added.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect((await items()).filter(({ name }) => name === 'X1')).toHaveLength(1);
});

it.each([
  ['no JSON', '[{'],
  ['no list', { products: [] }],
  ['no name', [b2, { key: 'k', type: 'Base' }]],
  ['a script as picture', [{ ...b2, pictureUrl: 'javascript:alert(1)' }]],
  ['a key twice', [b2, { ...f1, key: 'b2' }]],
  ['a field that nobody knows', [{ ...b2, price: 5 }]],
])('Q-29: %s is refused with a text and changes nothing', async (_, content) => {
  const before = [await items(), await readStamp(app.app.db)];
  await write(content);
  expect(await sync()).toMatchObject({
    errno: 1000,
    errmsg: expect.stringMatching(/^无法读取商城的产品列表：shop\/products\.json/),
  });
  expect([await items(), await readStamp(app.app.db)]).toEqual(before);
});

it('API-064, Q-29, Q-143: staff that may write, or the token; nobody else', async () => {
  await rm(join(app.dataDir, 'shop', 'products.json'));
  const visitor = app.client();
  const reader = await app.loginStaff('reader');
  expect(await sync(visitor)).toMatchObject({ errno: 1003 });
  expect(await sync(reader)).toMatchObject({ errno: 1004, errmsg: '只读用户不能操作' });
  for (const wrong of ['', 'x', `${token}x`, token.slice(1)]) {
    expect(await sync(visitor, { 'x-cron-token': wrong })).toMatchObject({ errno: 1003 });
  }
  expect(await sync(visitor, { 'x-cron-token': token })).toMatchObject({ errno: 0, data: none });
  expect(await sync(reader, { 'x-cron-token': token })).toMatchObject({ errno: 0, data: none });
});

it('Q-29: without a configured token no token opens', async () => {
  const other = await startTestApp();
  try {
    for (const sent of ['', 'null', token]) {
      const { body } = await other.client().post(path, {}, { 'x-cron-token': sent });
      expect(body.errno).toBe(1003);
    }
  } finally {
    await other.stop();
  }
});

it('Q-29: the list is taken over once at the start', async () => {
  await write([{ key: 'at-start', name: 'At start', type: 'Base' }]);
  const again = await startTestApp({ sharedWith: app });
  try {
    await expect.poll(async () => (await items()).some(({ name }) => name === 'At start')).toBe(true);
  } finally {
    await again.stop();
  }
});
