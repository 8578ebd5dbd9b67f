/* Shapes of orders (000 §3, 001 §3, Q-90, Q-92). One row carries both generations of fields. */
import { z } from 'zod';
import { idOut } from '../core/schema';

/** One product of an order. */
const orderProductionSchema = z.object({
  id: idOut,
  name: z.string(),
  count: z.number().int(),
  /** Price of one, in the order's currency. */
  price: z.number(),
});

/** One line of the parcel's way. */
const logisticsSchema = z.object({
  /** ms since 1970 UTC. */
  utcTime: z.number().int(),
  info: z.string(),
  /** The carrier's own time, as text. */
  dateTime: z.string(),
  codeInfo: z.string(),
});

export const orderSchema = z.object({
  order_id: idOut,
  order_num: z.string(),
  /** '' where the shop has made no sale document; then there is no invoice. */
  sales_id: z.string(),
  order_create_time: z.number().int(),
  productions: z.array(orderProductionSchema),
  /** 1 transfer, 2 in-stock, 3 pre-order. */
  orderType: z.number().int(),
  /** 2 awaiting review, 3 reviewed, 4 completed, 5 refund, 6 voided. */
  order_status: z.number().int(),
  /** The same, under the older name. */
  status: z.number().int(),
  area: z.string(),
  estimated_delivery_timestamp: z.number().int().nullable(),
  apply_waybill_timestamp: z.number().int().nullable(),
  waybill_num: z.array(z.string()),
  /** Tracking address per waybill number, '' where the carrier has none; same order (extension, Q-92). */
  waybill_url: z.array(z.string()),
  /** The carrier. */
  shipping_method: z.string(),
  accept_name: z.string(),
  mobile: z.string(),
  country: z.string(),
  Cprovince: z.string(),
  Ccity: z.string(),
  county: z.string(),
  addr: z.string(),
  zip: z.string(),
  email: z.string(),
  order_amount: z.number(),
  discountAmountArray: z.array(z.object({ key: z.string(), value: z.number() })),
  totalDiscountAmount: z.number(),
  goods_unit_price: z.number(),
  currency_symbol: z.string(),
  /** 0 unpaid, 1 paid, 2 capturing, 3 authorizing. */
  pay_status: z.number().int(),
  /** 0 not shipped, 1 shipped. */
  delivery_status: z.number().int(),
  /** 0 none, 1 refunded. */
  refund_status: z.number().int(),
  logistics: z.array(logisticsSchema),
});

export type Order = z.infer<typeof orderSchema>;
