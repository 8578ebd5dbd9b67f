// An empty database (DEMO_DATA=0) is set up by calls alone, until a customer reads an answer, opens a
// ticket, gets a damage report, fills it in and rates.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { reportPaths } from '../../../test/given-reports';
import { paths } from '../../../test/given-tickets';

const password = 'first-password';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_ACCOUNT: 'root', ADMIN_PASSWORD: password } });
});
afterAll(() => app.stop());

const login = async (side: 'user' | 'admin', account: string) => {
  const browser = app.client();
  const { body } = await browser.post(`/javaplus/${side}/login/login`, {
    account,
    password,
    store: 'global',
  });
  expect(body.code).toBe(200);
  return browser;
};

const done = async (browser: TestClient, path: string, body: object = {}) => {
  const answer = (await browser.post(path, body)).body;
  expect([path, answer.code ?? answer.errno, answer.msg ?? answer.errmsg]).toEqual([
    path,
    answer.code === undefined ? 0 : 200,
    expect.any(String),
  ]);
  return answer.data;
};
const save = async (section: string, row: object) =>
  (await done(admin, `/javaplus/admin/settings/${section}/save`, row)).id as number;
const edit = async (name: string, body: object) =>
  (await done(admin, `/api/admin/KnowledgeBase/${name}`, body)).id as number;

it('Q-16, Q-134, Q-171: settings, a question, a ticket, a damage report and a rating, from nothing', async () => {
  admin = await login('admin', 'root');
  await save('shop', {
    locale: 'en',
    shopUrl: 'https://shop.example',
    storeServer: 'https://shop.example',
    faqWeb: '',
    shopPaths: {},
    invoiceSeller: '',
    trackingPatterns: [],
  });
  const staff = { isReadonly: false, backgroundColor: '#3D4FD1', active: true, password };
  const agentId = await save('staff', { ...staff, account: 'agent', name: 'Agent' });
  await save('customers', {
    account: 'pia@example.com',
    store: 'global',
    name: 'Pia',
    active: true,
    password,
  });
  const typeId = await save('productTypes', { name: 'Pedals', nameZh: '脚舵', orderNo: 1 });
  const productId = await save('products', {
    key: null,
    name: 'R1 Pedals',
    typeId,
    description: '',
    descriptionZh: null,
    enable: 1,
    pictureUrl: '',
    childIds: [],
    shopNames: ['R1'],
  });
  const sopId = await save('reportSops', { name: 'Pedals', nameZh: null, enable: 1, orderNo: 1 });
  const templateId = await save('reportTemplates', {
    sopId,
    name: 'Squeak',
    nameZh: null,
    enable: 1,
    orderNo: 1,
    productIds: [productId],
    items: [
      {
        questionType: 21,
        title: 'When does it squeak?',
        titleZh: null,
        content: '',
        contentZh: null,
        isEssential: 1,
        options: [],
      },
    ],
  });
  await save('ratingOptions', { name: 'Help', nameZh: null, points: 5, enable: 1, orderNo: 1 });

  const topic = await edit('addQuestionType', { parent_id: 0, title: 'Pedals' });
  const area = await edit('addQuestionType', { parent_id: topic, title: 'Noise' });
  const question = await edit('addQuestion', { question_type_id: area, title: 'They squeak' });
  await edit('changeQuestion', { id: question, change: { description: '<p>Grease the axle.</p>' } });
  await edit('changeQuestion', { id: question, change: { valid: 1 } });

  const pia = await login('user', 'pia@example.com');
  const [shown] = await done(pia, '/java/front/getQuestionTypeList');
  expect(shown.children[0].element).toMatchObject([
    { title: 'They squeak', description: '<p>Grease the axle.</p>' },
  ]);
  expect((await done(pia, '/java/front/getItemList')) as unknown[]).toMatchObject([{ name: 'R1 Pedals' }]);

  const ticket = await done(pia, paths.create, {
    questionTypeAreaId: area,
    questionId: question,
    title: 'Squeak',
  });
  const agent = await login('admin', 'agent');
  await done(agent, '/javaplus/admin/personal/changeWorkStatus', { workStatus: 1 });
  const report = await done(agent, reportPaths.add, {
    purchasingChannels: '2',
    questionRecordId: ticket.id,
    tempItemId: templateId,
    appealTime: app.clock.now(),
    orderNum: '',
    area: '',
    productionId: productId,
    productionName: 'R1 Pedals',
    personId: agentId,
    sopId,
    warrantyType: '1',
    warrantyTypeName: '质保期内',
    deliveryWarehouseId: '',
    paymentTime: '',
    merchandiseName: '',
    problemPhenomenon: '',
    shopName: 'R1',
  });
  await done(agent, paths.adminSend, {
    msgType: 10,
    recordQuestionId: ticket.id,
    msgContent: JSON.stringify({ id: report.id }),
  });
  const detail = await done(pia, reportPaths.detail, { id: report.id });
  expect(detail.tempItemContentList).toMatchObject([{ title: 'When does it squeak?' }]);
  const [item] = detail.tempItemContentList;
  await done(pia, reportPaths.submit, {
    data: [{ id: item.answerVo.id, contentItemId: '', url: '', content: 'Always' }],
    timestamp: 0,
  });
  expect(await done(pia, reportPaths.detail, { id: report.id })).toMatchObject({ status: 2 });

  const [option] = await done(pia, paths.options);
  await done(pia, paths.rate, {
    recordQuestionId: ticket.id,
    scoreRelationDTOList: [{ scoreQuestionOptionId: option.id, score: 5 }],
  });
  expect(await done(agent, `${paths.adminRating}${ticket.id}`)).toMatchObject({ scoreNum: 5 });
  const { total } = await done(admin, '/javaplus/admin/settings/history/list');
  expect(total).toBeGreaterThanOrEqual(13);
});
