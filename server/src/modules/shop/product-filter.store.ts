/* SQL of the product selector. */
import { sql } from 'kysely';
import type { Db } from '../../schema';

/** All categories in their order, under their Chinese names where they have one. */
export async function listTypesInChinese(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('product_type')
    .select(({ fn }) => ['id', fn.coalesce('name_zh', 'name').as('name')])
    .orderBy('order_no')
    .orderBy('id')
    .limit(500)
    .execute();
}

/** The products that this one is made of, and those that they are made of; never itself, never deleted ones. */
export async function listAllChildIds(db: Db, productId: number): Promise<number[]> {
  // A union keeps each product once, so a circle ends.
  const { rows } = await sql<{ id: number }>`
    with recursive part as (
      select child_id as id from product_child where product_id = ${productId}
      union
      select product_child.child_id from product_child join part on product_child.product_id = part.id
    )
    select part.id from part join product on product.id = part.id
    where not product.deleted and part.id <> ${productId}
    order by part.id
  `.execute(db);
  return rows.map(({ id }) => id);
}
