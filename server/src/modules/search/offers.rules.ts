/*
 * Which findings are offered to somebody who did not search: whoever writes a ticket is disturbed by what is
 * only near it, while a list of hits may be longer. Pure.
 */

/** How well a document meets a text. */
export interface Match {
  /** Comparable within one answer only. */
  readonly score: number;
  /** Words of the text that are in the document. */
  readonly words: number;
  /** One of them is in its title. */
  readonly isInTitle: boolean;
}

/** What scores less than this part of the best is about something else. */
const besideBest = 0.4;
/** One word somewhere in a long answer says nothing of what it is about. */
const wordsInText = 2;

/** What is left of the findings, best first as they came. */
export function offersOf<Found extends Match>(found: readonly Found[]): Found[] {
  const clear = found.filter(({ words, isInTitle }) => isInTitle || words >= wordsInText);
  const least = Math.max(0, ...clear.map(({ score }) => score)) * besideBest;
  return clear.filter(({ score }) => score >= least);
}
