// The thread that draws: its limits, and that it comes back after it ended.
import { expect, it } from 'vitest';
import { createInvoiceRenderer } from './invoice-renderer';
import type { Invoice } from './invoice.rules';

const invoice: Invoice = {
  drawnAt: 0,
  title: 'Invoice 1',
  seller: 'Shop',
  facts: [['Date', '2026-11-20']],
  recipient: ['林飞 Łukasz'],
  lines: [{ name: 'Base', count: '1', price: '$1.00', amount: '$1.00' }],
  sums: [['Subtotal', '$1.00']],
  total: ['Total', '$1.00'],
};

it('Q-91: drawing that takes too long is given up with a text', async () => {
  const renderer = createInvoiceRenderer(1);
  await expect(renderer.draw([invoice])).rejects.toMatchObject({ code: 'shop.invoices_slow' });
  await renderer.stop();
}, 20_000);

it('ten may wait, the next is asked to come back; an ended thread is started again', async () => {
  const renderer = createInvoiceRenderer();
  const waiting = Array.from({ length: 10 }, () => renderer.draw([invoice]));
  await expect(renderer.draw([invoice])).rejects.toMatchObject({ code: 'core.too_many' });
  for (const pdfs of await Promise.all(waiting)) expect(pdfs).toHaveLength(1);
  await renderer.stop();
  expect((await renderer.draw([invoice]))[0]?.toString('latin1', 0, 5)).toBe('%PDF-');
  await renderer.stop();
}, 20_000);
