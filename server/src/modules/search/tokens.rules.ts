/*
 * What a text is cut into for the search: English words without their endings, pairs of neighbouring Chinese
 * characters. Of a query, what means nothing by itself is left out. Pure.
 */

/** A stretch of a query that means something: one English word, or Chinese characters side by side. */
export interface QueryPart {
  readonly tokens: readonly string[];
  /** How many words it counts as; a Chinese word has two characters. */
  readonly words: number;
}

/** A stretch of Chinese characters, or of other letters and digits. */
const stretch = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const han = /^\p{Script=Han}/u;

const english = new Set(
  `a about after all also am an and any are as at be been but by can cannot could did do does doing don for from
  get got had has have he hello help her hi his how i if in into is it its just let like long many may me might
  more much my
  need no not now of off on one or our out please she should so some such take takes than thank thanks that the their them
  then there these they this those to too up us very want was we were what when where which who why will with
  would you your`.split(/\s+/),
);

const chinese = new Set(
  `的 了 吗 呢 吧 啊 呀 我的 你的 您的 是 在 有 和 与 或 及 就 都 也 还 又 很 太 把 被 给 让 向 对 从 到 为 个 我 你 您 他 她 它 我们 你们 您们 他们
  这 那 这个 那个 这里 那里 这样 那样 谁 会不会 多久 多长 什么 怎么 怎么办 怎样 办 如何 为什么 为何 哪里 哪个 多少 几 请 请问 谢谢 你好 您好 可以 能 能否
  是否 不 没 没有 会 要 想 需要 应该 一个 一下 一直 之后 以后 时候 的话 问题 帮忙 知道`.split(/\s+/),
);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The tokens of a text, in their order; what stands twice comes twice. */
export function tokensOf(text: string): string[] {
  return stretchesOf(text).flatMap((part) => (han.test(part) ? pairsOf(part) : latinTokens(part)));
}

/** What a text comes down to where it is compared letter by letter. */
export function plainKeyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A text that is still being typed, without the beginning of an ending: "drifti" goes on as "drifting". */
export function finishedText(text: string): string {
  return text.replace(/(?<=[a-z]{4})in?$/i, '');
}

/** A piece of a text and the tokens in it. */
export interface TokenPlace {
  readonly token: string;
  /** [start, end) in UTF-16 units of the text as given. */
  readonly start: number;
  readonly end: number;
}

/** The tokens of a text with their places. */
export function placesOf(text: string): TokenPlace[] {
  return [...text.matchAll(stretch)].flatMap(({ 0: part, index }) => {
    if (!han.test(part)) {
      const tokens = tokensOf(part);
      return tokens.map((token) => ({ token, start: index, end: index + part.length }));
    }
    const signs = [...part];
    let start = index;
    return signs.slice(0, Math.max(1, signs.length - 1)).map((sign, at) => {
      const from = start;
      start += sign.length;
      const token = `${sign}${signs[at + 1] ?? ''}`;
      return { token, start: from, end: from + token.length };
    });
  });
}

/** The parts of a query that mean something, each once. */
export function queryPartsOf(text: string): QueryPart[] {
  const parts = stretchesOf(text).flatMap((part) => (han.test(part) ? meaningfulRuns(part) : [part]));
  return [...new Set(parts)].flatMap((part): QueryPart[] => {
    const tokens = han.test(part) ? pairsOf(part) : latinTokens(part);
    const words = han.test(part) ? Math.max(1, [...part].length / 2) : 1;
    return tokens.length === 0 ? [] : [{ tokens, words }];
  });
}

/** How many words of a query are met by these tokens, and how many there are. */
export function wordsMet(
  parts: readonly QueryPart[],
  met: ReadonlySet<string>,
): { readonly met: number; readonly all: number } {
  const all = parts.reduce((sum, part) => sum + part.words, 0);
  return { met: parts.reduce((sum, part) => sum + part.words * shareMet(part, met), 0), all };
}

/** A pair covers two characters, so that one that is met alone counts more than half of two that are not. */
function shareMet({ tokens }: QueryPart, met: ReadonlySet<string>): number {
  if (tokens.length === 1) return met.has(tokens[0] ?? '') ? 1 : 0;
  const isMet = (at: number) => met.has(tokens[at] ?? '');
  const signs = Array.from({ length: tokens.length + 1 }, (_, at) => isMet(at - 1) || isMet(at));
  return signs.filter(Boolean).length / signs.length;
}

/** An English word without what grammar adds to it: calibrate, calibrated and calibration are one. */
export function stemOf(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  const single = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const bare = single.replace(/ation$/, 'at').replace(/(?<=[aeiouy].*)(?:ing|ed)$/, '');
  const stem = bare.length >= 3 ? bare : single;
  return (stem === single ? stem : stem.replace(/([bdfgmnprt])\1$/, '$1')).replace(/(?<=...)e$/, '');
}

function stretchesOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(stretch) ?? []
  );
}

function latinTokens(part: string): string[] {
  return part.length < 2 || english.has(part) ? [] : [stemOf(part)];
}

/** The characters between words that mean nothing by themselves. */
function meaningfulRuns(part: string): string[] {
  const runs = [''];
  for (const { segment } of segmenter.segment(part)) {
    if (chinese.has(segment)) runs.push('');
    else runs.push((runs.pop() ?? '') + segment);
  }
  return runs.filter((run) => run !== '');
}

function pairsOf(part: string): string[] {
  const signs = [...part];
  if (signs.length === 1) return signs;
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}
