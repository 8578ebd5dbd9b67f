/*
 * The door of settings: what the shop says about itself (addresses, notice, language, hours) and the rules
 * of its working day.
 */
import { languageCookie, type ConfigScript, type Locale } from '#contract/settings/config-script';
import type { DictionaryEntry } from '#contract/settings/dictionary-endpoints';
import type { Config } from '../../config';
import type { Module } from '../../module';
import type { Cookies } from '../../platform/http/bind';
import type { Db } from '../../schema';
import { bindDictionaries } from './dictionary.routes';
import { importDictionaryEntries } from './dictionary-import';
import { listDictionary } from './dictionary.store';
import { configScript } from './settings.present';
import { bindSettings } from './settings.routes';
import { isLocale, settingsInForce, type SettingValues } from './settings.rules';
import { listSettings } from './settings.store';

export { serviceMinutesBetween, shiftOf } from './service-time.rules';
export type { SettingValues } from './settings.rules';

export interface Settings extends Module {
  get<Key extends keyof SettingValues>(key: Key): SettingValues[Key];
  /** The language of server texts for a customer: his choice, else the shop's. */
  languageOf(cookies: Cookies): Locale;
  /** The entries of a dictionary in their order; none for an unknown one. */
  listDictionary(db: Db, type: string, lang: Locale): Promise<DictionaryEntry[]>;
  /** Takes over dictionary entries by dictionary and value. */
  importDictionary: typeof importDictionaryEntries;
  /** What /config.js says. */
  configScript(): ConfigScript;
}

const abnormalAfterMinutes = 30;

export async function createSettings({ db, config }: { db: Db; config: Config }): Promise<Settings> {
  const { locale, site, ticketRepeatSeconds } = config;
  const start = { locale, ...site, shopPaths: {}, abnormalAfterMinutes, ticketRepeatSeconds };
  const values = settingsInForce(start, await listSettings(db));
  const script = () => configScript(values, config.allowedOrigins);
  const listEntries = async (from: Db, type: string, lang: Locale): Promise<DictionaryEntry[]> =>
    (await listDictionary(from, type)).map(({ value, label, label_zh }) => ({
      dictValue: value,
      dictLabel: (lang === 'zh' ? label_zh : null) ?? label,
    }));
  return {
    register(bind, http) {
      bindSettings(bind, http, values, script);
      bindDictionaries(bind, (type, lang) => listEntries(db, type, lang));
    },
    listDictionary: listEntries,
    importDictionary: importDictionaryEntries,
    get: (key) => values[key],
    languageOf: (cookies) => {
      const chosen = cookies[languageCookie];
      return isLocale(chosen) ? chosen : values.locale;
    },
    configScript: script,
  };
}
