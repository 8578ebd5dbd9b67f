// The products as filters and dialogs get them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const { shop } = app.app.modules;
  const { db } = app.app;
  const grips = await shop.createProductType(db, { name: 'Grip', nameZh: '手柄', orderNo: 2 });
  const bases = await shop.createProductType(db, { name: 'Base', nameZh: null, orderNo: 1 });
  const plain = { descriptionZh: null };
  await shop.createProducts(db, [
    { ...plain, typeId: grips, name: 'Grip F3', description: 'Metal.', descriptionZh: '金属。' },
    { ...plain, typeId: bases, name: 'Base B4', description: 'Heavy.', pictureUrl: '/static/b4.svg' },
    { ...plain, typeId: bases, name: 'Base B2', description: 'Light.' },
    { ...plain, typeId: bases, name: 'Base B1', description: 'Old.', enable: 0 },
  ]);
});
afterAll(() => app.stop());

it('Q-128: lists enabled products by category and name, for everybody', async () => {
  const { body } = await app.client().post('/java/front/getItemList');
  expect(body.code).toBe(200);
  expect(body.data).toEqual([
    expect.objectContaining({ name: 'Base B2', typeName: 'Base', pictureUrl: '' }),
    expect.objectContaining({ name: 'Base B4', typeName: 'Base', pictureUrl: '/static/b4.svg' }),
    expect.objectContaining({ name: 'Grip F3', typeName: 'Grip', description: 'Metal.' }),
  ]);
});

it("answers in the caller's language, in English where there is no translation", async () => {
  const browser = app.client();
  browser.setCookie('lang', 'zh');
  const { body } = await browser.post('/java/front/getItemList');
  expect(body.data).toEqual([
    expect.objectContaining({ name: 'Base B2', typeName: 'Base', description: 'Light.' }),
    expect.objectContaining({ name: 'Base B4' }),
    expect.objectContaining({ name: 'Grip F3', typeName: '手柄', description: '金属。' }),
  ]);
});

it('answers in the language that is asked for, and says which there are', async () => {
  const { body } = await app.client().post('/java/front/getItemList', { language: 'zh' });
  expect((body.data as { description: string }[]).map(({ description }) => description)).toContain('金属。');
  expect((await app.client().post('/java/front/getItemList', { language: 'fr' })).body.code).toBe(400);
});

it('finds products by id, also those no longer sold, but not what never was', async () => {
  const { shop } = app.app.modules;
  const found = await shop.findProducts(app.app.db, [0, 4, 4, 2_000_000_000]);
  expect([...found.values()]).toEqual([{ id: 4, name: 'Base B1', typeId: 2, enable: 0, pictureUrl: '' }]);
  expect((await shop.findProducts(app.app.db, [])).size).toBe(0);
});
