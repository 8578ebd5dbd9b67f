// CONFLICT-36, Q-123: orders are shown to staff alone; customers find theirs in the shop.
import { expect, it } from 'vitest';
import { endpoints } from '../endpoints';

const asksForOrders = Object.entries(endpoints).filter(([key]) => /order(?!No)/i.test(key));

it('CONFLICT-36: every call that asks for orders is one of staff', () => {
  expect(asksForOrders.map(([key]) => key).sort()).toEqual([
    'POST /api/admin/Base/getOrderByUser',
    'POST /api/admin/Base/orderdownloadInvoice',
    'POST /javaplus/admin/afterSale/damageReport/getOrderBasicInfo',
  ]);
  for (const [key, { access }] of asksForOrders) expect(access, key).toMatch(/^staff/);
});
