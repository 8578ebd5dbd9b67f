/*
 * The orders of the ticket's customer (BENCH-22): read when first looked at, with the invoices of the ticked
 * ones as a ZIP file (ORD-05).
 */
import { useState } from 'react';
import { IconDownload } from '#icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/shop/order-schemas';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notice';
import { EmptyState, ErrorState, Loading } from '../../ui/states';
import { fetchInvoices, mostInvoices, ordersQuery, saveFile } from './orders.queries';
import { OrdersTable } from './orders-table';
import { invoiceRefusal } from './orders-words';
import { TicketTableFrame } from './ticket-table-frame';
import classes from './ticket-table.module.css';

/** Use with the account as key: what is ticked belongs to one customer. */
export function OrdersTab({ account }: { account: string }) {
  const query = useQuery(ordersQuery(account));
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title={s('orders.error')}
        text={errorText(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) {
    return (
      <Loading>
        <div className={classes.bones} />
      </Loading>
    );
  }
  if (query.data.length === 0) return <EmptyState title={s('orders.empty')} text={s('orders.emptyText')} />;
  return <Orders orders={query.data} />;
}

function Orders({ orders }: { orders: readonly Order[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ticked = orders.filter(({ order_id }) => chosen.has(order_id));
  const download = useMutation({
    mutationFn: fetchInvoices,
    onSuccess: (file) => {
      saveFile(file, 'invoices.zip');
      notifySuccess(s('orders.invoiceDone'));
    },
    onError: (error) => notifyError(s('orders.invoiceFailed'), errorText(error)),
  });
  const start = () => {
    const refusal = invoiceRefusal(ticked, mostInvoices);
    if (refusal === null) download.mutate(ticked.map(({ order_id }) => order_id));
    else notifyError(refusal);
  };
  const bar = (
    <>
      <span>{s('orders.count', { total: orders.length })}</span>
      {ticked.length > 0 && <span role="status">{s('orders.chosen', { count: ticked.length })}</span>}
      <span className={classes.space} />
      <span role="status">{download.isPending ? s('orders.invoiceBusy') : ''}</span>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconDownload size={14} aria-hidden />}
        disabled={ticked.length === 0}
        loading={download.isPending}
        onClick={start}
      >
        {s('orders.invoice')}
      </Button>
    </>
  );
  return (
    <TicketTableFrame title={s('orders.title')} bar={bar}>
      <OrdersTable orders={orders} chosen={chosen} onChoose={setChosen} />
    </TicketTableFrame>
  );
}
