/* SQL of carts: how many things are in them. */
import type { Db } from '../../schema';

export async function findCartCount(db: Db, customerId: number): Promise<number> {
  const row = await db
    .selectFrom('cart')
    .select('count')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function upsertCarts(
  db: Db,
  carts: readonly { customerId: number; count: number }[],
): Promise<void> {
  if (carts.length === 0) return;
  await db
    .insertInto('cart')
    .values(carts.map(({ customerId, count }) => ({ customer_id: customerId, count })))
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet(({ ref }) => ({ count: ref('excluded.count') })),
    )
    .execute();
}
