/*
 * The thread that draws invoices, seen from the program: started at the first use, kept, one job after the
 * other, ended when it takes too long.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/app-error';
import { projectFolder } from '../../platform/paths';
import { fontFiles } from './invoice-text.rules';
import type { Invoice } from './invoice.rules';

export interface InvoiceRenderer {
  /**
   * The PDFs, in the order given.
   * @throws core.too_many when many others wait already, shop.invoices_slow after `timeLimit` of drawing
   */
  draw(invoices: readonly Invoice[]): Promise<Buffer[]>;
  stop(): Promise<void>;
}

/** Jobs that may wait. */
const longestQueue = 10;
const secondsToComeBack = 15;

/** @param timeLimit ms that the drawing of one job may take */
export function createInvoiceRenderer(timeLimit = 60_000): InvoiceRenderer {
  let thread: Promise<Worker> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const forget = () => (thread = undefined);

  const open = () => {
    thread ??= startThread(forget);
    thread.catch(forget);
    return thread;
  };

  const job = async (invoices: readonly Invoice[]): Promise<Buffer[]> => {
    const worker = await open();
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      void worker.terminate();
    }, timeLimit);
    try {
      const pdfs: Buffer[] = [];
      for (const invoice of invoices) pdfs.push(await ask(worker, invoice));
      return pdfs;
    } catch (error) {
      throw isSlow ? new AppError('shop.invoices_slow') : error;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async draw(invoices) {
      if (waiting >= longestQueue) throw new AppError('core.too_many', { seconds: secondsToComeBack });
      waiting += 1;
      const turn = queue.then(() => job(invoices));
      queue = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
    async stop() {
      await (await thread?.catch(() => undefined))?.terminate();
    },
  };
}

async function startThread(onExit: () => void): Promise<Worker> {
  const folder = join(projectFolder(), 'server', 'assets', 'fonts');
  const fonts = await Promise.all(
    Object.entries(fontFiles).map(
      async ([name, file]) => [name, await readFile(join(folder, file))] as const,
    ),
  );
  const worker = openThread(Object.fromEntries(fonts));
  // It must not keep the program alive.
  worker.unref();
  worker.on('error', () => undefined);
  worker.once('exit', onExit);
  return worker;
}

/** Built, the thread lies beside the program; from source it is TypeScript, which Node.js has to be taught. */
function openThread(workerData: unknown): Worker {
  const options = { workerData, env: {} };
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./invoice-worker.js', import.meta.url), options);
  }
  const source = new URL('./invoice.worker.ts', import.meta.url).href;
  const start = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${source}', '${source}'))`;
  return new Worker(start, { ...options, eval: true });
}

/** One invoice; fails when the thread does. */
function ask(worker: Worker, invoice: Invoice): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', answered).off('error', failed).off('exit', ended);
      finish();
    };
    const answered = (pdf: Uint8Array) => settle(() => resolve(Buffer.from(pdf.buffer)));
    const failed = (error: Error) => settle(() => reject(error));
    const ended = () => settle(() => reject(new Error('The thread that draws invoices ended.')));
    worker.on('message', answered).on('error', failed).on('exit', ended);
    worker.postMessage(invoice);
  });
}
