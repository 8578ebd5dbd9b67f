// What may stand in HTML that people wrote: the tags, attributes and addresses that the server keeps
// too. No script, no event attribute, no SVG or MathML; pictures and films from our uploads or over https.

/** HTML as nodes that are safe to show. */
export type CleanHtml = (html: string) => DocumentFragment;

export const tags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'ul', 'ol', 'li'],
  ...['a', 'img', 'video', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
export const attributes = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start', 'controls', 'poster'],
  'style',
];

/** The address of an upload; the older `/ipfs/` is read as `/static/` (000 §7). */
function uploadAddress(address: string): string | undefined {
  const name = /^\/(?:static|ipfs)\/([\w-][\w.-]*)$/.exec(address)?.[1];
  return name === undefined ? undefined : `/static/${name}`;
}

/** An address of a picture or film that may be shown: ours, or https. */
function mediaAddress(address: string): string | undefined {
  const trimmed = address.trim();
  return uploadAddress(trimmed) ?? (/^https:\/\/./i.test(trimmed) ? trimmed : undefined);
}

function linkAddress(address: string): string | undefined {
  const trimmed = address.trim();
  return uploadAddress(trimmed) ?? (/^(?:https?:\/\/|mailto:)./i.test(trimmed) ? trimmed : undefined);
}

function fix(element: Element, name: string, correct: (address: string) => string | undefined): void {
  const given = element.getAttribute(name);
  if (given === null) return;
  const address = correct(given);
  if (address === undefined) element.removeAttribute(name);
  else element.setAttribute(name, address);
}

const styles = [
  /^text-align:\s*(?:left|right|center|justify)$/,
  // The sizes of the editor (001 §2.2); nothing so large that it covers a page.
  /^font-size:\s*(?:(?:[89]|[1-6]\d)px|(?:0\.[5-9]\d?|[1-3](?:\.\d{1,2})?)r?em)$/,
];

/** Of all styles only the alignment and the size of an article's text stay. */
export function isAllowedStyle(style: string): boolean {
  return style
    .split(';')
    .map((part) => part.trim())
    .every((part) => part === '' || styles.some((allowed) => allowed.test(part)));
}

/** Addresses and safe habits of an element whose tag and attributes are allowed; may take it away. */
export function settle(element: Element): void {
  const name = element.nodeName.toLowerCase();
  if (name === 'a') {
    fix(element, 'href', linkAddress);
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
    return;
  }
  fix(element, 'src', mediaAddress);
  fix(element, 'poster', mediaAddress);
  if (name !== 'img' && name !== 'video') return;
  if (!element.hasAttribute('src')) return element.remove();
  if (name === 'img') {
    element.setAttribute('loading', 'lazy');
    element.setAttribute('decoding', 'async');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  } else {
    element.setAttribute('controls', '');
    element.setAttribute('preload', 'metadata');
    element.setAttribute('playsinline', '');
  }
}
