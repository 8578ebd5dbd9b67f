/* The damage reports of the demo shop: SOPs, templates, and a report in each status. */
import type { App } from '../src/app';
import type {
  NewReportItem,
  NewReportOption,
  StoredAnswer,
  StoredReport,
  StoredReview,
} from '../src/modules/damage-reports';
import type { Db } from '../src/schema';
import { demoReports } from './content/reports';
import { demoReportSops } from './content/report-templates';
import type {
  DemoReport,
  DemoReportAnswer,
  DemoReportItem,
  DemoReportOption,
  DemoReportTemplate,
} from './content/types';
import { idOf } from './maps';
import type { FilledTicket } from './tickets';

const minute = 60_000;
/** How long after it was sent the customer first opened a report that he filled in. */
const openedAfter = 5;

interface Maps {
  readonly products: ReadonlyMap<string, number>;
  readonly pictures: ReadonlyMap<string, string>;
  readonly tickets: ReadonlyMap<string, FilledTicket>;
}

export async function fillReports(app: App, tx: Db, maps: Maps): Promise<void> {
  const templates = await fillTemplates(app, tx, maps);
  const reports: StoredReport[] = [];
  for (const report of demoReports) reports.push(await reportOf(app, tx, report, { ...maps, templates }));
  await app.modules.damageReports.createReports(tx, reports);
}

interface FilledTemplate {
  readonly id: number;
  readonly template: DemoReportTemplate;
}

/** Templates by key. */
async function fillTemplates({ modules }: App, tx: Db, maps: Maps): Promise<Map<string, FilledTemplate>> {
  const sopIds = await modules.damageReports.createSops(
    tx,
    demoReportSops.map(({ name }, at) => ({ name: name.en, nameZh: name.zh, orderNo: at + 1 })),
  );
  const all = demoReportSops.flatMap(({ templates }, at) =>
    templates.map((template) => ({ template, sopId: sopIds[at] ?? 0 })),
  );
  const ids = await modules.damageReports.createTemplates(
    tx,
    all.map(({ template, sopId }, at) => ({
      sopId,
      name: template.name.en,
      nameZh: template.name.zh,
      orderNo: at + 1,
      productIds: template.products.map((key) => idOf(maps.products, key)),
      items: template.items.map((item) => itemOf(item, maps)),
    })),
  );
  return new Map(all.map(({ template }, at) => [template.key, { id: ids[at] ?? 0, template }]));
}

function itemOf(item: DemoReportItem, maps: Maps): NewReportItem {
  return {
    questionType: item.type,
    title: item.title.en,
    titleZh: item.title.zh,
    content: item.hint?.en ?? '',
    contentZh: item.hint?.zh ?? null,
    isEssential: item.essential ? 1 : 0,
    options: (item.options ?? []).map((option) => optionOf(option, maps)),
  };
}

function optionOf(option: DemoReportOption, maps: Maps): NewReportOption {
  return {
    name: option.name.en,
    nameZh: option.name.zh,
    imageUrls: option.picture === undefined ? [] : [addressOf(option.picture, maps)],
    children: (option.children ?? []).map((child) => optionOf(child, maps)),
  };
}

function addressOf(picture: string, { pictures }: Maps): string {
  const address = pictures.get(picture);
  if (address === undefined) throw new Error(`The demo content shows "${picture}", which does not exist.`);
  return address;
}

async function reportOf(
  { modules }: App,
  tx: Db,
  report: DemoReport,
  maps: Maps & { templates: ReadonlyMap<string, FilledTemplate> },
): Promise<StoredReport> {
  const ticket = maps.tickets.get(report.ticket);
  const filled = maps.templates.get(report.template);
  if (ticket?.handlerId == null || filled === undefined) {
    throw new Error(`The demo report "${report.key}" names a ticket or a template that does not exist.`);
  }
  const productId = idOf(maps.products, report.product);
  const at = (minutes: number | undefined) =>
    minutes === undefined ? null : ticket.createdAt + minutes * minute;
  return {
    ticketId: ticket.id,
    personId: ticket.handlerId,
    templateId: filled.id,
    productId,
    status: report.status,
    orderNum: report.channel === '1' ? await orderWith(modules, tx, ticket, productId) : null,
    warrantyType: report.warranty,
    problemPhenomenon: report.phenomenon,
    shopName: report.shopName,
    appealTime: ticket.createdAt + report.sentAt * minute,
    firstEntryAt: report.submittedAt === undefined ? null : at(report.sentAt + openedAfter),
    submittedAt: at(report.submittedAt),
    review: reviewOf(report, ticket.handlerId, at(report.reviewedAt)),
    abandonCause: report.abandonCause ?? '',
    cardSeq: ticket.cardSeq,
    answers: filled.template.items.map((item) => answerOf(item, report.answers[item.key] ?? {}, maps)),
  };
}

/** The newest order that holds the product and was paid before the ticket, else the newest one that holds it. */
async function orderWith(
  { shop }: App['modules'],
  tx: Db,
  { customerId, createdAt }: FilledTicket,
  productId: number,
): Promise<string> {
  const orders = (await shop.orderBasics(tx, [customerId])).filter(({ products }) =>
    products.some(({ id }) => id === productId),
  );
  const order = orders.find(({ paidAt }) => paidAt !== null && paidAt < createdAt) ?? orders[0];
  if (order === undefined) throw new Error(`No demo order of customer ${customerId} holds ${productId}.`);
  return order.orderNum;
}

function reviewOf(
  { conclusion }: DemoReport,
  reviewerId: number,
  reviewedAt: number | null,
): StoredReview | null {
  if (conclusion === undefined || reviewedAt === null) return null;
  return {
    reviewerId,
    reviewedAt,
    conclusionStatus: conclusion.status,
    conclusionRemark: conclusion.remark,
  };
}

function answerOf(item: DemoReportItem, answer: DemoReportAnswer, maps: Maps): StoredAnswer {
  const options = item.options ?? [];
  return {
    choices: answer.options?.map((key) => pathTo(options, key)),
    text: answer.text,
    files: Object.entries(answer.files ?? {}).map(([slot, picture]) => ({
      url: addressOf(picture, maps),
      slot: options.findIndex(({ key }) => key === slot),
    })),
    checkStatus: answer.check === undefined ? undefined : answer.check === 'rejected' ? 1 : 2,
    checkRemark: answer.remark,
  };
}

/** Positions that lead to an option, from the outermost inwards. */
function pathTo(options: readonly DemoReportOption[], wanted: string): number[] {
  for (const [at, { key, children = [] }] of options.entries()) {
    if (key === wanted) return [at];
    const below = pathTo(children, wanted);
    if (below.length > 0) return [at, ...below];
  }
  return [];
}
