// What tests of damage reports share: the addresses, a SOP with a template of all five kinds of questions,
// orders, and reports, cards and answers made through the front door.
import { Buffer } from 'node:buffer';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import type { NewReportTemplate } from '../src/modules/damage-reports';
import type { TestApp } from './app';
import type { TestClient, TestFile } from './client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from './given';
import { givenOrder as givenShopOrder } from './given-orders';
import { givenTicket, givenUser, paths, type GivenUser } from './given-tickets';

const staff = '/javaplus/admin/afterSale/damageReport';

export const reportPaths = {
  add: `${staff}/addDamageReport`,
  staffDetail: `${staff}/getShowDamageReportById`,
  template: `${staff}/getShowTempItemById`,
  cardMessage: `${staff}/addChatRecordId`,
  list: `${staff}/getDamageReportListByAccount`,
  apiList: '/api/getDamageReportListByAccount',
  templates: `${staff}/getTempItemListBySopId`,
  sops: `${staff}/getSopListByProductionId`,
  orders: `${staff}/getOrderBasicInfo`,
  products: `${staff}/getProductionBomList`,
  product: `${staff}/getProductionInfo`,
  staffCard: `${staff}/getDamageReportCardById`,
  withdraw: '/javaplus/afterSale/damageReport/repealDamageReport',
  review: `${staff}/reviewDamageReport`,
  void: `${staff}/voidDamageReport`,
  staffTexts: '/javaplus/admin/form/damage',
  detail: '/api/user/damageReport/getShowDamageReportById',
  submit: '/api/user/damageReport/editDamageReport',
  entry: '/api/user/damageReport/addUserFistEntryTime',
  card: '/javaplus/user/afterSale/damageReport/getDamageReportCardById',
  texts: '/javaplus/user/form/damage',
} as const;

