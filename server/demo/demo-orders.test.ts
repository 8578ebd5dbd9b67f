// The demo shop's orders as staff see them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#contract/shop/order-schemas';
import { fillDemoShop } from '.';
import { startTestApp, type TestApp } from '../test/app';
import type { TestClient } from '../test/client';

let test: TestApp;
let reader: TestClient;

beforeAll(async () => {
  test = await startTestApp();
  expect(await fillDemoShop(test.app)).toBe(true);
  reader = test.client();
  await reader.post('/javaplus/admin/login/login', { account: 'reader', password: 'demo-staff' });
});
afterAll(() => test.stop());

const ordersOf = async (account: string) =>
  (await reader.post('/api/admin/Base/getOrderByUser', { account })).body.data as Order[];

it('Q-116: the pilot has orders in every state, all in the past', async () => {
  const orders = await ordersOf('pilot@example.com');
  expect(orders.length).toBeGreaterThanOrEqual(8);
  const every = (field: 'order_status' | 'pay_status' | 'orderType') =>
    [...new Set(orders.map((order) => order[field]))].toSorted();
  expect(every('order_status')).toEqual([2, 3, 4, 5, 6]);
  expect(every('pay_status')).toEqual([0, 1, 2, 3]);
  expect(every('orderType')).toEqual([1, 2, 3]);
  expect(orders.some(({ sales_id }) => sales_id === '')).toBe(true);
  expect(orders.some(({ refund_status }) => refund_status === 1)).toBe(true);
  const now = test.clock.now();
  for (const order of orders) {
    expect(order.order_create_time).toBeLessThan(now);
    for (const { utcTime } of order.logistics) expect(utcTime).toBeLessThan(now);
    expect(order.delivery_status === 1).toBe(order.logistics.length > 0);
  }
});

it('ORD-06, Q-92: parcels of different areas and carriers lead to different places, one to none', async () => {
  const urls = (await ordersOf('pilot@example.com')).flatMap(({ waybill_url }) => waybill_url);
  const hosts = new Set(urls.map((url) => (url === '' ? '' : new URL(url).host)));
  expect(hosts.size).toBeGreaterThanOrEqual(4);
  expect(hosts).toContain('');
});

it('Q-116: feixing has orders in China, the newcomer none; amounts add up', async () => {
  const orders = await ordersOf('feixing@example.com');
  expect(orders.length).toBeGreaterThanOrEqual(3);
  for (const order of [...orders, ...(await ordersOf('pilot@example.com'))]) {
    const goods = order.productions.reduce((sum, { count, price }) => sum + count * price, 0);
    const shipping = order.order_amount - goods + order.totalDiscountAmount;
    expect(shipping).toBeGreaterThan(-0.005);
    expect(shipping).toBeLessThan(30);
  }
  expect(orders.every(({ area, currency_symbol }) => area === 'cn' && currency_symbol === '¥')).toBe(true);
  expect(await ordersOf('newcomer@example.com')).toEqual([]);
});

it('Q-91: the invoices of all demo orders with a sale document can be drawn', async () => {
  const accounts = ['pilot@example.com', 'feixing@example.com', 'kenji.mori@example.com'];
  const orders = (await Promise.all(accounts.map(ordersOf))).flat();
  const ids = orders.filter(({ sales_id }) => sales_id !== '').map(({ order_id }) => order_id);
  const response = await fetch(`${test.url}/api/admin/Base/orderdownloadInvoice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: reader.cookieHeader() },
    body: JSON.stringify({ orderIdArray: ids }),
  });
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});

it('Q-85, Q-110: products have the names they are sold under, carts their number', async () => {
  const { shop } = test.app.modules;
  const products = await shop.listAllProducts(test.app.db);
  const named = await Promise.all(products.map(({ id }) => shop.shopNamesOf(test.app.db, id)));
  expect(named.filter((names) => names.length >= 2).length).toBeGreaterThanOrEqual(8);
  const pilot = test.client();
  await pilot.post('/javaplus/user/login/login', {
    account: 'pilot@example.com',
    password: 'demo-customer',
    store: 'global',
  });
  expect((await pilot.post('/api/user/Base/getCartNumber', {})).body.data).toBe(3);
});
