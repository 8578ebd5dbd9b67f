// Reads ZIP archives as a test needs it: the files by name, from the directory at the end, checked by their sums.
import { crc32, inflateRawSync } from 'node:zlib';

/** Contents by file name, in the order of the directory. @throws Error when the archive is not whole */
export function filesOfZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0) throw new Error('This is not a whole ZIP archive.');
  const files = new Map<string, Buffer>();
  let entry = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => zip.readUInt16LE(entry + at));
    const name = zip.toString('utf8', entry + 46, entry + 46 + (nameLength ?? 0));
    files.set(name, contentOf(zip, entry));
    entry += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}

function contentOf(zip: Buffer, entry: number): Buffer {
  const local = zip.readUInt32LE(entry + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
  const content = zip.readUInt16LE(entry + 10) === 0 ? packed : inflateRawSync(packed);
  if (crc32(content) !== zip.readUInt32LE(entry + 16)) throw new Error('A file of the archive is damaged.');
  return content;
}
