/* SQL of products. */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { NewProduct, NewProductType, NewShopName, ProductRecord } from './shop.types';

export interface ProductRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly description_zh: string | null;
  readonly type_id: number;
  readonly type_name: string;
  readonly type_name_zh: string | null;
  readonly picture_url: string;
}

const mostProducts = 5_000;

/** Enabled products by category and name. */
export async function listEnabledProducts(db: Db): Promise<ProductRow[]> {
  return db
    .selectFrom('product')
    .innerJoin('product_type', 'product_type.id', 'product.type_id')
    .select([
      'product.id',
      'product.name',
      'product.description',
      'product.description_zh',
      'product.type_id',
      'product_type.name as type_name',
      'product_type.name_zh as type_name_zh',
      'product.picture_url',
    ])
    .where('product.enable', '=', 1)
    .where('product.deleted', '=', false)
    .orderBy('product_type.order_no')
    .orderBy('product_type.id')
    .orderBy('product.name')
    .orderBy('product.id')
    .limit(mostProducts)
    .execute();
}

const recordColumns = ['id', 'name', 'type_id as typeId', 'enable', 'picture_url as pictureUrl'] as const;

export async function findProducts(db: Db, ids: readonly number[]): Promise<Map<number, ProductRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .select(recordColumns)
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('deleted', '=', false)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** All products that are not deleted, disabled ones too, by category and name. */
export async function listAllProducts(db: Db): Promise<ProductRecord[]> {
  return db
    .selectFrom('product')
    .innerJoin('product_type', 'product_type.id', 'product.type_id')
    .select(['product.id', 'product.name', 'type_id as typeId', 'enable', 'picture_url as pictureUrl'])
    .where('deleted', '=', false)
    .orderBy('product_type.order_no')
    .orderBy('product_type.id')
    .orderBy('product.name')
    .orderBy('product.id')
    .limit(mostProducts)
    .execute();
}

/** Names under which a product is sold, in their order. */
export async function listShopNames(db: Db, productId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product_shop_name')
    .select('name')
    .where('product_id', '=', productId)
    .orderBy('order_no')
    .orderBy('name')
    .limit(500)
    .execute();
  return rows.map(({ name }) => name);
}

export async function insertShopNames(db: Db, names: readonly NewShopName[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('product_shop_name')
    .values(names.map(({ productId, name, orderNo }) => ({ product_id: productId, name, order_no: orderNo })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertProductType(db: Db, type: NewProductType): Promise<number> {
  const { id } = await db
    .insertInto('product_type')
    .values({ name: type.name, name_zh: type.nameZh, order_no: type.orderNo })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the ids, in the order given */
export async function insertProducts(db: Db, products: readonly NewProduct[]): Promise<number[]> {
  if (products.length === 0) return [];
  const rows = await db
    .insertInto('product')
    .values(
      products.map((product) => ({
        type_id: product.typeId,
        name: product.name,
        description: product.description,
        description_zh: product.descriptionZh,
        enable: product.enable ?? 1,
        picture_url: product.pictureUrl ?? '',
        shop_key: product.shopKey ?? null,
      })),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function insertProductChildren(
  db: Db,
  pairs: readonly { productId: number; childId: number }[],
): Promise<void> {
  if (pairs.length === 0) return;
  await db
    .insertInto('product_child')
    .values(pairs.map(({ productId, childId }) => ({ product_id: productId, child_id: childId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
