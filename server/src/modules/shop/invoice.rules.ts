/*
 * What stands on an invoice, as texts, and what its file is called (ORD-05, Q-91). Pure: the page only draws
 * what is decided here.
 */

/** The parts of an order that an invoice shows. */
export interface InvoicedOrder {
  readonly orderNum: string;
  readonly salesId: string;
  readonly createdAt: number;
  readonly currencySymbol: string;
  readonly amount: number;
  readonly payStatus: 0 | 1 | 2 | 3;
  readonly refundStatus: 0 | 1;
  readonly products: readonly { readonly name: string; readonly count: number; readonly price: number }[];
  readonly details: {
    readonly discounts: readonly { readonly key: string; readonly value: number }[];
    readonly recipient: {
      readonly name: string;
      readonly mobile: string;
      readonly country: string;
      readonly province: string;
      readonly city: string;
      readonly county: string;
      readonly address: string;
      readonly zip: string;
      readonly email: string;
    };
  };
}

/** One invoice, ready to be drawn. Amounts are texts with their currency. */
export interface Invoice {
  /** ms; the document says when it was made. */
  readonly drawnAt: number;
  readonly title: string;
  /** '' where the shop has not said its name. */
  readonly seller: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly recipient: readonly string[];
  readonly lines: readonly InvoiceLine[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly total: readonly [label: string, amount: string];
}

export interface InvoiceLine {
  readonly name: string;
  readonly count: string;
  readonly price: string;
  readonly amount: string;
}

/** Labels of what is the same on every invoice. */
export const invoiceLabels = {
  title: 'Invoice  发票',
  recipient: 'Recipient  收件人',
  columns: ['Product  产品', 'Quantity  数量', 'Price  单价', 'Amount  金额'],
} as const;

const payments = ['Unpaid  未支付', 'Paid  已支付', 'Capturing  扣款中', 'Authorizing  授权中'] as const;

const beijing = 8 * 3_600_000;

export function invoiceOf(order: InvoicedOrder, seller: string, now: number): Invoice {
  const money = (cents: number) => amountText(cents, order.currencySymbol);
  return {
    drawnAt: now,
    title: `Invoice ${order.salesId}`,
    seller,
    facts: [
      ['Sales ID  销售编号', order.salesId],
      ['Order number  订单编号', order.orderNum],
      // The shop's day.
      ['Order date  下单日期', new Date(order.createdAt + beijing).toISOString().slice(0, 10)],
      ['Payment  付款', order.refundStatus === 1 ? 'Refunded  已退款' : payments[order.payStatus]],
    ],
    recipient: recipientLines(order),
    lines: order.products.map(({ name, count, price }) => ({
      name,
      count: String(count),
      price: money(centsOf(price)),
      amount: money(count * centsOf(price)),
    })),
    sums: sumsOf(order).map(([label, cents]) => [label, money(cents)] as const),
    total: ['Total  合计', money(centsOf(order.amount))],
  };
}

function recipientLines({ details: { recipient } }: InvoicedOrder): string[] {
  const { name, address, county, city, province, zip, country, mobile, email } = recipient;
  const lines = [name, address, [county, city, province].filter(Boolean).join(', '), `${zip} ${country}`];
  return [...lines, mobile, email].map((line) => line.trim()).filter((line) => line !== '');
}

/** From the products to the total, so that the column adds up. */
function sumsOf({ products, details, amount }: InvoicedOrder): [label: string, cents: number][] {
  const goods = products.reduce((sum, { count, price }) => sum + count * centsOf(price), 0);
  const discounts = details.discounts.map(({ key, value }): [string, number] => [
    `Discount  优惠: ${key}`,
    -centsOf(value),
  ]);
  const rest = centsOf(amount) - discounts.reduce((sum, [, cents]) => sum + cents, goods);
  return [
    ['Subtotal  小计', goods],
    ...discounts,
    ...(rest === 0 ? [] : [['Shipping and other  运费及其他', rest] as [string, number]]),
  ];
}

const centsOf = (amount: number) => Math.round(amount * 100);

function amountText(cents: number, symbol: string): string {
  const [whole = '', fraction] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '−' : ''}${symbol}${grouped}.${fraction}`;
}

/** Names of the files in the archive, by sales id; no two are the same on any system. */
export function fileNamesOf(salesIds: readonly string[]): string[] {
  const taken = new Set<string>();
  return salesIds.map((salesId) => {
    const base = safeName(salesId);
    let name = base;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${base}-${count}`;
    taken.add(name.toLowerCase());
    return `${name}.pdf`;
  });
}

function safeName(salesId: string): string {
  const name = salesId
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '_')
    .replace(/^[._]+/, '')
    .replace(/[._]+$/, '')
    .slice(0, 100);
  // Windows keeps these names for devices.
  return name === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name) ? `invoice-${name}` : name;
}
