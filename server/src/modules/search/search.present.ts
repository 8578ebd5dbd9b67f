/* What was found -> what the contract says. */
import type { SearchHit } from '#contract/search/endpoints';
import type { Locale } from '#contract/settings/config-script';
import { bestPassage } from './passages.rules';
import type { Found } from './search-index';
import { marksOf, snippetOf } from './snippets.rules';

/** One hit in a language, with what was typed marked in it. */
export function presentHit({ document, score, terms }: Found, typed: string, lang: Locale): SearchHit {
  const tokens = new Set(terms);
  const wanted = { tokens, text: typed };
  const title = document.titles[lang];
  const { text, marks } = snippetOf(bestPassage(document.passages, tokens, lang), wanted);
  return {
    kind: document.kind,
    id: document.id,
    title,
    titleMarks: marksOf(title, wanted),
    snippet: text,
    marks,
    nav: document.navs[lang],
    score,
  };
}
