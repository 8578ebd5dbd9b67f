/*
 * What counts in a cleaned HTML text: its visible characters, its pictures and files, its empty end (Q-58,
 * Pure and without a DOM, so that browser and server count the same. Every function is linear in the
 * length of the text.
 */

import { escapeHtml } from './escape';

const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True where a person sees nothing: no characters, or blanks and invisible ones only. */
export function isBlankText(plain: string): boolean {
  return blank.test(plain);
}

/** Length of a text as limits count it: Unicode code points without the blanks around it. */
export function textLength(plain: string): number {
  return [...plain.trim()].length;
}

/** The text without its tags, entities decoded. Words of neighbouring paragraphs touch. */
export function visibleText(html: string): string {
  return decodeEntities(
    partsOf(html)
      .map(({ tag, text }) => (tag === undefined ? text : ''))
      .join(''),
  );
}

/** The text on one line for lists: paragraphs parted by a blank, at most `max` code points. */
export function previewText(html: string, max: number): string {
  const line = partsOf(html)
    .map(({ tag, text }) => (tag === undefined ? text : isInline(tag) ? '' : ' '))
    .join('');
  const signs = [...decodeEntities(line).replace(/\s+/g, ' ').trim()];
  return signs.length <= max
    ? signs.join('')
    : `${signs
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/** Length of a message's text; links to uploaded files count nothing, like pictures and videos. */
export function messageLength(html: string): number {
  return textLength(visibleText(withoutFileLinks(html)));
}

/** True where a message shows an image or a video, or links an uploaded file. */
export function hasMedia(html: string): boolean {
  return partsOf(html).some(
    ({ tag, text }) => tag === 'img' || tag === 'video' || (tag === 'a' && isFileLink(text)),
  );
}

/** True where there is nothing to send: no visible character and no media. */
export function isEmptyMessage(html: string): boolean {
  return !hasMedia(html) && isBlankText(visibleText(html));
}

/** Removes the empty paragraphs, line breaks and blanks at the end (000 §5). */
export function trimTrailingEmpty(html: string): string {
  let rest = html;
  for (;;) {
    const shorter = withoutLastIfEmpty(withoutTrailingBlanks(rest));
    if (shorter.length === rest.length) return rest;
    rest = shorter;
  }
}

/** Plain text as HTML paragraphs, one for each line. */
export function paragraphsOf(plain: string): string {
  return plain
    .split(/\r\n?|\n/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const inlineTags = new Set(['a', 'b', 'code', 'em', 'i', 'mark', 's', 'span', 'strong', 'sub', 'sup', 'u']);

/** A tag with its name, or a stretch of text between tags. */
interface Part {
  readonly tag: string | undefined;
  readonly isEnd: boolean;
  readonly text: string;
}

function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) break;
    if (open > at) parts.push({ tag: undefined, isEnd: false, text: html.slice(at, open) });
    parts.push(tagPart(html.slice(open, close + 1)));
    at = close + 1;
  }
  if (at < html.length) parts.push({ tag: undefined, isEnd: false, text: html.slice(at) });
  return parts;
}

function tagPart(text: string): Part {
  const [, slash, name = ''] = /^<(\/?)([a-z0-9]*)/i.exec(text) ?? [];
  return { tag: name.toLowerCase(), isEnd: slash === '/', text };
}

function isInline(tag: string): boolean {
  return inlineTags.has(tag);
}

function isFileLink(tagText: string): boolean {
  return /\shref="\/(?:static|ipfs)\//.test(tagText);
}

function withoutFileLinks(html: string): string {
  let inFileLink = false;
  const kept = partsOf(html).filter(({ tag, isEnd, text }) => {
    const wasInside = inFileLink;
    if (tag === 'a') inFileLink = !isEnd && isFileLink(text);
    return !wasInside && !inFileLink;
  });
  return kept.map(({ text }) => text).join('');
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return named[name.toLowerCase()] ?? entity;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

function withoutTrailingBlanks(html: string): string {
  let rest = html.trimEnd();
  while (rest.endsWith('&nbsp;')) rest = rest.slice(0, -'&nbsp;'.length).trimEnd();
  return rest;
}

/** Without its last line break, or its last paragraph when nothing is in it. */
function withoutLastIfEmpty(html: string): string {
  const lineBreak = /<br\s{0,9}\/?>$/.exec(html.slice(-16));
  if (lineBreak !== null) return html.slice(0, html.length - lineBreak[0].length);
  const end = /<\/(p|div)>$/.exec(html.slice(-6));
  if (end === null) return html;
  const start = html.lastIndexOf(`<${end[1]}`);
  if (start < 0) return html;
  const inside = partsOf(html.slice(start, html.length - end[0].length)).slice(1);
  const isEmpty = inside.every(({ tag, text }) =>
    tag === undefined ? isBlankText(decodeEntities(text)) : tag === 'br',
  );
  return isEmpty ? html.slice(0, start) : html;
}
