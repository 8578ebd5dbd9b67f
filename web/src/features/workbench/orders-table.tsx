/*
 * The order table: 420 px tall (ORD-04), rows to tick, and below a row the way of its parcel (ORD-03).
 */
import { Fragment, useState } from 'react';
import { Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '#icons';
import type { Order } from '#contract/shop/order-schemas';
import { formatDateTime } from '../../lib/dates';
import { t } from '../../lib/i18n';
import { s } from '../../lib/i18n/staff';
import { IconButton } from '../../ui/icon-button';
import { orderColumns } from './orders-columns';
import classes from './ticket-table.module.css';

export interface OrdersTableProps {
  orders: readonly Order[];
  /** Ids of the ticked orders. */
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

export function OrdersTable({ orders, chosen, onChoose }: OrdersTableProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const areAll = orders.length > 0 && orders.every(({ order_id }) => chosen.has(order_id));
  return (
    <div
      className={classes.orders}
      data-testid="orders-table"
      role="region"
      aria-label={s('orders.title')}
      tabIndex={0}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.pinned}>
              <span className={classes.pick}>
                <Checkbox
                  size="xs"
                  aria-label={s('orders.selectAll')}
                  checked={areAll}
                  indeterminate={!areAll && chosen.size > 0}
                  onChange={() => onChoose(new Set(areAll ? [] : orders.map(({ order_id }) => order_id)))}
                />
                {t('common.order.number')}
              </span>
            </th>
            {orderColumns.map(({ title, isNumber }) => (
              <th key={title()} scope="col" data-number={isNumber || undefined}>
                {title()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Fragment key={order.order_id}>
              <OrderRow
                order={order}
                isChosen={chosen.has(order.order_id)}
                isUnfolded={unfolded.has(order.order_id)}
                onChoose={() => onChoose(toggled(chosen, order.order_id))}
                onUnfold={() => setUnfolded((before) => toggled(before, order.order_id))}
              />
              {unfolded.has(order.order_id) && <LogisticsRow order={order} />}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

interface OrderRowProps {
  order: Order;
  isChosen: boolean;
  isUnfolded: boolean;
  onChoose: () => void;
  onUnfold: () => void;
}

function OrderRow({ order, isChosen, isUnfolded, onChoose, onUnfold }: OrderRowProps) {
  const Chevron = isUnfolded ? IconChevronDown : IconChevronRight;
  const number = order.order_num;
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row" className={classes.pinned}>
        <span className={classes.pick}>
          <Checkbox
            size="xs"
            aria-label={s('orders.select', { number })}
            checked={isChosen}
            onChange={onChoose}
          />
          {number}
          <IconButton
            size={28}
            label={s(isUnfolded ? 'orders.logisticsHide' : 'orders.logisticsShow', { number })}
            aria-expanded={isUnfolded}
            icon={<Chevron size={14} aria-hidden />}
            onClick={onUnfold}
          />
        </span>
      </th>
      {orderColumns.map(({ title, cell, isNumber, isWide }) => (
        <td key={title()} data-number={isNumber || undefined} data-wide={isWide || undefined}>
          {cell(order)}
        </td>
      ))}
    </tr>
  );
}

/** The way of the parcel; it stays in sight while the table is scrolled sideways. */
function LogisticsRow({ order }: { order: Order }) {
  return (
    <tr className={classes.below}>
      <td colSpan={orderColumns.length + 1}>
        <section className={classes.sticky} aria-label={s('orders.logistics')}>
          {order.logistics.length === 0 ? (
            <p className={classes.none}>{s('orders.logisticsNone')}</p>
          ) : (
            <table className={classes.way}>
              <thead>
                <tr>
                  <th scope="col">{s('orders.logistics.utcTime')}</th>
                  <th scope="col">{s('orders.logistics.dateTime')}</th>
                  <th scope="col">{s('orders.logistics.codeInfo')}</th>
                  <th scope="col">{s('orders.logistics.info')}</th>
                </tr>
              </thead>
              <tbody>
                {order.logistics.map((step, index) => (
                  <tr key={`${step.utcTime}-${index}`}>
                    <td title={formatDateTime(step.utcTime)}>{utcText(step.utcTime)}</td>
                    <td>{step.dateTime}</td>
                    <td>{step.codeInfo}</td>
                    <td data-wide>{step.info}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      </td>
    </tr>
  );
}

/** YYYY-MM-DD HH:mm:ss in UTC, as the column says. */
function utcText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}
