/* Orders, carts and trade names of a file: they name customers and products, and are no settings. */
import { isDeepStrictEqual } from 'node:util';
import type { UpsertCount } from '../../platform/upsert-plan';
import type { StoredDocument } from '../../section';
import type { ImportedOrder, OrderRow, Shop } from '../shop';
import { customerName } from './adapters/people.adapters';
import type { ImportFile } from './import-file.schema';
import type { ImportRun } from './import.types';
import { says } from './problem-texts';

type FileOrder = ImportFile['orders'][number];
type Product = StoredDocument & { readonly name: string; readonly shopNames: readonly string[] };

/** The names under which products are sold, in place of those known. */
export async function importShopNames(run: ImportRun): Promise<UpsertCount> {
  const { file, change, recording, history, importing } = run;
  const section = history.section('products');
  const wanted = file.shopNames.flatMap(({ product, names }, index) => {
    const id = importing.references.idOf('products', product, ['shopNames', index, 'product']);
    return id === undefined ? [] : [{ id, names: [...new Set(names)] }];
  });
  const products = (await section.read(
    change.tx,
    wanted.map(({ id }) => id),
  )) as Product[];
  const before = new Map(products.map((row) => [row.id, row]));
  const rows = wanted.flatMap(({ id, names }) => {
    const row = before.get(id);
    const isSame = row === undefined || isDeepStrictEqual(row.shopNames, names);
    return isSame ? [] : [{ before: row, after: { ...row, shopNames: names } }];
  });
  await recording.touch('products', [...before.keys()]);
  if (rows.length > 0) await history.writeRows(change, section, rows);
  const changed = new Set((await recording.finish()).map(({ rowId }) => rowId));
  const added = products.filter(({ id, shopNames }) => changed.has(id) && shopNames.length === 0).length;
  return {
    added,
    changed: changed.size - added,
    unchanged: Math.max(0, file.shopNames.length - changed.size),
  };
}

export async function importOrders(
  run: ImportRun,
  shop: Pick<Shop, 'import'>,
): Promise<Record<'orders' | 'carts', UpsertCount>> {
  const { file, history, change, importing } = run;
  const products = (await history.section('products').read(change.tx)) as Product[];
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const carts = file.carts.flatMap((cart, index) =>
    customerOf(run, cart, ['carts', index, 'customer']).map((customerId) => ({
      customerId,
      count: cart.count,
    })),
  );
  const orders = file.orders.flatMap((order, index) => {
    const path = ['orders', index];
    const own = order.products.flatMap(({ product, name, count, price }, at) => {
      const id = importing.references.idOf('products', product, [...path, 'products', at, 'product']);
      return id === undefined
        ? []
        : [{ productId: id, name: name ?? names.get(id) ?? String(product), count, price }];
    });
    return customerOf(run, order, [...path, 'customer']).map((customerId) => orderOf(order, customerId, own));
  });
  return {
    orders: await shop.import.orders(change.tx, orders),
    carts: await shop.import.carts(change.tx, carts),
  };
}

function orderOf(order: FileOrder, customerId: number, products: ImportedOrder['products']): ImportedOrder {
  const {
    customer: _,
    store: __,
    estimatedDeliveryAt,
    waybillAppliedAt,
    waybills,
    recipient,
    ...rest
  } = order;
  const { discounts, logistics, ...columns } = rest;
  return {
    ...columns,
    customerId,
    goodName: order.goodName ?? products[0]?.name ?? '',
    details: { estimatedDeliveryAt, waybillAppliedAt, waybills, recipient, discounts, logistics },
    products,
  };
}

/** The id, or none and a problem. */
function customerOf(
  { importing: { references, problems } }: ImportRun,
  { customer, store }: { readonly customer: string; readonly store: string },
  path: readonly PropertyKey[],
): number[] {
  const id = references.find('customers', customerName({ store, account: customer }));
  if (id !== undefined) return [id];
  problems.add(path, says.noCustomer(customer, store));
  return [];
}

/** Somebody's account as a file names it. */
export interface CustomerName {
  readonly customer: string;
  readonly store: 'global' | 'cn';
}

/** An order as a file has it. */
export function fileOrder(
  { id: _, customerId: __, details, products, ...order }: OrderRow,
  customer: CustomerName,
) {
  return {
    ...order,
    ...customer,
    estimatedDeliveryAt: details.estimatedDeliveryAt ?? null,
    waybillAppliedAt: details.waybillAppliedAt ?? null,
    waybills: [...(details.waybills ?? [])],
    recipient: details.recipient,
    discounts: [...(details.discounts ?? [])],
    logistics: [...(details.logistics ?? [])],
    products: products.map(({ productId, ...product }) => ({ product: productId, ...product })),
  };
}
