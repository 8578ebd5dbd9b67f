/* What a new report is made of, whether an agent sends it or the demo shop brings it. */
import type { OrderBasics, ProductRecord } from '../shop';
import type { TicketRow } from '../tickets';
import type { NewAnswerRow } from './answers.store';
import type { NewReportRow } from './reports.store';
import { contentItems, languageOfMark, textIn } from './template-content.rules';
import type { TemplateRow } from './templates.store';

/** Everything that is known when a report is made; all of it is checked. */
export interface ReportFacts {
  readonly ticket: Pick<TicketRow, 'id' | 'customer_id' | 'mark'>;
  readonly personId: number;
  /** The order that it is about; undefined makes it a report of channel 2. */
  readonly order: OrderBasics | undefined;
  readonly product: ProductRecord;
  readonly template: TemplateRow;
  /** Value of the dictionary, and its label in the report's language. */
  readonly warrantyType: string;
  readonly warrantyTypeName: string;
  readonly problemPhenomenon: string;
  /** Trade name; '' for none. */
  readonly shopName: string;
  readonly appealTime: number;
  readonly createdAt: number;
}

/** A report in status 1. It keeps the template's questions as they are now. */
export function draftReport(facts: ReportFacts): NewReportRow {
  const { ticket, order, product, template } = facts;
  const language = languageOfMark(ticket.mark);
  return {
    ticket_id: ticket.id,
    customer_id: ticket.customer_id,
    person_id: facts.personId,
    sop_id: template.sop_id,
    sop_name: textIn('CN', template.sop_name, template.sop_name_zh),
    template_id: template.id,
    template_name: textIn(language, template.name, template.name_zh),
    language_type: language,
    status: 1,
    purchasing_channels: order === undefined ? '2' : '1',
    order_num: order?.orderNum ?? '',
    area: order?.area ?? '',
    product_id: product.id,
    product_name: product.name,
    picture_url: product.pictureUrl,
    warranty_type: facts.warrantyType,
    warranty_type_name: facts.warrantyTypeName,
    warehouse_id: order?.warehouseId ?? null,
    warehouse_name: order?.warehouseName ?? '',
    paid_at: order?.paidAt ?? null,
    merchandise_name: merchandiseOf(facts),
    problem_phenomenon: facts.problemPhenomenon,
    shop_name: facts.shopName,
    appeal_time: facts.appealTime,
    created_at: facts.createdAt,
    first_entry_at: null,
    submitted_at: null,
    reviewed_at: null,
    reviewer_id: null,
    conclusion_status: null,
    conclusion_remark: '',
    abandon_cause: '',
    message_id: null,
    items: contentItems(template, language),
  };
}

/** An order of several products is called by its first one, which need not be the product of the report. */
function merchandiseOf({ order, product, shopName }: ReportFacts): string {
  if (order === undefined) return shopName;
  return order.products.length > 1 ? shopName || product.name : order.goodName;
}

/** One open answer for each question. */
export function openAnswers(reportId: number, items: NewReportRow['items']): NewAnswerRow[] {
  return items.map((item) => ({
    report_id: reportId,
    item_id: item.id,
    content_item_id: '',
    url: '',
    content: '',
    check_status: null,
    check_remark: '',
  }));
}
