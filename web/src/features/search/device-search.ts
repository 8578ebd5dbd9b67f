/*
 * The search without the server: over the catalogue that this browser has loaded. Plainer than the server's, which
 * knows word forms: beginnings of English words and pairs of Chinese characters, rare ones counting more than common
 * ones, a title more than a text. Loaded ahead of time, used when the server cannot be reached.
 */
import { previewText } from '#contract/core/rich-text';
import type { DataOf } from '#contract/core/endpoint';
import type { Endpoints } from '#contract/endpoints';
import type { Nav, Question, QuestionType } from '#contract/knowledge/schemas';
import type { SearchHit, TextMark } from '#contract/search/endpoints';

/** What is looked for (`SearchWish`). */
interface DeviceWish {
  readonly text: string;
  readonly limit: number;
  readonly itemId?: number | undefined;
}

interface Document {
  readonly question: Question;
  readonly nav: Nav;
  readonly title: string;
  readonly body: string;
}

/** A stretch of Chinese characters, or of other letters and digits. */
const stretch = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const han = /^\p{Script=Han}/u;
const titleWeight = 3;
/** A question counts when it holds this part of what was asked, by weight. */
const enough = 0.5;
/** Characters of a text around what was found in it. */
const around = { before: 40, length: 160 };

/** The parts of a query: words, and pairs of neighbouring Chinese characters. */
function partsOf(text: string): string[] {
  const parts = [...text.toLowerCase().matchAll(stretch)].flatMap(([part]) => {
    const signs = [...part];
    if (!han.test(part) || signs.length < 2) return [part];
    return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  });
  return [...new Set(parts)];
}

/** Where a part stands: a word from its beginning, a Chinese part anywhere. */
function placesOf(part: string, lower: string): TextMark[] {
  const places: TextMark[] = [];
  for (let at = lower.indexOf(part); at >= 0; at = lower.indexOf(part, at + part.length)) {
    const isBeginning = han.test(part) || !/[\p{L}\p{N}]/u.test(lower[at - 1] ?? ' ');
    if (isBeginning) places.push([at, at + part.length]);
  }
  return places;
}

/** All places in their order, none over another. */
function marksIn(text: string, parts: readonly string[]): TextMark[] {
  const lower = text.toLowerCase();
  const places = parts.flatMap((part) => placesOf(part, lower)).sort((one, other) => one[0] - other[0]);
  return places.reduce<TextMark[]>((marks, place) => {
    const last = marks.at(-1);
    if (last && place[0] <= last[1]) marks[marks.length - 1] = [last[0], Math.max(last[1], place[1])];
    else marks.push(place);
    return marks;
  }, []);
}

function documentsOf(types: readonly QuestionType[], above: Nav = []): Document[] {
  return types.flatMap(({ id, title, element, children }) => {
    const nav = [...above, { id, title }];
    const own = element
      .filter(({ valid }) => valid === 1)
      .map((question) => ({ question, nav, title: question.title, body: bodyOf(question) }));
    return [...own, ...documentsOf(children, nav)];
  });
}

function bodyOf({ description, questionStep }: Question): string {
  const steps = questionStep.flatMap(({ content, answerStep }) => [
    previewText(content, Infinity),
    ...answerStep.map((answer) => answer.content),
  ]);
  return [previewText(description, Infinity), ...steps].join(' ').replace(/\s+/g, ' ').trim();
}

let known: { types: readonly QuestionType[]; documents: Document[] } | undefined;

function documentsIn(types: readonly QuestionType[]): Document[] {
  if (known?.types !== types) known = { types, documents: documentsOf(types) };
  return known.documents;
}

/** Finds like the call does, best first. */
export function searchDevice(
  types: readonly QuestionType[],
  { text, limit, itemId }: DeviceWish,
): DataOf<Endpoints['GET /java/front/search']> {
  const parts = partsOf(text);
  const wanted = documentsIn(types).filter(
    ({ question: { item } }) => itemId === undefined || item.includes(0) || item.includes(itemId),
  );
  const rows = wanted.map((document) => ({
    document,
    inTitle: parts.map((part) => placesOf(part, document.title.toLowerCase()).length > 0),
    inBody: parts.map((part) => placesOf(part, document.body.toLowerCase()).length > 0),
  }));
  const weights = parts.map((_, at) => {
    const count = rows.filter(({ inTitle, inBody }) => inTitle[at] || inBody[at]).length;
    return Math.log(1 + wanted.length / (1 + count));
  });
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  const hits = rows.flatMap(({ document, inTitle, inBody }) => {
    const sum = (of: readonly boolean[]) =>
      weights.reduce((total, weight, at) => total + (of[at] ? weight : 0), 0);
    const met = sum(inTitle.map((is, at) => is || (inBody[at] ?? false)));
    if (met === 0 || met < enough * most) return [];
    return [hitOf(document, parts, met + titleWeight * sum(inTitle))];
  });
  hits.sort((one, other) => other.score - one.score);
  return { list: hits.slice(0, limit), total: hits.length };
}

function hitOf({ question, nav, title, body }: Document, parts: readonly string[], score: number): SearchHit {
  const first = marksIn(body, parts)[0]?.[0];
  const start = first === undefined ? 0 : Math.max(0, body.lastIndexOf(' ', first - around.before) + 1);
  const piece = first === undefined ? '' : body.slice(start, start + around.length);
  const snippet = `${start > 0 ? '…' : ''}${piece}${start + around.length < body.length && piece !== '' ? '…' : ''}`;
  return {
    kind: 'question',
    id: question.id,
    title,
    titleMarks: marksIn(title, parts),
    snippet,
    marks: marksIn(snippet, parts),
    nav,
    score,
  };
}
