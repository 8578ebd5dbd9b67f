/*
 * Brings in whole reports in any status, for the demo shop and the import. What they refer to must be there;
 * a mistake in what is brought ends it with a sentence that says where.
 */
import type { ContentItem, ReportOption } from '#contract/damage-reports/schemas';
import type { Db } from '../../schema';
import type { Settings } from '../settings';
import type { Shop } from '../shop';
import type { Tickets } from '../tickets';
import { checkAnswer, encodeChoices, encodeUploads, type AnswerText } from './answers.rules';
import { insertAnswers, type NewAnswerRow } from './answers.store';
import { draftReport } from './draft';
import { insertReports, listCardMessages, type NewReportRow } from './reports.store';
import type { StoredAnswer, StoredReport } from './reports.types';
import { languageOfMark, localeOf } from './template-content.rules';
import { listTemplates } from './templates.store';

export interface InserterDependencies {
  readonly settings: Pick<Settings, 'listDictionary'>;
  readonly shop: Pick<Shop, 'findProducts' | 'orderBasics'>;
  readonly tickets: Pick<Tickets, 'listTickets'>;
}

export function createReportsInserter(deps: InserterDependencies) {
  /** @returns the ids, in the order given */
  return async (tx: Db, reports: readonly StoredReport[]): Promise<number[]> => {
    if (reports.length === 0) return [];
    const known = await readKnown(tx, deps, reports);
    const rows = reports.map((report) => reportRow(report, known));
    const ids = await insertReports(tx, rows);
    const answers = reports.flatMap((report, at) => answerRows(ids[at] ?? 0, rows[at]?.items ?? [], report));
    await insertAnswers(tx, answers);
    return ids;
  };
}

type Known = Awaited<ReturnType<typeof readKnown>>;

/** Everything that the reports refer to. */
async function readKnown(
  tx: Db,
  { settings, shop, tickets }: InserterDependencies,
  reports: readonly StoredReport[],
) {
  const idsOf = (pick: (report: StoredReport) => number) => [...new Set(reports.map(pick))];
  const ticketIds = idsOf(({ ticketId }) => ticketId);
  const rows = await tickets.listTickets(tx, ticketIds);
  const orders = await shop.orderBasics(tx, [...new Set(rows.map((row) => row.customer_id))]);
  const messages = await listCardMessages(tx, ticketIds);
  const warranties = {
    en: await settings.listDictionary(tx, 'faq_warranty_type', 'en'),
    zh: await settings.listDictionary(tx, 'faq_warranty_type', 'zh'),
  };
  return {
    tickets: new Map(rows.map((row) => [row.id, row])),
    templates: await listTemplates(
      tx,
      idsOf(({ templateId }) => templateId),
    ),
    products: await shop.findProducts(
      tx,
      idsOf(({ productId }) => productId),
    ),
    orders: new Map(orders.map((order) => [order.orderNum, order])),
    messages: new Map(messages.map((message) => [`${message.ticket_id} ${message.seq}`, message.id])),
    warranties,
  };
}

function reportRow(report: StoredReport, known: Known): NewReportRow {
  const ticket = found(known.tickets.get(report.ticketId), `ticket ${report.ticketId}`);
  const labels = known.warranties[localeOf(languageOfMark(ticket.mark))];
  const warranty = labels.find(({ dictValue }) => dictValue === report.warrantyType);
  const card = `${report.ticketId} ${report.cardSeq}`;
  return {
    ...draftReport({
      ticket,
      personId: report.personId,
      order:
        report.orderNum === null
          ? undefined
          : found(known.orders.get(report.orderNum), `order ${report.orderNum}`),
      product: found(known.products.get(report.productId), `product ${report.productId}`),
      template: found(known.templates.get(report.templateId), `template ${report.templateId}`),
      warrantyType: report.warrantyType,
      warrantyTypeName: found(warranty, `warranty ${report.warrantyType}`).dictLabel,
      problemPhenomenon: report.problemPhenomenon,
      shopName: report.shopName,
      appealTime: report.appealTime,
      createdAt: report.appealTime,
    }),
    status: report.status,
    first_entry_at: report.firstEntryAt,
    submitted_at: report.submittedAt,
    reviewed_at: report.review?.reviewedAt ?? null,
    reviewer_id: report.review?.reviewerId ?? null,
    conclusion_status: report.review?.conclusionStatus ?? null,
    conclusion_remark: report.review?.conclusionRemark ?? '',
    abandon_cause: report.abandonCause,
    message_id: report.cardSeq === null ? null : found(known.messages.get(card), `card message ${card}`),
  };
}

function answerRows(reportId: number, items: readonly ContentItem[], report: StoredReport): NewAnswerRow[] {
  return items.map((item, at) => {
    const stored = report.answers[at] ?? {};
    const checked = checkAnswer(item, encoded(item, stored));
    if ('problem' in checked) throw new Error(`the answer does not fit the question "${item.title}"`);
    return {
      report_id: reportId,
      item_id: item.id,
      content_item_id: checked.answer.contentItemId,
      url: checked.answer.url,
      content: checked.answer.content,
      check_status: stored.checkStatus ?? null,
      check_remark: stored.checkRemark ?? '',
    };
  });
}

function encoded(item: ContentItem, { choices = [], text = '', files = [] }: StoredAnswer): AnswerText {
  const ids = choices.map((path) => optionAt(item, path).id);
  const uploads = files.map(({ url, slot }) => ({
    url,
    itemId: slot === undefined ? item.id : optionAt(item, [slot]).id,
  }));
  return {
    contentItemId: item.questionType === 11 ? ids.join(';') : encodeChoices(ids),
    url: encodeUploads(uploads),
    content: text,
  };
}

function optionAt(item: ContentItem, path: readonly number[]): ReportOption {
  const [first, ...rest] = path;
  let option = first === undefined ? undefined : item.itemList[first];
  for (const position of rest) option = option?.children[position];
  return found(option, `option ${path.join('.')} of "${item.title}"`);
}

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`a damage report refers to ${what}, which does not exist`);
  return value;
}
