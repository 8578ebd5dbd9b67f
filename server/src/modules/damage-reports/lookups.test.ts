// What staff and customers look up of damage reports, through the front door.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testDurations, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCustomer, givenStaff } from '../../../test/given';
import {
  detailOf,
  givenOrder,
  givenReport,
  givenReports,
  newReport,
  reportPaths,
  reviewOf,
  submitReport,
  type GivenReports,
} from '../../../test/given-reports';
import { givenTicket, givenUser } from '../../../test/given-tickets';

let test: TestApp;
let given: GivenReports;
let admin: TestClient;
let b2: number;
let b4: number;

beforeAll(async () => {
  test = await startTestApp();
  given = await givenReports(test);
  admin = given.agent.client;
  [b2, b4] = given.catalogue.products;
  await givenStaff(test, { account: 'off', workStatus: 0 });
  await givenStaff(test, { account: 'reader', isReadonly: true });
});
beforeEach(() => test.clock.set(testStart));
afterAll(() => test.stop());

const missing = 987_654;

describe('SOPs, templates and products', () => {
  it('API-104, API-103, Q-74: enabled SOPs with a template for the product, and these templates', async () => {
    const { damageReports } = test.app.modules;
    const [general = 0, empty = 0, off = 0] = await damageReports.createSops(test.app.db, [
      { name: 'General', nameZh: null, orderNo: 0 },
      { name: 'Empty', nameZh: null, orderNo: 2 },
      { name: 'Off', nameZh: null, enable: 0, orderNo: 3 },
    ]);
    const bare = { nameZh: null, items: [], orderNo: 2 };
    const [forAll, , forB4] = await damageReports.createTemplates(test.app.db, [
      { ...bare, sopId: general, name: 'For all', productIds: [] },
      { ...bare, sopId: given.sopId, name: 'Hidden', enable: 0, productIds: [b4] },
      { ...bare, sopId: general, name: 'For B4', nameZh: '仅 B4', orderNo: 1, productIds: [b4] },
      { ...bare, sopId: off, name: 'Of a disabled SOP', productIds: [] },
    ]);
    const sops = async (productionId: number) =>
      (await admin.post(reportPaths.sops, { productionId })).body.data;
    const templates = async (body: object) => (await admin.post(reportPaths.templates, body)).body.data;
    expect(await sops(b2)).toEqual([
      { id: general, name: 'General' },
      { id: given.sopId, name: '轴故障' },
    ]);
    expect(await sops(b4)).toEqual([{ id: general, name: 'General' }]);
    const all = { id: forAll, name: 'For all' };
    expect(await templates({ sopId: general, productionId: b2 })).toEqual([all]);
    expect(await templates({ sopId: general, productionId: b4 })).toEqual([
      { id: forB4, name: '仅 B4' },
      all,
    ]);
    expect(await templates({ sopId: general, productionId: null })).toHaveLength(2);
    expect(await templates({ sopId: given.sopId, productionId: b4 })).toEqual([]);
    expect(await templates({ sopId: empty })).toEqual([]);
    expect(await templates({ sopId: off })).toEqual([]);
  });

  it('API-100, Q-152, DMG-16, DMG-17: a template with nested options and slots, without answers', async () => {
    const show = async (body: object) => (await admin.post(reportPaths.template, body)).body;
    const { code, data } = await show({ id: given.templateId });
    expect(code).toBe(200);
    expect(data).toMatchObject({
      id: given.templateId,
      name: '轴报损单',
      tempItemName: '轴报损单',
      sopId: given.sopId,
      languageType: 'CN',
    });
    const items = data.tempItemContentList as {
      sortIndex: number;
      questionType: number;
      itemList: unknown[];
    }[];
    expect(items.map(({ sortIndex }) => sortIndex)).toEqual([1, 2, 3, 4, 5]);
    expect(items.map(({ questionType }) => questionType)).toEqual([11, 12, 21, 32, 31]);
    expect(JSON.stringify(items)).not.toContain('answerVo');
    expect(items[0]?.itemList[0]).toMatchObject({
      id: expect.any(Number),
      optionName: '基座',
      damageReportContentItemImageList: [{ id: expect.any(Number), imageUrl: '/static/base.png' }],
      children: [{ optionName: '前部', children: [] }, { optionName: 'Back' }],
    });
    expect(items[3]?.itemList[1]).toMatchObject({ name: '背面', url: '' });
    expect((await show({ id: given.templateId, languageType: 'EN' })).data.name).toBe('Axis report');
  });

  it('API-106, API-108, DMG-44, DMG-46: all products, and the trade names of one', async () => {
    await test.app.modules.shop.createShopNames(test.app.db, [
      { productId: b2, name: 'Desk base', orderNo: 2 },
      { productId: b2, name: 'Base two', orderNo: 1 },
    ]);
    await test.app.db.updateTable('product').set({ enable: 0 }).where('id', '=', b4).execute();
    const { body } = await admin.post(reportPaths.products, {});
    expect(body.data).toEqual([
      { id: b2, name: 'Base B2', type: expect.any(Number), enable: 1 },
      { id: b4, name: 'Base B4', type: expect.any(Number), enable: 0 },
    ]);
    const names = async (productionId: number) =>
      (await admin.post(reportPaths.product, { productionId })).body;
    expect((await names(b2)).data).toEqual({ shopNames: ['Base two', 'Desk base'] });
    expect((await names(b4)).data).toEqual({ shopNames: [] });
  });

  it('Q-143: what does not exist answers 404; a wrong body 400', async () => {
    const calls: [string, object][] = [
      [reportPaths.sops, { productionId: missing }],
      [reportPaths.templates, { sopId: missing }],
      [reportPaths.templates, { sopId: given.sopId, productionId: missing }],
      [reportPaths.template, { id: missing }],
      [reportPaths.product, { productionId: missing }],
      [reportPaths.staffDetail, { id: missing }],
      [reportPaths.staffCard, { id: missing }],
    ];
    for (const [path, body] of calls) {
      expect((await admin.post(path, body)).body.code, path).toBe(404);
      expect((await admin.post(path, {})).body.code, path).toBe(400);
    }
  });
});

