/*
 * The index in memory: finds the documents that a query is about. A document counts when enough of the query's
 * words are in it, so that one common word is no answer.
 */
import MiniSearch from 'minisearch';
import type { SearchDocument } from './documents';
import { finishedText, plainKeyOf, queryPartsOf, tokensOf, wordsMet } from './tokens.rules';

export interface Found {
  readonly document: SearchDocument;
  readonly score: number;
  /** The tokens of the document by which it was found. */
  readonly terms: readonly string[];
  /** Words of the query that are in it. */
  readonly words: number;
  readonly isInTitle: boolean;
}

export interface FindOptions {
  readonly text: string;
  /** Somebody is still typing: the last word may be a beginning, and a title that has just this will do. */
  readonly isTyped: boolean;
  /** Which documents count. */
  readonly isWanted: (document: SearchDocument) => boolean;
}

export interface SearchIndex {
  /** Best first. */
  find(options: FindOptions): Found[];
}

const boost = { title: 2.5, path: 1.2, products: 1.2, body: 1 };
/** The agents' tree is written for those who are shown it. */
const boostOfKind: Record<SearchDocument['kind'], number> = { question: 1, sop: 1.4 };
/** A text of few words must be met by half of them; a long one by three words that are a third of it. */
const enough = { share: 0.5, longShare: 0.3, longWords: 3 };
/** What scores less than this part of the best is not about the same; a list to choose from is longer. */
const besideBest = { answer: 0.4, list: 0.25 };
/** What a word begins with counts less than the word, unless nobody can have finished it yet. */
const weights = { prefix: 0.4, fuzzy: 0.2 };
const typedWeights = { prefix: 0.8, fuzzy: 0.2 };
/** Shorter texts say nothing of what is meant. */
const shortestPlain = 2;
// As many documents as are indexed before others may do something.
const chunkSize = 5;

const isLatin = (token: string) => /^[\da-z]/.test(token);
/** The beginning of a word will do, of one Chinese character too. */
const isBeginning = (token: string) => (isLatin(token) ? token.length >= 4 : [...token].length === 1);

export async function createSearchIndex(documents: readonly SearchDocument[]): Promise<SearchIndex> {
  const byKey = new Map(documents.map((document) => [document.key, document]));
  const index = new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: Object.keys(boost),
    tokenize: tokensOf,
    processTerm: (token) => token,
    searchOptions: {
      boost,
      prefix: isBeginning,
      fuzzy: (token) => (isLatin(token) && token.length >= 5 && !/\d/.test(token) ? 0.2 : false),
      boostDocument: (key) => boostOfKind[byKey.get(String(key))?.kind ?? 'question'],
      weights,
    },
  });
  await index.addAllAsync(documents, { chunkSize });

  const search = ({ text, isTyped, isWanted }: FindOptions): Found[] => {
    const parts = queryPartsOf(isTyped ? finishedText(text) : text);
    const tokens = [...new Set(parts.flatMap((part) => part.tokens))];
    if (tokens.length === 0) return [];
    const last = isTyped ? lastTyped(text, tokens) : undefined;
    const found = index
      .search(text, {
        tokenize: () => tokens,
        prefix: (token) => isBeginning(token) || token === last,
        ...(last !== undefined && { weights: typedWeights }),
      })
      .flatMap(({ id, score, terms, queryTerms, match }) => {
        const document = byKey.get(String(id));
        const { met: words, all } = wordsMet(parts, new Set(queryTerms));
        if (document === undefined || !isWanted(document) || !isEnough(words, all)) return [];
        const isInTitle = Object.values(match).some((fields) => fields.includes('title'));
        return [{ document, score, terms, words, isInTitle }];
      });
    const least = (found[0]?.score ?? 0) * (isTyped ? besideBest.list : besideBest.answer);
    return found.filter(({ score }) => score >= least);
  };
  const searchTitles = ({ text, isWanted }: FindOptions): Found[] => {
    const key = plainKeyOf(text);
    if ([...key].length < shortestPlain) return [];
    return documents
      .filter((document) => isWanted(document) && plainKeyOf(document.title).includes(key))
      .map((document) => ({ document, score: 0, terms: [], words: 0, isInTitle: true }));
  };

  return {
    find(options) {
      const found = search(options);
      return found.length === 0 && options.isTyped ? searchTitles(options) : found;
    },
  };
}

function isEnough(met: number, all: number): boolean {
  return met / all >= enough.share || (met / all >= enough.longShare && met >= enough.longWords);
}

/** The token of the word that a text ends with, if it ends with one. */
function lastTyped(text: string, tokens: readonly string[]): string | undefined {
  const last = tokens.at(-1);
  return last !== undefined && isLatin(last) && /[\p{L}\p{N}]$/u.test(text) ? last : undefined;
}
