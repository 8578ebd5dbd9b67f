import { expect, it } from 'vitest';
import { fileNamesOf, invoiceOf, type InvoicedOrder } from './invoice.rules';

const order: InvoicedOrder = {
  orderNum: 'LM-1',
  salesId: 'SO-1',
  // The evening of the 19th in London, the 20th in Beijing.
  createdAt: Date.UTC(2026, 10, 19, 20),
  currencySymbol: '$',
  amount: 1_234.5,
  payStatus: 1,
  refundStatus: 0,
  products: [
    { name: 'Base', count: 3, price: 400.1 },
    { name: 'Cable', count: 1, price: 44.2 },
  ],
  details: {
    discounts: [{ key: 'Sale', value: 20 }],
    recipient: {
      name: '林飞',
      mobile: '',
      country: 'China',
      province: '广东',
      city: '深圳',
      county: '',
      address: '测试路 1 号',
      zip: '',
      email: 'a@b.co',
    },
  },
};

it('Q-91: an invoice adds up, in cents, with the day of the shop', () => {
  const invoice = invoiceOf(order, 'Shop', 5);
  expect(invoice.lines.map(({ amount }) => amount)).toEqual(['$1,200.30', '$44.20']);
  expect(invoice.sums).toEqual([
    ['Subtotal  小计', '$1,244.50'],
    ['Discount  优惠: Sale', '−$20.00'],
    ['Shipping and other  运费及其他', '$10.00'],
  ]);
  expect(invoice.total[1]).toBe('$1,234.50');
  expect(invoice.recipient).toEqual(['林飞', '测试路 1 号', '深圳, 广东', 'China', 'a@b.co']);
  expect(Object.fromEntries(invoice.facts)).toMatchObject({
    'Order date  下单日期': '2026-11-20',
    'Payment  付款': 'Paid  已支付',
  });
});

it('Q-91: a column that adds up already gets no further line; a refund is said', () => {
  const invoice = invoiceOf({ ...order, amount: 1_224.5, refundStatus: 1 }, '', 5);
  expect(invoice.sums).toHaveLength(2);
  expect(invoice.facts.at(-1)?.[1]).toContain('Refunded');
});

it('Q-91: file names are safe on every system and unique', () => {
  expect(fileNamesOf(['SO/1', 'so_1', '', '...', 'nul.txt', 'ü', 'x'.repeat(300)])).toEqual([
    'SO_1.pdf',
    'so_1-2.pdf',
    'invoice-.pdf',
    'invoice--2.pdf',
    'invoice-nul.txt.pdf',
    'ü.pdf',
    `${'x'.repeat(100)}.pdf`,
  ]);
});
