/*
 * The file of `npm run export` and `npm run import`: one JSON object, every section a list, every section optional.
 * Strict: a field that is not here is a mistake in the file. Rows are found again by their natural key (named at
 * each section), or by their id where the file comes from this shop, so importing a file twice changes nothing.
 * What is absent in a row stays as it is in the shop. Tickets, messages and reports are not part of it.
 */
import { z } from 'zod';
import { staffRoles } from '#contract/identity/roles';
import {
  account,
  chinese,
  count,
  flag,
  html,
  id,
  line,
  money,
  orderNo,
  password,
  picture,
  ref,
  store,
  text,
  time,
} from './file-fields';
import {
  cannedReply,
  files,
  hours,
  notice,
  question,
  questionType,
  ratingLevel,
  shop,
  sopDirectory,
  sopQuestion,
} from './content-file.schema';

/** Staff accounts, by account. A new one needs a password. */
const staff = z.strictObject({
  account,
  name: line(200),
  /** In clear; only its hash is kept. A new one ends the sessions. null, as exported: to be set on a screen. */
  password: password.nullable().optional(),
  /** Without one it stays; a new account is an agent, or a reader by isReadonly. */
  role: z.enum(staffRoles).optional(),
  isReadonly: z.boolean().optional(),
  /** Of the avatar. */
  backgroundColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'colour')
    .optional(),
  /** false: may no longer log in. */
  active: z.boolean().optional(),
  createdAt: time.optional(),
});

/** Customers, by store and account. Without a password a new one cannot log in yet. */
const customer = z.strictObject({
  account,
  store,
  name: line(200),
  password: password.nullable().optional(),
  active: z.boolean().optional(),
  createdAt: time.optional(),
});

/** Categories of products, by name. */
const productType = z.strictObject({ id: id.optional(), name: line(200), nameZh: chinese, orderNo });

/** Products, by the shop's own key; of those that have none, by their ids. */
const product = z.strictObject({
  id: id.optional(),
  key: line(200).nullable().optional(),
  name: line(200),
  /** A category of this file or of the shop. */
  type: ref,
  /** HTML. */
  description: html.optional(),
  descriptionZh: html.nullable().optional(),
  /** 0: no longer sold. */
  enable: flag.optional(),
  pictureUrl: picture.optional(),
  /** The products that it is made of, in place of those known. */
  children: z.array(ref).max(5_000).optional(),
  /** The names under which it is sold, in place of those known. */
  shopNames: z.array(line()).max(500).optional(),
});

/** The names under which a product is sold, by product; in place of those known. */
const shopNames = z.strictObject({ product: ref, names: z.array(line()).min(1).max(500) });

const recipient = z.strictObject({
  name: text().default(''),
  mobile: text().default(''),
  country: text().default(''),
  province: text().default(''),
  city: text().default(''),
  county: text().default(''),
  address: text(1_000).default(''),
  zip: text().default(''),
  email: text().default(''),
});

/** Orders, by order number. An order is taken over whole. */
const order = z.strictObject({
  orderNum: line(200),
  /** Account of the customer, of this file or of the shop. */
  customer: account,
  store,
  /** Absent or '': no sale document, hence no invoice. */
  salesId: text(200).default(''),
  area: text(50).default(''),
  createdAt: time,
  paidAt: time.nullable().default(null),
  warehouseId: z.number().int().min(0).max(2_147_483_647).nullable().default(null),
  warehouseName: text().default(''),
  /** Absent: the name of the first product. */
  goodName: text().optional(),
  currencySymbol: text(10).default(''),
  /** After discounts. */
  amount: money,
  /** 1 transfer, 2 in-stock, 3 pre-order. */
  orderType: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
  /** 2 awaiting review, 3 reviewed, 4 completed, 5 refund, 6 voided. */
  orderStatus: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]).default(2),
  /** 0 unpaid, 1 paid, 2 capturing, 3 authorizing. */
  payStatus: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).default(0),
  deliveryStatus: flag.default(0),
  refundStatus: flag.default(0),
  /** The carrier. */
  shippingMethod: text().default(''),
  estimatedDeliveryAt: time.nullable().default(null),
  waybillAppliedAt: time.nullable().default(null),
  waybills: z.array(line(200)).max(100).default([]),
  recipient: recipient.prefault({}),
  discounts: z
    .array(z.strictObject({ key: line(), value: money }))
    .max(100)
    .default([]),
  logistics: z
    .array(
      z.strictObject({
        utcTime: time,
        info: text(2_000),
        dateTime: text(100).default(''),
        codeInfo: text(100).default(''),
      }),
    )
    .max(500)
    .default([]),
  products: z
    .array(
      z.strictObject({
        /** A product of this file or of the shop. */
        product: ref,
        /** As it was called when it was sold; absent: its name. */
        name: text().optional(),
        count: count.default(1),
        /** Of one. */
        price: money,
      }),
    )
    .max(500)
    .default([]),
});

/** How many things are in a customer's cart, by customer. */
const cart = z.strictObject({ customer: account, store, count });

/** Entries of dictionaries such as faq_warranty_type, by dictionary and value. */
const dictionary = z.strictObject({
  type: line(100),
  value: line(100),
  label: line(),
  labelZh: chinese,
  orderNo,
});

