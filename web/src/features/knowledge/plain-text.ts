/* What the rich text of a question says in plain words: for excerpts, the search and the steps taken. */
import { textOfHtml } from '../../ui/rich-text';

const blockEnd = /<\/(?:p|li|h[1-6]|div|td|th|tr|blockquote|figcaption)>|<br\s*\/?>/gi;

/** The words of HTML on one line, blocks apart from each other. */
export function plainText(html: string): string {
  return textOfHtml(html.replace(blockEnd, '$& '));
}

/** What a step asks: its last block where that is a question, else its words from the start. */
export function questionOf(html: string): string {
  const blocks = html.split(blockEnd).map(textOfHtml);
  const last = blocks.filter((block) => block !== '').at(-1) ?? '';
  return /[?？]$/.test(last) ? last : plainText(html);
}
