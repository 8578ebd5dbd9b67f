/* The shop's part of an import: finds what each row refers to, and hands the rows to the shop. */
import type { UpsertCount } from '../../platform/upsert-plan';
import type { Db } from '../../schema';
import type { ImportedOrder } from '../shop';
import type { ImportFile } from './import-file.schema';
import type { ImportDependencies, ImportRun } from './import.types';
import { customerKey, mapCustomerIds } from './transfer.store';

type OrderRow = ImportFile['orders'][number];
type Names = ReadonlyMap<number, { readonly name: string }>;

/** Ids of what rows refer to. */
interface Known {
  readonly customers: ReadonlyMap<string, number>;
  readonly products: ReadonlyMap<string, number>;
}

type Counts = Record<'productTypes' | 'products' | 'shopNames' | 'orders' | 'carts', UpsertCount>;

export async function importShop(tx: Db, { shop }: ImportDependencies, run: ImportRun): Promise<Counts> {
  const { file } = run;
  const productTypes = await shop.import.types(tx, file.productTypes);
  const products = await importProducts(tx, shop, run);
  const accounts = [...file.orders, ...file.carts].map(({ customer }) => customer);
  const known = {
    customers: await mapCustomerIds(tx, accounts),
    products: await shop.import.productIds(tx),
  };
  await importChildren(tx, shop, run, known);
  const names = await shop.findProducts(tx, [...known.products.values()]);
  return {
    productTypes,
    products,
    shopNames: await shop.import.shopNames(tx, shopNamesOf(run, known)),
    orders: await shop.import.orders(tx, ordersOf(run, known, names)),
    carts: await shop.import.carts(tx, cartsOf(run, known)),
  };
}

async function importProducts(
  tx: Db,
  shop: ImportDependencies['shop'],
  { file, problems, emit }: ImportRun,
): Promise<UpsertCount> {
  const types = await shop.import.typeIds(tx);
  const products = file.products.flatMap(({ type, ...product }, index) => {
    const typeId = types.get(type);
    if (typeId === undefined) {
      problems.add(['products', index, 'type'], `there is no category "${type}".`);
      return [];
    }
    return [{ ...product, typeId }];
  });
  return shop.import.products(tx, emit, products);
}

async function importChildren(
  tx: Db,
  shop: ImportDependencies['shop'],
  run: ImportRun,
  known: Known,
): Promise<void> {
  const parts = new Map<number, number[]>();
  for (const [index, { key, children }] of run.file.products.entries()) {
    const id = known.products.get(key);
    if (children === undefined || id === undefined) continue;
    parts.set(
      id,
      children.flatMap((child, at) => productId(run, known, child, ['products', index, 'children', at])),
    );
  }
  await shop.import.children(tx, parts);
}

function shopNamesOf(run: ImportRun, known: Known) {
  return run.file.shopNames.flatMap(({ product, names }, index) =>
    productId(run, known, product, ['shopNames', index, 'product']).map((id) => ({ productId: id, names })),
  );
}

function cartsOf(run: ImportRun, known: Known) {
  return run.file.carts.flatMap((cart, index) =>
    customerId(run, known, cart, ['carts', index, 'customer']).map((id) => ({
      customerId: id,
      count: cart.count,
    })),
  );
}

function ordersOf(run: ImportRun, known: Known, names: Names): ImportedOrder[] {
  return run.file.orders.flatMap((order, index) => {
    const place = ['orders', index];
    const products = order.products.flatMap(({ product, name, count, price }, at) =>
      productId(run, known, product, [...place, 'products', at, 'product']).map((id) => ({
        productId: id,
        name: name ?? names.get(id)?.name ?? product,
        count,
        price,
      })),
    );
    return customerId(run, known, order, [...place, 'customer']).map((id) => orderOf(order, id, products));
  });
}

function orderOf(order: OrderRow, customer: number, products: ImportedOrder['products']): ImportedOrder {
  const { estimatedDeliveryAt, waybillAppliedAt, waybills, recipient, discounts, logistics } = order;
  return {
    customerId: customer,
    orderNum: order.orderNum,
    salesId: order.salesId,
    area: order.area,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    warehouseId: order.warehouseId,
    warehouseName: order.warehouseName,
    goodName: order.goodName ?? products[0]?.name ?? '',
    currencySymbol: order.currencySymbol,
    amount: order.amount,
    orderType: order.orderType,
    orderStatus: order.orderStatus,
    payStatus: order.payStatus,
    deliveryStatus: order.deliveryStatus,
    refundStatus: order.refundStatus,
    shippingMethod: order.shippingMethod,
    details: { estimatedDeliveryAt, waybillAppliedAt, waybills, recipient, discounts, logistics },
    products,
  };
}

/** The id, or none and a problem. */
function productId({ problems }: ImportRun, known: Known, key: string, path: PropertyKey[]): number[] {
  const id = known.products.get(key);
  if (id !== undefined) return [id];
  problems.add(path, `there is no product with the key "${key}".`);
  return [];
}

/** The id, or none and a problem. */
function customerId(
  { problems }: ImportRun,
  known: Known,
  { customer, store }: { customer: string; store: string },
  path: PropertyKey[],
): number[] {
  const id = known.customers.get(customerKey({ store, account: customer }));
  if (id !== undefined) return [id];
  problems.add(path, `there is no customer "${customer}" of the store ${store}.`);
  return [];
}
