/* SQL that takes over the shop's product list. */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { KnownProduct } from './product-sync.rules';

// Any number that no other advisory lock uses: two lists must not be taken over at once.
const syncLock = 4_242_002;

/** Until the end of the transaction nobody else takes over a list. */
export async function holdSync(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${syncLock})`.execute(db);
}

/** Every product that has a key of the shop. */
export async function listKeyedProducts(db: Db): Promise<KnownProduct[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'shop_key', 'name', 'type_id', 'enable', 'picture_url', 'deleted'])
    .where('shop_key', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, shop_key: row.shop_key ?? '' }));
}

/** Ids of the categories by name, the English and the Chinese one. */
export async function listTypeIdsByName(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('product_type')
    .select(['id', 'name', 'name_zh'])
    .orderBy('id', 'desc')
    .execute();
  const names = rows.flatMap(({ id, name, name_zh }) => [
    [name_zh ?? name, id] as const,
    [name, id] as const,
  ]);
  return new Map(names);
}

/** How many categories there are, so that a new one can come last. */
export async function findLastTypeOrder(db: Db): Promise<number> {
  const row = await db
    .selectFrom('product_type')
    .select(({ fn }) => fn.max('order_no').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
}

export async function updateProducts(db: Db, products: readonly KnownProduct[]): Promise<void> {
  const column = <Key extends keyof KnownProduct>(key: Key) => products.map((product) => product[key]);
  await sql`
    update product
    set name = new.name, type_id = new.type_id, enable = new.enable, picture_url = new.picture_url, deleted = false
    from unnest(
      ${column('id')}::int[], ${column('name')}::text[], ${column('type_id')}::int[],
      ${column('enable')}::smallint[], ${column('picture_url')}::text[]
    ) as new (id, name, type_id, enable, picture_url)
    where product.id = new.id
  `.execute(db);
}

export async function markDeleted(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('product')
    .set({ deleted: true })
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}
