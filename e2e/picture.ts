/* A small real PNG, made here: 32 × 32 px, one colour. */
import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';

const side = 32;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
}

function png(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, Buffer.from([0x3d, 0x4f, 0xd1]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What a file field takes. */
export const signalPicture = { name: 'ports.png', mimeType: 'image/png', buffer: png() };

/** The smallest thing that calls itself an mp4. */
export const film = {
  name: 'buttons.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex'),
};

/** A film that takes four pieces to send. */
export const longFilm = {
  ...film,
  name: 'buttons, long.mp4',
  buffer: Buffer.concat([film.buffer, Buffer.alloc(3_500_000, 7)]),
};
