/* What comes into an editor from outside: markup, cleaned before the editor reads it. */
import type { CleanHtml } from './html-policy';

/** Markup from outside: only what a text may hold. */
export function cleanedHtml(html: string, clean: CleanHtml): string {
  const place = document.createElement('div');
  place.append(clean(html));
  return place.innerHTML;
}

/**
 * Markup that is pasted, cleaned. Documents of word processors say in styles what is bold or in italics, and Google's
 * put the whole of it into a <b> that is not bold: read as tags, or all of it would be bold and its bold words not.
 * Where no table may stand, each of its rows becomes a line.
 */
export function pastedHtml(html: string, clean: CleanHtml, { hasTables = false } = {}): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (hasTables) alignCells(body);
  else for (const table of body.querySelectorAll('table')) table.replaceWith(...linesOf(table));
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const { fontWeight, fontStyle } = element.style;
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600;
    if (element.matches('b, strong') && fontWeight !== '' && !isBold) {
      element.replaceWith(...element.childNodes);
    } else if (element.matches('span')) {
      if (isBold) wrapContent(element, 'strong');
      if (fontStyle === 'italic') wrapContent(element, 'em');
    }
  }
  return cleanedHtml(body.innerHTML, clean);
}

/** Sheets say more in a cell's styles than may stay; its alignment may. */
function alignCells(body: HTMLElement): void {
  for (const cell of body.querySelectorAll<HTMLElement>('td, th')) {
    const align = cell.style.textAlign || cell.getAttribute('align') || '';
    cell.removeAttribute('style');
    if (/^(?:left|right|center|justify)$/.test(align)) cell.style.textAlign = align;
  }
}

function linesOf(table: HTMLTableElement): HTMLElement[] {
  return [...table.rows].map((row) => {
    const line = table.ownerDocument.createElement('p');
    const texts = [...row.cells].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim());
    line.textContent = texts.join(' | ');
    return line;
  });
}

function wrapContent(element: HTMLElement, tag: 'strong' | 'em'): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}
