/*
 * Rows of the settings screens (extension, Q-134, Q-171), one shape per section: what `list` answers and `save`
 * takes. The same rows stand in the history and in an exported file. A text that customers see is a pair: `x` is
 * English and the fallback, `xZh` Chinese or null. Lengths and references are checked by the server.
 */
import { z } from 'zod';
import { staffRoles } from '../identity/roles';
import { flagIn, id, text, time } from '../core/schema';

const line = text(2_000);
const lineZh = line.nullable();
const html = text(900_000);
const orderNo = z.number().int().min(-1_000_000).max(1_000_000);
const ids = z.array(id).max(5_000);
/** `https://…` or `/static/…`, '' for none. */
const picture = text(2_000);

/** A staff account. Passwords go in and never come out. */
export const staffFields = {
  account: line,
  name: line,
  /** Of the avatar, such as #3D4FD1. */
  backgroundColor: text(20),
  /** false: may no longer log in. */
  active: z.boolean(),
};

const staffRole = z.enum(staffRoles);

/** What is sent of a staff account's role: without a role `isReadonly` alone, as before roles; without both it stays. */
export const staffRoleIn = { role: staffRole.optional(), isReadonly: z.boolean().optional() };

/** What is answered of it: `isReadonly` is true for readers. */
export const staffRoleOut = { role: staffRole, isReadonly: z.boolean() };

/** A customer's account. */
export const customerFields = {
  account: line,
  store: z.enum(['global', 'cn']),
  name: line,
  active: z.boolean(),
};

/** Goes in with staff and customers: a new account of staff needs one; another one ends the sessions. */
export const passwordField = { password: text(1_000).optional() };

/** A category of products. */
export const productTypeFields = { name: line, nameZh: lineZh, orderNo };

/** A product. */
export const productFields = {
  /** The shop's own key of it; null where it was made here. */
  key: line.nullable(),
  name: line,
  typeId: id,
  description: html,
  descriptionZh: html.nullable(),
  /** 0: no longer sold. */
  enable: flagIn,
  pictureUrl: picture,
  /** Products that it is made of. */
  childIds: ids,
  /** Names under which it is sold, in their order. */
  shopNames: z.array(line).max(500),
};

/** An after-sales SOP, to which templates belong; not a directory of the SOP tree. */
export const reportSopFields = { name: line, nameZh: lineZh, enable: flagIn, orderNo };

const optionFields = {
  /** Absent: a new one. */
  id: id.optional(),
  name: line,
  nameZh: lineZh,
  imageUrls: z.array(picture).max(20),
};

/** An option of a radio or checkbox question, or a slot of an upload question. */
export type TemplateOption = {
  id?: number | undefined;
  name: string;
  nameZh: string | null;
  imageUrls: string[];
  /** Shown once this one is chosen; of radio and checkbox questions only. */
  children: TemplateOption[];
};

const templateOption: z.ZodType<TemplateOption> = z.object({
  ...optionFields,
  get children() {
    return z.array(templateOption).max(100);
  },
});

const templateItem = z.object({
  /** Absent: a new one. */
  id: id.optional(),
  /** 11 radio, 12 checkbox, 21 text, 31 video upload, 32 image upload (001 §2.5). */
  questionType: z.union([z.literal(11), z.literal(12), z.literal(21), z.literal(31), z.literal(32)]),
  title: line,
  titleZh: lineZh,
  /** Explanation below the title, plain text, '' for none. */
  content: text(20_000),
  contentZh: text(20_000).nullable(),
  isEssential: flagIn,
  options: z.array(templateOption).max(100),
});

/** A template of damage reports with its questions in their order. Reports keep the questions that they were made with. */
export const reportTemplateFields = {
  sopId: id,
  name: line,
  nameZh: lineZh,
  enable: flagIn,
  orderNo,
  /** Empty: for every product. */
  productIds: ids,
  items: z.array(templateItem).max(200),
};

/** An option of the rating. */
export const ratingOptionFields = {
  name: line,
  nameZh: lineZh,
  /** Most stars, 1 to 10. */
  points: z.number().int().min(1).max(10),
  enable: flagIn,
  orderNo,
};

/** A level of the older rating with what can be chosen in it. */
export const ratingLevelFields = {
  /** Stars, each level once. */
  level: z.number().int().min(1).max(5),
  options: z.array(z.object({ id: id.optional(), content: line, contentZh: lineZh })).max(50),
};

/** An entry of a dictionary such as faq_warranty_type. */
export const dictionaryFields = { type: line, value: line, label: line, labelZh: lineZh, orderNo };

/** Addresses of the shop around us, the links of its header, what stands on invoices. */
export const shopFields = {
  /** Language of somebody who has not chosen one. */
  locale: z.enum(['en', 'zh']),
  /** '' when unknown. */
  shopUrl: line,
  /** Its /help and /chat are the desktop links. */
  storeServer: line,
  /** This site as phones reach it. */
  faqWeb: line,
  /** Paths of its pages that differ from the usual ones, by the name of the page. */
  shopPaths: z.record(text(50), line),
  /** Name of the seller on invoices; '' for the usual one. */
  invoiceSeller: line,
  /** In place of the known carriers; empty: those. */
  trackingPatterns: z.array(z.object({ area: line, carrier: line, url: line })).max(200),
};

const clock = text(5);

/** When the live chat is open and who works when, in Beijing time (CONST-01, Q-44, Q-46). */
export const hoursFields = {
  /** Spans of a day such as ['13:00', '00:30']; one may pass midnight. */
  serviceTime: z.array(z.tuple([clock, clock])).max(20),
  /** When the day, night and late-night shift begin. */
  shifts: z.object({ day: clock, night: clock, lateNight: clock }),
  /** Minutes of service time after which an unanswered customer counts as abnormal. */
  abnormalAfterMinutes: z.number().int().min(0).max(1_000_000),
  /** Seconds between two tickets of one person. */
  ticketRepeatSeconds: z.number().int().min(0).max(86_400),
};

/** The notice that each visitor sees once; '' for none. */
export const noticeFields = { notice: text(20_000), noticeZh: text(20_000).nullable() };

/** A canned reply. Its texts are cleaned HTML; one of both may be ''. */
export const cannedReplyFields = {
  title: line,
  /** '' for none. */
  group: line,
  textEn: text(200_000),
  textZh: text(200_000),
  /** '' for none. */
  shortcut: line,
  /** Place in the list, from 1; beyond the end is the end. */
  orderNo: z.number().int().min(1).max(1_000_000),
};

/** Fields that the server adds and nobody sends. */
export const accountAnswerFields = { createdAt: time };