export const picture: TestFile = {
  name: 'a.png',
  type: 'image/png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
export const video: TestFile = {
  name: 'a.mp4',
  type: 'video/mp4',
  content: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isomiso2')]),
};

/** A shop that can send reports. */
export interface GivenReports {
  readonly test: TestApp;
  readonly catalogue: GivenCatalogue;
  /** On duty, with his browser. */
  readonly agent: Given & { readonly client: TestClient };
  readonly sopId: number;
  /** For the first product of the catalogue, with all five kinds of questions. */
  readonly templateId: number;
}

/** Questions in the order radio, checkbox, text, images with two slots, video without. */
export function allKinds(sopId: number, productIds: readonly number[]): NewReportTemplate {
  return {
    sopId,
    name: 'Axis report',
    nameZh: '轴报损单',
    orderNo: 1,
    productIds,
    items: [
      {
        questionType: 11,
        title: 'Which part?',
        titleZh: '哪个部件？',
        content: 'Choose one.',
        contentZh: '选择一项。',
        isEssential: 1,
        options: [
          {
            name: 'Base',
            nameZh: '基座',
            imageUrls: ['/static/base.png'],
            children: [
              { name: 'Front', nameZh: '前部' },
              { name: 'Back', nameZh: null },
            ],
          },
          { name: 'Grip', nameZh: '手柄' },
        ],
      },
      {
        questionType: 12,
        title: 'Which axes?',
        titleZh: null,
        isEssential: 0,
        options: ['X', 'Y', 'Z'].map((name) => ({ name, nameZh: null })),
      },
      { questionType: 21, title: 'What happens?', titleZh: '现象', isEssential: 0 },
      {
        questionType: 32,
        title: 'Pictures',
        titleZh: '图片',
        isEssential: 0,
        options: [
          { name: 'Front', nameZh: '正面' },
          { name: 'Back', nameZh: '背面' },
        ],
      },
      { questionType: 31, title: 'Video', titleZh: '视频', isEssential: 0 },
    ],
  };
}

export async function givenReports(test: TestApp): Promise<GivenReports> {
  const person = await givenStaff(test, { account: 'a1', name: 'Amelia' });
  const catalogue = await givenCatalogue(test, { persons: [person.id] });
  const { damageReports } = test.app.modules;
  const [sopId = 0] = await damageReports.createSops(test.app.db, [
    { name: 'Axis trouble', nameZh: '轴故障', orderNo: 1 },
  ]);
  const [templateId = 0] = await damageReports.createTemplates(test.app.db, [
    allKinds(sopId, [catalogue.products[0]]),
  ]);
  return { test, catalogue, agent: { ...person, client: await test.loginStaff('a1') }, sopId, templateId };
}

/** An order of a customer, paid a second after it was made. */
export async function givenOrder(
  { test }: Pick<GivenReports, 'test'>,
  customerId: number,
  { orderNum, products }: { orderNum: string; products: readonly { id: number; name: string }[] },
): Promise<void> {
  const given = { customerId, productId: products[0]?.id ?? 0 };
  await givenShopOrder(test, given, {
    orderNum,
    area: 'US',
    createdAt: test.clock.now(),
    paidAt: test.clock.now() + 1_000,
    warehouseId: 7,
    warehouseName: 'Shenzhen',
    goodName: 'Base B2 set',
    products: products.map(({ id, name }) => ({ productId: id, name, count: 1, price: 100 })),
  });
}

/** Body of a creation call without an order; `change` overrides. */
export function newReport(given: GivenReports, questionRecordId: number, change: object = {}) {
  return {
    purchasingChannels: '2',
    questionRecordId,
    tempItemId: given.templateId,
    appealTime: given.test.clock.now(),
    orderNum: '',
    area: '',
    productionId: given.catalogue.products[0],
    productionName: 'Base B2',
    personId: given.agent.id,
    sopId: given.sopId,
    warrantyType: '1',
    warrantyTypeName: '质保期内',
    deliveryWarehouseId: '',
    paymentTime: '',
    merchandiseName: '',
    problemPhenomenon: '',
    shopName: 'Desk base',
    ...change,
  };
}

/** A customer with a ticket and a report in status 1 for it. */
export interface GivenReport {
  readonly user: GivenUser;
  readonly ticketId: number;
  readonly id: number;
}

export async function givenReport(
  given: GivenReports,
  from: { store?: 'global' | 'cn'; user?: GivenUser; ticketId?: number; change?: object } = {},
): Promise<GivenReport> {
  const user = from.user ?? (await givenUser(given.test, from.store));
  const ticketId = from.ticketId ?? (await givenTicket(user, given.catalogue)).id;
  const { body } = await given.agent.client.post(reportPaths.add, newReport(given, ticketId, from.change));
  if (body.code !== 200) throw new Error(`report refused: ${JSON.stringify(body)}`);
  return { user, ticketId, id: body.data.id as number };
}

/** Sends the card of a report, as the workbench does. @returns the message */
export async function sendCard({ agent }: GivenReports, { id, ticketId }: GivenReport) {
  const { body } = await agent.client.post(paths.adminSend, {
    msgType: 10,
    recordQuestionId: ticketId,
    msgContent: JSON.stringify({ id }),
  });
  if (body.code !== 200) throw new Error(`card refused: ${JSON.stringify(body)}`);
  return body.data as { id: number; content: string; messageType: number; rev: number };
}

/** The report as its customer sees it. */
export async function detailOf({ user, id }: GivenReport): Promise<ReportDetail> {
  return (await user.client.post(reportPaths.detail, { id })).body.data as ReportDetail;
}

/** An answer for the wire, to the question at this place of the form. */
export function answerTo(
  detail: ReportDetail,
  at: number,
  fields: { contentItemId?: string | number; url?: string; content?: string } = {},
) {
  const id = detail.tempItemContentList[at]?.answerVo.id ?? 0;
  return { id, contentItemId: '', url: '', content: '', ...fields };
}

/** Id of an option of the question at this place, by its path of positions. */
export function optionId(detail: ReportDetail, at: number, ...path: number[]): number {
  let options = detail.tempItemContentList[at]?.itemList ?? [];
  let id = 0;
  for (const position of path) {
    id = options[position]?.id ?? 0;
    options = options[position]?.children ?? [];
  }
  return id;
}

/** Submits the least that {@link allKinds} asks for: "Grip", and a text. */
export async function submitReport(report: GivenReport, content = 'loose axis') {
  const detail = await detailOf(report);
  return report.user.client.post(reportPaths.submit, {
    data: [
      answerTo(detail, 0, { contentItemId: String(optionId(detail, 0, 1)) }),
      answerTo(detail, 2, { content }),
    ],
    timestamp: 0,
  });
}

/** Body of a review that approves everything; the answers at `rejected` places are rejected with a remark. */
export function reviewOf(detail: ReportDetail, rejected: readonly number[] = [], change: object = {}) {
  return {
    id: detail.id,
    answers: detail.tempItemContentList.map(({ answerVo }, at) =>
      rejected.includes(at)
        ? { id: answerVo.id, checkStatus: 1, checkRemark: 'Please show it again.' }
        : { id: answerVo.id, checkStatus: 2, checkRemark: '' },
    ),
    checkConclusionStatus: 1,
    checkConclusionRemark: '',
    ...change,
  };
}
