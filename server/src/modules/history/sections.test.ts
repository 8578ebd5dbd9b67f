// The settings screens through the front door: every section is listed, added to, changed, refused when
// stale, deleted and brought back, under one rule; then what is particular to each.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, testPassword, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths } from '../../../test/given-tickets';

const base = '/javaplus/admin/settings';

let app: TestApp;
let admin: TestClient;
let reader: TestClient;
let catalogue: GivenCatalogue;
let typeId: number;
let sopId: number;

type Row = Record<string, unknown> & { id: number; rev: string };

const call = async (section: string, verb: string, body: object = {}, browser = admin) =>
  (await browser.post(`${base}/${section}/${verb}`, body)).body;

const save = async (section: string, row: object): Promise<Row> => {
  const answer = await call(section, 'save', row);
  if (answer.code !== 200) throw new Error(`${section}: ${JSON.stringify(answer)}`);
  return answer.data as Row;
};

const listed = async (section: string): Promise<Row[]> => (await call(section, 'list')).data.rows as Row[];
const find = async (section: string, id: number) => (await listed(section)).find((row) => row.id === id);
const newest = async (section: string, rowId?: number) =>
  (await call('history', 'list', { section, rowId })).data.rows as Record<string, unknown>[];

beforeAll(async () => {
  app = await startTestApp({ env: { SHOP_URL: 'https://shop.example', TICKET_REPEAT_SECONDS: '0' } });
  await givenStaff(app, { account: 'boss', name: 'Boss' });
  await givenStaff(app, { account: 'reader', isReadonly: true });
  catalogue = await givenCatalogue(app);
  admin = await app.loginStaff('boss');
  reader = await app.loginStaff('reader');
  typeId = (await save('productTypes', { name: 'Grip', nameZh: null, orderNo: 2 })).id;
  sopId = (await save('reportSops', { name: 'Drift', nameZh: '漂移', enable: 1, orderNo: 1 })).id;
});
afterAll(() => app.stop());

const named = (name: string) => ({ name, nameZh: `${name} 中` });

/** A row of each section that has many, what is changed of it, and a field that the change shows. */
const cases: [string, () => object, object][] = [
  [
    'staff',
    () => ({
      account: 'nina',
      name: 'Nina',
      isReadonly: false,
      backgroundColor: '#123456',
      active: true,
      password: 'long-enough',
    }),
    { name: 'Nina N', backgroundColor: '#654321', isReadonly: true },
  ],
  [
    'customers',
    () => ({ account: 'c@example.com', store: 'cn', name: 'C', active: true }),
    { name: 'C 2', active: false },
  ],
  ['productTypes', () => ({ ...named('Pedals'), orderNo: 9 }), { name: 'Rudder', nameZh: null }],
  [
    'products',
    () => ({
      key: 'p-1',
      name: 'Pedals R1',
      typeId,
      description: '<p>Two of them.</p>',
      descriptionZh: null,
      enable: 1,
      pictureUrl: 'https://img.example/p.png',
      childIds: [catalogue.products[0]],
      shopNames: ['Rudder Pedals', 'Pedals'],
    }),
    { name: 'Pedals R2', childIds: [], shopNames: ['Pedals'] },
  ],
  ['reportSops', () => ({ ...named('Noise'), enable: 1, orderNo: 3 }), { enable: 0, nameZh: '噪音' }],
  [
    'reportTemplates',
    () => ({
      ...named('Drift report'),
      sopId,
      enable: 1,
      orderNo: 1,
      productIds: [catalogue.products[1]],
      items: [
        {
          questionType: 11,
          title: 'Where?',
          titleZh: '哪里？',
          content: '',
          contentZh: null,
          isEssential: 1,
          options: [
            {
              ...named('Left'),
              imageUrls: ['https://img.example/l.png'],
              children: [{ ...named('Up'), imageUrls: [], children: [] }],
            },
          ],
        },
        {
          questionType: 21,
          title: 'What?',
          titleZh: null,
          content: 'Say it.',
          contentZh: null,
          isEssential: 0,
          options: [],
        },
      ],
    }),
    { name: 'Drift form', enable: 0 },
  ],
  [
    'ratingOptions',
    () => ({ ...named('Speed'), points: 5, enable: 1, orderNo: 1 }),
    { points: 4, nameZh: null },
  ],
  [
    'ratingLevels',
    () => ({ level: 5, options: [{ content: 'Great', contentZh: '很好' }] }),
    { options: [{ content: 'Superb', contentZh: null }] },
  ],
  [
    'dictionaries',
    () => ({ type: 'shop_regions', value: 'us', label: 'USA', labelZh: '美国', orderNo: 1 }),
    { value: 'ca', label: 'Canada', labelZh: null },
  ],
  [
    'cannedReplies',
    () => ({ title: 'Hello', group: 'Start', textEn: '<p>Hi</p>', textZh: '', shortcut: 'hi', orderNo: 1 }),
    { title: 'Good day', textZh: '<p>您好</p>' },
  ],
];

