// CONST-18, CONST-19, CONST-20, I18N-06: the order table names its fields and the numbers in them, in Chinese.
import '../../ui/jsdom.test-kit';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Order } from '#contract/shop/order-schemas';
import { setLocale } from '../../lib/i18n';
import { Mantine } from '../../ui/theme/mantine';
import { OrdersTable } from './orders-table';

function order(id: number, over: Partial<Order>): Order {
  return {
    order_id: id,
    order_num: `N-${id}`,
    sales_id: `S-${id}`,
    order_create_time: 1,
    productions: [],
    orderType: 1,
    order_status: 2,
    status: 2,
    area: 'US',
    estimated_delivery_timestamp: null,
    apply_waybill_timestamp: null,
    waybill_num: [],
    waybill_url: [],
    shipping_method: '',
    accept_name: '',
    mobile: '',
    country: '',
    Cprovince: '',
    Ccity: '',
    county: '',
    addr: '',
    zip: '',
    email: '',
    order_amount: 10,
    discountAmountArray: [],
    totalDiscountAmount: 0,
    goods_unit_price: 10,
    currency_symbol: '$',
    pay_status: 0,
    delivery_status: 0,
    refund_status: 0,
    logistics: [],
    ...over,
  };
}

beforeAll(() => setLocale('zh'));
afterEach(cleanup);

const fields = ['订单号', '订单类型', '订单状态', '支付状态', '发货状态'] as const;

/** What each row of the table says in the fields above. */
function table(orders: readonly Order[]): string[][] {
  render(
    <Mantine>
      <OrdersTable orders={orders} chosen={new Set()} onChoose={() => undefined} />
    </Mantine>,
  );
  const titles = screen.getAllByRole('columnheader').map((head) => head.textContent);
  const places = fields.map((field) => titles.indexOf(field));
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const cells = [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')];
      return places.map((place) => cells[place]?.textContent ?? 'no such column');
    });
}

it('CONST-18, CONST-19, CONST-20, I18N-06: each number in the words of its column, an unknown one as it is', () => {
  const rows = table([
    order(1, { orderType: 1, order_status: 2, pay_status: 0 }),
    order(2, { orderType: 2, order_status: 3, pay_status: 1, delivery_status: 1 }),
    order(3, { orderType: 3, order_status: 4, pay_status: 2 }),
    order(4, { order_status: 5, pay_status: 3 }),
    order(5, { orderType: 8, order_status: 6, pay_status: 9 }),
  ]);
  expect(rows).toEqual([
    ['N-1', '调拨', '待审核', '未支付', '未发货'],
    ['N-2', '现货', '已审核', '已支付', '已发货'],
    ['N-3', '预售', '已完成', '扣款中', '未发货'],
    ['N-4', '调拨', '退款', '授权中', '未发货'],
    ['N-5', '未知（8）', '作废', '未知（9）', '未发货'],
  ]);
});
