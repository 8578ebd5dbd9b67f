// Orders and carts through the front door.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import {
  givenCatalogue,
  givenCustomer,
  givenStaff,
  type Given,
  type GivenCatalogue,
} from '../../../test/given';
import { givenOrder } from '../../../test/given-orders';

const path = '/api/admin/Base/getOrderByUser';
const cartPath = '/api/user/Base/getCartNumber';

let app: TestApp;
let catalogue: GivenCatalogue;
let staff: TestClient;
let pilot: Given;
let ids: { first: number; second: number };

beforeAll(async () => {
  app = await startTestApp();
  catalogue = await givenCatalogue(app);
  // Reading needs neither duty nor the right to write.
  await givenStaff(app, { account: 'reader', isReadonly: true, workStatus: 0 });
  staff = await app.loginStaff('reader');
  pilot = await givenCustomer(app, { account: 'pilot@example.com' });
  const cn = await givenCustomer(app, { account: 'pilot@example.com', store: 'cn' });
  const productId = catalogue.products[0];
  const first = await givenOrder(app, { customerId: pilot.id, productId }, { createdAt: 10 });
  const second = await givenOrder(
    app,
    { customerId: pilot.id, productId },
    {
      createdAt: 20,
      salesId: '',
      area: 'nowhere',
      shippingMethod: 'Mule',
      paidAt: null,
      details: {
        estimatedDeliveryAt: null,
        waybillAppliedAt: null,
        waybills: ['M1'],
        recipient: {
          name: '',
          mobile: '',
          country: '',
          province: '',
          city: '',
          county: '',
          address: '',
          zip: '',
          email: '',
        },
        discounts: [],
        logistics: [],
      },
      products: [],
    },
  );
  await givenOrder(app, { customerId: cn.id, productId }, { createdAt: 30, orderNum: 'CN-1' });
  ids = { first, second };
});
afterAll(() => app.stop());

const rowsOf = async (body: object) => (await staff.post(path, body)).body.data as Record<string, unknown>[];

