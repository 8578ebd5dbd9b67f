// Texts of the interface. Only the language in use is loaded; a key that its catalogue lacks is shown in
// English, which is then loaded behind it (I18N-02). Built pages get compiled messages (web/vite.config.ts),
// tests and the development server compile at run time.
import { createContext, useContext, useSyncExternalStore } from 'react';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languageCookie } from '#contract/settings/config-script';
import { readConfig } from '../config-script';
import { sideOfRoute } from '../side';
import type { Messages } from '@lingui/core';
import type { Locale } from '#contract/settings/config-script';
import type { messages as english } from './messages/en';

export type { Locale } from '#contract/settings/config-script';
export type MessageKey = keyof typeof english;
export type MessageValues = Record<string, string | number>;

const fallback: Locale = 'en';

const loaders: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./messages/en'),
  zh: () => import('./messages/zh'),
};

const i18n = setupI18n({ locale: fallback, messages: { en: {}, zh: {} } });
if (!import.meta.env.PROD) i18n.setMessagesCompiler(compileMessage);

const catalogues: Partial<Record<Locale, Messages>> = {};
const loading: Partial<Record<Locale, Promise<void>>> = {};
const listeners = new Set<() => void>();
let current: Locale = fallback;
let version = 0;

function changed(): void {
  version += 1;
  for (const listener of [...listeners]) listener();
}

/** Puts a catalogue in place; tests use it to try a catalogue with a gap. */
export function addCatalogue(locale: Locale, messages: Messages): void {
  catalogues[locale] = messages;
  i18n.load(locale, messages);
}

function load(locale: Locale): Promise<void> {
  if (catalogues[locale]) return Promise.resolve();
  return (loading[locale] ??= loaders[locale]().then(
    ({ messages }) => addCatalogue(locale, messages),
    (error: unknown) => {
      delete loading[locale];
      throw error;
    },
  ));
}

function localeWith(key: string): Locale {
  if (current === fallback || catalogues[current]?.[key] !== undefined) return current;
  if (!catalogues[fallback]) void load(fallback).then(changed, () => undefined);
  return fallback;
}

function textIn(locale: Locale, key: MessageKey, values?: MessageValues): string {
  if (catalogues[locale]?.[key] === undefined) return '';
  if (i18n.locale !== locale) i18n.activate(locale);
  return i18n._(key, values);
}

/** A text in the language in use, with its placeholders filled. Outside of React; components use useT. */
export function t(key: MessageKey, values?: MessageValues): string {
  return textIn(localeWith(key), key, values);
}

/** The language of one part of the page, such as what staff look at as a customer sees it; null: as everywhere. */
export const PartLocale = createContext<Locale | null>(null);

/** Texts of a part in a language of its own; '' until its catalogue is loaded (`loadLocale`). */
const partTexts: Record<Locale, typeof t> = {
  en: (key, values) => textIn('en', key, values),
  zh: (key, values) => textIn('zh', key, values),
};

/** Loads the texts of a language that only a part of the page uses. */
export async function loadLocale(locale: Locale): Promise<void> {
  await load(locale);
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `t` for components: they are drawn again when the language changes. */
export function useT(): typeof t {
  useSyncExternalStore(subscribe, () => version);
  const own = useContext(PartLocale);
  return own === null ? t : partTexts[own];
}

/** The language in use. */
export function locale(): Locale {
  return current;
}

/** The language in use, for components. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, () => current);
}

function cookieLocale(): Locale | undefined {
  const value = new RegExp(`(?:^|; )${languageCookie}=(en|zh)(?:;|$)`).exec(document.cookie)?.[1];
  return value === 'en' || value === 'zh' ? value : undefined;
}

/** The language to start with: staff screens Chinese; else the cookie, the settings, English. */
export function startLocale(pathname: string = window.location.pathname): Locale {
  if (sideOfRoute(pathname) === 'admin') return 'zh';
  return cookieLocale() ?? readConfig().locale;
}

async function activate(next: Locale): Promise<void> {
  await load(next);
  current = next;
  i18n.activate(next);
  document.documentElement.lang = next === 'zh' ? 'zh-CN' : 'en';
  changed();
}

/** Loads the first language; English where the wanted one cannot be loaded. */
export async function startI18n(): Promise<void> {
  await activate(startLocale()).catch(() => activate(fallback));
}

const switched = new Set<() => void>();

/** Hears of a switch made by a person, e.g. to fetch server texts anew. */
export function onLocaleSwitched(listener: () => void): () => void {
  switched.add(listener);
  return () => switched.delete(listener);
}

/** Switches the language and keeps the choice in the cookie, which the server reads too. */
export async function setLocale(next: Locale): Promise<void> {
  await activate(next);
  document.cookie = `${languageCookie}=${next}; path=/; max-age=31536000; samesite=lax`;
  for (const listener of [...switched]) listener();
}
