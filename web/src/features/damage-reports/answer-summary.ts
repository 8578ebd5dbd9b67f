/*
 * An answer in one line, for where it is folded away: the chosen options with the way to them, the text,
 * or what was uploaded. Pure.
 */
import type { ReportOption } from '#contract/damage-reports/schemas';
import { decodeChoices, decodeUploads, type AnswerText, type ReportItem } from './answers';
import { isChosen } from '#contract/damage-reports/choices';

const between = ' · ';

/** '' where there is no answer. */
export function answerSummary(
  item: Pick<ReportItem, 'questionType' | 'title' | 'itemList'>,
  answer: AnswerText,
): string {
  switch (item.questionType) {
    case 11:
    case 12:
      return chosenPaths(item.itemList, new Set(decodeChoices(answer.contentItemId))).join(between);
    case 21:
      return answer.content.replace(/\s+/g, ' ').trim();
    default:
      return uploadsIn(item, answer);
  }
}

/** Names of the chosen options that nothing chosen lies below, each after those above it. */
function chosenPaths(options: readonly ReportOption[], chosen: ReadonlySet<number>): string[] {
  return options
    .filter((option) => isChosen(option, chosen))
    .flatMap((option) => {
      const below = chosenPaths(option.children, chosen);
      return below.length === 0 ? [option.optionName] : below.map((name) => `${option.optionName} › ${name}`);
    });
}

/** The slots that files stand in, with their number where there are several. */
function uploadsIn({ title, itemList }: Pick<ReportItem, 'title' | 'itemList'>, answer: AnswerText): string {
  const counts = new Map<string, number>();
  for (const { itemId } of decodeUploads(answer.url)) {
    const name = itemList.find((slot) => slot.id === itemId)?.name ?? title;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} × ${count}`)).join(between);
}
