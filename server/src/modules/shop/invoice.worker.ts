/*
 * The thread that draws invoices, so that the program answers meanwhile. Gets its fonts once and one invoice
 * after the other; answers each with its PDF. Opens no file itself.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { drawInvoice, type Fonts } from './invoice.page';
import type { Invoice } from './invoice.rules';
import { plainFontOf } from './woff';

const packed = workerData as Record<string, Uint8Array>;
const fonts = Object.fromEntries(
  Object.entries(packed).map(([name, bytes]) => [name, plainFontOf(Buffer.from(bytes))]),
) as Fonts;

parentPort?.on('message', (invoice: Invoice) => {
  drawInvoice(invoice, fonts).then(
    (pdf) => {
      const bytes = new Uint8Array(pdf);
      parentPort?.postMessage(bytes, [bytes.buffer]);
    },
    (error: unknown) => {
      // Ends the thread: whoever waits is told, and the next invoice gets a new one.
      setImmediate(() => {
        throw error;
      });
    },
  );
});
