// Making reports through the front door.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testDurations, testStart, type TestApp } from '../../../test/app';
import { givenStaff } from '../../../test/given';
import {
  detailOf,
  givenOrder,
  givenReport,
  givenReports,
  newReport,
  reportPaths,
  type GivenReports,
} from '../../../test/given-reports';
import { givenTicket, givenUser, newTicket, paths, staffRow } from '../../../test/given-tickets';

let test: TestApp;
let given: GivenReports;
let b2: number;
let b4: number;

beforeAll(async () => {
  test = await startTestApp();
  given = await givenReports(test);
  [b2, b4] = given.catalogue.products;
  await givenStaff(test, { account: 'off', workStatus: 0 });
  await givenStaff(test, { account: 'reader', isReadonly: true });
});
beforeEach(() => test.clock.set(testStart));
afterAll(() => test.stop());

const someTicket = async (store?: 'global' | 'cn') => {
  const user = await givenUser(test, store);
  return { user, ticketId: (await givenTicket(user, given.catalogue)).id };
};
const add = (ticketId: number, change: object = {}, who = given.agent.client) =>
  who.post(reportPaths.add, newReport(given, ticketId, change));
const rowOf = (id: number) =>
  test.app.db.selectFrom('damage_report').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const countReports = async (ticketId: number) =>
  (await test.app.db.selectFrom('damage_report').select('id').where('ticket_id', '=', ticketId).execute())
    .length;

describe('API-098: a report without an order (channel 2)', () => {
  it('STATE-05, DMG-48, Q-79, Q-152: is in status 1, with one empty answer per question', async () => {
    const { user, ticketId } = await someTicket();
    const { body } = await add(ticketId);
    expect(body).toMatchObject({ code: 200, data: { id: expect.any(Number) } });
    const detail = await detailOf({ user, ticketId, id: body.data.id });
    expect(detail).toMatchObject({ status: 1, statusName: 'Waiting to Fill Out', languageType: 'EN' });
    const answers = detail.tempItemContentList.map(({ answerVo }) => answerVo);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(5);
    for (const { id, ...answer } of answers) {
      expect(id).toBeGreaterThan(0);
      expect(answer).toEqual({
        content: '',
        contentItemId: '',
        url: '',
        checkStatus: null,
        checkStatusName: '',
        checkRemark: '',
      });
    }
  });

  it('Q-85, Q-127: order fields stay empty whatever is sent, the trade name is the merchandise', async () => {
    const { ticketId } = await someTicket();
    const sent = {
      orderNum: 'X-1',
      area: 'EU',
      deliveryWarehouseId: 3,
      paymentTime: 5,
      merchandiseName: 'x',
    };
    const { body } = await add(ticketId, sent);
    expect(await rowOf(body.data.id)).toMatchObject({
      purchasing_channels: '2',
      order_num: '',
      area: '',
      warehouse_id: null,
      warehouse_name: '',
      paid_at: null,
      merchandise_name: 'Desk base',
      shop_name: 'Desk base',
      person_id: given.agent.id,
      product_name: 'Base B2',
      warranty_type_name: 'Within warranty',
      sop_name: '轴故障',
      template_name: 'Axis report',
    });
  });

  it('Q-52: the ticket shows the product of the latest report', async () => {
    const { ticketId } = await someTicket();
    await add(ticketId);
    expect(await staffRow(given.agent.client, ticketId)).toMatchObject({
      productionId: b2,
      productionName: 'Base B2',
    });
  });

  it('Q-81: a ticket from China gets a report in Chinese; a missing Chinese text is English', async () => {
    const detail = await detailOf(await givenReport(given, { store: 'cn' }));
    expect(detail).toMatchObject({
      languageType: 'CN',
      tempItemName: '轴报损单',
      statusName: '待用户填写',
      warrantyTypeName: '质保期内',
      purchasingChannelsName: '其他渠道',
    });
    const [radio, checkbox] = detail.tempItemContentList;
    expect(radio).toMatchObject({ title: '哪个部件？', content: '选择一项。' });
    expect(radio?.itemList[0]).toMatchObject({ optionName: '基座', name: '基座' });
    expect(radio?.itemList[0]?.children.map(({ optionName }) => optionName)).toEqual(['前部', 'Back']);
    expect(checkbox?.title).toBe('Which axes?');
  });

  it('keeps its questions when the template changes', async () => {
    const report = await givenReport(given);
    const before = await detailOf(report);
    const itemId = before.tempItemContentList[1]?.id ?? 0;
    const titled = (title: string) =>
      test.app.db.updateTable('report_template_item').set({ title }).where('id', '=', itemId).execute();
    await titled('Changed');
    expect(await detailOf(report)).toEqual(before);
    await titled('Which axes?');
  });
});

