/*
 * A look at markup before a cleaner reads it: cleaners search their open tags for every tag that closes, so deep
 * nesting costs them the square of it. The look itself is linear, whatever the text (survive.md 29).
 */

export interface MarkupLimits {
  readonly tags: number;
  /** Of tags that are open at once. */
  readonly depth: number;
}

const open = '<';
const letter = /[a-z]/i;
// Elements that never close.
const isVoid = /^(?:br|hr|img|wbr|input|col|source|track|area|base|link|meta|embed)\b/i;
const longestVoid = 6;

/** Whether a text has more tags, or deeper ones, than anybody would write. */
export function isTooComplex(text: string, limits: MarkupLimits): boolean {
  let tags = 0;
  let depth = 0;
  // Where the next tag ends; looked up once for all that begin before it.
  let end = -1;
  for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, at + 1)) {
    tags += 1;
    if (tags > limits.tags) return true;
    if (end >= 0 && end < at) end = -1;
    if (end < 0) end = text.indexOf('>', at);
    if (end < 0) end = text.length;
    depth = Math.max(0, depth + changeOf(text, at, end));
    if (depth > limits.depth) return true;
  }
  return false;
}

function changeOf(text: string, at: number, end: number): -1 | 0 | 1 {
  if (text[at + 1] === '/') return -1;
  if (!letter.test(text[at + 1] ?? '') || text[end - 1] === '/') return 0;
  return isVoid.test(text.slice(at + 1, at + 2 + longestVoid)) ? 0 : 1;
}
