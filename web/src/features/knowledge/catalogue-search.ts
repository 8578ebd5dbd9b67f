/*
 * The plain search of the knowledge base: over titles and descriptions of the catalogue that the browser has
 * loaded, in its language. Every word must occur; the title counts most. Pure but for the given HTML reader.
 */
import type { Question, QuestionType } from '#contract/knowledge/schemas';

/** One question, ready to be looked through. */
export interface SearchEntry {
  readonly question: Question;
  /** Title of the types above it, joined. */
  readonly path: string;
  readonly text: string;
  readonly titleKey: string;
  readonly pathKey: string;
  readonly textKey: string;
}

export interface SearchHit {
  readonly question: Question;
  readonly path: string;
  /** A piece of the description around the first word found in it. */
  readonly snippet: string;
}

/** Most hits that are shown. */
const mostHits = 8;
const snippetLength = 120;
const longestQuery = 200;

/** Same letters however they were typed: full width and half width, capitals and small ones. */
function keyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Reads the catalogue once; `textOf` gives the visible text of HTML. */
export function buildSearchIndex(
  types: readonly QuestionType[],
  textOf: (html: string) => string,
): SearchEntry[] {
  return types.flatMap((type) => entriesBelow(type, [], textOf));
}

function entriesBelow(type: QuestionType, above: string[], textOf: (html: string) => string): SearchEntry[] {
  const titles = [...above, type.title];
  const path = titles.join(' / ');
  const own = type.element.map((question) => {
    const text = textOf(question.description);
    return {
      question,
      path,
      text,
      titleKey: keyOf(question.title),
      pathKey: keyOf(path),
      textKey: keyOf(text),
    };
  });
  return [...own, ...type.children.flatMap((child) => entriesBelow(child, titles, textOf))];
}

/** The words of a query. */
export function wordsOf(query: string): string[] {
  const words = keyOf(query.slice(0, longestQuery)).split(/\s+/);
  return [...new Set(words.filter((word) => word !== ''))];
}

function scoreOfWord(entry: SearchEntry, word: string): number {
  const inTitle = entry.titleKey.indexOf(word);
  if (inTitle === 0) return 10;
  if (inTitle > 0) return /[\s\p{P}]/u.test(entry.titleKey[inTitle - 1] ?? '') ? 8 : 6;
  if (entry.pathKey.includes(word)) return 3;
  return entry.textKey.includes(word) ? 1 : 0;
}

function snippetOf(entry: SearchEntry, words: readonly string[]): string {
  const places = words.map((word) => entry.textKey.indexOf(word)).filter((place) => place >= 0);
  const start = places.length === 0 ? 0 : Math.max(0, Math.min(...places) - snippetLength / 3);
  const from = start === 0 ? 0 : entry.text.indexOf(' ', start - 1) + 1 || start;
  const piece = entry.text.slice(from, from + snippetLength).trim();
  return `${from > 0 ? '… ' : ''}${piece}${from + snippetLength < entry.text.length ? ' …' : ''}`;
}

/** The best hits first; none for an empty query. */
export function searchCatalogue(
  index: readonly SearchEntry[],
  query: string,
  most: number = mostHits,
): SearchHit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return index
    .map((entry) => ({ entry, scores: words.map((word) => scoreOfWord(entry, word)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ entry, scores }) => ({ entry, score: scores.reduce((sum, score) => sum + score, 0) }))
    .sort((a, b) => b.score - a.score || b.entry.question.changeTime - a.entry.question.changeTime)
    .slice(0, most)
    .map(({ entry }) => ({ question: entry.question, path: entry.path, snippet: snippetOf(entry, words) }));
}

/** A text cut where the words of the query stand in it, so that they can be marked. */
export function markWords(text: string, query: string): { text: string; isHit: boolean }[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text, isHit: false }];
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'giu'));
  return parts
    .map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
