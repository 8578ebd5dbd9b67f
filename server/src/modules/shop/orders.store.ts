/* SQL of orders. */
import { sql, type Selectable } from 'kysely';
import { portionsOf } from '../../platform/upsert-plan';
import type { Db } from '../../schema';
import type { ShopOrderProductTable, ShopOrderTable } from '../../schema/shop';
import type { NewOrder, OrderDetails, OrderProduct, OrderRow } from './order.types';

/** No customer of a shop has more; the newest are the ones that matter. */
const mostOrders = 500;

/** The orders of these customers, newest first. */
export async function listOrders(db: Db, customerIds: readonly number[]): Promise<OrderRow[]> {
  if (customerIds.length === 0) return [];
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('customer_id', '=', anyOf(customerIds))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOrders)
    .execute();
  return withProducts(db, rows);
}

/** All orders there are, by number. */
export async function listAllOrders(db: Db): Promise<OrderRow[]> {
  const rows = await db.selectFrom('shop_order').selectAll().orderBy('order_num').execute();
  return withProducts(db, rows);
}

/** The orders with these ids; unknown ones are missing. */
export async function listOrdersById(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('shop_order').selectAll().where('id', '=', anyOf(ids)).execute();
  return withProducts(db, rows);
}

/** The orders with these numbers; unknown ones are missing. */
export async function listOrdersByNumber(db: Db, numbers: readonly string[]): Promise<OrderRow[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_num', '=', sql<string>`any(${[...numbers]}::text[])`)
    .execute();
  return withProducts(db, rows);
}

export async function findOrder(db: Db, customerId: number, orderNum: string): Promise<OrderRow | undefined> {
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_num', '=', orderNum)
    .where('customer_id', '=', customerId)
    .execute();
  return (await withProducts(db, rows))[0];
}

/** @returns the ids, in the order given */
export async function insertOrders(db: Db, orders: readonly NewOrder[]): Promise<number[]> {
  if (orders.length === 0) return [];
  const rows = await db.insertInto('shop_order').values(orders.map(columnsOf)).returning('id').execute();
  const ids = rows.map(({ id }) => id);
  const products = orders.flatMap((order, index) => productRows(ids[index] ?? 0, order.products));
  for (const portion of portionsOf(products)) {
    await db.insertInto('shop_order_product').values(portion).execute();
  }
  return ids;
}

/** The row behind an order, without its products. */
export function columnsOf(order: NewOrder) {
  return {
    customer_id: order.customerId,
    order_num: order.orderNum,
    sales_id: order.salesId,
    area: order.area,
    created_at: order.createdAt,
    paid_at: order.paidAt,
    warehouse_id: order.warehouseId,
    warehouse_name: order.warehouseName,
    good_name: order.goodName,
    currency_symbol: order.currencySymbol,
    order_amount: order.amount,
    order_type: order.orderType,
    order_status: order.orderStatus,
    pay_status: order.payStatus,
    delivery_status: order.deliveryStatus,
    refund_status: order.refundStatus,
    shipping_method: order.shippingMethod,
    details: JSON.stringify(order.details),
  };
}

export function productRows(orderId: number, products: readonly OrderProduct[]) {
  return products.map(({ productId, name, count, price }, index) => ({
    order_id: orderId,
    product_id: productId,
    name,
    count,
    price,
    position: index + 1,
  }));
}

async function withProducts(db: Db, rows: readonly Selectable<ShopOrderTable>[]): Promise<OrderRow[]> {
  if (rows.length === 0) return [];
  const products = await db
    .selectFrom('shop_order_product')
    .selectAll()
    .where('order_id', '=', anyOf(rows.map(({ id }) => id)))
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const ofOrder = new Map<number, Selectable<ShopOrderProductTable>[]>();
  for (const product of products) {
    ofOrder.set(product.order_id, [...(ofOrder.get(product.order_id) ?? []), product]);
  }
  return rows.map((row) => orderOf(row, ofOrder.get(row.id) ?? []));
}

function orderOf(
  row: Selectable<ShopOrderTable>,
  products: readonly Selectable<ShopOrderProductTable>[],
): OrderRow {
  return {
    id: row.id,
    customerId: row.customer_id,
    orderNum: row.order_num,
    salesId: row.sales_id,
    area: row.area,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    warehouseId: row.warehouse_id,
    warehouseName: row.warehouse_name,
    goodName: row.good_name,
    currencySymbol: row.currency_symbol,
    amount: Number(row.order_amount),
    orderType: row.order_type,
    orderStatus: row.order_status,
    payStatus: row.pay_status,
    deliveryStatus: row.delivery_status,
    refundStatus: row.refund_status,
    shippingMethod: row.shipping_method,
    // Written by `columnsOf` only.
    details: row.details as OrderDetails,
    products: products.map((product) => ({
      productId: product.product_id,
      name: product.name,
      count: product.count,
      price: Number(product.price),
    })),
  };
}

// One parameter for the whole list: a list of any length is the same statement.
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