describe('API-112: getOrderByUser', () => {
  it('ORD-01, ORD-02, ORD-03, CONFLICT-30: one row has the fields of both generations', async () => {
    const rows = await rowsOf({ account: 'pilot@example.com', mark: 'global' });
    expect(rows.find(({ order_id }) => order_id === ids.first)).toEqual({
      order_id: ids.first,
      order_num: expect.stringMatching(/^T-/),
      sales_id: expect.stringMatching(/^S-/),
      order_create_time: 10,
      productions: [{ id: catalogue.products[0], name: 'Base B2', count: 2, price: 110.05 }],
      orderType: 2,
      order_status: 4,
      status: 4,
      area: 'us',
      estimated_delivery_timestamp: 5_000,
      apply_waybill_timestamp: 3_000,
      waybill_num: ['WB 1', 'WB2'],
      waybill_url: [expect.stringContaining('WB%201'), expect.stringContaining('WB2')],
      shipping_method: 'FedEx',
      accept_name: 'Alex Morgan',
      mobile: '+1 202 555 0100',
      country: 'United States',
      Cprovince: 'Oregon',
      Ccity: 'Exampleton',
      county: '',
      addr: '1 Test Street',
      zip: '00000',
      email: 'pilot@example.com',
      order_amount: 199.8,
      discountAmountArray: [
        { key: 'Sale', value: 10.1 },
        { key: 'Code', value: 10.2 },
      ],
      totalDiscountAmount: 20.3,
      goods_unit_price: 110.05,
      currency_symbol: '$',
      pay_status: 1,
      delivery_status: 1,
      refund_status: 0,
      logistics: [{ utcTime: 4_000, info: 'Picked up', dateTime: '1970-01-01 00:00', codeInfo: 'PU' }],
    });
  });

  it('Q-90, Q-15: the newest first, of one store or of both, whatever the case of the account', async () => {
    const global = await rowsOf({ account: ' Pilot@Example.com ', mark: 'global' });
    expect(global.map(({ order_id }) => order_id)).toEqual([ids.second, ids.first]);
    const both = await rowsOf({ account: 'pilot@example.com' });
    expect(both.map(({ order_create_time }) => order_create_time)).toEqual([30, 20, 10]);
  });

  it('ORD-06, Q-92: a carrier without an address leaves the plain number; a setting adds one', async () => {
    const urls = async () =>
      (await rowsOf({ account: 'pilot@example.com', mark: 'global' }))[0]?.['waybill_url'];
    expect(await urls()).toEqual(['']);
    const set = (value: unknown) =>
      app.app.db
        .insertInto('setting')
        .values({ key: 'trackingPatterns', value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute();
    await set([{ area: 'nowhere', carrier: 'Mule', url: 'https://mule.example/{number}' }]);
    expect(await urls()).toEqual(['https://mule.example/M1']);
    await set([{ area: 'nowhere', carrier: 'Mule', url: 'javascript:alert(1)' }]);
    expect(await urls()).toEqual(['']);
  });

  it('Q-90: an unknown account has no orders; an anonymous customer cannot have any', async () => {
    expect((await staff.post(path, { account: 'nobody@example.com' })).body).toMatchObject({
      errno: 0,
      data: [],
    });
    for (const account of ['', '  ']) {
      expect((await staff.post(path, { account })).body).toMatchObject({
        errno: 1000,
        errmsg: '当前用户为匿名用户，不支持操作',
      });
    }
  });

  it('Q-143: customers and visitors are refused', async () => {
    const customer = await app.loginCustomer('pilot@example.com');
    for (const client of [customer, app.client()]) {
      expect((await client.post(path, { account: 'pilot@example.com' })).body.errno).toBe(1003);
    }
  });
});

it('API-030, Q-110: getCartNumber counts the cart of the caller, 0 for everybody without one', async () => {
  await app.app.modules.shop.setCarts(app.app.db, [{ customerId: pilot.id, count: 2 }]);
  await app.app.modules.shop.setCarts(app.app.db, [{ customerId: pilot.id, count: 3 }]);
  const ask = async (client: TestClient) =>
    (await client.post(cartPath, { area_mark: 'global', path_url: '/' })).body;
  expect(await ask(await app.loginCustomer('pilot@example.com'))).toMatchObject({ errno: 0, data: 3 });
  expect(await ask(await app.loginCustomer('pilot@example.com', 'cn'))).toMatchObject({ errno: 0, data: 0 });
  expect(await ask(app.client())).toMatchObject({ errno: 0, data: 0 });
});

it('Q-85, Q-86: other modules get the basics of an order and the names a product is sold under', async () => {
  const { shop } = app.app.modules;
  const { db } = app.app;
  const [basics] = await shop.orderBasics(db, [pilot.id]);
  expect(basics).toMatchObject({ id: ids.second, paidAt: null, products: [] });
  const rows = await rowsOf({ account: 'pilot@example.com', mark: 'global' });
  const orderNum = String(rows[1]?.['order_num']);
  expect(await shop.findOrder(db, pilot.id, orderNum)).toEqual({
    id: ids.first,
    orderNum,
    area: 'us',
    paidAt: 2_000,
    warehouseId: 7,
    warehouseName: 'Exampleton',
    goodName: 'Base B2',
    products: [{ id: catalogue.products[0], name: 'Base B2' }],
  });
  expect(await shop.findOrder(db, pilot.id, 'CN-1')).toBeUndefined();
  const productId = catalogue.products[0];
  await shop.createShopNames(db, [
    { productId, name: 'B2 for desks', orderNo: 2 },
    { productId, name: 'B2', orderNo: 1 },
  ]);
  expect(await shop.shopNamesOf(db, productId)).toEqual(['B2', 'B2 for desks']);
});
