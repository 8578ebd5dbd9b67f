/*
 * The text of an exported file in pieces: rows as JSON, and in between the places where the bytes of a file come. Its
 * length is known before the first byte goes out. Pure.
 */
import type { ImportFile } from './import-file.schema';

/** Text, or the bytes of a stored file as base64. */
export type FilePiece = string | { readonly name: string; readonly size: number };

const none: ReadonlySet<string> = new Set();

/** @param withBytes names of the files whose bytes are written too */
export function fileText(file: ImportFile, withBytes: ReadonlySet<string>): FilePiece[] {
  const parts = Object.entries(file).map(([key, value]) => [
    `  ${JSON.stringify(key)}: `,
    ...(Array.isArray(value)
      ? listText(value as unknown[], key === 'files' ? withBytes : none)
      : [JSON.stringify(value)]),
  ]);
  return ['{\n', ...parts.flatMap((part, at) => (at === 0 ? part : [',\n', ...part])), '\n}\n'];
}

function listText(rows: readonly unknown[], withBytes: ReadonlySet<string>): FilePiece[] {
  if (rows.length === 0) return ['[]'];
  const parts = rows.map((row) => rowText(row, withBytes));
  return ['[\n', ...parts.flatMap((part, at) => (at === 0 ? part : [',\n', ...part])), '\n  ]'];
}

function rowText(row: unknown, withBytes: ReadonlySet<string>): FilePiece[] {
  const text = JSON.stringify(row, null, 2).replaceAll(/^/gm, '    ');
  const { name, size } = row as Partial<ImportFile['files'][number]>;
  if (name === undefined || size === undefined || !withBytes.has(name)) return [text];
  return [`${text.slice(0, -'\n    }'.length)},\n      "data": "`, { name, size }, '"\n    }'];
}

/** In bytes. */
export function lengthOf(pieces: readonly FilePiece[]): number {
  return pieces.reduce(
    (sum, piece) =>
      sum + (typeof piece === 'string' ? Buffer.byteLength(piece) : 4 * Math.ceil(piece.size / 3)),
    0,
  );
}
