/*
 * Draws an invoice on A4. Runs in a thread of its own and is handed everything it needs: no name, address or
 * number on the page can make it open a file or an address.
 */
import PDFDocument from 'pdfkit';
import { invoiceLabels, type Invoice, type InvoiceLine } from './invoice.rules';
import { runsOf, wrapped, type FontName } from './invoice-text.rules';

/** Plain fonts, not WOFF. */
export type Fonts = Readonly<Record<FontName, Buffer>>;

const page = { left: 56, right: 539, top: 60, bottom: 770 } as const;
const ink = '#1b2130';
const grey = '#5c6577';
const hairline = '#d5dae2';

/** Left edge of the names, right edges of the numbers. */
const columns = { name: page.left, nameWidth: 236, count: 356, price: 446, amount: page.right } as const;

interface Pen {
  readonly document: PDFKit.PDFDocument;
  /** Where the next line begins. */
  y: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color?: string;
  /** `right`: the text ends at x. */
  readonly align?: 'left' | 'right';
}

export function drawInvoice(invoice: Invoice, fonts: Fonts): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    // No font at first: the built-in ones would be read from files.
    font: '',
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: invoice.title, Author: invoice.seller, CreationDate: new Date(invoice.drawnAt) },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.once('end', () => resolve(Buffer.concat(chunks)));
    document.once('error', reject);
  });
  for (const [name, font] of Object.entries(fonts)) document.registerFont(name, font);
  const pen: Pen = { document, y: page.top };
  drawHead(pen, invoice);
  drawTable(pen, invoice.lines);
  drawSums(pen, invoice);
  numberPages(document);
  document.end();
  return done;
}

function drawHead(pen: Pen, { seller, facts, recipient }: Invoice): void {
  const { document } = pen;
  write(document, invoiceLabels.title, { x: page.left, y: pen.y, size: 22 });
  const sellerLines = wrapped(seller, 200, (text) => widthOf(document, text, 11));
  for (const [index, line] of sellerLines.entries()) {
    write(document, line, { x: page.right, y: pen.y + 8 + index * 15, size: 11, align: 'right' });
  }
  pen.y += Math.max(48, 8 + sellerLines.length * 15 + 16);
  rule(document, pen.y, ink);
  pen.y += 20;
  const ends = [drawRecipient(pen, recipient), drawFacts(pen, facts)];
  pen.y = Math.max(...ends) + 24;
}

function drawRecipient({ document, y: top }: Pen, recipient: readonly string[]): number {
  write(document, invoiceLabels.recipient, { x: page.left, y: top, size: 8, color: grey });
  let y = top + 15;
  for (const line of recipient.flatMap((text) => wrapped(text, 220, (part) => widthOf(document, part, 10)))) {
    write(document, line, { x: page.left, y, size: 10 });
    y += 15;
  }
  return y;
}

function drawFacts({ document, y: top }: Pen, facts: Invoice['facts']): number {
  let y = top;
  for (const [label, value] of facts) {
    write(document, label, { x: 310, y: y + 1.5, size: 8, color: grey });
    for (const line of wrapped(value, 128, (part) => widthOf(document, part, 10))) {
      write(document, line, { x: page.right, y, size: 10, align: 'right' });
      y += 15;
    }
    y += 3;
  }
  return y;
}

function drawTable(pen: Pen, lines: readonly InvoiceLine[]): void {
  drawTableHead(pen);
  for (const line of lines) {
    const names = wrapped(line.name, columns.nameWidth, (text) => widthOf(pen.document, text, 10));
    // A name as long as a page goes on, on the next one; a shorter row stays together.
    if (pen.y + Math.min(names.length, 40) * 14 + 12 > page.bottom) turnPage(pen);
    const numbers = [
      [line.count, columns.count],
      [line.price, columns.price],
      [line.amount, columns.amount],
    ] as const;
    for (const [text, x] of numbers) {
      write(pen.document, text, { x, y: pen.y + 6, size: 10, align: 'right' });
    }
    for (const name of names) {
      if (pen.y + 26 > page.bottom) turnPage(pen);
      write(pen.document, name, { x: columns.name, y: pen.y + 6, size: 10 });
      pen.y += 14;
    }
    pen.y += 12;
    rule(pen.document, pen.y, hairline);
  }
}

function drawTableHead(pen: Pen): void {
  const [name, count, price, amount] = invoiceLabels.columns;
  const style = { y: pen.y, size: 8, color: grey } as const;
  write(pen.document, name, { ...style, x: columns.name });
  write(pen.document, count, { ...style, x: columns.count, align: 'right' });
  write(pen.document, price, { ...style, x: columns.price, align: 'right' });
  write(pen.document, amount, { ...style, x: columns.amount, align: 'right' });
  pen.y += 17;
  rule(pen.document, pen.y, ink);
}

function turnPage(pen: Pen): void {
  pen.document.addPage({ size: 'A4', margin: 0 });
  pen.y = page.top;
  drawTableHead(pen);
}

function drawSums(pen: Pen, { sums, total }: Invoice): void {
  const { document } = pen;
  pen.y += 14;
  for (const [label, amount] of sums) {
    const parts = wrapped(label, 200, (text) => widthOf(document, text, 10));
    if (pen.y + parts.length * 15 > page.bottom) newSheet(pen);
    write(document, amount, { x: page.right, y: pen.y, size: 10, align: 'right' });
    for (const part of parts) {
      write(document, part, { x: columns.price, y: pen.y, size: 10, color: grey, align: 'right' });
      pen.y += 15;
    }
    pen.y += 3;
  }
  if (pen.y + 34 > page.bottom) newSheet(pen);
  pen.y += 6;
  rule(document, pen.y, ink, 310);
  write(document, total[0], { x: columns.price, y: pen.y + 11, size: 11, align: 'right' });
  write(document, total[1], { x: page.right, y: pen.y + 9, size: 13, align: 'right' });
  pen.y += 34;
}

function newSheet(pen: Pen): void {
  pen.document.addPage({ size: 'A4', margin: 0 });
  pen.y = page.top;
}

function numberPages(document: PDFKit.PDFDocument): void {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    write(document, `${index + 1} / ${count}`, {
      x: page.right,
      y: 796,
      size: 8,
      color: grey,
      align: 'right',
    });
  }
}

function rule(document: PDFKit.PDFDocument, y: number, color: string, left: number = page.left): void {
  document.moveTo(left, y).lineTo(page.right, y).lineWidth(0.7).strokeColor(color).stroke();
}

function write(document: PDFKit.PDFDocument, text: string, place: Place): void {
  const { y, size, color = ink, align = 'left' } = place;
  let x = align === 'right' ? place.x - widthOf(document, text, size) : place.x;
  for (const run of runsOf(text)) {
    document
      .font(run.font)
      .fontSize(size)
      .fillColor(color)
      .text(run.text, x, baseline(document, y, size), {
        lineBreak: false,
      });
    x += document.widthOfString(run.text);
  }
}

/** The fonts differ in how far their letters reach up; on a line they must stand on one base. */
function baseline(document: PDFKit.PDFDocument, y: number, size: number): number {
  const { ascender } = (document as unknown as { _font: { ascender: number } })._font;
  return y + size - (ascender / 1000) * size;
}

function widthOf(document: PDFKit.PDFDocument, text: string, size: number): number {
  return runsOf(text).reduce(
    (width, run) => width + document.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  );
}
