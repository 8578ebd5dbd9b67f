/*
 * Rows of an import file for content and settings: the knowledge base, the SOP tree, canned replies, levels of the
 * older rating, the settings that are one row each, and files.
 */
import { z } from 'zod';
import { stepTypes } from '#contract/knowledge/schemas';
import { hoursFields, noticeFields, shopFields } from '#contract/settings/section-schemas';
import { isArrived, type Arrived } from './arrivals';
import { chinese, flag, html, id, line, orderNo, person, ref, text, time } from './file-fields';

/**
 * Stored files that everybody may see. Their bytes come along, or are on disk already; the file's own type counts, not
 * the one that is written here.
 */
export const files = z.strictObject({
  /** Behind /static/. */
  name: z.string().regex(/^[0-9a-f]{32}\.[a-z0-9]{2,4}$/, 'fileName'),
  originalName: line(500),
  contentType: line(200),
  /** Bytes. */
  size: z.number().int().min(0).max(1_000_000_000),
  createdAt: time,
  /** In the text base64; what is read has been taken in (arrivals.ts). */
  data: z.custom<Arrived>(isArrived, 'bytes').optional(),
});

/** Canned replies of staff, by title; at the end of the list where they are new. A text is HTML. */
export const cannedReply = z.strictObject({
  id: id.optional(),
  title: line(1_000),
  group: text(200).optional(),
  textEn: html.optional(),
  textZh: html.optional(),
  /** One word. */
  shortcut: text(200).optional(),
  /** Place in the list, from 1. */
  orderNo: z.number().int().min(1).max(1_000_000).optional(),
});

/** Levels of the older rating, by stars. */
export const ratingLevel = z.strictObject({
  id: id.optional(),
  level: z.number().int().min(1).max(5),
  options: z
    .array(z.strictObject({ id: id.optional(), content: line(), contentZh: chinese }))
    .max(50)
    .default([]),
});

/** Question types, by the type above and title. */
export const questionType = z.strictObject({
  id: id.optional(),
  /** Absent or null: at the top level. */
  parent: ref.nullable().optional(),
  title: line(1_000),
  titleZh: chinese,
  orderNo,
  /** Accounts of those who answer for it, in place of those known. */
  persons: z.array(line(320)).max(500).optional(),
});

/** Questions with their guided answers, by type and title. Steps and answers stand in place of those known. */
export const question = z.strictObject({
  id: id.optional(),
  type: ref,
  title: line(1_000),
  titleZh: chinese,
  /** HTML. */
  description: html.optional(),
  descriptionZh: html.nullable().optional(),
  /** Place among the questions of its type, from 1; 0: by the time of its change. */
  orderNo: z.number().int().min(0).max(1_000_000).optional(),
  /** 1: published; a new one is not. */
  valid: flag.optional(),
  /** Empty: all products. */
  products: z.array(ref).max(5_000).optional(),
  /** Who changed it last, and when; absent: whoever imports it, now. */
  changePerson: person,
  changeTime: time.optional(),
  steps: z
    .array(
      z.strictObject({
        id: id.optional(),
        type: z.enum(stepTypes).default('questionAnswer'),
        /** HTML. */
        content: html.default(''),
        contentZh: html.nullable().optional(),
        answers: z
          .array(
            z.strictObject({
              id: id.optional(),
              content: text(5_000).default(''),
              contentZh: text(5_000).nullable().optional(),
              /** Place of the next step, from 1; 0 ends. */
              next: z.number().int().min(0).max(1_000).default(0),
            }),
          )
          .max(100)
          .default([]),
      }),
    )
    .max(200)
    .optional(),
});

/** Directories of the SOP tree, by the directory above and name. */
export const sopDirectory = z.strictObject({
  id: id.optional(),
  /** Absent or null: at the top level. */
  parent: ref.nullable().optional(),
  name: line(500),
  orderNo,
  createPerson: person,
});

/** Questions of the SOP tree, by directory and title. Answers stand in place of those known. */
export const sopQuestion = z.strictObject({
  id: id.optional(),
  /** Absent or null: unassigned. */
  directory: ref.nullable().optional(),
  orderNo,
  title: line(1_000),
  problemPhenomenon: line(1_000),
  products: z.array(ref).max(5_000).optional(),
  changePerson: person,
  changeTime: time.optional(),
  answers: z
    .array(
      z.strictObject({
        id: id.optional(),
        orderNo: z.number().int().min(-1_000_000).max(1_000_000).default(1),
        language: z.enum(['CN', 'EN']),
        content: text(900_000),
      }),
    )
    .max(500)
    .optional(),
});

export const shop = z.strictObject(shopFields).partial();
export const hours = z.strictObject(hoursFields).partial();
export const notice = z.strictObject(noticeFields).partial();
