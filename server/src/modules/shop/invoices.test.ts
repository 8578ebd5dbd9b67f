// Invoices through the front door (API-113, ORD-05, Q-91).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenCustomer, givenStaff } from '../../../test/given';
import { givenOrder } from '../../../test/given-orders';
import { filesOfZip } from '../../../test/zip';

const path = '/api/admin/Base/orderdownloadInvoice';

let app: TestApp;
let staff: TestClient;
let given: { customerId: number; productId: number };

beforeAll(async () => {
  app = await startTestApp({ env: { SHOP_URL: 'https://shop.example' } });
  await givenStaff(app, { account: 'reader', isReadonly: true, workStatus: 0 });
  staff = await app.loginStaff('reader');
  const [productId] = (await givenCatalogue(app)).products;
  given = { customerId: (await givenCustomer(app, { account: 'pilot@example.com' })).id, productId };
});
afterAll(() => app.stop());

const download = (orderIdArray: unknown) =>
  fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: staff.cookieHeader() },
    body: JSON.stringify({ orderIdArray }),
  });

const archive = async (ids: readonly number[]) => {
  const response = await download(ids);
  expect(response.headers.get('content-type')).toBe('application/zip');
  return filesOfZip(Buffer.from(await response.arrayBuffer()));
};

it('API-113, ORD-05, Q-91: a ZIP with one PDF per order, named by sales_id, each order once', async () => {
  const one = await givenOrder(app, given, { salesId: 'SO-1' });
  const two = await givenOrder(app, given, { salesId: '销售/2' });
  const response = await download([two, one, two]);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="invoices.zip"');
  const files = filesOfZip(Buffer.from(await response.arrayBuffer()));
  expect([...files.keys()]).toEqual(['销售_2.pdf', 'SO-1.pdf']);
  for (const pdf of files.values()) {
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(pdf.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  }
});

it('Q-91: names cannot leave the folder and never meet', async () => {
  const ids = [];
  for (const salesId of ['../../etc/x', 'A', 'a', 'A-2', 'con', '  ..  x']) {
    ids.push(await givenOrder(app, given, { salesId }));
  }
  expect([...(await archive(ids)).keys()]).toEqual([
    'etc_x.pdf',
    'A.pdf',
    'a-2.pdf',
    'A-2-2.pdf',
    'invoice-con.pdf',
    'x.pdf',
  ]);
});

it('ORD-05, Q-91: an unknown order, one without sales_id, or none at all: 销售ID为空 and no archive', async () => {
  const good = await givenOrder(app, given);
  const without = await givenOrder(app, given, { salesId: '' });
  const blank = await givenOrder(app, given, { salesId: '  ' });
  for (const ids of [[], [2_147_483_647], [good, 0], [good, without], [blank]]) {
    const response = await download(ids);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ errno: 1000, errmsg: '销售ID为空' });
  }
});

it('Q-91: whatever is written in an order is text: long, Chinese, paths, addresses, markup', async () => {
  const hostile = [
    'file:///etc/passwd',
    'http://127.0.0.1:1/x',
    '<img src="/etc/passwd">',
    '\u0007\u202e%s \\( ) Tj ET',
    'W'.repeat(3_000),
    '飞'.repeat(500),
    '',
  ];
  const products = Array.from({ length: 80 }, (_, index) => ({
    productId: given.productId,
    name: hostile[index % hostile.length] ?? '',
    count: index,
    price: 0.1,
  }));
  const plain = await givenOrder(app, given, { salesId: 'plain' });
  const long = await givenOrder(app, given, { salesId: 'long', products, goodName: hostile[0] });
  const files = await archive([plain, long]);
  const pagesOf = (name: string) =>
    files
      .get(name)
      ?.toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pagesOf('plain.pdf')).toBe(1);
  expect(pagesOf('long.pdf')).toBeGreaterThan(3);
  const text = files.get('long.pdf')?.toString('latin1') ?? '';
  for (const action of ['/URI', '/Launch', '/EmbeddedFile', '/JavaScript', 'root:']) {
    expect(text).not.toContain(action);
  }
});

it('Q-91: at most a hundred at a time', async () => {
  const response = await download(Array.from({ length: 101 }, (_, index) => index));
  expect(await response.json()).toMatchObject({ errno: 1000 });
});

it('several ask at once and each gets its own', async () => {
  const ids = await Promise.all(
    Array.from({ length: 5 }, (_, index) => givenOrder(app, given, { salesId: `Q-${index}` })),
  );
  const archives = await Promise.all(ids.map((id) => archive([id])));
  expect(archives.map((files) => [...files.keys()])).toEqual(ids.map((_, index) => [`Q-${index}.pdf`]));
});

it('Q-143: only staff', async () => {
  expect((await app.client().post(path, { orderIdArray: [1] })).body.errno).toBe(1003);
});
