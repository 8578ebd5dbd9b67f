/* Takes over categories, products, names, orders and carts from a file: adds what is new, changes what differs. */
import type { Clock } from '../../platform/clock';
import { takeStamp } from '../../platform/database/stamp';
import type { Emit } from '../../platform/events/unit-of-work';
import { planUpsert, portionsOf, type UpsertCount } from '../../platform/upsert-plan';
import type { Db } from '../../schema';
import { upsertCarts } from './cart.store';
import { updateStamps } from './description.store';
import * as store from './import.store';
import type {
  ImportedCart,
  ImportedOrder,
  ImportedProduct,
  ImportedProductType,
  ImportedShopNames,
} from './import.types';
import type { OrderRow } from './order.types';
import { insertOrders } from './orders.store';
import { productsChanged } from './shop.events';
import { insertShopNames } from './shop.store';

export interface ShopImport {
  /** By name. */
  types(tx: Db, types: readonly ImportedProductType[]): Promise<UpsertCount>;
  /** Ids of all categories by English name. */
  typeIds(tx: Db): Promise<Map<string, number>>;
  /** By the shop's key. */
  products(tx: Db, emit: Emit, products: readonly ImportedProduct[]): Promise<UpsertCount>;
  /** Ids of all products that have a key of the shop, by that key. */
  productIds(tx: Db): Promise<Map<string, number>>;
  /** What these products are made of, in place of what was known. */
  children(tx: Db, parts: ReadonlyMap<number, readonly number[]>): Promise<void>;
  shopNames(tx: Db, names: readonly ImportedShopNames[]): Promise<UpsertCount>;
  /** By number. */
  orders(tx: Db, orders: readonly ImportedOrder[]): Promise<UpsertCount>;
  carts(tx: Db, carts: readonly ImportedCart[]): Promise<UpsertCount>;
}

export function createShopImport({ clock }: { clock: Clock }): ShopImport {
  return {
    types: importTypes,
    typeIds: async (tx) =>
      new Map((await store.listTypes(tx)).map(({ id = 0, name }) => [name, id] as const).toReversed()),
    async products(tx, emit, products) {
      const { ids, count } = await importProducts(tx, products);
      if (ids.length === 0) return count;
      const stamp = await takeStamp(tx, clock.now());
      await updateStamps(tx, ids, { stamp, wsid: '', personId: null });
      emit(productsChanged, {});
      return count;
    },
    productIds: store.mapProductIds,
    children: importChildren,
    shopNames: importShopNames,
    orders: importOrders,
    carts: importCarts,
  };
}

async function importTypes(tx: Db, types: readonly ImportedProductType[]): Promise<UpsertCount> {
  const known = new Map((await store.listTypes(tx)).toReversed().map((row) => [row.name, row]));
  const plan = planUpsert(
    types.map(({ name, nameZh, orderNo }) => {
      const before = known.get(name);
      const name_zh = nameZh === undefined ? (before?.name_zh ?? null) : nameZh;
      const after = { ...withId(before), name, name_zh, order_no: orderNo ?? before?.order_no ?? 0 };
      return { before, after };
    }),
  );
  await store.writeTypes(tx, plan.added);
  await store.writeTypes(tx, plan.changed);
  return plan.count;
}

async function importProducts(tx: Db, products: readonly ImportedProduct[]) {
  const keys = products.map(({ key }) => key);
  const known = new Map((await store.listProductsByKey(tx, keys)).map((row) => [row.shop_key, row]));
  const plan = planUpsert(
    products.map((product) => {
      const before = known.get(product.key);
      const { description, descriptionZh } = product;
      const after: store.ProductRow = {
        ...withId(before),
        shop_key: product.key,
        name: product.name,
        type_id: product.typeId,
        description: description ?? before?.description ?? '',
        description_zh: descriptionZh === undefined ? (before?.description_zh ?? null) : descriptionZh,
        enable: product.enable ?? before?.enable ?? 1,
        picture_url: product.pictureUrl ?? before?.picture_url ?? '',
        deleted: false,
      };
      return { before, after };
    }),
  );
  const added = await store.writeProducts(tx, plan.added);
  const changed = await store.writeProducts(tx, plan.changed);
  return { ids: [...added, ...changed], count: plan.count };
}

async function importChildren(tx: Db, parts: ReadonlyMap<number, readonly number[]>): Promise<void> {
  const pairs = [...parts].flatMap(([id, children]) =>
    [...new Set(children)].map((child): [number, number] => [id, child]),
  );
  await store.replaceChildren(tx, [...parts.keys()], pairs);
}

async function importShopNames(tx: Db, wanted: readonly ImportedShopNames[]): Promise<UpsertCount> {
  const ids = wanted.map(({ productId }) => productId);
  const known = new Map<number, string[]>();
  for (const { product_id, name } of await store.listShopNamesOf(tx, ids)) {
    known.set(product_id, [...(known.get(product_id) ?? []), name]);
  }
  const plan = planUpsert(
    wanted.map(({ productId, names }) => {
      const before = known.get(productId);
      return {
        before: before && { productId, names: before },
        after: { productId, names: [...new Set(names)] },
      };
    }),
  );
  await store.deleteShopNames(
    tx,
    plan.changed.map(({ productId }) => productId),
  );
  const rows = [...plan.added, ...plan.changed].flatMap(({ productId, names }) =>
    names.map((name, index) => ({ productId, name, orderNo: index + 1 })),
  );
  for (const portion of portionsOf(rows)) await insertShopNames(tx, portion);
  return plan.count;
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

/** The id of the row that is there; none for a new one, so that the database gives it. */
function withId(before: { readonly id?: number } | undefined): { id?: number } {
  return before?.id === undefined ? {} : { id: before.id };
}
