/*
 * Shapes of damage reports (000 §3, 001 §3, Q-74 to ). Texts of a report are in the report's
 * language, which follows from the ticket's region.
 */
import { z } from 'zod';
import { idOut, flagOut } from '../core/schema';

/** 1 waiting for the customer, 2 under review, 3 waiting for more, 4 completed, 5 voided (001 §4). */
export const reportStatusSchema = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);
export const languageTypeSchema = z.enum(['CN', 'EN']);

/** 11 radio, 12 checkbox, 21 text, 31 video upload, 32 image upload (001 §2.5). */
const questionType = z.union([z.literal(11), z.literal(12), z.literal(21), z.literal(31), z.literal(32)]);

const imageSchema = z.object({ id: idOut, imageUrl: z.string() });

const optionBase = z.object({
  id: idOut,
  /** Text of an option, or name of an upload slot. */
  optionName: z.string(),
  /** The same, as upload items are named. */
  name: z.string(),
  /** '' ; the client fills it for uploads. */
  url: z.string(),
  damageReportContentItemImageList: z.array(imageSchema),
});

export type ReportOption = z.infer<typeof optionBase> & { children: ReportOption[] };

/** An option of types 11 and 12 with the options below it, or an upload slot of types 31 and 32. */
const reportOptionSchema: z.ZodType<ReportOption> = optionBase.extend({
  get children() {
    return z.array(reportOptionSchema);
  },
});

/** What was answered and what a review said of it; an empty field is ''. */
const checkedAnswer = z.object({
  content: z.string(),
  /** Option id, or JSON text "12;15;". */
  contentItemId: z.string(),
  /** JSON text "/static/a.png:7;". */
  url: z.string(),
  /** 1 rejected, 2 approved, null not checked. */
  checkStatus: z.union([z.literal(1), z.literal(2), z.null()]),
  checkStatusName: z.string(),
  checkRemark: z.string(),
});

/** The answer to one question. */
export const answerSchema = checkedAnswer.extend({
  id: idOut,
  /**
   * Extension, of staff only: the answer that the newest submission replaced, for the review beside the new one
   * null where it replaced none.
   */
  earlier: checkedAnswer.nullable().optional(),
});

/** One question of a report or template. */
export const contentItemSchema = z.object({
  id: idOut,
  questionType,
  title: z.string(),
  isEssential: flagOut,
  sortIndex: z.number().int(),
  /** Explanation below the title, '' for none. */
  content: z.string(),
  itemList: z.array(reportOptionSchema),
});

/** A report with everything that both sides show of it (DMG-14, DMG-15, DMG-37). */
export const reportDetailSchema = z.object({
  id: idOut,
  recordQuestionId: idOut,
  tempItemName: z.string(),
  status: reportStatusSchema,
  statusName: z.string(),
  languageType: languageTypeSchema,
  problemPhenomenon: z.string(),
  /** '1' order-based, '2' not. */
  purchasingChannels: z.string(),
  purchasingChannelsName: z.string(),
  orderNum: z.string(),
  deliveryWarehouseName: z.string(),
  paymentTime: z.number().int().nullable(),
  warrantyType: z.string(),
  warrantyTypeName: z.string(),
  shopName: z.string(),
  productionName: z.string(),
  /** 1…6 of faq_check_conclusion; null before the review. */
  checkConclusionStatus: z.number().int().nullable(),
  checkConclusionStatusName: z.string(),
  checkConclusionRemark: z.string(),
  abandonCause: z.string(),
  appealTime: z.number().int(),
  /** When the customer last submitted. */
  damageReportTime: z.number().int().nullable(),
  /** When the customer first opened it. */
  userFirstEntryTime: z.number().int().nullable(),
  /** Extension, of staff only: the message that carries the card; null while none was sent. */
  chatRecordId: idOut.nullable().optional(),
  /** Extension, of staff only: who reviewed it last and when; '' and null before the first review. */
  reviewerName: z.string().optional(),
  reviewedAt: z.number().int().nullable().optional(),
  tempItemContentList: z.array(contentItemSchema.extend({ answerVo: answerSchema })),
});

/** A template as staff preview it. */
export const templateSchema = z.object({
  id: idOut,
  name: z.string(),
  tempItemName: z.string(),
  sopId: idOut,
  languageType: languageTypeSchema,
  tempItemContentList: z.array(contentItemSchema),
});

/** The card in the chat (DMG-35). The five warranty texts are the labels of status 1…5. */
export const cardSchema = z.object({
  id: idOut,
  recordQuestionId: idOut,
  formTitle: z.string(),
  problemPhenomenon: z.string(),
  tempItemName: z.string(),
  status: reportStatusSchema,
  statusName: z.string(),
  languageType: languageTypeSchema,
  pictureUrl: z.string(),
  shopName: z.string(),
  purchasingChannels: z.string(),
  purchasingChannelsName: z.string(),
  orderNum: z.string(),
  paymentTime: z.number().int().nullable(),
  warrantyTypeName: z.string(),
  warrantyTypeOne: z.string(),
  warrantyTypeTwo: z.string(),
  warrantyTypeThree: z.string(),
  warrantyTypeFour: z.string(),
  warrantyTypeFive: z.string(),
  /** Button labels. */
  fillIn: z.string(),
  view: z.string(),
  fillInAgain: z.string(),
});

/** A row of the record list (DMG-52). */
export const reportRowSchema = z.object({
  id: idOut,
  recordQuestionId: idOut,
  tempItemId: idOut,
  appealTime: z.number().int(),
  purchasingChannelsName: z.string(),
  orderNum: z.string(),
  paymentTime: z.number().int().nullable(),
  deliveryWarehouseName: z.string(),
  merchandiseName: z.string(),
  productionName: z.string(),
  sopName: z.string(),
  tempItemName: z.string(),
  warrantyTypeName: z.string(),
  personName: z.string(),
  damageReportTime: z.number().int().nullable(),
  status: reportStatusSchema,
  statusName: z.string(),
  /** Extension: the message that carries the card; null while none was sent. */
  chatRecordId: idOut.nullable(),
});

export const reportPageSchema = z.object({ total: z.number().int(), rows: z.array(reportRowSchema) });

export type ReportDetail = z.infer<typeof reportDetailSchema>;
export type ReportAnswer = z.infer<typeof answerSchema>;
export type CheckedAnswer = z.infer<typeof checkedAnswer>;
export type QuestionType = z.infer<typeof questionType>;
export type ContentItem = z.infer<typeof contentItemSchema>;
export type ReportTemplate = z.infer<typeof templateSchema>;
export type ReportCard = z.infer<typeof cardSchema>;
export type ReportRow = z.infer<typeof reportRowSchema>;
export type ReportStatus = z.infer<typeof reportStatusSchema>;
export type LanguageType = z.infer<typeof languageTypeSchema>;
