/* SQL of imports: reads what there is by natural key, writes many rows at once. */
import { sql } from 'kysely';
import { portionsOf } from '../../platform/upsert-plan';
import type { Db } from '../../schema';
import type { OrderRow } from './order.types';
import { columnsOf, listOrdersByNumber, productRows } from './orders.store';

export interface TypeRow {
  readonly id?: number;
  readonly name: string;
  readonly name_zh: string | null;
  readonly order_no: number;
}

export interface ProductRow {
  readonly id?: number;
  readonly shop_key: string | null;
  readonly name: string;
  readonly type_id: number;
  readonly description: string;
  readonly description_zh: string | null;
  readonly enable: 0 | 1;
  readonly picture_url: string;
  readonly deleted: boolean;
}

export async function listTypes(db: Db): Promise<TypeRow[]> {
  return db.selectFrom('product_type').select(['id', 'name', 'name_zh', 'order_no']).orderBy('id').execute();
}

export async function writeTypes(db: Db, types: readonly TypeRow[]): Promise<void> {
  for (const portion of portionsOf(types)) {
    await db
      .insertInto('product_type')
      .values(portion)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          name_zh: ref('excluded.name_zh'),
          order_no: ref('excluded.order_no'),
        })),
      )
      .execute();
  }
}

/** Deleted ones too: what is imported again comes back. */
export async function listProductsByKey(db: Db, keys: readonly string[]): Promise<ProductRow[]> {
  return db
    .selectFrom('product')
    .select([
      'id',
      'shop_key',
      'name',
      'type_id',
      'description',
      'description_zh',
      'enable',
      'picture_url',
      'deleted',
    ])
    .where('shop_key', '=', sql<string>`any(${[...keys]}::text[])`)
    .forUpdate()
    .execute();
}

/** @returns ids of the rows written */
export async function writeProducts(db: Db, products: readonly ProductRow[]): Promise<number[]> {
  const ids: number[] = [];
  for (const portion of portionsOf(products)) {
    const rows = await db
      .insertInto('product')
      .values(portion)
      .onConflict((conflict) =>
        conflict.column('shop_key').doUpdateSet(({ ref }) => ({
          name: ref('excluded.name'),
          type_id: ref('excluded.type_id'),
          description: ref('excluded.description'),
          description_zh: ref('excluded.description_zh'),
          enable: ref('excluded.enable'),
          picture_url: ref('excluded.picture_url'),
          deleted: ref('excluded.deleted'),
        })),
      )
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Ids by the shop's key, deleted ones too. */
export async function mapProductIds(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'shop_key'])
    .where('shop_key', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, shop_key }) => [shop_key ?? '', id]));
}

export async function replaceChildren(
  db: Db,
  productIds: readonly number[],
  pairs: readonly [number, number][],
) {
  await db.deleteFrom('product_child').where('product_id', '=', anyOf(productIds)).execute();
  for (const portion of portionsOf(pairs)) {
    await db
      .insertInto('product_child')
      .values(portion.map(([product_id, child_id]) => ({ product_id, child_id })))
      .execute();
  }
}

export async function listShopNamesOf(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('product_shop_name')
    .select(['product_id', 'name'])
    .where('product_id', '=', anyOf(productIds))
    .orderBy('product_id')
    .orderBy('order_no')
    .orderBy('name')
    .execute();
}

export async function deleteShopNames(db: Db, productIds: readonly number[]): Promise<void> {
  await db.deleteFrom('product_shop_name').where('product_id', '=', anyOf(productIds)).execute();
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
