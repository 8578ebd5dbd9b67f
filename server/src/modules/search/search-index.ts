/*
 * The index in memory: finds the documents that a query is about. A document counts when enough of the query's
 * words are in it, so that one common word is no answer.
 */
import MiniSearch from 'minisearch';
import type { SearchDocument } from './documents';
import { queryPartsOf, tokensOf, wordsMet } from './tokens.rules';

export interface Found {
  readonly document: SearchDocument;
  readonly score: number;
}

export interface SearchIndex {
  /** Best first. */
  find(text: string, limit: number): Found[];
}

const boost = { title: 2.5, path: 1.2, products: 1.2, body: 1 };
/** The agents' tree is written for those who are shown it. */
const boostOfKind: Record<SearchDocument['kind'], number> = { question: 1, sop: 1.4 };
/** A text of few words must be met by half of them; a long one by three words that are a third of it. */
const enough = { share: 0.5, longShare: 0.3, longWords: 3 };
/** What scores less than this part of the best is not about the same. */
const besideBest = 0.4;
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
      weights: { prefix: 0.4, fuzzy: 0.2 },
    },
  });
  await index.addAllAsync(documents, { chunkSize });

  return {
    find(text, limit) {
      const parts = queryPartsOf(text);
      const tokens = [...new Set(parts.flatMap((part) => part.tokens))];
      if (tokens.length === 0) return [];
      const results = index.search(text, { tokenize: () => tokens }).filter(({ queryTerms }) => {
        const { met, all } = wordsMet(parts, new Set(queryTerms));
        return met / all >= enough.share || (met / all >= enough.longShare && met >= enough.longWords);
      });
      const best = results[0]?.score ?? 0;
      return results
        .filter(({ score }) => score >= best * besideBest)
        .slice(0, limit)
        .flatMap(({ id, score }) => {
          const document = byKey.get(String(id));
          return document === undefined ? [] : [{ document, score }];
        });
    },
  };
}
