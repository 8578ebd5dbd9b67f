/* The parts of an exported file in words; the history names the same. Pure. */
import { s } from '../../../lib/i18n/staff';
import { historySections, wordOfSection } from '../history/history-filter';

/** A part that has no word, such as the orders of an older file, is called as the file calls it. */
export function wordOfFilePart(section: string): string {
  const known = historySections.find((name) => name === section);
  return known === undefined ? section : s(wordOfSection(known));
}
