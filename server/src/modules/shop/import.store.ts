/* SQL of imports: reads what there is by number, writes many rows at once. */
import { sql } from 'kysely';
import { portionsOf } from '../../platform/upsert-plan';
import type { Db } from '../../schema';
import type { OrderRow } from './order.types';
import { columnsOf, listOrdersByNumber, productRows } from './orders.store';

/** Ids of deleted products by the shop's key. */
export async function mapDeletedProducts(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'shop_key'])
    .where('shop_key', 'is not', null)
    .where('deleted', '=', true)
    .execute();
  return new Map(rows.map(({ id, shop_key }) => [shop_key ?? '', id]));
}

export async function listCarts(db: Db): Promise<{ customerId: number; count: number }[]> {
  return db
    .selectFrom('cart')
    .select(['customer_id as customerId', 'count'])
    .orderBy('customer_id')
    .execute();
}

/** The orders with these numbers, by number. */
export async function mapOrdersByNumber(db: Db, numbers: readonly string[]): Promise<Map<string, OrderRow>> {
  return new Map((await listOrdersByNumber(db, numbers)).map((order) => [order.orderNum, order]));
}

/** By id, with their products. */
export async function updateOrders(db: Db, orders: readonly OrderRow[]): Promise<void> {
  for (const portion of portionsOf(orders)) {
    await db
      .insertInto('shop_order')
      .values(portion.map((order) => ({ id: order.id, ...columnsOf(order) })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => {
          const columns = Object.keys(columnsOf(portion[0] as OrderRow)) as (keyof ReturnType<
            typeof columnsOf
          >)[];
          return Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)]));
        }),
      )
      .execute();
  }
  await db
    .deleteFrom('shop_order_product')
    .where('order_id', '=', anyOf(orders.map(({ id }) => id)))
    .execute();
  const products = orders.flatMap((order) => productRows(order.id, order.products));
  for (const portion of portionsOf(products)) {
    await db.insertInto('shop_order_product').values(portion).execute();
  }
}

export async function mapCarts(db: Db, customerIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('cart')
    .selectAll()
    .where('customer_id', '=', anyOf(customerIds))
    .execute();
  return new Map(rows.map((row) => [row.customer_id, row.count]));
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
