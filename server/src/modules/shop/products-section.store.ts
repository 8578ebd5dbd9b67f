/* SQL of products as a section. */
import { sql } from 'kysely';
import type { Db } from '../../schema';

/** A product with its parts and trade names. */
export interface ProductDocument {
  readonly id: number;
  /** The shop's own key; null where it was made here. */
  readonly key: string | null;
  readonly name: string;
  readonly typeId: number;
  /** HTML. */
  readonly description: string;
  readonly descriptionZh: string | null;
  readonly enable: 0 | 1;
  readonly pictureUrl: string;
  readonly childIds: readonly number[];
  readonly shopNames: readonly string[];
}

/** Those that are not deleted. */
export async function readProducts(db: Db, ids?: readonly number[]): Promise<ProductDocument[]> {
  return db
    .selectFrom('product')
    .innerJoin('product_type', 'product_type.id', 'product.type_id')
    .select(['product.id', 'shop_key as key', 'product.name', 'type_id as typeId', 'description'])
    .select(['description_zh as descriptionZh', 'enable', 'picture_url as pictureUrl'])
    .select([
      sql<number[]>`array(
        select child_id from product_child join product as child on child.id = child_id
        where product_child.product_id = product.id and not child.deleted order by child_id
      )`.as('childIds'),
      sql<string[]>`array(
        select shop_name.name from product_shop_name as shop_name
        where shop_name.product_id = product.id order by shop_name.order_no, shop_name.name
      )`.as('shopNames'),
    ])
    .where('deleted', '=', false)
    .$if(ids !== undefined, (query) => query.where('product.id', '=', anyOf(ids ?? [])))
    .orderBy('product_type.order_no')
    .orderBy('product_type.id')
    .orderBy('product.name')
    .orderBy('product.id')
    .execute();
}

/** Holds products, deleted ones too. */
export async function holdProductRows(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('product')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Which of these ids there are; deleted products are not. */
export async function listKnownIds(
  db: Db,
  table: 'product_type' | 'product',
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', anyOf(ids))
    .$if(table === 'product', (query) => query.where(sql<boolean>`not deleted`))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whose these keys are, of deleted products too. */
export async function listOwnersOfKeys(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'shop_key'])
    .where('shop_key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, shop_key }) => [shop_key ?? '', id]));
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