describe.each(cases)('Q-134, Q-171: %s', (section, makeRow, change) => {
  it('is added, renamed, refused when stale, deleted and brought back, each with its history', async () => {
    const row = makeRow();
    const { password: _, ...shownRow } = row as { password?: string };
    const added = await save(section, row);
    expect(added).toMatchObject(shownRow);
    expect(await find(section, added.id)).toEqual(added);
    expect(JSON.stringify(added)).not.toContain('long-enough');

    const changed = await save(section, { ...added, ...change });
    expect(changed.id).toBe(added.id);
    expect(changed).toMatchObject(change);
    expect(changed.rev).not.toBe(added.rev);

    const late = await call(section, 'save', { ...added, ...change });
    expect(late).toMatchObject({ code: 500, errno: 1001, msg: expect.stringContaining('已被他人修改') });
    expect(await call(section, 'delete', { id: added.id, rev: added.rev })).toMatchObject({ errno: 1001 });
    expect(await find(section, added.id)).toEqual(changed);

    for (const verb of ['save', 'delete']) {
      expect(await call(section, verb, { ...changed, id: added.id }, reader)).toMatchObject({
        code: 403,
        errno: 1004,
      });
    }
    expect((await call(section, 'list', {}, reader)).data.rows).toEqual(await listed(section));

    expect(await call(section, 'delete', { id: added.id, rev: changed.rev })).toMatchObject({ code: 200 });
    expect(await find(section, added.id)).toBeUndefined();
    expect(await call(section, 'delete', { id: added.id })).toMatchObject({ code: 404 });

    const entries = await newest(section, added.id);
    expect(entries.map(({ action, personName, time }) => [action, personName, time])).toEqual(
      ['deleted', 'changed', 'added'].map((action) => [action, 'Boss', app.clock.now()]),
    );
    const { body } = await admin.post(`${base}/history/restore`, { id: entries[0]?.['id'] });
    expect(body).toMatchObject({ code: 200, data: { restored: 1 } });
    expect(await find(section, added.id)).toEqual(changed);
    await call('history', 'restore', { id: entries[1]?.['id'] });
    expect(await find(section, added.id)).toEqual(added);
    expect(await newest(section, added.id)).toHaveLength(5);
  });

  it('survive.md 5: an id that is not there is refused, and what is wrong says where', async () => {
    const row = { ...makeRow(), account: 'x@example.com', level: 1, value: 'x1', shortcut: 'x1', key: 'x1' };
    expect(await call(section, 'save', { ...row, id: 2_147_483_647 })).toMatchObject({ code: 404 });
    const empty = { ...row, name: ' ', title: ' ', label: '', options: [{ content: '', contentZh: null }] };
    expect(await call(section, 'save', empty)).toMatchObject({ code: 400, errno: 1000 });
  });
});

it('Q-134: a part of another row is refused', async () => {
  const item = {
    questionType: 21,
    title: 'What?',
    titleZh: null,
    content: '',
    contentZh: null,
    isEssential: 0,
    options: [],
  };
  const template = { ...named('T1'), sopId, enable: 1, orderNo: 1, productIds: [], items: [item] };
  const first = await save('reportTemplates', template);
  const [own] = first['items'] as { id: number }[];
  const foreign = { ...template, items: [{ ...item, id: own?.id }] };
  expect(await call('reportTemplates', 'save', foreign)).toMatchObject({ code: 403 });
  expect(await find('reportTemplates', first.id)).toEqual(first);
});

