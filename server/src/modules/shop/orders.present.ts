/* Makes of orders what the contract and other modules say. */
import type { Order } from '#contract/shop/order-schemas';
import type { OrderBasics, OrderRow } from './order.types';
import { trackingUrl, type TrackingPattern } from './tracking.rules';

/** One row with the fields of both generations (Q-90, CONFLICT-30). */
export function orderOf(order: OrderRow, patterns: readonly TrackingPattern[]): Order {
  return { ...stateOf(order), ...moneyOf(order), ...wayOf(order, patterns), ...recipientOf(order) };
}

function stateOf(order: OrderRow) {
  return {
    order_id: order.id,
    order_num: order.orderNum,
    sales_id: order.salesId,
    order_create_time: order.createdAt,
    orderType: order.orderType,
    order_status: order.orderStatus,
    status: order.orderStatus,
    pay_status: order.payStatus,
    delivery_status: order.deliveryStatus,
    refund_status: order.refundStatus,
    area: order.area,
    productions: order.products.map(({ productId, name, count, price }) => ({
      id: productId,
      name,
      count,
      price,
    })),
  };
}

function moneyOf({ amount, currencySymbol, details, products }: OrderRow) {
  const cents = details.discounts.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
  return {
    order_amount: amount,
    currency_symbol: currencySymbol,
    // The older rows had one product each.
    goods_unit_price: products[0]?.price ?? 0,
    discountAmountArray: details.discounts.map(({ key, value }) => ({ key, value })),
    totalDiscountAmount: cents / 100,
  };
}

function wayOf({ area, shippingMethod, details }: OrderRow, patterns: readonly TrackingPattern[]) {
  return {
    shipping_method: shippingMethod,
    estimated_delivery_timestamp: details.estimatedDeliveryAt,
    apply_waybill_timestamp: details.waybillAppliedAt,
    waybill_num: [...details.waybills],
    waybill_url: details.waybills.map((waybill) =>
      trackingUrl(patterns, { area, carrier: shippingMethod, waybill }),
    ),
    logistics: details.logistics.map((line) => ({ ...line })),
  };
}

function recipientOf({ details: { recipient } }: OrderRow) {
  return {
    accept_name: recipient.name,
    mobile: recipient.mobile,
    country: recipient.country,
    Cprovince: recipient.province,
    Ccity: recipient.city,
    county: recipient.county,
    addr: recipient.address,
    zip: recipient.zip,
    email: recipient.email,
  };
}

/** What a damage report needs of an order; a product that stands in it twice is named once. */
export function basicsOf(order: OrderRow): OrderBasics {
  const products = new Map(order.products.map(({ productId, name }) => [productId, { id: productId, name }]));
  const { id, orderNum, area, paidAt, warehouseId, warehouseName, goodName } = order;
  return {
    id,
    orderNum,
    area,
    paidAt,
    warehouseId,
    warehouseName,
    goodName,
    products: [...products.values()],
  };
}
