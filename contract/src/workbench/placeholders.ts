/*
 * Placeholders of canned replies, such as {{customer.name}}: the server refuses unknown ones, the browser
 * fills the others when a reply is inserted. Pure, and linear in the length of the text.
 */
import { escapeHtml } from '../core/escape';
import type { Locale } from '../settings/config-script';

/** The placeholders that there are, in the order in which they are offered. */
export const placeholderNames = [
  'customer.name',
  'agent.name',
  'ticket.id',
  'ticket.title',
  'ticket.path',
  'shop.name',
] as const;

export type PlaceholderName = (typeof placeholderNames)[number];

/** What stands for each placeholder, as plain text; '' where nothing is known. */
export type PlaceholderValues = Readonly<Record<PlaceholderName, string>>;

/** What is written where nothing is known, so that the sentence stays one. */
const words: Readonly<Record<PlaceholderName, Readonly<Record<Locale, string>>>> = {
  'customer.name': { en: 'customer', zh: '客户' },
  'agent.name': { en: 'our support team', zh: '客服' },
  'ticket.id': { en: 'your ticket', zh: '您的工单' },
  'ticket.title': { en: 'your question', zh: '您的问题' },
  'ticket.path': { en: 'your question', zh: '您的问题' },
  'shop.name': { en: 'our shop', zh: '本店' },
};

const placeholder = /\{\{([^{}<>]{0,100})\}\}/g;

function isName(name: string): name is PlaceholderName {
  return (placeholderNames as readonly string[]).includes(name);
}

/** What stands in double braces in an HTML text and is no placeholder, each once. */
export function unknownPlaceholders(html: string): string[] {
  const names = [...html.matchAll(placeholder)].map(([, name = '']) => name.trim());
  return [...new Set(names.filter((name) => !isName(name)))];
}

/**
 * The HTML text with its placeholders filled; values are written out as text, never as markup. An unknown
 * placeholder stays as it is; for an empty value a word of that language is written.
 */
export function fillPlaceholders(html: string, values: PlaceholderValues, locale: Locale): string {
  return html.replaceAll(placeholder, (whole: string, inside: string) => {
    const name = inside.trim();
    if (!isName(name)) return whole;
    return escapeHtml(values[name].trim() || words[name][locale]);
  });
}
