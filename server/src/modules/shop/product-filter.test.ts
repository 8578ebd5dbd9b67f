// The product selector of the directory editor through the front door.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenStaff } from '../../../test/given';

const paths = {
  types: '/javaplus/admin/filter/api/getProductionType',
  products: '/javaplus/admin/filter/BOM/getProductionObjectById',
  children: '/javaplus/admin/filter/plan/getproductionAllChildByid',
};

let app: TestApp;
let staff: TestClient;
let types: { base: number; grip: number };
let ids: { set: number; base: number; cam: number; old: number; grip: number; gone: number };

beforeAll(async () => {
  app = await startTestApp();
  await givenStaff(app, { account: 'reader', isReadonly: true, workStatus: 0 });
  staff = await app.loginStaff('reader');
  const { shop } = app.app.modules;
  const { db } = app.app;
  const grip = await shop.createProductType(db, { name: 'Grip', nameZh: '手柄', orderNo: 2 });
  const base = await shop.createProductType(db, { name: 'Base', nameZh: null, orderNo: 1 });
  types = { base, grip };
  const product = (typeId: number, name: string, enable: 0 | 1 = 1) => ({
    typeId,
    name,
    description: '',
    descriptionZh: null,
    enable,
  });
  const [set = 0, b4 = 0, cam = 0, old = 0, f1 = 0, gone = 0] = await shop.createProducts(db, [
    product(base, 'Set'),
    product(base, 'Base B4'),
    product(base, 'Cam'),
    product(base, 'Base B1', 0),
    product(grip, 'Grip F1'),
    product(grip, 'Gone'),
  ]);
  ids = { set, base: b4, cam, old, grip: f1, gone };
  await shop.createProductChildren(db, [
    { productId: set, childId: b4 },
    { productId: set, childId: f1 },
    { productId: set, childId: gone },
    { productId: b4, childId: cam },
    // A circle, as somebody may enter one.
    { productId: cam, childId: set },
    { productId: b4, childId: b4 },
  ]);
  await db.updateTable('product').set({ deleted: true }).where('id', '=', gone).execute();
});
afterAll(() => app.stop());

const namesOf = async (body: object) =>
  ((await staff.post(paths.products, body)).body.data as { name: string }[]).map(({ name }) => name);

it('API-095: the categories in their order, in Chinese where there is a Chinese name', async () => {
  const { body } = await staff.post(paths.types, {});
  expect(body.code).toBe(200);
  expect(body.data).toEqual([
    { id: types.base, name: 'Base' },
    { id: types.grip, name: '手柄' },
  ]);
});

it('API-096, SOP-25, SOP-09: products of a category with a state, enabled ones unless said otherwise', async () => {
  const { body } = await staff.post(paths.products, { id: types.grip, enable: 1 });
  expect(body.data).toEqual([{ id: ids.grip, name: 'Grip F1', type: types.grip, enable: 1 }]);
  expect(await namesOf({ id: types.base })).toEqual(['Base B4', 'Cam', 'Set']);
  expect(await namesOf({ id: types.base, enable: 0 })).toEqual(['Base B1']);
  expect(await namesOf({ id: null, enable: null })).toEqual(['Base B4', 'Cam', 'Set', 'Grip F1']);
  expect(await namesOf({ id: 2_147_483_647 })).toEqual([]);
});

it('API-097, SOP-25: direct and indirect parts as a map, without circles, itself and deleted ones', async () => {
  const childrenOf = async (id: number) => (await staff.post(paths.children, { id })).body;
  expect(await childrenOf(ids.set)).toMatchObject({
    code: 200,
    data: { [ids.set]: [ids.base, ids.cam, ids.grip] },
  });
  expect((await childrenOf(ids.grip)).data).toEqual({ [ids.grip]: [] });
  expect((await childrenOf(ids.gone)).code).toBe(404);
});

it('Q-143: only staff', async () => {
  for (const path of Object.values(paths)) {
    expect((await app.client().post(path, { id: 1 })).body.code).toBe(401);
  }
});
