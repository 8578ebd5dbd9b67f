/* What staff see of a customer's orders. Reading only; the shop owns them. */
import type { Mark } from '#contract/core/actor';
import type { Order } from '#contract/shop/order-schemas';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../schema';
import type { Identity } from '../identity';
import { orderOf } from './orders.present';
import { listOrders } from './orders.store';
import { listTrackingPatterns } from './shop-setting.store';

export interface OrdersDependencies {
  readonly db: Db;
  readonly identity: Pick<Identity, 'findCustomersByAccount'>;
}

/** @param mark one store; without it the orders of both stores' customers of that account (Q-15) */
export async function listOrdersOfAccount(
  { db, identity }: OrdersDependencies,
  { account, mark }: { account: string; mark?: Mark | undefined },
): Promise<Order[]> {
  if (account.trim() === '') throw new AppError('shop.anonymous');
  const customers = await identity.findCustomersByAccount(db, account.trim(), mark);
  const orders = await listOrders(
    db,
    customers.map(({ id }) => id),
  );
  if (orders.length === 0) return [];
  const patterns = await listTrackingPatterns(db);
  return orders.map((order) => orderOf(order, patterns));
}
