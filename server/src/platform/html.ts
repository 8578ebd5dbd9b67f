/*
 * Cleans HTML that people wrote: what is not on the list is dropped. Browsers clean again before they
 * show it. Pictures and videos come from this site's uploads or over https; links lead to the web, to mail
 * or to an upload.
 */
import sanitize from 'sanitize-html';
import { AppError } from './app-error';
import { isTooComplex, type MarkupLimits } from './markup';

/** Where the text stands: an article of the knowledge base may have headings and tables, a message may not. */
export type HtmlProfile = 'article' | 'chat';

const chatTags = [
  'p',
  'br',
  'div',
  'span',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'video',
];

const articleTags = [
  ...chatTags,
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'sub',
  'sup',
  'mark',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
];

/** Dropped with everything in them; of other unknown tags the text stays. */
const droppedWhole = [
  'script',
  'style',
  'svg',
  'math',
  'iframe',
  'object',
  'embed',
  'template',
  'title',
  'textarea',
  'option',
  'select',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
];

const upload = /^\/(?:static|ipfs)\/([\w-][\w.-]*)$/;

const profiles: Record<HtmlProfile, sanitize.IOptions> = {
  chat: optionsOf(chatTags),
  article: {
    ...optionsOf(articleTags),
    allowedStyles: {
      '*': {
        'text-align': [/^(?:left|right|center|justify)$/],
        // The sizes of the editor (001 §2.2); nothing so large that it covers a page.
        'font-size': [/^(?:[89]|[1-6]\d)px$/, /^(?:0\.[5-9]\d?|[1-3](?:\.\d{1,2})?)r?em$/],
      },
    },
  },
};

// More than anybody writes; deeper nesting costs the cleaner the square of it.
const complexity: Record<HtmlProfile, MarkupLimits> = {
  chat: { tags: 3_000, depth: 100 },
  article: { tags: 30_000, depth: 200 },
};

/**
 * The allowed part of an HTML text. Cleaning twice changes nothing.
 * @throws core.bad_input for more tags, or deeper ones, than anybody writes
 */
export function cleanHtml(html: string, profile: HtmlProfile): string {
  if (isTooComplex(html, complexity[profile])) {
    throw new AppError('core.bad_input', { detail: 'too many tags, or nested too deeply' });
  }
  return sanitize(html, profiles[profile]);
}

function optionsOf(allowedTags: string[]): sanitize.IOptions {
  const isArticle = allowedTags === articleTags;
  return {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      video: ['src', 'poster', 'title', 'controls', 'width', 'height'],
      ol: ['start'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ...(isArticle ? { '*': ['style'] } : {}),
    },
    nonTextTags: droppedWhole,
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    // What is nested deeper is nobody's writing, and costs every browser.
    nestingLimit: 50,
    transformTags: { a: linkOf, img: mediaOf, video: mediaOf },
    exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'video') && attribs.src === undefined,
  };
}

function linkOf(tagName: string, attributes: sanitize.Attributes): sanitize.Tag {
  const { href, title } = attributes;
  const address = href === undefined ? undefined : linkAddress(href.trim());
  return {
    tagName,
    attribs: present({ href: address, title, rel: address && 'noopener noreferrer nofollow' }),
  };
}

function mediaOf(tagName: string, attributes: sanitize.Attributes): sanitize.Tag {
  const { src, poster, ...others } = attributes;
  const address = src === undefined ? undefined : mediaAddress(src.trim());
  const picture = poster === undefined ? undefined : mediaAddress(poster.trim());
  const shown = tagName === 'video' ? { controls: '', poster: picture } : {};
  return { tagName, attribs: present({ src: address, ...others, ...shown }) };
}

function linkAddress(href: string): string | undefined {
  return uploadAddress(href) ?? (/^(?:https?:\/\/|mailto:)./i.test(href) ? href : undefined);
}

function mediaAddress(src: string): string | undefined {
  return uploadAddress(src) ?? (/^https:\/\/./i.test(src) ? src : undefined);
}

/** The address of an upload under /static; the older /ipfs is rewritten (000 §7, UPLOAD-09). */
function uploadAddress(address: string): string | undefined {
  const name = upload.exec(address)?.[1];
  return name === undefined ? undefined : `/static/${name}`;
}

function present(attributes: Record<string, string | undefined>): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