describe('a report for an order (channel 1)', () => {
  const products = () => [{ id: b2, name: 'Base B2' }];

  it('DMG-43: order number, area, warehouse, payment time and goods come from the order', async () => {
    const { user, ticketId } = await someTicket();
    await givenOrder(given, user.id, { orderNum: 'A-1', products: products() });
    const sent = {
      purchasingChannels: 1,
      orderNum: 'A-1',
      area: 'XX',
      deliveryWarehouseId: 99,
      paymentTime: 1,
      merchandiseName: 'made up',
    };
    const { body } = await add(ticketId, sent);
    expect(await rowOf(body.data.id)).toMatchObject({
      purchasing_channels: '1',
      order_num: 'A-1',
      area: 'US',
      warehouse_id: 7,
      warehouse_name: 'Shenzhen',
      paid_at: testStart + 1_000,
      merchandise_name: 'Base B2 set',
      shop_name: 'Desk base',
    });
  });

  it('DMG-43: of an order with several products the record names the one that is reported', async () => {
    const { user, ticketId } = await someTicket();
    await givenOrder(given, user.id, {
      orderNum: 'A-4',
      products: [{ id: b4, name: 'Base B4' }, ...products()],
    });
    const order = { purchasingChannels: '1', orderNum: 'A-4' };
    for (const shopName of ['', 'Desk base']) await add(ticketId, { ...order, shopName });
    const { body } = await given.agent.client.post(reportPaths.list, { account: user.account });
    const names = (body.data.rows as { merchandiseName: string }[]).map((row) => row.merchandiseName);
    expect(names.toSorted()).toEqual(['Base B2', 'Desk base']);
  });

  it('VALID-12, Q-152: no order, an unknown one, somebody else’s, another product: refused', async () => {
    const { user, ticketId } = await someTicket();
    const stranger = await givenUser(test);
    await givenOrder(given, user.id, { orderNum: 'A-2', products: products() });
    await givenOrder(given, stranger.id, { orderNum: 'A-3', products: products() });
    const order = (orderNum: unknown, change = {}) =>
      add(ticketId, { purchasingChannels: '1', orderNum, ...change });
    for (const missing of ['', null, undefined, ' ', 'A-404']) {
      expect((await order(missing)).body).toMatchObject({
        code: 500,
        message: '未查询到相关订单，无法进行下一步操作',
      });
    }
    const foreign = { code: 500, message: '该订单不属于此客户，或订单中没有该产品' };
    expect((await order('A-3')).body).toMatchObject(foreign);
    expect((await order('A-2', { productionId: b4 })).body).toMatchObject(foreign);
    expect(await countReports(ticketId)).toBe(0);
    expect((await order('A-2')).body.code).toBe(200);
  });
});

describe('refusals', () => {
  it('Q-144, Q-161, Q-127: in their order: session, role, existence, duty, state, differing fields, content', async () => {
    const { user, ticketId } = await someTicket();
    const [off, reader] = [await test.loginStaff('off'), await test.loginStaff('reader')];
    const wrong = { account: 'x@example.com', purchasingChannels: '9' };
    expect((await add(987_654, wrong, user.client)).body.code).toBe(401);
    expect((await add(987_654, wrong, reader)).body).toMatchObject({
      code: 403,
      message: '只读用户不能操作',
    });
    expect((await add(987_654, wrong, off)).body.code).toBe(404);
    expect((await add(ticketId, wrong, off)).body.message).toBe('请先上工后再进行操作');
    await given.agent.client.post(paths.adminSolve, { id: ticketId, isSolved: 1 });
    expect((await add(ticketId, wrong)).body).toMatchObject({ code: 500, message: '工单已解决' });
    await given.agent.client.post(paths.adminSolve, { id: ticketId, isSolved: 0 });
    expect((await add(ticketId, wrong)).body).toMatchObject({
      code: 400,
      message: '字段 account 与工单不符。',
    });
    expect((await add(ticketId, { personId: given.agent.id + 1 })).body).toMatchObject({
      code: 400,
      message: '字段 personId 与工单不符。',
    });
    expect((await add(ticketId, { purchasingChannels: '9' })).body.message).toBe('请选择');
    expect(await countReports(ticketId)).toBe(0);
    expect((await add(ticketId, { account: ` ${user.account.toUpperCase()} ` })).body.code).toBe(200);
  });

  it('ROLE-14, Q-89, Q-147: an anonymous customer gets none', async () => {
    const guest = test.client();
    const { body } = await guest.post(paths.createAnonymous, {
      questionTypeId: 9999,
      urgencyLevel: 'P1',
      title: 'Help',
    });
    expect((await add(body.data.id)).body).toMatchObject({
      code: 500,
      message: '当前用户为匿名用户，不支持操作',
    });
  });

  it('VALID-11, VALID-13, VALID-14, VALID-15, VALID-16, CONFLICT-17: a missing choice has its exact text', async () => {
    const { ticketId } = await someTicket();
    const { damageReports } = test.app.modules;
    const hidden = { nameZh: null, enable: 0, orderNo: 9 } as const;
    const [off = 0] = await damageReports.createSops(test.app.db, [{ name: 'Off', ...hidden }]);
    const bare = { nameZh: null, orderNo: 9, items: [] };
    const [hiddenTemplate, otherProduct] = await damageReports.createTemplates(test.app.db, [
      { ...bare, sopId: given.sopId, name: 'Hidden', enable: 0, productIds: [] },
      { ...bare, sopId: given.sopId, name: 'For B4', productIds: [b4] },
    ]);
    const cases: [object, string][] = [
      ...[undefined, '', '3'].map(
        (purchasingChannels) => [{ purchasingChannels }, '请选择'] as [object, string],
      ),
      ...[undefined, null, '', '3'].map(
        (warrantyType) => [{ warrantyType }, '请选择质保情况'] as [object, string],
      ),
      ...[undefined, null, '', 0, 987].map(
        (productionId) => [{ productionId }, '请选择产品'] as [object, string],
      ),
      ...[undefined, null, '', 0, 987, off].map(
        (sopId) => [{ sopId }, '请选择/输入SOP名称'] as [object, string],
      ),
      ...[undefined, null, '', 0, 987, hiddenTemplate, otherProduct].map(
        (tempItemId) => [{ tempItemId }, '请选择报损单'] as [object, string],
      ),
    ];
    for (const [change, message] of cases) {
      expect((await add(ticketId, change)).body, JSON.stringify(change)).toMatchObject({
        code: 400,
        message,
      });
    }
    expect(await countReports(ticketId)).toBe(0);
    expect((await add(ticketId, { tempItemId: otherProduct, productionId: b4 })).body.code).toBe(200);
  });

  it('a body without a ticket or with nonsense is bad input', async () => {
    for (const change of [
      { questionRecordId: undefined },
      { questionRecordId: 'x' },
      { shopName: 5 },
      { appealTime: -1 },
    ]) {
      expect((await add(1, change)).body.code).toBe(400);
    }
  });
});

