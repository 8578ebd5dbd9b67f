/*
 * What /config.js puts on `window.__FAQ_CONFIG__`. Read by the browser before the application starts.
 */

export type Locale = 'en' | 'zh';

export interface ConfigScript {
  readonly locale: Locale;
  readonly fallbackLocale: 'en';
  /** Address of the shop, '' when unknown. */
  readonly shopUrl: string;
  /** Origins that a page's shopUrl parameter may name; absent or empty: any web address. */
  readonly shopOrigins?: readonly string[];
  /** Paths of the shop's pages that differ from the usual ones, by the name of the page. */
  readonly shopPaths?: Readonly<Record<string, string>>;
  /** The older working-hours setting; kept without effect (CONFLICT-01). */
  readonly workTime: { utc: number; start: number; end: number; days: readonly number[] };
  /** Live-chat hours in Beijing time. */
  readonly serviceTime: readonly (readonly [string, string])[];
  /** Text of the notice modal, '' for none. */
  readonly notice: string;
  /** The same in Chinese; absent: that one. */
  readonly noticeZh?: string | undefined;
}

/** Cookie in which the language switch keeps the choice. */
export const languageCookie = 'lang';
