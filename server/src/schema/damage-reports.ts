/* Tables of damage reports and their templates. */
import type { ColumnType, Generated } from 'kysely';

export interface ReportSopTable {
  id: Generated<number>;
  name: string;
  name_zh: string | null;
  enable: Generated<0 | 1>;
  order_no: Generated<number>;
}

export interface ReportTemplateTable {
  id: Generated<number>;
  sop_id: number;
  name: string;
  name_zh: string | null;
  enable: Generated<0 | 1>;
  order_no: Generated<number>;
}

export interface ReportTemplateProductTable {
  template_id: number;
  product_id: number;
}

export interface ReportTemplateItemTable {
  id: Generated<number>;
  template_id: number;
  question_type: 11 | 12 | 21 | 31 | 32;
  title: string;
  title_zh: string | null;
  content: Generated<string>;
  content_zh: string | null;
  is_essential: Generated<0 | 1>;
  sort_index: number;
}

export interface ReportTemplateOptionTable {
  id: Generated<number>;
  item_id: number;
  parent_id: number | null;
  name: string;
  name_zh: string | null;
  order_no: number;
}

export interface ReportTemplateImageTable {
  id: Generated<number>;
  option_id: number;
  image_url: string;
  order_no: number;
}

export interface DamageReportTable {
  id: Generated<number>;
  ticket_id: number;
  customer_id: number;
  person_id: number;
  sop_id: number;
  sop_name: string;
  template_id: number;
  template_name: string;
  language_type: 'CN' | 'EN';
  status: Generated<1 | 2 | 3 | 4 | 5>;
  purchasing_channels: '1' | '2';
  order_num: Generated<string>;
  area: Generated<string>;
  product_id: number;
  product_name: string;
  picture_url: Generated<string>;
  warranty_type: string;
  warranty_type_name: string;
  warehouse_id: number | null;
  warehouse_name: Generated<string>;
  paid_at: number | null;
  merchandise_name: Generated<string>;
  problem_phenomenon: Generated<string>;
  shop_name: Generated<string>;
  appeal_time: number;
  created_at: number;
  first_entry_at: number | null;
  submitted_at: number | null;
  reviewed_at: number | null;
  reviewer_id: number | null;
  conclusion_status: number | null;
  conclusion_remark: Generated<string>;
  abandon_cause: Generated<string>;
  message_id: number | null;
  /** Content items of the contract, as JSON. */
  items: unknown;
}

export interface DamageReportAnswerTable {
  id: Generated<number>;
  report_id: number;
  item_id: number;
  content_item_id: Generated<string>;
  url: Generated<string>;
  content: Generated<string>;
  check_status: 1 | 2 | null;
  check_remark: Generated<string>;
  /** The answer that the newest submission replaced, with its check. */
  earlier: ColumnType<EarlierAnswerColumn | null, string | null | undefined, string | null>;
}

/** As JSON; null of the column where nothing was replaced. */
export interface EarlierAnswerColumn {
  readonly contentItemId: string;
  readonly url: string;
  readonly content: string;
  readonly checkStatus: 1 | 2 | null;
  readonly checkRemark: string;
}

export interface DamageReportTables {
  report_sop: ReportSopTable;
  report_template: ReportTemplateTable;
  report_template_product: ReportTemplateProductTable;
  report_template_item: ReportTemplateItemTable;
  report_template_option: ReportTemplateOptionTable;
  report_template_image: ReportTemplateImageTable;
  damage_report: DamageReportTable;
  damage_report_answer: DamageReportAnswerTable;
}
