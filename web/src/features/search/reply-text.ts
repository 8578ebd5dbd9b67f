/* Rich text as what is put into a reply: its words, a line for each paragraph. Pure. */
import { visibleText } from '#contract/core/rich-text';

const blockEnd = /<\/(?:p|li|h[1-6]|div|tr|blockquote|figcaption|pre)>|<br\s*\/?>|\n/gi;

/** The words of HTML, or of plain text, without empty lines. */
export function replyText(html: string): string {
  return html
    .split(blockEnd)
    .map((part) => visibleText(part).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
