/* Nested options of a damage report: which are chosen, and what a chosen one still asks (DMG-16, Q-82). Pure. */
import type { ReportOption } from './schemas';

/** Whether an option is chosen, itself or by one of those below it. */
export function isChosen(option: ReportOption, chosen: ReadonlySet<number>): boolean {
  return chosen.has(option.id) || option.children.some((child) => isChosen(child, chosen));
}

/**
 * The first chosen option that asks further and has no answer below it. Of a required question these are required as
 * well: what an option asks is part of the question.
 */
export function openOption(
  options: readonly ReportOption[],
  chosen: ReadonlySet<number>,
): ReportOption | undefined {
  for (const option of options) {
    if (option.children.length === 0 || !isChosen(option, chosen)) continue;
    if (!option.children.some((child) => isChosen(child, chosen))) return option;
    const below = openOption(option.children, chosen);
    if (below !== undefined) return below;
  }
  return undefined;
}