describe('Q-12, Q-134: staff accounts', () => {
  const nobody = { isReadonly: false, backgroundColor: '#000000', active: true };
  const mayRead = async (browser: TestClient) => (await call('staff', 'list', {}, browser)).code === 200;
  const login = async (account: string, password: string) =>
    (await app.client().post('/javaplus/admin/login/login', { account, password })).body.code;

  it('need a password, which never comes back; a new one and a deactivation end the sessions', async () => {
    const row = { ...nobody, account: 'olga', name: 'Olga' };
    expect(await call('staff', 'save', row)).toMatchObject({ code: 400 });
    expect(await call('staff', 'save', { ...row, password: 'short' })).toMatchObject({ code: 400 });
    const olga = await save('staff', { ...row, password: testPassword });
    const browser = await app.loginStaff('olga');
    await save('staff', { ...olga, name: 'Olga O' });
    expect(await mayRead(browser)).toBe(true);
    await save('staff', { ...row, id: olga.id, password: 'another-one' });
    expect(await mayRead(browser)).toBe(false);
    expect([await login('olga', testPassword), await login('olga', 'another-one')]).toEqual([500, 200]);
    const again = app.client();
    await again.post('/javaplus/admin/login/login', { account: 'olga', password: 'another-one' });
    expect(await mayRead(again)).toBe(true);
    await save('staff', { ...row, id: olga.id, active: false });
    expect(await mayRead(again)).toBe(false);
    expect(await login('olga', 'another-one')).toBe(500);
    const [reset] = (await newest('staff', olga.id)).filter(({ action }) => action === 'changed').slice(1);
    const { data } = await call('history', 'get', { id: reset?.['id'] });
    expect(data).toMatchObject({ after: { passwordReset: true } });
    expect(JSON.stringify(data)).not.toMatch(/argon2|another-one/);
  });

  it('Q-181: of which one active owner must remain, whoever asks at once', async () => {
    const { db } = app.app;
    const row = { ...nobody, account: 'second', name: 'S', role: 'owner', password: testPassword };
    const second = await save('staff', row);
    const boss = (await listed('staff')).find(({ account }) => account === 'boss') as Row;
    const two = [boss.id, second.id];
    await db.updateTable('person').set({ active: false }).where('id', 'not in', two).execute();
    const browser = await app.loginStaff('second');
    const answers = await Promise.all([
      call('staff', 'save', { ...boss, rev: undefined, isReadonly: true }, browser),
      call('staff', 'save', { ...second, rev: undefined, active: false }),
    ]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const owners = await db
      .selectFrom('person')
      .select('id')
      .where('active', '=', true)
      .where('role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
    await db.updateTable('person').set({ role: 'owner', active: true }).where('id', '=', boss.id).execute();
    await db.updateTable('person').set({ active: false }).where('id', '=', second.id).execute();
    admin = await app.loginStaff('boss');
    const alone = await call('staff', 'save', { ...boss, rev: undefined, active: false });
    expect(alone).toMatchObject({ code: 500, msg: '必须至少保留一个启用的所有者账号' });
    const before = await listed('staff');
    expect(await call('staff', 'delete', { id: boss.id })).toMatchObject({ code: 500 });
    expect(await listed('staff')).toEqual(before);
    await db.updateTable('person').set({ active: true }).execute();
    reader = await app.loginStaff('reader');
  });

  it('an account is somebody’s once', async () => {
    expect(
      await call('staff', 'save', { ...nobody, account: 'BOSS', name: 'B', password: testPassword }),
    ).toMatchObject({ code: 500, msg: expect.stringContaining('account') });
  });
});

describe('Q-134: what is used stays', () => {
  it('a type with products, a SOP with templates, a rated option, a customer with tickets', async () => {
    const used = async (section: string, id: number, what: string) => {
      expect(await call(section, 'delete', { id })).toMatchObject({
        code: 500,
        msg: expect.stringContaining(what),
      });
      expect(await find(section, id)).toBeDefined();
    };
    const [type] = (await listed('productTypes')).filter(({ name }) => name === 'Base');
    await used('productTypes', type?.id ?? 0, '产品');
    await used('reportSops', sopId, '报损模板');
    const option = await save('ratingOptions', { ...named('Used'), points: 5, enable: 1, orderNo: 1 });
    const user = await givenUser(app);
    const ticket = await givenTicket(user, catalogue);
    const options = (await user.client.post(paths.options)).body.data as { id: number }[];
    await user.client.post(paths.rate, {
      recordQuestionId: ticket.id,
      scoreRelationDTOList: options.map(({ id }) => ({ scoreQuestionOptionId: id, score: 5 })),
    });
    await used('ratingOptions', option.id, '评价');
    await used('customers', user.id, '工单');
  });

  it('Q-84: entries that the program knows keep type and value', async () => {
    const [entry] = (await listed('dictionaries')).filter(({ type }) => type === 'faq_urgency_level');
    expect(entry).toMatchObject({ fixed: true });
    expect(await call('dictionaries', 'delete', { id: entry?.id })).toMatchObject({ code: 500 });
    expect(await call('dictionaries', 'save', { ...entry, value: 'P9' })).toMatchObject({ code: 500 });
    expect(await save('dictionaries', { ...entry, label: 'Urgent', labelZh: '紧急' })).toMatchObject({
      label: 'Urgent',
    });
    const added = { type: 'faq_urgency_level', value: 'P5', label: 'P5', labelZh: null, orderNo: 5 };
    expect(await call('dictionaries', 'save', added)).toMatchObject({ code: 500 });
  });
});

describe('Q-134: the settings of one row each', () => {
  const script = async (browser = app.client()) => (await browser.fetch('/config.js')).bytes.toString();
  const info = async () => (await app.client().get('/api/service/getInfo')).body.data;

  it('Q-10, Q-11, Q-113: addresses, links and notice hold at once, and go back to the configuration', async () => {
    const [shop] = await listed('shop');
    expect(shop).toMatchObject({ id: 1, shopUrl: 'https://shop.example', locale: 'en', shopPaths: {} });
    const changed = await save('shop', {
      ...shop,
      shopUrl: 'https://new.example/',
      storeServer: 'https://store.example',
      shopPaths: { cart: '/basket', help: '' },
    });
    expect(changed).toMatchObject({ shopUrl: 'https://new.example', shopPaths: { cart: '/basket' } });
    expect(await info()).toMatchObject({ STORE_SERVER: 'https://store.example' });
    expect(await script()).toContain('"shopUrl":"https://new.example","shopPaths":{"cart":"/basket"}');
    const [notice] = await listed('notice');
    await save('notice', { ...notice, notice: 'Closed', noticeZh: '休息' });
    expect(await script()).toMatch(/"notice":"Closed","noticeZh":"休息"/);
    expect(await call('shop', 'save', { ...shop })).toMatchObject({ errno: 1001 });
    for (const wrong of [{ shopUrl: 'javascript:alert(1)' }, { shopPaths: { cart: '//evil.example' } }]) {
      expect(await call('shop', 'save', { ...changed, ...wrong })).toMatchObject({ code: 400 });
    }
    await call('shop', 'delete', { id: 1 });
    expect(await listed('shop')).toEqual([shop]);
    expect(await info()).toMatchObject({ STORE_SERVER: '' });
  });

  it('CONST-01, CONST-17, Q-46: service hours and shifts', async () => {
    const [hours] = await listed('hours');
    expect(hours).toMatchObject({
      serviceTime: [
        ['08:00', '12:00'],
        ['13:00', '00:30'],
      ],
      shifts: { day: '08:00', night: '17:00', lateNight: '00:30' },
      abnormalAfterMinutes: 30,
    });
    // It is noon in Beijing.
    const shiftOfNew = async () => {
      const user = await givenUser(app);
      const { id } = await givenTicket(user, catalogue);
      const { body } = await admin.post(`${paths.staffTicket}${id}`);
      return body.data.classes as number;
    };
    const changed = await save('hours', {
      ...hours,
      serviceTime: [['09:30', '24:00']],
      shifts: { day: '13:00', night: '18:00', lateNight: '11:00' },
    });
    expect(await script()).toContain('"serviceTime":[["09:30","24:00"]]');
    expect(await shiftOfNew()).toBe(3);
    for (const wrong of [
      { serviceTime: [] },
      { serviceTime: [['08:00', '25:00']] },
      {
        serviceTime: [
          ['08:00', '12:00'],
          ['11:59', '13:00'],
        ],
      },
      { shifts: { day: '13:00', night: '13:00', lateNight: '11:00' } },
    ]) {
      expect(await call('hours', 'save', { ...changed, ...wrong })).toMatchObject({ code: 400 });
    }
    const [entry] = await newest('hours');
    expect(await call('history', 'restore', { id: entry?.['id'] })).toMatchObject({ code: 200 });
    expect(await listed('hours')).toEqual([hours]);
    expect(await shiftOfNew()).toBe(1);
  });

  it('Q-134: the screens of staff hear of it', async () => {
    const socket = await app.socket(paths.adminSocket, admin);
    const [notice] = await listed('notice');
    await save('notice', { ...notice, notice: 'Heard' });
    await socket.waitFor(({ msgType }: { msgType: number }) => msgType === 11);
    expect(await script()).toContain('"notice":"Heard"');
  });
});