describe('DMG-49, Q-121: the problem phenomenon', () => {
  const phenomenonOf = async (ticketId: number, problemPhenomenon: unknown) => {
    const { body } = await add(ticketId, { problemPhenomenon });
    expect(body.code).toBe(200);
    return (await rowOf(body.data.id)).problem_phenomenon;
  };

  it('is what the agent wrote, at most 100 code points', async () => {
    const { ticketId } = await someTicket();
    expect(await phenomenonOf(ticketId, ` ${'🛩'.repeat(100)} `)).toBe('🛩'.repeat(100));
    expect((await add(ticketId, { problemPhenomenon: 'x'.repeat(101) })).body).toMatchObject({
      code: 400,
      message: '问题现象最多 100 个字符',
    });
  });

  it('else that of the SOP question of the ticket, else the title', async () => {
    const { ticketId } = await someTicket();
    expect(await phenomenonOf(ticketId, '')).toBe('Axis drifts');
    const [questionId = 0] = await test.app.modules.sop.createQuestions(test.app.db, [
      {
        directoryId: null,
        orderNo: 1,
        title: 'Drift',
        problemPhenomenon: '摇杆漂移',
        productIds: [],
        answers: [],
        changePersonId: given.agent.id,
        changeTime: 0,
      },
    ]);
    await test.app.db
      .updateTable('ticket')
      .set({ sop_question_id: questionId })
      .where('id', '=', ticketId)
      .execute();
    for (const absent of ['', ' ', null, undefined]) {
      expect(await phenomenonOf(ticketId, absent)).toBe('摇杆漂移');
    }
  });
});

it('appealTime: the one sent where it can be one, else the present', async () => {
  const { ticketId } = await someTicket();
  const { day, hour } = testDurations;
  const appealOf = async (appealTime: unknown) =>
    (await rowOf((await add(ticketId, { appealTime })).body.data.id)).appeal_time;
  expect(await appealOf(testStart - hour)).toBe(testStart - hour);
  expect(await appealOf(testStart + hour)).toBe(testStart + hour);
  for (const insane of [undefined, null, '', 0, 1_700_000_000, testStart + 2 * day]) {
    expect(await appealOf(insane)).toBe(testStart);
  }
});

it('a solved ticket keeps out reports that come at the same moment', async () => {
  const user = await givenUser(test);
  const { id } = await givenTicket(user, given.catalogue, newTicket(given.catalogue, { title: 'Race' }));
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => add(id)),
    given.agent.client.post(paths.adminSolve, { id, isSolved: 1 }),
    ...Array.from({ length: 10 }, () => add(id)),
  ]);
  const made = answers.filter(({ body }) => body.data?.id !== undefined).length;
  expect(await countReports(id)).toBe(made);
  expect((await add(id)).body.message).toBe('工单已解决');
});
