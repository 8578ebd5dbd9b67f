/* Markup that is pasted into a message, cleaned: lists of word processors become lists, tables lines of text. */
import { pastedHtml } from './editor-paste';
import type { CleanHtml } from './html-policy';

/** What the clipboard says -> markup of a message. */
export function pastedMessageHtml(html: string, clean: CleanHtml): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  listsOfWord(body);
  return pastedHtml(body.innerHTML, clean);
}

/** Word writes each item as a paragraph, its number typed in front of it and a level in its style. */
function listsOfWord(body: HTMLElement): void {
  let list: HTMLElement | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list:"]')) {
    const mark = markOf(paragraph);
    if (mark === null) continue;
    const tag = /^[\p{L}\p{N}]{1,5}[.)、．]?$|^[(（][\p{L}\p{N}]{1,5}[)）]$/u.test(mark.trim()) ? 'ol' : 'ul';
    const item = document.createElement('li');
    const words = document.createElement('p');
    words.append(...paragraph.childNodes);
    item.append(words);
    if (!list || list.localName !== tag || paragraph.previousElementSibling !== list) {
      list = document.createElement(tag);
      paragraph.before(list);
    }
    list.append(item);
    paragraph.remove();
  }
}

/** Takes the typed number or bullet out of the paragraph; null where there is none. */
function markOf(paragraph: HTMLElement): string | null {
  const marks = paragraph.querySelectorAll<HTMLElement>('[style*="mso-list:Ignore" i]');
  const mark = marks.item(0);
  if (marks.length === 0) return null;
  mark.remove();
  return mark.textContent.replaceAll('\u00a0', ' ');
}
