/*
 * What the rich text of a question says in plain words: for excerpts and the steps taken. The HTML
 * was cleaned by the server, so tags and a few entities are all there is; a thousand texts take milliseconds.
 * The answer is text and must be shown as such.
 */
const blockEnd = /<\/(?:p|li|h[1-6]|div|td|th|tr|blockquote|figcaption)>|<br\s*\/?>/gi;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function signOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** The words of HTML on one line, blocks apart from each other. */
export function plainText(html: string): string {
  return html
    .replace(blockEnd, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x[\da-f]+|#\d+|\w+);/gi, signOf)
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a step asks: its last block where that is a question, else its words from the start. */
export function questionOf(html: string): string {
  const blocks = html.split(blockEnd).map(plainText);
  const last = blocks.filter((block) => block !== '').at(-1) ?? '';
  return /[?？]$/.test(last) ? last : plainText(html);
}
