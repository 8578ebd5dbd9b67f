// Importing a shop from a file: whole or not at all, by natural key, and as a program.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenStaff, testPassword } from '../../../test/given';
import { projectFolder } from '../../platform/paths';
import { productsChanged } from '../shop';
import { ImportError } from '.';

const examplePath = join(projectFolder(), 'server', 'demo', 'import-example.json');

let app: TestApp;
let agent: TestClient;
let example: string;

beforeAll(async () => {
  app = await startTestApp();
  await givenStaff(app, { account: 'agent' });
  agent = await app.loginStaff('agent');
  example = await readFile(examplePath, 'utf8');
});
afterAll(() => app.stop());

const importFile = (content: unknown, dryRun = false) =>
  app.app.modules.transfer
    .importFile(Readable.from([typeof content === 'string' ? content : JSON.stringify(content)]), {
      dryRun,
    })
    .then(({ sections }) => sections);

const login = async (path: string, body: object) => (await app.client().post(path, body)).body.code;

const counted = (added: number, changed: number, unchanged: number) => ({ added, changed, unchanged });

/** Every table that an import may touch. */
const everything = async () => {
  const tables = [
    'person',
    'customer',
    'product_type',
    'product',
    'product_child',
    'product_shop_name',
    'shop_order',
    'shop_order_product',
    'cart',
    'dictionary_entry',
    'rating_option',
    'canned_reply',
    'report_sop',
    'report_template',
    'report_template_item',
    'report_template_option',
    'stamp',
  ];
  const { db } = app.app;
  return Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table as 'person')
        .selectAll()
        .execute(),
    ),
  );
};

const problemsOf = async (content: unknown): Promise<readonly string[]> => {
  const before = await everything();
  const error = await importFile(content).then(
    () => undefined,
    (refused: unknown) => refused,
  );
  expect(error).toBeInstanceOf(ImportError);
  expect(await everything()).toEqual(before);
  return (error as ImportError).problems;
};

