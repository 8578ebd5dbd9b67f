/*
 * What is searched, as one document for each question: all its words in both languages, and the passages that
 * can be quoted from it.
 */
import { previewText } from '#contract/core/rich-text';
import type { Nav, Question, QuestionType } from '#contract/knowledge/schemas';
import type { Locale } from '#contract/settings/config-script';
import type { SearchableSopQuestion } from '../sop';
import { passageOf, passagesOf, type Passages } from './passages.rules';

/** In both languages; of what is not translated, twice the same. */
type Pair<Value> = Readonly<Record<Locale, Value>>;

export interface SearchDocument {
  /** Of both kinds together. */
  readonly key: string;
  readonly kind: 'question' | 'sop';
  readonly id: number;
  readonly titles: Pair<string>;
  readonly navs: Pair<Nav>;
  readonly passages: Passages;
  /** Products that it is about; [0] = all of them. */
  readonly items: readonly number[];
  // The fields that are searched.
  readonly title: string;
  readonly path: string;
  readonly products: string;
  readonly body: string;
}

// Longer than any question; an end to what is indexed of one.
const longestBody = 100_000;

/** The questions of a catalogue that comes in both languages. */
export function questionDocuments(
  trees: Pair<readonly QuestionType[]>,
  productName: (id: number) => string | undefined,
): SearchDocument[] {
  const chinese = new Map(questionsIn(trees.zh).map((question) => [question.id, question]));
  return questionsIn(trees.en).map((en) => {
    const zh = chinese.get(en.id) ?? en;
    const pair = { en, zh };
    return {
      key: `question ${en.id}`,
      kind: 'question',
      id: en.id,
      titles: both(pair, (question) => question.title),
      navs: both(pair, (question) => question.nav),
      passages: both(pair, passagesIn),
      items: en.item,
      title: joined(pair, (question) => question.title),
      path: joined(pair, (question) => question.nav.map(({ title }) => title).join(' ')),
      products: en.item.map((id) => productName(id) ?? '').join(' '),
      body: joined(pair, wordsIn),
    };
  });
}

/** The questions of the agents' tree, whose answers come in the languages they were written in. */
export function sopDocuments(questions: readonly SearchableSopQuestion[]): SearchDocument[] {
  return questions.map((question) => {
    const { id, title, problemPhenomenon, answers } = question;
    const nav = question.nav.map((node) => ({ ...node }));
    const written = (language: 'CN' | 'EN') =>
      answers
        .filter((answer) => answer.language === language)
        .map(({ content }) => passageOf(content))
        .filter((passage) => passage !== '');
    const [zh, en] = [written('CN'), written('EN')];
    const none = zh.length + en.length === 0;
    return {
      key: `sop ${id}`,
      kind: 'sop',
      id,
      titles: { en: title, zh: title },
      navs: { en: nav, zh: nav },
      items: [0],
      passages: { en, zh: none ? [passageOf(problemPhenomenon)] : zh },
      title: `${title} ${problemPhenomenon}`,
      path: nav.map((node) => node.title).join(' '),
      products: '',
      body: answers
        .map(({ content }) => content)
        .join(' ')
        .slice(0, longestBody),
    };
  });
}

function questionsIn(types: readonly QuestionType[]): Question[] {
  return types.flatMap((type) => [...type.element, ...questionsIn(type.children)]);
}

/** Of the description; the steps ask, so they are quoted only where nothing else is written. */
function passagesIn({ description, questionStep }: Question): string[] {
  const written = passagesOf(description);
  return written.length > 0 ? written : questionStep.flatMap((step) => passagesOf(step.content));
}

function wordsIn(question: Question): string {
  const steps = question.questionStep.flatMap((step) => [
    step.content,
    ...step.answerStep.map((answer) => answer.content),
  ]);
  return [question.description, ...steps].map((html) => previewText(html, longestBody)).join(' ');
}

function both<Value, Made>(pair: Pair<Value>, make: (value: Value) => Made): Pair<Made> {
  return { en: make(pair.en), zh: make(pair.zh) };
}

/** Both languages as one text; what is the same in both, once. */
function joined<Value>(pair: Pair<Value>, make: (value: Value) => string): string {
  return [...new Set([make(pair.en), make(pair.zh)])].join(' ');
}
