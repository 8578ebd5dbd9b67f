/*
 * Answers of a report: their encoding on the wire, what counts as one, and what a submission
 * carries. Pure.
 */
import type { BodyOf } from '#contract/core/endpoint';
import { openOption } from '#contract/damage-reports/choices';
import type { ReportAnswer, ReportDetail, ReportOption } from '#contract/damage-reports/schemas';
import type { Endpoints } from '#contract/endpoints';
import { parseJson } from '../../lib/system-content';

/** A question of a report with its stored answer. */
export type ReportItem = ReportDetail['tempItemContentList'][number];

/** The three fields of an answer, as they are sent and stored; '' where there is nothing. */
export type AnswerText = Readonly<Pick<ReportAnswer, 'contentItemId' | 'url' | 'content'>>;

/** Answers that differ from the stored ones, by the id of the answer. */
export type Edits = Readonly<Record<number, AnswerText>>;

/** An uploaded file and the slot it stands in. */
export interface Upload {
  /** `/static/<name>` */
  readonly url: string;
  readonly itemId: number;
}

export const noAnswer: AnswerText = { contentItemId: '', url: '', content: '' };

/** Ids of the chosen options of a radio (`12`) or checkbox (`"12;15;"`) question. */
export function decodeChoices(contentItemId: string): number[] {
  return partsOf(contentItemId)
    .filter((part) => /^\d+$/.test(part))
    .map(Number);
}

/** `"12;15;"` as JSON text; '' for none. */
export function encodeChoices(ids: readonly number[]): string {
  return encode(ids.map(String));
}

/** Addresses of uploads; of the demonstrations, which store nothing, what the browser holds. */
const isUpload = /^(?:\/static\/[\w-][\w.-]*|blob:.+)$/;

/** The uploaded files of a question; what is no file is left out. */
export function decodeUploads(url: string): Upload[] {
  return partsOf(url).flatMap((part) => {
    const colon = part.lastIndexOf(':');
    const itemId = part.slice(colon + 1);
    const url = part.slice(0, colon).replace(/^\/ipfs\//, '/static/');
    return isUpload.test(url) && /^\d+$/.test(itemId) ? [{ url, itemId: Number(itemId) }] : [];
  });
}

/** `"/static/a.png:7;"` as JSON text; '' for none. */
export function encodeUploads(uploads: readonly Upload[]): string {
  return encode(uploads.map(({ url, itemId }) => `${url}:${itemId}`));
}

/** The fields of an answer without its check. */
export function textOf({ contentItemId, url, content }: ReportAnswer): AnswerText {
  return { contentItemId, url, content };
}

/** Whether two answers say the same: options chosen in another order are the same choice. */
export function isSameAnswer(one: AnswerText, other: AnswerText): boolean {
  const chosen = (answer: AnswerText) =>
    decodeChoices(answer.contentItemId)
      .toSorted((a, b) => a - b)
      .join();
  return one.url === other.url && one.content === other.content && chosen(one) === chosen(other);
}

/** The answer to a question as it stands in the form. */
export function answerOf(item: ReportItem, edits: Edits): AnswerText {
  return edits[item.answerVo.id] ?? textOf(item.answerVo);
}

/** The edits that change something of this report. */
export function changesOf(report: ReportDetail, edits: Edits): Edits {
  const changed = report.tempItemContentList.flatMap((item) => {
    const edit = edits[item.answerVo.id];
    return edit === undefined || isSameAnswer(edit, textOf(item.answerVo))
      ? []
      : [[item.answerVo.id, edit] as const];
  });
  return Object.fromEntries(changed);
}

/** Essential questions without an answer, or with an option that asks further and has none, in their order. */
export function missingItems(items: readonly ReportItem[], edits: Edits): ReportItem[] {
  return items.filter(
    (item) =>
      item.isEssential === 1 &&
      (!isAnswered(answerOf(item, edits)) || openOptionOf(item, edits) !== undefined),
  );
}

/** The chosen option whose own question has no answer; an approved answer that stays as it was asks nothing more. */
export function openOptionOf(item: ReportItem, edits: Edits): ReportOption | undefined {
  const answer = answerOf(item, edits);
  const isChoice = item.questionType === 11 || item.questionType === 12;
  const isSettled = item.answerVo.checkStatus === 2 && isSameAnswer(answer, textOf(item.answerVo));
  if (!isChoice || isSettled) return undefined;
  return openOption(item.itemList, new Set(decodeChoices(answer.contentItemId)));
}

/** All answers of a report, as editDamageReport takes them (DMG-18, DMG-24). */
export function submission(
  report: ReportDetail,
  edits: Edits,
): BodyOf<Endpoints['POST /api/user/damageReport/editDamageReport']>['data'] {
  return inOrder(report.tempItemContentList).map((item) => ({
    id: item.answerVo.id,
    ...answerOf(item, edits),
  }));
}

/** Questions in the order in which they are shown (DMG-15). */
export function inOrder(items: readonly ReportItem[]): ReportItem[] {
  return items.toSorted((one, other) => one.sortIndex - other.sortIndex);
}

function isAnswered({ contentItemId, url, content }: AnswerText): boolean {
  return contentItemId !== '' || url !== '' || content.trim() !== '';
}

function encode(parts: readonly string[]): string {
  return parts.length === 0 ? '' : JSON.stringify(parts.map((part) => `${part};`).join(''));
}

/** Members of a list that each end with ';', with or without the quotes of JSON. */
function partsOf(text: string): string[] {
  const list = text.startsWith('"') ? parseJson(text) : text;
  return typeof list === 'string' ? list.split(';').filter((part) => part !== '') : [];
}