describe('API-105, Q-86: the orders of an account', () => {
  it('are a map by order number, of both stores unless one is named', async () => {
    const account = 'orders@example.com';
    const global = await givenCustomer(test, { account });
    const cn = await givenCustomer(test, { account, store: 'cn' });
    await givenOrder(given, global.id, { orderNum: 'G-1', products: [{ id: b2, name: 'Base B2' }] });
    await givenOrder(given, cn.id, { orderNum: 'C-1', products: [] });
    const orders = async (body: object) => (await admin.post(reportPaths.orders, body)).body.data;
    const all = await orders({ account: ' Orders@Example.com ' });
    expect(Object.keys(all).sort()).toEqual(['C-1', 'G-1']);
    expect(all['G-1']).toEqual({
      area: 'US',
      warehouseId: 7,
      warehouseName: 'Shenzhen',
      orderPayTimeStamp: testStart + 1_000,
      goodName: 'Base B2 set',
      productionArray: [{ id: b2, name: 'Base B2' }],
    });
    expect(Object.keys(await orders({ account, mark: 'cn' }))).toEqual(['C-1']);
  });

  it('without orders, or without such an account: {}; without an account: refused', async () => {
    const { account } = await givenUser(test);
    expect((await admin.post(reportPaths.orders, { account })).body).toMatchObject({ code: 200, data: {} });
    expect((await admin.post(reportPaths.orders, { account: 'nobody' })).body.data).toEqual({});
    expect((await admin.post(reportPaths.orders, { account: ' ' })).body).toMatchObject({
      code: 500,
      message: '当前用户为匿名用户，不支持操作',
    });
  });
});

