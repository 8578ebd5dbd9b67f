/*
 * Makes a PNG of the browser smaller without losing anything: opaque pictures of up to 256 colours get a palette,
 * and everything is packed as tightly as zlib can.
 */
import { Buffer } from 'node:buffer';
import { constants, crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Bytes of a pixel: 3 or 4. */
  readonly depth: number;
  /** Rows without filters. */
  readonly pixels: Buffer;
}

/** The same picture in fewer bytes; itself where that cannot be done. */
export function smaller(png: Buffer): Buffer {
  const picture = decoded(png);
  if (picture === undefined) return png;
  const packed = withPalette(picture) ?? withFilters(picture);
  return packed.length < png.length ? packed : png;
}

function decoded(png: Buffer): Picture | undefined {
  if (!png.subarray(0, 8).equals(signature)) return undefined;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const depth = { 2: 3, 6: 4 }[png[25] ?? 0];
  if (png[24] !== 8 || png[28] !== 0 || depth === undefined) return undefined;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
  }
  return {
    width,
    height,
    depth,
    pixels: unfiltered(inflateSync(Buffer.concat(parts)), width * depth, height, depth),
  };
}

function unfiltered(data: Buffer, stride: number, height: number, depth: number): Buffer {
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < depth ? 0 : (rows[at - depth] ?? 0);
      const up = y === 0 ? 0 : (rows[at - stride] ?? 0);
      const corner = x < depth || y === 0 ? 0 : (rows[at - stride - depth] ?? 0);
      rows[at] = (data[y * (stride + 1) + 1 + x] ?? 0) + guess(filter, left, up, corner);
    }
  }
  return rows;
}

function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function withPalette({ width, height, depth, pixels }: Picture): Buffer | undefined {
  const colours = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * depth;
      if (depth === 4 && pixels[at + 3] !== 255) return undefined;
      const colour = pixels.readUIntBE(at, 3);
      let index = colours.get(colour);
      if (index === undefined) {
        index = colours.size;
        if (index === 256) return undefined;
        colours.set(colour, index);
      }
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const palette = Buffer.alloc(colours.size * 3);
  for (const [colour, index] of colours) palette.writeUIntBE(colour, index * 3, 3);
  return encoded(width, height, 3, rows, palette);
}

/** Each row as the difference from the one above, which is what flat pictures are best at. */
function withFilters({ width, height, depth, pixels }: Picture): Buffer {
  const isOpaque = depth === 3 || !pixels.some((value, at) => at % 4 === 3 && value !== 255);
  const bytes = isOpaque ? 3 : 4;
  const rows = Buffer.alloc((width * bytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (width * bytes + 1);
    rows[start] = y === 0 ? 0 : 2;
    for (let x = 0; x < width; x += 1) {
      for (let part = 0; part < bytes; part += 1) {
        const at = (y * width + x) * depth + part;
        const up = y === 0 ? 0 : (pixels[at - width * depth] ?? 0);
        rows[start + 1 + x * bytes + part] = (pixels[at] ?? 0) - up;
      }
    }
  }
  return encoded(width, height, isOpaque ? 2 : 6, rows);
}

function encoded(width: number, height: number, colourType: number, rows: Buffer, palette?: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourType], 8);
  const packed = deflateSync(rows, { level: 9, memLevel: 9, strategy: constants.Z_DEFAULT_STRATEGY });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(palette === undefined ? [] : [chunk('PLTE', palette)]),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
}
