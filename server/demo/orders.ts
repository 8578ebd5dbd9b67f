/* The orders and carts of the demo shop. */
import type { App } from '../src/app';
import type { NewOrder } from '../src/modules/shop';
import type { Db } from '../src/schema';
import { demoCarts, demoOrders, demoSeller, demoWarehouses, type DemoOrder } from './content/orders';
import { demoProducts } from './content/products';
import { idOf } from './maps';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** How long after the order it was paid. */
const paidAfter = 4 * minute;

interface Known {
  readonly customers: ReadonlyMap<string, number>;
  readonly products: ReadonlyMap<string, number>;
  readonly now: number;
}

export async function fillOrders({ modules: { shop } }: App, tx: Db, known: Known): Promise<void> {
  await shop.createOrders(
    tx,
    demoOrders.map((order) => orderOf(order, known)),
  );
  await shop.setCarts(
    tx,
    Object.entries(demoCarts).map(([account, count]) => ({
      customerId: idOf(known.customers, account),
      count,
    })),
  );
  await tx
    .insertInto('setting')
    .values({ key: 'invoiceSeller', value: JSON.stringify(demoSeller) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function orderOf(order: DemoOrder, known: Known): NewOrder {
  const createdAt = Math.floor(known.now / day) * day - order.daysAgo * day + order.atMinute * minute;
  const warehouse = demoWarehouses[order.warehouse];
  const products = order.products.map(([key, count, price]) => ({
    productId: idOf(known.products, key),
    name: nameOf(key),
    count,
    price,
  }));
  return {
    customerId: idOf(known.customers, order.account),
    orderNum: order.orderNum,
    salesId: order.salesId,
    area: order.area,
    createdAt,
    paidAt: order.pay === 1 ? createdAt + paidAfter : null,
    warehouseId: warehouse.id,
    warehouseName: warehouse.name,
    goodName: products[0]?.name ?? '',
    currencySymbol: order.area === 'cn' ? '¥' : '$',
    amount: amountOf(order),
    orderType: order.type,
    orderStatus: order.status,
    payStatus: order.pay,
    deliveryStatus: order.waybills === undefined ? 0 : 1,
    refundStatus: order.refunded ? 1 : 0,
    shippingMethod: order.carrier,
    details: detailsOf(order, createdAt),
    products,
  };
}

function detailsOf(order: DemoOrder, createdAt: number): NewOrder['details'] {
  const way = (order.way ?? []).map(([hours, info, codeInfo]) => {
    const utcTime = createdAt + hours * hour;
    return { utcTime, info, dateTime: localTime(utcTime, order.area), codeInfo };
  });
  return {
    estimatedDeliveryAt: order.arrivesIn === undefined ? null : createdAt + order.arrivesIn * day,
    waybillAppliedAt: way[0]?.utcTime ?? null,
    waybills: order.waybills ?? [],
    recipient: { ...order.recipient, email: order.account },
    discounts: (order.discounts ?? []).map(([key, value]) => ({ key, value })),
    // The latest news first, as carriers show it.
    logistics: way.toReversed(),
  };
}

function amountOf({ products, discounts = [], shipping = 0 }: DemoOrder): number {
  const goods = products.reduce((sum, [, count, price]) => sum + count * price, 0);
  return discounts.reduce((sum, [, value]) => sum - value, goods + shipping);
}

function nameOf(key: string): string {
  return demoProducts.find((product) => product.key === key)?.name ?? key;
}

const offsets: Readonly<Record<DemoOrder['area'], number>> = { us: -8, uk: 0, eu: 1, jp: 9, cn: 8 };

/** As the carrier of that area writes it. */
function localTime(utcTime: number, area: DemoOrder['area']): string {
  return new Date(utcTime + offsets[area] * hour).toISOString().slice(0, 16).replace('T', ' ');
}
