// The cleaner for browsers without one of their own: DOMPurify with our policy.
import createDOMPurify from 'dompurify';
import { attributes, isAllowedStyle, settle, tags, type CleanHtml } from './html-policy';

const purifier = createDOMPurify(window);

purifier.addHook('uponSanitizeAttribute', (_, data) => {
  if (data.attrName === 'style' && !isAllowedStyle(data.attrValue)) data.keepAttr = false;
});

purifier.addHook('afterSanitizeAttributes', settle);

export const cleanHtml: CleanHtml = (html) =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
