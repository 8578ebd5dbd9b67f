/*
 * What the numbers of an order mean, in words (001 §9), and its amounts as they are written. Pure.
 */
import type { Order } from '#contract/shop/order-schemas';
import { formatDateTime } from '../../lib/dates';
import { s, type StaffMessageKey } from '../../lib/i18n/staff';
import type { Tone } from '../../ui/tag';

type Words = Readonly<Record<number, StaffMessageKey>>;

const types: Words = { 1: 'orders.type.1', 2: 'orders.type.2', 3: 'orders.type.3' };
const states: Words = {
  2: 'orders.status.2',
  3: 'orders.status.3',
  4: 'orders.status.4',
  5: 'orders.status.5',
  6: 'orders.status.6',
};
const payments: Words = { 0: 'orders.pay.0', 1: 'orders.pay.1', 2: 'orders.pay.2', 3: 'orders.pay.3' };
const deliveries: Words = { 0: 'orders.delivery.0', 1: 'orders.delivery.1' };
const refunds: Words = { 0: 'orders.refund.0', 1: 'orders.refund.1' };

/** A number that the tables do not name is shown as it is. */
function wordOf(words: Words, code: number): string {
  const key = words[code];
  return key === undefined ? s('orders.unknown', { code }) : s(key);
}

export const orderTypeWord = (code: number) => wordOf(types, code);
export const orderStateWord = (code: number) => wordOf(states, code);
export const payWord = (code: number) => wordOf(payments, code);
export const deliveryWord = (code: number) => wordOf(deliveries, code);
export const refundWord = (code: number) => wordOf(refunds, code);

const stateTones: Readonly<Record<number, Tone>> = { 2: 'orange', 3: 'blue', 4: 'green', 5: 'red' };

/** Colour beside the word of an order's state. */
export function orderStateTone(code: number): Tone {
  return stateTones[code] ?? 'neutral';
}

const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$1,234.50`; a minus sign stands before the currency. */
export function formatAmount(symbol: string, amount: number): string {
  return `${amount < 0 ? '-' : ''}${symbol}${decimals.format(Math.abs(amount))}`;
}

/** Country to street on one line, without the parts that are empty. */
export function addressOf(order: Order): string {
  return [order.country, order.Cprovince, order.Ccity, order.county, order.addr].filter(Boolean).join(' ');
}

/** YYYY-MM-DD HH:mm:ss; a dash where there is no time yet. */
export function timeOrNone(ms: number | null): string {
  return ms === null || ms === 0 ? s('pane.emptyValue') : formatDateTime(ms);
}

export interface Waybill {
  readonly number: string;
  /** null where the carrier has no tracking page for the area. */
  readonly url: string | null;
}

/** The waybill numbers with their tracking addresses; only web addresses become links. */
export function waybillsOf({ waybill_num, waybill_url }: Order): Waybill[] {
  return waybill_num.map((number, index) => {
    const url = waybill_url[index] ?? '';
    return { number, url: /^https?:\/\//i.test(url) ? url : null };
  });
}

/** Why the invoices of these orders cannot be made; null when they can (VALID: 销售ID为空). */
export function invoiceRefusal(orders: readonly Order[], most: number): string | null {
  if (orders.some((order) => order.sales_id.trim() === '')) return s('orders.noSalesId');
  return orders.length > most ? s('orders.tooMany') : null;
}
