/*
 * The orders of the open ticket's customer (ORD-01), and the invoices of some of them as one ZIP file (ORD-05).
 */
import { queryOptions } from '@tanstack/react-query';
import { ApiError, appendedFields, openEnvelope, sideHeaders, call } from '../../lib/api';
import { t } from '../../lib/i18n';

/** All orders of an account, newest first. */
export const ordersQuery = (account: string) =>
  queryOptions({
    queryKey: ['ticketContext', 'orders', account],
    queryFn: ({ signal }) => call('POST /api/admin/Base/getOrderByUser', { account }, { signal }),
    staleTime: 60_000,
  });

/** Most orders of one download. */
export const mostInvoices = 100;

const invoicesPath = '/api/admin/Base/orderdownloadInvoice';

/** The invoices as a file; throws an ApiError like every call. */
export async function fetchInvoices(orderIdArray: readonly number[]): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(invoicesPath, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        accept: 'application/zip, application/json',
        'content-type': 'application/json',
        ...sideHeaders(invoicesPath),
      },
      body: JSON.stringify({ ...appendedFields(), orderIdArray }),
    });
    if (response.headers.get('content-type')?.includes('zip')) return await response.blob();
  } catch {
    throw new ApiError('network', 0, t('common.error.network'));
  }
  const answer: unknown = await response.json().catch(() => undefined);
  openEnvelope(invoicesPath, response.status, answer);
  throw new ApiError('server', response.status, t('common.error.server'));
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the time this task runs.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
