/*
 * Types of damage reports that the parts of the module, the demo shop and the import share. What the
 * builders of the demo write down stands here; rows of the database stand in the stores.
 */
import type { QuestionType, ReportStatus } from '#contract/damage-reports/schemas';

/** A SOP of the after-sales templates; not a directory of the SOP tree. */
export interface NewReportSop {
  readonly name: string;
  /** null: the English name serves for both. */
  readonly nameZh: string | null;
  /** 0 takes it from the lists; absent means 1. */
  readonly enable?: 0 | 1;
  readonly orderNo: number;
}

/** An option of a radio or checkbox question, or a slot of an upload question ("front", "back"). */
export interface NewReportOption {
  readonly name: string;
  readonly nameZh: string | null;
  /** Addresses of pictures beside the name; they must stand in a public place. */
  readonly imageUrls?: readonly string[];
  /** Options that show once this one is chosen; of radio and checkbox questions only. */
  readonly children?: readonly NewReportOption[];
}

/** One question of a template. The order in the list is the order on the form. */
export interface NewReportItem {
  readonly questionType: QuestionType;
  readonly title: string;
  readonly titleZh: string | null;
  /** Explanation below the title, plain text; absent for none. */
  readonly content?: string;
  readonly contentZh?: string | null;
  /** 1: must be answered. */
  readonly isEssential: 0 | 1;
  /** Options of 11 and 12, slots of 31 and 32 (none: the question itself takes the files), none for 21. */
  readonly options?: readonly NewReportOption[];
}

export interface NewReportTemplate {
  readonly sopId: number;
  readonly name: string;
  readonly nameZh: string | null;
  readonly enable?: 0 | 1;
  readonly orderNo: number;
  /** Empty: for every product. */
  readonly productIds: readonly number[];
  readonly items: readonly NewReportItem[];
}

/**
 * An answer by position, as nobody knows the ids of a template beforehand. Which field counts follows from
 * the question's type; an empty object is an open answer.
 */
export interface StoredAnswer {
  /** Options chosen, each as a path of positions from 0: `[1]` the second one, `[1, 0]` its first child. */
  readonly choices?: readonly (readonly number[])[];
  readonly text?: string;
  /** Uploads: address `/static/…` and position of the slot, absent where the question has none. */
  readonly files?: readonly { readonly url: string; readonly slot?: number }[];
  /** 1 rejected, 2 approved; absent while nobody checked it. */
  readonly checkStatus?: 1 | 2;
  readonly checkRemark?: string;
}

/** What a review left on a report. */
export interface StoredReview {
  readonly reviewerId: number;
  readonly reviewedAt: number;
  /** 1…6 of the dictionary faq_check_conclusion. */
  readonly conclusionStatus: number;
  readonly conclusionRemark?: string;
}

/**
 * A whole report in any status. Customer, language, product name and picture, warranty text, template and
 * order data are looked up, as they are for a report that staff send.
 */
export interface StoredReport {
  readonly ticketId: number;
  /** The agent who sent it. */
  readonly personId: number;
  /** Brings its SOP along. */
  readonly templateId: number;
  readonly productId: number;
  readonly status: ReportStatus;
  /** An order of the ticket's customer makes it a report of channel 1; null of channel 2. */
  readonly orderNum: string | null;
  /** Value of the dictionary faq_warranty_type. */
  readonly warrantyType: string;
  readonly problemPhenomenon: string;
  /** Trade name of the product, '' for none. */
  readonly shopName: string;
  readonly appealTime: number;
  /** When the customer first opened it, when he last submitted; null for not yet. */
  readonly firstEntryAt: number | null;
  readonly submittedAt: number | null;
  readonly review: StoredReview | null;
  /** Why it was voided; '' otherwise. */
  readonly abandonCause: string;
  /** Number (`seq`) of the ticket's message of type 10 that carries the card; null: not sent yet. */
  readonly cardSeq: number | null;
  /** One per question of the template, in its order; missing ones at the end are open. */
  readonly answers: readonly StoredAnswer[];
}