describe('API-102, API-115, Q-87: the record list', () => {
  it('DMG-52: fills its columns in Chinese, newest appeal first, page by page', async () => {
    const user = await givenUser(test);
    const { id: ticketId } = await givenTicket(user, given.catalogue);
    await givenOrder(given, user.id, { orderNum: 'L-1', products: [{ id: b2, name: 'Base B2' }] });
    const { hour } = testDurations;
    const older = await givenReport(given, {
      user,
      ticketId,
      change: { appealTime: testStart - hour, purchasingChannels: '1', orderNum: 'L-1' },
    });
    const newer = await givenReport(given, { user, ticketId, change: { warrantyType: '2' } });
    test.clock.advance(hour);
    await submitReport(older);
    const page = { account: user.account, pageSize: 60, pageNum: 1 };
    const { body } = await admin.post(reportPaths.list, page);
    expect(body).toMatchObject({ code: 200, data: { total: 2 } });
    expect(body.data.rows).toEqual([
      expect.objectContaining({
        id: newer.id,
        purchasingChannelsName: '其他渠道',
        warrantyTypeName: '质保期外',
        orderNum: '',
        paymentTime: null,
        damageReportTime: null,
        status: 1,
        statusName: '待用户填写',
      }),
      {
        id: older.id,
        recordQuestionId: ticketId,
        tempItemId: given.templateId,
        appealTime: testStart - hour,
        purchasingChannelsName: '官网',
        orderNum: 'L-1',
        paymentTime: testStart + 1_000,
        deliveryWarehouseName: 'Shenzhen',
        merchandiseName: 'Base B2 set',
        productionName: 'Base B2',
        sopName: '轴故障',
        tempItemName: 'Axis report',
        warrantyTypeName: '质保期内',
        personName: 'Amelia',
        damageReportTime: testStart + hour,
        status: 2,
        statusName: '审核中',
        chatRecordId: null,
      },
    ]);
    expect((await admin.post(reportPaths.apiList, page)).body).toMatchObject({ errno: 0, data: body.data });
    const second = await admin.post(reportPaths.list, { account: user.account, pageSize: 1, pageNum: 2 });
    expect(second.body.data).toEqual({ total: 2, rows: [body.data.rows[1]] });
    expect((await admin.post(reportPaths.list, { account: user.account })).body.data.rows).toHaveLength(2);
    expect((await admin.post(reportPaths.list, { ...page, pageNum: 9 })).body.data).toEqual({
      total: 2,
      rows: [],
    });
  });

  it('has 60 rows a page unless another size is sent; nobody has none', async () => {
    const user = await givenUser(test);
    const { id: ticketId } = await givenTicket(user, given.catalogue);
    await Promise.all(
      Array.from({ length: 61 }, () => admin.post(reportPaths.add, newReport(given, ticketId))),
    );
    const { body } = await admin.post(reportPaths.list, { account: user.account });
    expect([body.data.total, body.data.rows.length]).toEqual([61, 60]);
    for (const account of ['nobody', '']) {
      expect((await admin.post(reportPaths.list, { account })).body.data).toEqual({ total: 0, rows: [] });
    }
    expect((await admin.post(reportPaths.list, { account: '', pageSize: 0 })).body.code).toBe(400);
  });
});

describe('the report itself', () => {
  it('API-024, API-099, AUTH-14, DMG-14, DMG-15, DMG-37: both sides see all of it, other customers nothing', async () => {
    const report = await givenReport(given);
    await submitReport(report);
    const before = await detailOf(report);
    await admin.post(
      reportPaths.review,
      reviewOf(before, [2], { checkConclusionStatus: 6, checkConclusionRemark: 'Sent to the lab.' }),
    );
    const detail = await detailOf(report);
    expect(detail).toMatchObject({
      id: report.id,
      recordQuestionId: report.ticketId,
      tempItemName: 'Axis report',
      status: 3,
      statusName: 'Waiting for Additional Information',
      languageType: 'EN',
      problemPhenomenon: 'Axis drifts',
      purchasingChannels: '2',
      purchasingChannelsName: 'Other channels',
      orderNum: '',
      deliveryWarehouseName: '',
      paymentTime: null,
      warrantyTypeName: 'Within warranty',
      shopName: 'Desk base',
      productionName: 'Base B2',
      checkConclusionStatus: 6,
      checkConclusionStatusName: 'Other',
      checkConclusionRemark: 'Sent to the lab.',
      abandonCause: '',
    });
    expect(detail.tempItemContentList[2]).toMatchObject({
      questionType: 21,
      title: 'What happens?',
      isEssential: 0,
      sortIndex: 3,
      content: '',
      itemList: [],
      answerVo: {
        content: 'loose axis',
        checkStatus: 1,
        checkStatusName: 'Rejected',
        checkRemark: 'Please show it again.',
      },
    });
    const staffView = (await admin.post(reportPaths.staffDetail, { id: report.id })).body;
    expect(staffView.code).toBe(200);
    // labels are in the reader's language.
    expect(staffView.data).toMatchObject({
      statusName: '待用户补充',
      checkConclusionStatusName: '其他',
      purchasingChannelsName: '其他渠道',
      warrantyTypeName: '质保期内',
    });
    expect(staffView.data.tempItemContentList[2].answerVo.checkStatusName).toBe('已驳回');
    const { client } = await givenUser(test);
    for (const id of [report.id, missing]) {
      expect((await client.post(reportPaths.detail, { id })).body).toMatchObject({ errno: 1004, data: {} });
      expect((await client.post(reportPaths.card, { id })).body).toMatchObject({ code: 403, data: {} });
    }
  });

  it('API-026, Q-83, DMG-23, Q-146: the first entry stays the first, and counts in status 1 only', async () => {
    const report = await givenReport(given);
    const enter = (client = report.user.client) => client.post(reportPaths.entry, { id: report.id });
    const entered = async () => (await detailOf(report)).userFirstEntryTime;
    const stranger = await givenUser(test);
    expect((await enter(stranger.client)).body.errno).toBe(1004);
    expect(await entered()).toBeNull();
    expect((await enter()).body).toMatchObject({ errno: 0, data: {} });
    test.clock.advance(1_000);
    expect((await enter()).body.errno).toBe(0);
    expect(await entered()).toBe(testStart);
    const other = await givenReport(given);
    await submitReport(other);
    expect((await other.user.client.post(reportPaths.entry, { id: other.id })).body.errno).toBe(0);
    expect((await detailOf(other)).userFirstEntryTime).toBeNull();
  });
});

