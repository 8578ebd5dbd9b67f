// The cleaner behind RichText: DOMPurify with the tags, attributes and addresses that the server keeps (Q-33,
// No script, no event attribute, no SVG or MathML; pictures and films from our uploads or over https.
import createDOMPurify from 'dompurify';

export type CleanHtml = (html: string) => DocumentFragment;

const tags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'ul', 'ol', 'li'],
  ...['a', 'img', 'video', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const attributes = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start', 'controls', 'poster'],
  'style',
];

const purifier = createDOMPurify(window);

/** The address of an upload; the older `/ipfs/` is read as `/static/` (000 §7). */
function uploadAddress(address: string): string | undefined {
  const name = /^\/(?:static|ipfs)\/([\w-][\w.-]*)$/.exec(address)?.[1];
  return name === undefined ? undefined : `/static/${name}`;
}

/** An address of a picture or film that may be shown: ours, or https. */
export function mediaAddress(address: string): string | undefined {
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

purifier.addHook('uponSanitizeAttribute', (_, data) => {
  // Of all styles only the alignment of an article's text stays.
  if (
    data.attrName === 'style' &&
    !/^\s*text-align:\s*(?:left|right|center|justify)\s*;?\s*$/.test(data.attrValue)
  ) {
    data.keepAttr = false;
  }
});

purifier.addHook('afterSanitizeAttributes', (node) => {
  const name = node.nodeName.toLowerCase();
  if (name === 'a') {
    fix(node, 'href', linkAddress);
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
    return;
  }
  fix(node, 'src', mediaAddress);
  fix(node, 'poster', mediaAddress);
  if (name !== 'img' && name !== 'video') return;
  if (!node.hasAttribute('src')) return node.remove();
  if (name === 'img') {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('decoding', 'async');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  } else {
    node.setAttribute('controls', '');
    node.setAttribute('preload', 'metadata');
    node.setAttribute('playsinline', '');
  }
});

export const cleanHtml: CleanHtml = (html) =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
