/* What comes into an editor from outside: markup, cleaned before the editor reads it, and files. */
import type { CleanHtml } from './html-policy';

/** Markup from outside: only what a text may hold. */
export function cleanedHtml(html: string, clean: CleanHtml): string {
  const place = document.createElement('div');
  place.append(clean(html));
  return place.innerHTML;
}

/** Files of a paste that is about files: text copied from a document brings a picture of itself along. */
export function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  if (!clipboardData || clipboardData.getData('text/plain') !== '') return [];
  return Array.from(clipboardData.files);
}
