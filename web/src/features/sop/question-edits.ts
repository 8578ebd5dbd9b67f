/*
 * What is typed about a question before it is saved (001 §2.6): the fields, and what becomes of them when a colleague
 * saves the same question meanwhile. Nothing typed is lost: what both changed stays as it was typed here, and is named.
 * Pure.
 */
import type { SopAnswer, SopQuestion } from '#contract/sop/schemas';
import { parseJson } from '../../lib/system-content';

export type AnswerLanguage = SopAnswer['language'];

export interface AnswerFields {
  /** null until it is saved. */
  readonly id: number | null;
  /** Tells answers apart on the screen. */
  readonly key: string;
  /** Digits, or nothing. */
  readonly orderNo: string;
  readonly language: AnswerLanguage;
  readonly content: string;
}

export interface QuestionFields {
  readonly orderNo: string;
  readonly title: string;
  readonly phenomenon: string;
  readonly products: readonly number[];
  readonly answers: readonly AnswerFields[];
}

/** What was there when the typing began, and what is there now. */
export interface QuestionEdits {
  readonly base: QuestionFields;
  readonly mine: QuestionFields;
}

/** A question that is not there yet. */
export const blankFields: QuestionFields = {
  orderNo: '',
  title: '',
  phenomenon: '',
  products: [],
  answers: [],
};

/** Most digits of an order number: the server takes 1,000,000. */
const mostDigits = 7;

/** What an order number keeps of what was typed: its digits (SOP-07). */
export function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, mostDigits);
}

/** The first characters of a text, counted as the limits count them. */
export function firstCharacters(text: string, most: number): string {
  const signs = [...text];
  return signs.length <= most ? text : signs.slice(0, most).join('');
}

function answerFieldsOf({ id, order_no, language, content }: SopAnswer): AnswerFields {
  return { id, key: `answer-${id}`, orderNo: String(order_no), language, content };
}

export function fieldsOf(question: SopQuestion): QuestionFields {
  return {
    orderNo: String(question.order_no),
    title: question.title,
    phenomenon: question.problem_phenomenon,
    products: question.questionProductionList,
    answers: question.answerList.map(answerFieldsOf),
  };
}

/** A new answer: order 1, Chinese, nothing written (SOP-11). */
export function newAnswer(key: string): AnswerFields {
  return { id: null, key, orderNo: '1', language: 'CN', content: '' };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function isChanged({ base, mine }: QuestionEdits): boolean {
  return !isSame(base, mine);
}

/** What both changed, each in another way. */
export type Conflict = 'orderNo' | 'title' | 'phenomenon' | 'products' | 'answers';

export interface Rebased {
  readonly edits: QuestionEdits;
  readonly conflicts: readonly Conflict[];
}

/** One value of three: as it was when the typing began, as it was typed, as it is stored now. */
interface Merged<Value> {
  /** Theirs, but the old one where both changed it: so the conflict stands until it is settled. */
  readonly base: Value;
  readonly mine: Value;
}

type Merge = <Value>(name: Conflict, before: Value, own: Value, theirs: Value) => Merged<Value>;

/** The edits on top of what is stored now. */
export function rebase({ base, mine }: QuestionEdits, stored: QuestionFields): Rebased {
  const conflicts = new Set<Conflict>();
  const merge: Merge = (name, before, own, theirs) => {
    if (isSame(before, own)) return { base: theirs, mine: theirs };
    if (isSame(before, theirs) || isSame(own, theirs)) return { base: theirs, mine: own };
    conflicts.add(name);
    return { base: before, mine: own };
  };
  const orderNo = merge('orderNo', base.orderNo, mine.orderNo, stored.orderNo);
  const title = merge('title', base.title, mine.title, stored.title);
  const phenomenon = merge('phenomenon', base.phenomenon, mine.phenomenon, stored.phenomenon);
  const products = merge('products', base.products, mine.products, stored.products);
  const known = stored.answers.map((theirs) => mergeAnswer(base.answers, mine.answers, theirs, merge));
  const kept = mine.answers.filter((own) => own.id === null);
  const lost = lostAnswers(base.answers, mine.answers, stored.answers);
  if (lost.length > 0) conflicts.add('answers');
  const pick = (side: 'base' | 'mine'): QuestionFields => ({
    orderNo: orderNo[side],
    title: title[side],
    phenomenon: phenomenon[side],
    products: products[side],
    answers: known.map((answer) => answer[side]),
  });
  const own = pick('mine');
  const edits = { base: pick('base'), mine: { ...own, answers: [...own.answers, ...kept, ...lost] } };
  return { edits, conflicts: [...conflicts] };
}

const answerOf = (list: readonly AnswerFields[], id: number | null) => list.find((one) => one.id === id);

function mergeAnswer(
  base: readonly AnswerFields[],
  mine: readonly AnswerFields[],
  theirs: AnswerFields,
  merge: Merge,
): Merged<AnswerFields> {
  const before = answerOf(base, theirs.id);
  const own = answerOf(mine, theirs.id);
  if (!before || !own) return { base: theirs, mine: theirs };
  const orderNo = merge('answers', before.orderNo, own.orderNo, theirs.orderNo);
  const language = merge('answers', before.language, own.language, theirs.language);
  const content = merge('answers', before.content, own.content, theirs.content);
  const pick = (side: 'base' | 'mine'): AnswerFields => ({
    ...theirs,
    orderNo: orderNo[side],
    language: language[side],
    content: content[side],
  });
  return { base: pick('base'), mine: pick('mine') };
}

/** Answers that a colleague deleted while something was typed into them: that stays, as new answers. */
function lostAnswers(
  base: readonly AnswerFields[],
  mine: readonly AnswerFields[],
  stored: readonly AnswerFields[],
): AnswerFields[] {
  return mine
    .filter(({ id }) => id !== null && !answerOf(stored, id))
    .filter((own) => !isSame(answerOf(base, own.id), own))
    .map((own) => ({ ...own, id: null }));
}

/** As it is kept in the browser. */
export function textOfEdits(edits: QuestionEdits): string {
  return isChanged(edits) ? JSON.stringify(edits) : '';
}

/** What was kept; null where there is nothing, or an earlier version wrote it otherwise. */
export function editsOfText(text: string): QuestionEdits | null {
  const { base, mine } = recordOf(parseJson(text));
  return isFields(base) && isFields(mine) ? { base, mine } : null;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isFields(value: unknown): value is QuestionFields {
  const { orderNo, title, phenomenon, products, answers } = recordOf(value);
  return (
    [orderNo, title, phenomenon].every((text) => typeof text === 'string') &&
    Array.isArray(products) &&
    products.every((id) => typeof id === 'number') &&
    Array.isArray(answers) &&
    answers.every(isAnswer)
  );
}

function isAnswer(value: unknown): value is AnswerFields {
  const { id, key, orderNo, language, content } = recordOf(value);
  return (
    (id === null || typeof id === 'number') &&
    [key, orderNo, content].every((text) => typeof text === 'string') &&
    (language === 'CN' || language === 'EN')
  );
}
