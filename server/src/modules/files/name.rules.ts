/* Names of files: the random one it is stored under, the one it came with, and where texts name it. Pure. */

const storedName = /^[0-9a-f]{32}\.[a-z0-9]{2,4}$/;
const inAddress = /\b(?:src|href|poster)="\/(?:static|ipfs)\/([^"/?#]+)["?#]/g;

// Control signs, halves of signs, and signs that are not seen or turn the direction of writing.
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const longestName = 200;

export function isStoredName(name: string): boolean {
  return storedName.test(name);
}

/** The files that a cleaned HTML text shows or links, each once. */
export function namesIn(html: string): string[] {
  return [...new Set([...html.matchAll(inAddress)].map((match) => match[1] ?? ''))];
}

/** The sender's name of a file without folders and hidden signs; the ending stays when it is cut. */
export function shownName(sent: string): string {
  const base = sent.normalize('NFC').replace(hidden, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  const signs = [...base];
  if (signs.length <= longestName) return base === '' ? 'file' : base;
  const ending = /\.[^.]{1,10}$/.exec(base)?.[0] ?? '';
  return signs.slice(0, longestName - [...ending].length).join('') + ending;
}

/** Content-Disposition with the name for old and new browsers (RFC 6266, RFC 5987). */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