it('CONFLICT-08, Q-161, Q-147: every address answers its side only; staff read off duty and read-only too', async () => {
  const report = await givenReport(given);
  const body = {
    id: report.id,
    account: report.user.account,
    sopId: given.sopId,
    productionId: b2,
    data: [],
    languageType: 'EN',
  };
  const template = { ...body, id: given.templateId };
  const { detail, card, texts, submit, entry } = reportPaths;
  const { staffDetail, staffCard, list, templates, sops, orders, products, product, staffTexts } =
    reportPaths;
  const reading = [staffDetail, staffCard, list, templates, sops, orders, products, product, staffTexts];
  const staffOnly = [...reading, reportPaths.withdraw, reportPaths.review, reportPaths.void, reportPaths.add];
  for (const path of staffOnly) {
    expect((await report.user.client.post(path, body)).body.code, path).toBe(401);
  }
  expect((await report.user.client.post(reportPaths.apiList, body)).body.errno).toBe(1003);
  for (const account of ['off', 'reader']) {
    const staff = await test.loginStaff(account);
    for (const path of reading) expect((await staff.post(path, body)).body.code, path).toBe(200);
    expect((await staff.post(reportPaths.template, template)).body.code).toBe(200);
    expect((await staff.post(reportPaths.apiList, body)).body.errno).toBe(0);
    for (const path of [card, texts]) expect((await staff.post(path, body)).body.code, path).toBe(401);
    for (const path of [detail, submit, entry]) {
      expect((await staff.post(path, body)).body.errno, path).toBe(1003);
    }
  }
  const guest = test.client();
  const { token } = await test.app.modules.identity.createAnonymous(test.app.db, 'global');
  guest.setCookie('faq_anon_sid', token);
  expect((await guest.post(card, body)).body.code).toBe(401);
  for (const path of [detail, submit, entry]) expect((await guest.post(path, body)).body.errno).toBe(1003);
});

it('API-023, API-094, Q-81: label texts, the same keys in both languages; English for anything but CN', async () => {
  const { client } = await givenUser(test);
  const textsOf = async (languageType?: string | null, who = client, path: string = reportPaths.texts) =>
    (await who.post(path, { languageType })).body.data as Record<string, string>;
  const english = await textsOf('EN');
  const chinese = await textsOf('CN');
  expect(english).toMatchObject({ formTitle: 'Damage report form', submit: 'Submit' });
  expect(chinese).toMatchObject({ formTitle: '报损单', submit: '提交' });
  expect(Object.keys(chinese)).toEqual(Object.keys(english));
  for (const text of Object.values(chinese)) expect(text).toMatch(/\p{Script=Han}/u);
  for (const other of ['cn', '', null, undefined]) expect(await textsOf(other)).toEqual(english);
  expect(await textsOf('CN', admin, reportPaths.staffTexts)).toEqual(chinese);
});