/** Options of the rating, by English name. */
const ratingOption = z.strictObject({
  id: id.optional(),
  name: line(200),
  nameZh: chinese,
  /** Most stars. */
  points: z.number().int().min(1).max(10).optional(),
  enable: flag.optional(),
  orderNo,
});

/** After-sales SOPs of damage reports, by name. */
const reportSop = z.strictObject({
  id: id.optional(),
  name: line(200),
  nameZh: chinese,
  enable: flag.optional(),
  orderNo,
});

const option = z.strictObject({
  id: id.optional(),
  name: line(),
  nameZh: chinese,
  imageUrls: z.array(picture).max(20).optional(),
  /** Options that show once this one is chosen. */
  get children() {
    return z.array(option).max(100).optional();
  },
});

/** Templates of damage reports, by SOP and name. */
const reportTemplate = z.strictObject({
  id: id.optional(),
  /** A SOP of this file or of the shop. */
  sop: ref,
  name: line(200),
  nameZh: chinese,
  enable: flag.optional(),
  orderNo,
  /** Absent or empty: for every product. */
  products: z.array(ref).max(5_000).default([]),
  items: z
    .array(
      z.strictObject({
        id: id.optional(),
        /** 11 radio, 12 checkbox, 21 text, 31 video upload, 32 image upload. */
        questionType: z.union([z.literal(11), z.literal(12), z.literal(21), z.literal(31), z.literal(32)]),
        title: line(),
        titleZh: chinese,
        content: text(5_000).optional(),
        contentZh: text(5_000).nullable().optional(),
        isEssential: flag.default(0),
        options: z.array(option).max(100).optional(),
      }),
    )
    .min(1)
    .max(200),
});

/** Entries of `files`. */
export const mostFiles = 100_000;

const section = <Row extends z.ZodType>(row: Row, max: number) => z.array(row).max(max).default([]);

export const importFileSchema = z.strictObject({
  /** What wrote the file, and the shop that it is of; by people left out. */
  format: z.literal('groundcrew').optional(),
  version: z.literal(1).optional(),
  origin: z.uuid().optional(),
  files: section(files, mostFiles),
  staff: section(staff, 1_000),
  customers: section(customer, 50_000),
  productTypes: section(productType, 500),
  products: section(product, 5_000),
  shopNames: section(shopNames, 5_000),
  orders: section(order, 50_000),
  carts: section(cart, 50_000),
  dictionaries: section(dictionary, 5_000),
  ratingOptions: section(ratingOption, 100),
  cannedReplies: section(cannedReply, 500),
  reportSops: section(reportSop, 500),
  reportTemplates: section(reportTemplate, 1_000),
  ratingLevels: section(ratingLevel, 5),
  questionTypes: section(questionType, 5_000),
  questions: section(question, 20_000),
  sopDirectories: section(sopDirectory, 20_000),
  sopQuestions: section(sopQuestion, 20_000),
  shop: section(shop, 1),
  hours: section(hours, 1),
  notice: section(notice, 1),
});

export type ImportFile = z.output<typeof importFileSchema>;
export type SectionName = Exclude<keyof ImportFile, 'format' | 'version' | 'origin'>;

type Key = (row: never) => string;
const keyed = <Name extends SectionName>(_: Name, key: (row: ImportFile[Name][number]) => string) =>
  key as Key;
const lower = (value: string) => value.toLowerCase();
const keyOf = (...parts: readonly unknown[]) => JSON.stringify(parts);
/** Rows with an id may share a name. */
const byId = (row: { readonly id?: number | undefined }, ...parts: readonly unknown[]) =>
  row.id === undefined ? keyOf(...parts) : `#${row.id}`;

/** By what a row of each section is found again; two rows of a file must not share it. */
export const naturalKeys: Readonly<Record<SectionName, Key>> = {
  files: keyed('files', (row) => row.name),
  staff: keyed('staff', (row) => lower(row.account)),
  customers: keyed('customers', (row) => `${row.store} ${lower(row.account)}`),
  productTypes: keyed('productTypes', (row) => byId(row, row.name)),
  products: keyed('products', (row) => (row.key == null ? byId(row, row.name) : keyOf(row.key))),
  shopNames: keyed('shopNames', (row) => String(row.product)),
  orders: keyed('orders', (row) => row.orderNum),
  carts: keyed('carts', (row) => `${row.store} ${lower(row.customer)}`),
  dictionaries: keyed('dictionaries', (row) => keyOf(row.type, row.value)),
  ratingOptions: keyed('ratingOptions', (row) => byId(row, row.name)),
  cannedReplies: keyed('cannedReplies', (row) => byId(row, row.title.trim())),
  reportSops: keyed('reportSops', (row) => byId(row, row.name)),
  reportTemplates: keyed('reportTemplates', (row) => byId(row, row.sop, row.name)),
  ratingLevels: keyed('ratingLevels', (row) => String(row.level)),
  questionTypes: keyed('questionTypes', (row) => byId(row, row.parent, row.title)),
  questions: keyed('questions', (row) => byId(row, row.type, row.title)),
  sopDirectories: keyed('sopDirectories', (row) => byId(row, row.parent, row.name)),
  sopQuestions: keyed('sopQuestions', (row) => byId(row, row.directory, row.title)),
  shop: keyed('shop', () => ''),
  hours: keyed('hours', () => ''),
  notice: keyed('notice', () => ''),
};
