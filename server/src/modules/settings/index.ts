/*
 * The door of settings: what the shop says about itself (addresses, notice, language, hours) and the rules
 * of its working day.
 */
import { languageCookie, type ConfigScript, type Locale } from '#contract/settings/config-script';
import type { Config } from '../../config';
import type { Module } from '../../module';
import type { Cookies } from '../../platform/http/bind';
import type { Db } from '../../schema';
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
  /** What /config.js says. */
  configScript(): ConfigScript;
}

const abnormalAfterMinutes = 30;

export async function createSettings({ db, config }: { db: Db; config: Config }): Promise<Settings> {
  const { locale, site, ticketRepeatSeconds } = config;
  const start = { locale, ...site, abnormalAfterMinutes, ticketRepeatSeconds };
  const values = settingsInForce(start, await listSettings(db));
  const script = () => configScript(values, config.allowedOrigins);
  return {
    register: (bind, http) => bindSettings(bind, http, values, script),
    get: (key) => values[key],
    languageOf: (cookies) => {
      const chosen = cookies[languageCookie];
      return isLocale(chosen) ? chosen : values.locale;
    },
    configScript: script,
  };
}
