// The cleaner of the browser itself (the HTML Sanitizer API) with our policy: what it parses is safe whatever it is
// given, and nothing has to be loaded for it. Undefined where the browser has none.
import { attributes, isAllowedStyle, settle, tags, type CleanHtml } from './html-policy';

function ownSanitizer(): Sanitizer | undefined {
  if (!('Sanitizer' in globalThis) || !('setHTML' in Element.prototype)) return undefined;
  try {
    return new Sanitizer({ elements: tags, attributes, comments: false, dataAttributes: false });
  } catch {
    // An earlier form of it.
    return undefined;
  }
}

// The types of the DOM know the class, but not yet the call.
type Place = HTMLElement & { setHTML: (html: string, options: { sanitizer: Sanitizer }) => void };

export function nativeCleaner(): CleanHtml | undefined {
  const sanitizer = ownSanitizer();
  if (sanitizer === undefined) return undefined;
  // A document that loads and runs nothing.
  const inert = document.implementation.createHTMLDocument('');
  return (html) => {
    const place = inert.createElement('div') as HTMLElement as Place;
    place.setHTML(html, { sanitizer });
    for (const element of place.querySelectorAll('*')) {
      if (!isAllowedStyle(element.getAttribute('style') ?? '')) element.removeAttribute('style');
      settle(element);
    }
    // Parsed once; moved from there as nodes.
    const content = document.createDocumentFragment();
    content.append(...place.childNodes);
    return content;
  };
}
