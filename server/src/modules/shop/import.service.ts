/* Takes over orders and carts from a file: adds what is new, changes what differs; and lists them for one. */
import { planUpsert, portionsOf, type UpsertCount } from '../../platform/upsert-plan';
import type { Db } from '../../schema';
import { upsertCarts } from './cart.store';
import * as store from './import.store';
import type { ImportedCart, ImportedOrder } from './import.types';
import type { OrderRow } from './order.types';
import { insertOrders, listAllOrders } from './orders.store';

export interface ShopImport {
  /** By number. */
  orders(tx: Db, orders: readonly ImportedOrder[]): Promise<UpsertCount>;
  carts(tx: Db, carts: readonly ImportedCart[]): Promise<UpsertCount>;
  /** All orders by number. */
  listOrders(db: Db): Promise<OrderRow[]>;
  listCarts(db: Db): Promise<ImportedCart[]>;
  /** The product that had this key of the shop and was deleted, by key: it comes back under its id. */
  deletedProductIds(db: Db): Promise<Map<string, number>>;
}

export function createShopImport(): ShopImport {
  return {
    orders: importOrders,
    carts: importCarts,
    listOrders: async (db) => listAllOrders(db),
    listCarts: store.listCarts,
    deletedProductIds: store.mapDeletedProducts,
  };
}

async function importOrders(tx: Db, orders: readonly ImportedOrder[]): Promise<UpsertCount> {
  const known = await store.mapOrdersByNumber(
    tx,
    orders.map(({ orderNum }) => orderNum),
  );
  const plan = planUpsert(
    orders.map((order) => {
      const before = known.get(order.orderNum);
      return { before, after: { id: before?.id ?? 0, ...order } satisfies OrderRow };
    }),
  );
  for (const portion of portionsOf(plan.added)) await insertOrders(tx, portion);
  if (plan.changed.length > 0) await store.updateOrders(tx, plan.changed);
  return plan.count;
}

async function importCarts(tx: Db, carts: readonly ImportedCart[]): Promise<UpsertCount> {
  const known = await store.mapCarts(
    tx,
    carts.map(({ customerId }) => customerId),
  );
  const plan = planUpsert(
    carts.map(({ customerId, count }) => {
      const before = known.get(customerId);
      return {
        before: before === undefined ? undefined : { customerId, count: before },
        after: { customerId, count },
      };
    }),
  );
  for (const portion of portionsOf([...plan.added, ...plan.changed])) await upsertCarts(tx, portion);
  return plan.count;
}
