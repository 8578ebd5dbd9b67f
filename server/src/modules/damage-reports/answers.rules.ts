/*
 * Answers of customers: their encoding on the wire and in the rows, what fits which question, and
 * what a new submission leaves of an earlier check. Pure.
 */
import { isBlankText, textLength } from '#contract/core/rich-text';
import { openOption } from '#contract/damage-reports/choices';
import { reportLimits } from '#contract/damage-reports/limits';
import type { ContentItem, QuestionType, ReportOption } from '#contract/damage-reports/schemas';

/** The three fields of an answer; '' where there is nothing. */
export interface AnswerText {
  readonly contentItemId: string;
  readonly url: string;
  readonly content: string;
}

/** An uploaded file and the slot it stands in. */
export interface Upload {
  /** `/static/<name>` */
  readonly url: string;
  readonly itemId: number;
}

/** What an answer is after its check: how it is stored, and the names of the files in it. */
export type CheckedAnswer =
  | { readonly answer: AnswerText; readonly fileNames: readonly string[] }
  | { readonly problem: 'reports.answer_invalid' | 'reports.answer_long' };

const digits = /^(?:0|[1-9]\d{0,9})$/;
const address = /^\/(?:static|ipfs)\/([\w.-]{1,200})$/;

/** `"12;15;"` as JSON text; '' for none. */
export function encodeChoices(ids: readonly number[]): string {
  return encode(ids.map(String));
}

/** @returns undefined where the text is no JSON text of ids, each followed by a semicolon */
export function decodeChoices(text: string): number[] | undefined {
  const parts = decode(text);
  return parts?.every((part) => digits.test(part)) ? parts.map(Number) : undefined;
}

/** `"/static/a.png:7;"` as JSON text; '' for none. */
export function encodeUploads(uploads: readonly Upload[]): string {
  return encode(uploads.map(({ url, itemId }) => `${url}:${itemId}`));
}

/** @returns undefined where the text is no JSON text of addresses with slots; /ipfs/ becomes /static/ */
export function decodeUploads(text: string): Upload[] | undefined {
  const uploads = decode(text)?.map(uploadOf);
  return uploads?.every((upload) => upload !== undefined) ? uploads : undefined;
}

/** Whether an answer says anything. */
export function isAnswered({ contentItemId, url, content }: AnswerText): boolean {
  return contentItemId !== '' || url !== '' || content !== '';
}

/** What a choice still asks: a chosen option with further ones below it, none of which is chosen. */
export function openChoice(item: ContentItem, { contentItemId }: AnswerText): ReportOption | undefined {
  if (item.questionType !== 11 && item.questionType !== 12) return undefined;
  const chosen = item.questionType === 11 ? [Number(contentItemId)] : (decodeChoices(contentItemId) ?? []);
  return openOption(item.itemList, new Set(chosen));
}

/** The answer as it is stored, or what is wrong with it. Fields of other kinds of questions must be empty. */
export function checkAnswer(item: ContentItem, sent: AnswerText): CheckedAnswer {
  const invalid = { problem: 'reports.answer_invalid' } as const;
  switch (item.questionType) {
    case 11:
      return sent.url === '' && sent.content === '' ? checkRadio(item, sent.contentItemId) : invalid;
    case 12:
      return sent.url === '' && sent.content === '' ? checkCheckbox(item, sent.contentItemId) : invalid;
    case 21:
      return sent.url === '' && sent.contentItemId === '' ? checkContent(sent.content) : invalid;
    case 31:
    case 32:
      return sent.content === '' && sent.contentItemId === '' ? checkUploads(item, sent.url) : invalid;
  }
}

/** Whether a file of this type answers an upload question: videos 31, images 32. */
export function fitsUpload(questionType: QuestionType, contentType: string): boolean {
  // Windows Media videos are known under this name, too.
  if (questionType === 31) return /^video\//.test(contentType) || contentType === 'application/vnd.ms-asf';
  return questionType === 32 && /^image\//.test(contentType);
}

/** The names of the files in a stored answer. */
export function fileNamesOf(answer: AnswerText): string[] {
  return (decodeUploads(answer.url) ?? []).map(({ url }) => url.slice('/static/'.length));
}

/** Whether two answers say the same; a changed one loses its check. */
export function isSameAnswer(one: AnswerText, other: AnswerText): boolean {
  const isSameChoice = inOrder(one.contentItemId) === inOrder(other.contentItemId);
  return isSameChoice && one.url === other.url && one.content === other.content;
}

/** Options chosen in another order are the same choice. */
function inOrder(contentItemId: string): string {
  const chosen = decodeChoices(contentItemId);
  return chosen === undefined ? contentItemId : chosen.toSorted((one, other) => one - other).join(';');
}

function checkRadio(item: ContentItem, contentItemId: string): CheckedAnswer {
  if (contentItemId === '') return plain({});
  const isOption = digits.test(contentItemId) && optionIds(item.itemList).has(Number(contentItemId));
  if (!isOption) return { problem: 'reports.answer_invalid' };
  return plain({ contentItemId: String(Number(contentItemId)) });
}

function checkCheckbox(item: ContentItem, contentItemId: string): CheckedAnswer {
  const chosen = decodeChoices(contentItemId);
  const known = optionIds(item.itemList);
  const fits = chosen?.every((id) => known.has(id)) && new Set(chosen).size === chosen.length;
  if (chosen === undefined || !fits) return { problem: 'reports.answer_invalid' };
  return plain({ contentItemId: encodeChoices(chosen) });
}

function checkContent(content: string): CheckedAnswer {
  if (textLength(content) > reportLimits.answer) return { problem: 'reports.answer_long' };
  return plain({ content: isBlankText(content) ? '' : content });
}

function checkUploads(item: ContentItem, url: string): CheckedAnswer {
  const uploads = decodeUploads(url);
  const slots = new Set(item.itemList.length === 0 ? [item.id] : item.itemList.map(({ id }) => id));
  const fits = uploads?.every(({ itemId }) => slots.has(itemId)) && uploads.length <= reportLimits.uploads;
  if (uploads === undefined || !fits) return { problem: 'reports.answer_invalid' };
  const answer = { contentItemId: '', url: encodeUploads(uploads), content: '' };
  return { answer, fileNames: fileNamesOf(answer) };
}

function plain(fields: Partial<AnswerText>): CheckedAnswer {
  return { answer: { contentItemId: '', url: '', content: '', ...fields }, fileNames: [] };
}

/** Ids of options on every level. */
function optionIds(options: readonly ReportOption[]): Set<number> {
  return new Set(options.flatMap((option) => [option.id, ...optionIds(option.children)]));
}

/** `/static/a.png:7`, split at its last colon. */
function uploadOf(part: string): Upload | undefined {
  const colon = part.lastIndexOf(':');
  const name = colon < 0 ? undefined : address.exec(part.slice(0, colon))?.[1];
  const itemId = part.slice(colon + 1);
  return name === undefined || !digits.test(itemId)
    ? undefined
    : { url: `/static/${name}`, itemId: Number(itemId) };
}

function encode(parts: readonly string[]): string {
  return parts.length === 0 ? '' : JSON.stringify(parts.map((part) => `${part};`).join(''));
}

/** The parts of a JSON text whose members each end with ';'. Nothing at all is none. */
function decode(text: string): string[] | undefined {
  const list = text === '' ? '' : unquoted(text);
  if (list === '') return [];
  return list?.endsWith(';') ? list.slice(0, -1).split(';') : undefined;
}

function unquoted(text: string): string | undefined {
  // JSON may be wrapped in blanks; this encoding may not.
  if (text !== text.trim()) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
