/*
 * What the editor holds -> HTML of a message, and a draft -> what the editor opens with. Pure.
 */
import { isEmptyMessage, paragraphsOf, trimTrailingEmpty } from '#contract/core/rich-text';

const emptyAtStart = /^(?:<p>(?:\s|&nbsp;|<br\s?\/?>)*<\/p>)+/;

/** The message without the empty paragraphs around it; '' when there is nothing to send (CHAT-15). */
export function messageOf(editorHtml: string): string {
  const html = trimTrailingEmpty(editorHtml.replace(emptyAtStart, ''));
  return isEmptyMessage(html) ? '' : html;
}

/** A draft as HTML; one that was typed into a plain field becomes paragraphs. */
export function draftToHtml(draft: string): string {
  return draft === '' || /^<(?:p|ul|ol|blockquote|pre|img)[\s>]/i.test(draft) ? draft : paragraphsOf(draft);
}
