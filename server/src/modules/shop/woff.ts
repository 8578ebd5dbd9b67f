/*
 * Unpacks a WOFF font (https://www.w3.org/TR/WOFF/) into the plain form. The library of the PDFs reads WOFF
 * too, but unpacks a table for every single glyph: seconds per page in place of hundredths.
 */
import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const entryBytes = 20;
const plainHeaderBytes = 12;
const plainEntryBytes = 16;

/** @returns the same font as TrueType or OpenType */
export function plainFontOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF font.');
  const count = woff.readUInt16BE(12);
  const plain = Buffer.alloc(woff.readUInt32BE(16));
  writeHeader(plain, woff, count);
  let position = plainHeaderBytes + plainEntryBytes * count;
  for (let index = 0; index < count; index += 1) {
    const from = headerBytes + entryBytes * index;
    const to = plainHeaderBytes + plainEntryBytes * index;
    const table = tableOf(woff, from);
    woff.copy(plain, to, from, from + 4);
    woff.copy(plain, to + 4, from + 16, from + 20);
    plain.writeUInt32BE(position, to + 8);
    plain.writeUInt32BE(table.length, to + 12);
    table.copy(plain, position);
    // Every table begins at a multiple of four.
    position += Math.ceil(table.length / 4) * 4;
  }
  return plain;
}

function writeHeader(plain: Buffer, woff: Buffer, count: number): void {
  const selector = Math.floor(Math.log2(count));
  const searchRange = plainEntryBytes * 2 ** selector;
  woff.copy(plain, 0, 4, 8);
  plain.writeUInt16BE(count, 4);
  plain.writeUInt16BE(searchRange, 6);
  plain.writeUInt16BE(selector, 8);
  plain.writeUInt16BE(plainEntryBytes * count - searchRange, 10);
}

function tableOf(woff: Buffer, entry: number): Buffer {
  const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
    number,
    number,
    number,
  ];
  const bytes = woff.subarray(start, start + packed);
  return packed < length ? inflateSync(bytes) : bytes;
}
