/* Cuts an answer into passages that can be quoted, and finds the one that a query is about. Pure. */
import { previewText } from '#contract/core/rich-text';
import type { Locale } from '#contract/settings/config-script';
import { tokensOf } from './tokens.rules';

/** The same content in both languages; parts of equal number say the same. */
export type Passages = Readonly<Record<Locale, readonly string[]>>;

/** A passage that is quoted has at most so many code points. */
const longest = 400;

const blockEnd = /(?<=<\/(?:p|ul|ol|table|h[1-6]|pre|blockquote)>)/i;

/**
 * The blocks of an HTML text as lines of plain text; the items of a list are parted by dots. What announces the
 * next block, by a colon at its end, is one with it.
 */
export function passagesOf(html: string): string[] {
  const lines = html.split(blockEnd).map(lineOf);
  const passages: string[] = [];
  let announced = '';
  for (const line of lines.filter((one) => one !== '')) {
    const passage = `${announced}${line}`;
    announced = /[:：]$/.test(line) ? `${passage} ` : '';
    if (announced === '') passages.push(passageOf(passage));
  }
  return announced === '' ? passages : [...passages, passageOf(announced)];
}

function lineOf(block: string): string {
  return previewText(block.replace(/<li[\s>]/gi, ' • $&').replace(/<td[\s>]/gi, ' $&'), longest);
}

/** A plain text as one passage. */
export function passageOf(plain: string): string {
  const signs = [...plain.trim()];
  return signs.length <= longest
    ? signs.join('')
    : `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * The passage to quote in the wanted language: the first, which says what it is about, unless another meets
 * clearly more of the tokens. Where the query is in the other language, the passage that stands in the same
 * place there; '' where there is none at all.
 */
export function bestPassage(passages: Passages, tokens: ReadonlySet<string>, lang: Locale): string {
  const wanted = passages[lang];
  const other = passages[lang === 'en' ? 'zh' : 'en'];
  if (wanted.length === 0) return other[bestOf(other, tokens).at] ?? '';
  const own = bestOf(wanted, tokens);
  const foreign = bestOf(other, tokens);
  const isElsewhere = own.score === 0 && foreign.score > 0 && wanted.length === other.length;
  return wanted[isElsewhere ? foreign.at : own.at] ?? '';
}

function bestOf(passages: readonly string[], tokens: ReadonlySet<string>): { at: number; score: number } {
  const scores = passages.map((text) => {
    const present = new Set(tokensOf(text));
    return [...tokens].filter((token) => present.has(token)).length;
  });
  const score = Math.max(0, ...scores);
  const first = scores[0] ?? 0;
  return { at: score > first + 1 ? scores.indexOf(score) : 0, score };
}
