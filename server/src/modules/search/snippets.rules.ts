/* What a hit shows of its text: a piece around the words that were found, and where they stand in it. Pure. */
import type { TextMark } from '#contract/search/endpoints';
import { placesOf } from './tokens.rules';

/** What the marks are about. */
export interface Wanted {
  /** Tokens by which it was found. */
  readonly tokens: ReadonlySet<string>;
  /** What was typed; marked where it stands as it is. */
  readonly text: string;
}

export interface Snippet {
  readonly text: string;
  readonly marks: TextMark[];
}

/** A snippet has at most so many code points, the dots at its ends not counted. */
const longest = 160;
/** So many of them stand before the first mark, when the text does not begin with the snippet. */
const lead = 40;
const longestWord = 20;

/** Where the words stand in a text, in their order; neighbours are one mark. */
export function marksOf(text: string, { tokens, text: typed }: Wanted): TextMark[] {
  const places = placesOf(text)
    .filter(({ token }) => tokens.has(token))
    .map(({ start, end }): TextMark => [start, end]);
  const plain = occurrences(text, typed.trim());
  const sorted = [...places, ...plain].sort(([a], [b]) => a - b);
  const marks: TextMark[] = [];
  for (const [start, end] of sorted) {
    const before = marks.at(-1);
    if (before === undefined || start > before[1]) marks.push([start, end]);
    else before[1] = Math.max(before[1], end);
  }
  return marks;
}

/** The piece of a text that says why it was found; all of it where it is short. */
export function snippetOf(text: string, wanted: Wanted): Snippet {
  const signs = [...text];
  if (signs.length <= longest) return { text, marks: marksOf(text, wanted) };
  const first = marksOf(text, wanted)[0]?.[0] ?? 0;
  const from = beginningOf(signs, [...text.slice(0, first)].length);
  const to = endOf(signs, from + longest);
  const piece = signs.slice(from, to).join('').trimEnd();
  const shown = `${from > 0 ? '… ' : ''}${piece}${to < signs.length ? ' …' : ''}`;
  return { text: shown, marks: marksOf(shown, wanted) };
}

/** Where the snippet begins: a little before the first mark, at the beginning of a word. */
function beginningOf(signs: readonly string[], mark: number): number {
  if (mark <= longest - lead) return 0;
  const from = Math.min(mark - lead, signs.length - longest);
  const space = signs.indexOf(' ', from);
  return space >= 0 && space < mark ? space + 1 : from;
}

/** Where it ends: before a word that does not fit; Chinese has no spaces and is cut where it must be. */
function endOf(signs: readonly string[], to: number): number {
  const space = signs.lastIndexOf(' ', to);
  return to < signs.length && space > to - longestWord ? space : Math.min(to, signs.length);
}

/** One letter stands everywhere. */
function occurrences(text: string, typed: string): TextMark[] {
  if ([...typed].length < 2) return [];
  const pattern = new RegExp(typed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
  return [...text.matchAll(pattern)].map(({ 0: { length }, index }): TextMark => [index, index + length]);
}
