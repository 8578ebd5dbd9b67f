/*
 * The door of settings: what the shop says about itself (addresses, notice, language, hours), the rules of its
 * working day, the dictionaries.
 */
import { languageCookie, type ConfigScript, type Locale } from '#contract/settings/config-script';
import type { DictionaryEntry } from '#contract/settings/dictionary-endpoints';
import type { Config } from '../../config';
import type { Module } from '../../module';
import type { Bus } from '../../platform/events/bus';
import type { Cookies } from '../../platform/http/bind';
import type { Db } from '../../schema';
import type { Section } from '../../section';
import { bindDictionaries } from './dictionary.routes';
import { dictionarySection } from './dictionary.section';
import { listDictionary } from './dictionary.store';
import { serviceMinutesBetween, shiftOf, type Shift } from './service-time.rules';
import { settingsChanged } from './settings.events';
import { configScript } from './settings.present';
import { bindSettings } from './settings.routes';
import { isLocale, settingsInForce, usualValues, type SettingValues } from './settings.rules';
import { listSettings } from './settings.store';
import { createValueSections } from './values.section';

export { serviceMinutesBetween, shiftOf } from './service-time.rules';
export type { SettingValues } from './settings.rules';

export interface Settings extends Module {
  get<Key extends keyof SettingValues>(key: Key): SettingValues[Key];
  /** The language of server texts for a customer: his choice, else the shop's. */
  languageOf(cookies: Cookies): Locale;
  /** The shift that works at this time. */
  shiftOf(ms: number): Shift;
  /** Minutes of service time between two times. */
  serviceMinutesBetween(from: number, to: number): number;
  /** The entries of a dictionary in their order; none for an unknown one. */
  listDictionary(db: Db, type: string, lang: Locale): Promise<DictionaryEntry[]>;
  /** What /config.js says. */
  configScript(): ConfigScript;
  /** Addresses, hours, notice, dictionaries. */
  readonly sections: readonly Section[];
}

export interface SettingsDependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly config: Config;
}

export async function createSettings({ db, bus, config }: SettingsDependencies): Promise<Settings> {
  const { locale, site, ticketRepeatSeconds } = config;
  const start: SettingValues = { ...usualValues, locale, ...site, ticketRepeatSeconds };
  let values = settingsInForce(start, await listSettings(db));
  const reload = async () => {
    values = settingsInForce(start, await listSettings(db));
  };
  bus.follow([settingsChanged], reload);
  const script = () => configScript(values, config.allowedOrigins);
  const listEntries = async (from: Db, type: string, lang: Locale): Promise<DictionaryEntry[]> =>
    (await listDictionary(from, type)).map(({ value, label, label_zh }) => ({
      dictValue: value,
      dictLabel: (lang === 'zh' ? label_zh : null) ?? label,
    }));
  return {
    register(bind, http) {
      bindSettings(bind, http, () => values, script);
      bindDictionaries(bind, (type, lang) => listEntries(db, type, lang));
    },
    listDictionary: listEntries,
    get: (key) => values[key],
    languageOf: (cookies) => {
      const chosen = cookies[languageCookie];
      return isLocale(chosen) ? chosen : values.locale;
    },
    shiftOf: (ms) => shiftOf(ms, values.shifts),
    serviceMinutesBetween: (from, to) => serviceMinutesBetween(from, to, values.serviceTime),
    configScript: script,
    sections: [...createValueSections({ start, reload }), dictionarySection],
  };
}
