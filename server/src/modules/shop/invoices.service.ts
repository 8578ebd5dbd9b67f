/* Invoices of orders as one archive of PDFs (ORD-05, Q-91). */
import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Settings } from '../settings';
import { fileNamesOf, invoiceOf } from './invoice.rules';
import { createInvoiceRenderer } from './invoice-renderer';
import type { OrderRow } from './order.types';
import { listOrdersById } from './orders.store';
import { findSeller } from './shop-setting.store';

export interface InvoicesDependencies extends Pick<Platform, 'db' | 'clock'> {
  readonly settings: Pick<Settings, 'get'>;
}

export function createInvoices({ db, clock, settings }: InvoicesDependencies) {
  const renderer = createInvoiceRenderer();

  /** Each order once, in the order asked for. */
  const requireOrders = async (ids: readonly number[]): Promise<OrderRow[]> => {
    const wanted = [...new Set(ids)];
    const byId = new Map((await listOrdersById(db, wanted)).map((order) => [order.id, order]));
    const orders = wanted.flatMap((id) => byId.get(id) ?? []);
    const isComplete =
      orders.length === wanted.length && orders.every(({ salesId }) => salesId.trim() !== '');
    if (orders.length === 0 || !isComplete) throw new AppError('shop.sales_id_empty');
    return orders;
  };

  return {
    /**
     * A ZIP with one PDF per order.
     * @throws shop.sales_id_empty when one of them is unknown or has no sale document, or there is none at all
     */
    async archive(ids: readonly number[]): Promise<Readable> {
      const orders = await requireOrders(ids);
      const shopUrl = settings.get('shopUrl');
      const seller = (await findSeller(db)) ?? (shopUrl === '' ? '' : new URL(shopUrl).host);
      const now = clock.now();
      // Drawn before the first byte leaves: a failure is still an answer that can be read.
      const pdfs = await renderer.draw(orders.map((order) => invoiceOf(order, seller, now)));
      return archiveOf(pdfs, fileNamesOf(orders.map(({ salesId }) => salesId)), new Date(now));
    },
    stop: () => renderer.stop(),
  };
}

function archiveOf(pdfs: readonly Buffer[], names: readonly string[], mtime: Date): Readable {
  const zip = new yazl.ZipFile();
  // PDFs are compressed already.
  for (const [index, pdf] of pdfs.entries()) {
    zip.addBuffer(pdf, names[index] ?? `${index}.pdf`, { mtime, compress: false });
  }
  zip.end();
  return Readable.from(zip.outputStream);
}