describe('the example', () => {
  it('Q-134: a dry run says what would happen and writes nothing', async () => {
    const before = await everything();
    expect(await importFile(example, true)).toMatchObject({ staff: counted(2, 0, 0) });
    expect(await everything()).toEqual(before);
  });

  it('Q-16, Q-134: adds everything; a second time changes nothing', async () => {
    const result = await importFile(example);
    const ofTheExample = {
      staff: counted(2, 0, 0),
      customers: counted(2, 0, 0),
      productTypes: counted(2, 0, 0),
      products: counted(4, 0, 0),
      shopNames: counted(1, 0, 0),
      orders: counted(1, 0, 0),
      carts: counted(1, 0, 0),
      dictionaries: counted(1, 0, 1),
      ratingOptions: counted(1, 0, 0),
      cannedReplies: counted(1, 0, 0),
      reportSops: counted(1, 0, 0),
      reportTemplates: counted(1, 0, 0),
    };
    expect(result).toMatchObject(ofTheExample);
    const others = Object.entries(result).filter(([name]) => !Object.hasOwn(ofTheExample, name));
    for (const [name, count] of others) expect([name, count]).toEqual([name, counted(0, 0, 0)]);
    const before = await everything();
    const again = await importFile(example);
    expect(Object.values(again).filter(({ added, changed }) => added + changed > 0)).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  it('Q-16: the accounts can log in, with the passwords that stand in the file in clear', async () => {
    expect(await login('/javaplus/admin/login/login', { account: 'dana', password: 'change-me-soon' })).toBe(
      200,
    );
    expect(
      await login('/javaplus/user/login/login', {
        account: 'sam.pilot@example.com',
        password: 'fly-low-fly-slow',
        store: 'global',
      }),
    ).toBe(200);
    const rows = await app.app.db.selectFrom('person').select('password_hash').execute();
    for (const { password_hash } of rows) expect(password_hash).toMatch(/^\$argon2id\$/);
  });

  it('Q-90, Q-110: what came shows in the calls', async () => {
    const { body } = await agent.post('/api/admin/Base/getOrderByUser', { account: 'sam.pilot@example.com' });
    expect(body.data).toEqual([
      expect.objectContaining({
        order_num: 'EX-1001',
        order_create_time: Date.UTC(2026, 9, 2, 9, 30),
        order_amount: 148.5,
        waybill_url: [expect.stringContaining('EXAMPLE-1001')],
        productions: [
          expect.objectContaining({ name: 'Larkmoor H1 Head Tracker', count: 1, price: 129 }),
          expect.objectContaining({ name: 'Larkmoor H1 Clip', count: 2, price: 14.75 }),
        ],
      }),
    ]);
    const items = (await app.client().post('/java/front/getItemList')).body.data as { name: string }[];
    expect(items.map(({ name }) => name)).toEqual([
      'Larkmoor H1 Clip',
      'Larkmoor H1 Head Tracker',
      'Larkmoor H1 Tracker Set',
    ]);
  });
});

describe('changes', () => {
  it('what is absent stays as it is; what is there is taken over', async () => {
    const result = await importFile({
      products: [
        { key: 'tracker-h1', name: 'H1 II', type: 'Base', pictureUrl: '/static/h1.svg' },
        { key: 'base-b9', name: 'Larkmoor B9 Travel Base', type: 'Base', enable: 1 },
      ],
      shopNames: [{ product: 'tracker-h1', names: ['H1'] }],
      orders: [
        {
          orderNum: 'EX-1001',
          customer: 'SAM.pilot@example.com',
          createdAt: 5,
          amount: 1,
          products: [{ product: 'base-b9', price: 1 }],
        },
      ],
      carts: [{ customer: 'yun@example.com', store: 'cn', count: 0 }],
      dictionaries: [{ type: 'shop_regions', value: 'us', label: 'USA' }],
      ratingOptions: [{ name: 'Clarity', points: 4 }],
    });
    expect(result).toMatchObject({
      products: counted(0, 2, 0),
      shopNames: counted(0, 1, 0),
      orders: counted(0, 1, 0),
      carts: counted(0, 1, 0),
      dictionaries: counted(0, 1, 0),
      ratingOptions: counted(0, 1, 0),
    });
    const { db, modules } = app.app;
    const product = await db
      .selectFrom('product')
      .selectAll()
      .where('shop_key', '=', 'tracker-h1')
      .executeTakeFirstOrThrow();
    expect(product).toMatchObject({
      name: 'H1 II',
      description_zh: '<p>六轴，含夹子和三米线缆。</p>',
      picture_url: '/static/h1.svg',
    });
    expect(product.stamp).toBeGreaterThan(0);
    expect(await modules.shop.shopNamesOf(db, product.id)).toEqual(['H1']);
    const { body } = await agent.post('/api/admin/Base/getOrderByUser', { account: 'sam.pilot@example.com' });
    expect(body.data).toEqual([
      expect.objectContaining({ order_create_time: 5, sales_id: '', waybill_num: [], accept_name: '' }),
    ]);
    expect(await modules.settings.listDictionary(db, 'shop_regions', 'zh')).toEqual([
      { dictValue: 'us', dictLabel: '美国' },
    ]);
  });

  it('Q-12: a new password ends the sessions of that account, the same one does not', async () => {
    await givenStaff(app, { account: 'erin' });
    const erin = await app.loginStaff('erin');
    const mayRead = async () =>
      (await erin.post('/api/admin/Base/getOrderByUser', { account: 'x@example.com' })).body.errno === 0;
    await importFile({ staff: [{ account: 'ERIN', name: 'Erin', password: testPassword }] });
    expect(await mayRead()).toBe(true);
    const result = await importFile({ staff: [{ account: 'erin', name: 'Erin', password: 'another-one' }] });
    expect(result.staff).toEqual(counted(0, 1, 0));
    expect(await mayRead()).toBe(false);
    const path = '/javaplus/admin/login/login';
    expect(await login(path, { account: 'erin', password: testPassword })).not.toBe(200);
    expect(await login(path, { account: 'erin', password: 'another-one' })).toBe(200);
  });

  it('Q-12: a deactivated account is out at once', async () => {
    await givenStaff(app, { account: 'frank' });
    const frank = await app.loginStaff('frank');
    await importFile({ staff: [{ account: 'frank', name: 'Frank', active: false }] });
    const { body } = await frank.post('/api/admin/Base/getOrderByUser', { account: 'x@example.com' });
    expect(body.errno).toBe(1003);
  });

  it('Q-33: HTML is cleaned', async () => {
    await importFile({
      products: [{ key: 'xss', name: 'X', type: 'Base', description: '5 < 6 & "x" <i>', enable: 0 }],
    });
    const row = await app.app.db
      .selectFrom('product')
      .select('description')
      .where('shop_key', '=', 'xss')
      .executeTakeFirstOrThrow();
    expect(row.description).toBe('5 < 6 & "x" <i>');
  });
});

describe('refusals: every problem with its place, and nothing imported', () => {
  it('a file that is no JSON or not an object', async () => {
    expect(await problemsOf('{"staff": [')).toEqual([
      'staff: is not JSON: it ends too early, as if it were cut off.',
    ]);
    expect(await problemsOf([])).toEqual([expect.stringMatching(/^the file: /)]);
  });

  it('fields and values that the form does not know', async () => {
    const problems = await problemsOf({
      staff: [
        { account: 'g', name: 'G', password: 'short' },
        { account: 'h', name: 'H', rank: 'chief' },
        { account: 'i', name: 'I', role: 'chief' },
      ],
      products: [{ key: 'p', name: 'P', type: 'Base', pictureUrl: 'javascript:alert(1)' }],
      tickets: [],
    });
    expect(problems).toEqual([
      'staff[0].password: must have at least 8 characters.',
      expect.stringMatching(/^staff\[1\]: .*"rank"/),
      'staff[2].role: must be one of "owner", "lead", "agent", "reader".',
      expect.stringMatching(/^products\[0\]\.pictureUrl: must be an address/),
      expect.stringMatching(/^the file: .*"tickets"/),
    ]);
  });

  it('rows that are the same', async () => {
    const staff = { name: 'G', password: 'long-enough' };
    expect(
      await problemsOf({
        staff: [
          { ...staff, account: 'g' },
          { ...staff, account: 'G' },
        ],
      }),
    ).toEqual(['staff[1]: is the same as staff[0].']);
  });

  it('a new account of staff without a password', async () => {
    expect(
      await problemsOf({
        staff: [
          { account: 'dana', name: 'D' },
          { account: 'ida', name: 'I' },
        ],
      }),
    ).toEqual(['staff[1].password: a new account needs a password.']);
  });

  it('what rows refer to and is not there', async () => {
    const order = { orderNum: 'N-1', customer: 'nobody@example.com', createdAt: 1, amount: 1 };
    const items = [{ questionType: 21, title: 'T' }];
    const problems = await problemsOf({
      staff: [{ account: 'dana', name: 'Changed' }],
      products: [
        { key: 'n1', name: 'N', type: 'Nothing' },
        { key: 'n2', name: 'N', type: 'Base', children: ['n2', 'n3'] },
      ],
      shopNames: [{ product: 'n4', names: ['N'] }],
      orders: [
        {
          ...order,
          products: [
            { product: 'n2', price: 1 },
            { product: 'n5', price: 1 },
          ],
        },
      ],
      carts: [{ customer: 'sam.pilot@example.com', store: 'cn', count: 1 }],
      reportTemplates: [
        { sop: 'None', name: 'T', items },
        { sop: 'Head trackers', name: 'T', products: ['n6'], items },
      ],
    });
    expect(problems.toSorted()).toEqual([
      'carts[0].customer: there is no customer "sam.pilot@example.com" of the store cn.',
      'orders[0].customer: there is no customer "nobody@example.com" of the store global.',
      'orders[0].products[1].product: there is no product "n5".',
      'products[0].type: there is no category "Nothing".',
      'products[1].children[1]: there is no product "n3".',
      'reportTemplates[0].sop: there is no SOP "None".',
      'reportTemplates[1].products[0]: there is no product "n6".',
      'shopNames[0].product: there is no product "n4".',
    ]);
  });
});

describe('the program', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', join(projectFolder(), 'server', 'src', 'import.ts'), ...args],
      {
        cwd: projectFolder(),
        env: {
          ...process.env,
          NODE_ENV: 'test',
          DEMO_DATA: '0',
          DATABASE_URL: app.databaseUrl,
          DATA_DIR: app.dataDir,
        },
      },
    ).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        stdout,
        stderr,
      }),
    );

  it('Q-134: a running server hears of it, though it runs its own database', async () => {
    const heard = new Promise<void>((resolve) =>
      app.app.platform.bus.subscribe(productsChanged, () => resolve()),
    );
    const file = join(app.dataDir, 'one.json');
    await writeFile(file, '{"products": [{ "key": "heard", "name": "Heard", "type": "Base" }]}');
    expect(await run(file)).toMatchObject({ code: 0, stdout: expect.stringMatching(/products +1 +0 +0\n/) });
    await heard;
  });

  it('Q-134: prints what it did, and fails with the problems', async () => {
    const good = await run(examplePath, '--dry-run');
    expect(good).toMatchObject({ code: 0, stdout: expect.stringMatching(/staff +0 +0 +2\n[^]*dry run/) });
    const bad = join(app.dataDir, 'bad.json');
    await writeFile(bad, '{"staff": 5}');
    expect(await run(bad)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^staff: .*\nNothing was imported\.\n$/),
    });
  });
});
