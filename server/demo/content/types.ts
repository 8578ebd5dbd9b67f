/*
 * Shapes in which the demo shop is written down. The files beside this one hold only data of these
 * shapes; the builders one folder up turn them into rows.
 */

/** A text in both languages of the shop. */
export interface Pair {
  readonly en: string;
  readonly zh: string;
}

/** One of the six product categories (000 §9). */
export interface DemoProductType {
  readonly key: string;
  readonly name: Pair;
}

export interface DemoProduct {
  readonly key: string;
  readonly type: string;
  readonly name: string;
  readonly description: Pair;
  /** File name below server/demo/pictures. */
  readonly picture: string;
  /** Absent means enabled. */
  readonly enable?: 0 | 1;
  /** Keys of the parts it is made of. */
  readonly children?: readonly string[];
}

export interface DemoAnswer {
  readonly content: Pair;
  /** Position (from 1) of the next step in the same question; 0 ends the flow. */
  readonly next: number;
}

export interface DemoStep {
  readonly type: 'questionAnswer' | 'login' | 'goToChat' | 'orderInfo';
  /** HTML as an editor would write it: p, ol, ul, li, strong, em, h2, h3, a, code, img, table. */
  readonly content: Pair;
  readonly answers: readonly DemoAnswer[];
}

export interface DemoQuestion {
  readonly key: string;
  readonly title: Pair;
  /** HTML, at least two useful paragraphs. */
  readonly description: Pair;
  readonly published: boolean;
  /** Product keys; empty means all products. */
  readonly products: readonly string[];
  /** Account of the staff member who changed it last. */
  readonly changedBy: 'amelia' | 'bruno' | 'chen';
  /** How many days before the first start it was changed. */
  readonly changedDaysAgo: number;
  /** Distinct people who opened it, and who found it solved. */
  readonly opened: number;
  readonly solved: number;
  readonly steps: readonly DemoStep[];
}

export interface DemoQuestionType {
  readonly key: string;
  readonly title: Pair;
  readonly persons: readonly ('amelia' | 'bruno' | 'chen')[];
  readonly children: readonly DemoQuestionType[];
  readonly questions: readonly DemoQuestion[];
}

/** A line of a conversation. Minutes count from the creation of the ticket. */
export interface DemoMessage {
  readonly from: 'customer' | 'amelia' | 'bruno' | 'chen';
  readonly minute: number;
  /** HTML paragraphs. */
  readonly content: string;
  readonly recalled?: boolean;
}

export interface DemoTicket {
  readonly key: string;
  /** A customer account, or '' for an anonymous visitor. */
  readonly account: string;
  /** Name of the visitor where the account is ''. */
  readonly guest?: string;
  /** Key of a question type, or 9999 for an online consultation. */
  readonly type: string;
  /** Key of the question the ticket came from, if any. */
  readonly question?: string;
  /** Plain text, at most 100 characters. */
  readonly title: string;
  readonly daysAgo: number;
  /** Minutes after midnight UTC at which it was created. */
  readonly atMinute: number;
  readonly handler: 'amelia' | 'bruno' | 'chen' | null;
  readonly urgency: 'P1' | 'P2' | 'P3' | 'P4';
  readonly products: readonly string[];
  readonly solved: boolean;
  /** Stars per rating option (service attitude, response speed, problem solving), once rated. */
  readonly rating?: { readonly scores: readonly [number, number, number]; readonly suggest: string };
  /** A rating was requested and is awaited. */
  readonly ratingRequested?: boolean;
  readonly comment?: string;
  /** HTML of the guided steps that the customer took before. */
  readonly stepRecord?: string;
  readonly userUnread: boolean;
  readonly adminUnread: boolean;
  readonly messages: readonly DemoMessage[];
}

/** An option of a damage-report question, or the slot of an upload. */
export interface DemoReportOption {
  readonly key: string;
  readonly name: Pair;
  /** File name below server/demo/pictures. */
  readonly picture?: string;
  /** Options that open below this one. */
  readonly children?: readonly DemoReportOption[];
}

export interface DemoReportItem {
  readonly key: string;
  /** 11 radio, 12 checkbox, 21 text, 31 video, 32 image. */
  readonly type: 11 | 12 | 21 | 31 | 32;
  readonly title: Pair;
  /** Explanation below the title. */
  readonly hint?: Pair;
  readonly essential: boolean;
  readonly options?: readonly DemoReportOption[];
}

export interface DemoReportTemplate {
  readonly key: string;
  readonly name: Pair;
  /** Product keys; empty means every product. */
  readonly products: readonly string[];
  readonly items: readonly DemoReportItem[];
}

/** An after-sales SOP with the report templates that belong to it. */
export interface DemoReportSop {
  readonly key: string;
  readonly name: Pair;
  readonly templates: readonly DemoReportTemplate[];
}

/** What a customer answered to one question. */
export interface DemoReportAnswer {
  /** Keys of the chosen options; one for type 11. */
  readonly options?: readonly string[];
  readonly text?: string;
  /** Uploads by the key of their slot: file names below server/demo/pictures. */
  readonly files?: Readonly<Record<string, string>>;
  readonly check?: 'approved' | 'rejected';
  readonly remark?: string;
}

export interface DemoReport {
  readonly key: string;
  /** Key of the ticket in whose conversation the card stands. */
  readonly ticket: string;
  readonly template: string;
  readonly product: string;
  readonly status: 1 | 2 | 3 | 4 | 5;
  /** '1' by an order that holds the product, '2' without one. */
  readonly channel: '1' | '2';
  /** '1' within, '2' out of warranty. */
  readonly warranty: '1' | '2';
  readonly shopName: string;
  readonly phenomenon: string;
  /** Minutes after the creation of the ticket; the card stands in the conversation at that minute. */
  readonly sentAt: number;
  readonly submittedAt?: number;
  readonly reviewedAt?: number;
  /** By the key of the question. */
  readonly answers: Readonly<Record<string, DemoReportAnswer>>;
  readonly conclusion?: { readonly status: 1 | 2 | 3 | 4 | 5 | 6; readonly remark: string };
  readonly abandonCause?: string;
}
