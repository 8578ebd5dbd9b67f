/*
 * The columns of the order table (ORD-01, ORD-02, ORD-06, I18N-06): what stands above each and what an order shows in it.
 */
import type { ReactNode } from 'react';
import { IconExternalLink } from '#icons';
import type { Order } from '#contract/shop/order-schemas';
import { t } from '../../lib/i18n';
import { s } from '../../lib/i18n/staff';
import { Tag } from '../../ui/tag';
import {
  addressOf,
  deliveryWord,
  formatAmount,
  orderStateTone,
  orderStateWord,
  orderTypeWord,
  payWord,
  refundWord,
  timeOrNone,
  waybillsOf,
} from './orders-words';
import classes from './ticket-table.module.css';

export interface OrderColumn {
  /** Asked for when drawn: the labels that both sides have come with the language. */
  readonly title: () => string;
  readonly cell: (order: Order) => ReactNode;
  /** Numbers stand at the right. */
  readonly isNumber?: boolean;
  /** Long texts get room and may break. */
  readonly isWide?: boolean;
}

const textOr = (text: string) => (text === '' ? s('pane.emptyValue') : text);
const amount = (order: Order, value: number) => formatAmount(order.currency_symbol, value);

export const orderColumns: readonly OrderColumn[] = [
  { title: () => s('orders.created'), cell: (order) => timeOrNone(order.order_create_time) },
  { title: () => s('orders.products'), cell: (order) => <Products order={order} /> },
  { title: () => s('orders.type'), cell: (order) => orderTypeWord(order.orderType) },
  {
    title: () => t('common.order.status'),
    cell: ({ order_status }) => <Tag tone={orderStateTone(order_status)}>{orderStateWord(order_status)}</Tag>,
  },
  {
    title: () => t('common.order.pay'),
    cell: ({ pay_status }) => <Tag tone={pay_status === 1 ? 'green' : 'orange'}>{payWord(pay_status)}</Tag>,
  },
  {
    title: () => t('common.order.ship'),
    cell: ({ delivery_status }) => (
      <Tag tone={delivery_status === 1 ? 'green' : 'neutral'}>{deliveryWord(delivery_status)}</Tag>
    ),
  },
  {
    title: () => s('orders.refund'),
    cell: ({ refund_status }) => (
      <Tag tone={refund_status === 1 ? 'red' : 'neutral'}>{refundWord(refund_status)}</Tag>
    ),
  },
  {
    title: () => s('orders.unitPrice'),
    isNumber: true,
    cell: (order) => amount(order, order.goods_unit_price),
  },
  { title: () => s('orders.discount'), isNumber: true, cell: (order) => <Discounts order={order} /> },
  { title: () => s('orders.amount'), isNumber: true, cell: (order) => amount(order, order.order_amount) },
  { title: () => s('orders.area'), cell: (order) => textOr(order.area) },
  { title: () => s('orders.estimated'), cell: (order) => timeOrNone(order.estimated_delivery_timestamp) },
  { title: () => s('orders.applied'), cell: (order) => timeOrNone(order.apply_waybill_timestamp) },
  { title: () => s('orders.carrier'), cell: (order) => textOr(order.shipping_method) },
  { title: () => s('orders.waybill'), cell: (order) => <Waybills order={order} /> },
  { title: () => s('orders.recipient'), cell: (order) => textOr(order.accept_name) },
  { title: () => s('orders.mobile'), cell: (order) => textOr(order.mobile) },
  { title: () => s('orders.address'), isWide: true, cell: (order) => textOr(addressOf(order)) },
  { title: () => s('orders.zip'), cell: (order) => textOr(order.zip) },
  { title: () => s('orders.email'), cell: (order) => textOr(order.email) },
  { title: () => s('orders.salesId'), cell: (order) => textOr(order.sales_id) },
];

function Products({ order }: { order: Order }) {
  if (order.productions.length === 0) return s('pane.emptyValue');
  return (
    <ul className={classes.lines}>
      {order.productions.map((production, index) => (
        <li key={`${production.id}-${index}`}>
          {production.name} × {production.count}
          <span className={classes.faint}>{amount(order, production.price)}</span>
        </li>
      ))}
    </ul>
  );
}

function Discounts({ order }: { order: Order }) {
  if (order.discountAmountArray.length === 0 && order.totalDiscountAmount === 0) return s('pane.emptyValue');
  return (
    <ul className={classes.lines}>
      {order.discountAmountArray.map(({ key, value }, index) => (
        <li key={`${key}-${index}`}>
          <span className={classes.faint}>{key}</span> {amount(order, -Math.abs(value))}
        </li>
      ))}
      <li>{s('orders.discountTotal', { amount: amount(order, -Math.abs(order.totalDiscountAmount)) })}</li>
    </ul>
  );
}

function Waybills({ order }: { order: Order }) {
  const waybills = waybillsOf(order);
  if (waybills.length === 0) return s('pane.emptyValue');
  return (
    <ul className={classes.lines}>
      {waybills.map(({ number, url }) => (
        <li key={number}>
          {url === null ? (
            number
          ) : (
            <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
              {number}
              <IconExternalLink size={14} aria-hidden />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
