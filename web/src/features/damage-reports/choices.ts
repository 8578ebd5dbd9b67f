/*
 * Options of radio and checkbox questions, which may open further ones below them (DMG-16), and the running
 * numbers of everything that is asked (DMG-50, Q-125). Pure.
 */
import { isChosen } from '#contract/damage-reports/choices';
import type { ReportOption } from '#contract/damage-reports/schemas';
import { answerOf, decodeChoices, encodeChoices, inOrder, type Edits, type ReportItem } from './answers';

/** The stored text after an option of a checkbox question was ticked or cleared. */
export function withToggled(
  options: readonly ReportOption[],
  contentItemId: string,
  option: ReportOption,
): string {
  const chosen = decodeChoices(contentItemId);
  if (!isChosen(option, new Set(chosen))) {
    const path = pathTo(options, option.id).filter((id) => !chosen.includes(id));
    return encodeChoices([...chosen, ...path]);
  }
  const cleared = new Set(idsOf(option));
  return encodeChoices(chosen.filter((id) => !cleared.has(id)));
}

/** Keys of all questions that are shown, in order: each item, and each chosen option that asks further. */
export function shownKeys(items: readonly ReportItem[], edits: Edits): string[] {
  return inOrder(items).flatMap((item) => {
    const isChoice = item.questionType === 11 || item.questionType === 12;
    const chosen = new Set(isChoice ? decodeChoices(answerOf(item, edits).contentItemId) : []);
    return [itemKey(item.id), ...openKeys(isChoice ? item.itemList : [], chosen)];
  });
}

export const itemKey = (id: number) => `item-${id}`;
export const optionKey = (id: number) => `option-${id}`;

function openKeys(options: readonly ReportOption[], chosen: ReadonlySet<number>): string[] {
  return options.flatMap((option) =>
    option.children.length > 0 && isChosen(option, chosen)
      ? [optionKey(option.id), ...openKeys(option.children, chosen)]
      : [],
  );
}

/** Ids from the top down to an option, itself included; empty where it is not below. */
function pathTo(options: readonly ReportOption[], id: number): number[] {
  for (const option of options) {
    if (option.id === id) return [id];
    const below = pathTo(option.children, id);
    if (below.length > 0) return [option.id, ...below];
  }
  return [];
}

function idsOf(option: ReportOption): number[] {
  return [option.id, ...option.children.flatMap(idsOf)];
}
