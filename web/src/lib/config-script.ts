// What /config.js said, checked field by field: an absent or broken file gives the defaults.
import { serviceHours } from '#contract/core/limits';
import type { ConfigScript } from '#contract/settings/config-script';

declare global {
  interface Window {
    __FAQ_CONFIG__?: Partial<ConfigScript>;
  }
}

/** The settings that the browser starts with. */
export interface BrowserConfig {
  readonly locale: 'en' | 'zh';
  /** Address of the shop, '' when unknown. */
  readonly shopUrl: string;
  /** Origins that a shopUrl parameter may name; empty: any. */
  readonly shopOrigins: readonly string[];
  /** Paths of the shop's pages that differ from ours, by the name of the page. */
  readonly shopPaths: Readonly<Record<string, string>>;
  /** Live-chat hours in Beijing time. */
  readonly serviceTime: readonly (readonly [string, string])[];
  /** Text of the notice, '' for none. */
  readonly notice: string;
  /** The same in Chinese, '' where there is none. */
  readonly noticeZh: string;
}

function isSpan(value: unknown): value is readonly [string, string] {
  const isTime = (time: unknown) => typeof time === 'string' && /^\d{1,2}:\d{2}$/.test(time);
  return Array.isArray(value) && value.length === 2 && value.every(isTime);
}

/** Paths begin with a slash: put behind the shop's address they cannot change its host. */
function pathsOf(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => {
      const path: unknown = entry[1];
      return typeof path === 'string' && path.startsWith('/');
    }),
  );
}

/** Reads `window.__FAQ_CONFIG__`. */
export function readConfig(given: unknown = window.__FAQ_CONFIG__): BrowserConfig {
  const config: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {};
  const spans = Array.isArray(config['serviceTime']) ? config['serviceTime'].filter(isSpan) : [];
  const origins = Array.isArray(config['shopOrigins']) ? config['shopOrigins'] : [];
  return {
    locale: config['locale'] === 'zh' ? 'zh' : 'en',
    shopUrl: typeof config['shopUrl'] === 'string' ? config['shopUrl'] : '',
    shopPaths: pathsOf(config['shopPaths']),
    shopOrigins: origins.filter((origin) => typeof origin === 'string'),
    serviceTime: spans.length > 0 ? spans : serviceHours,
    notice: typeof config['notice'] === 'string' ? config['notice'].trim() : '',
    noticeZh: typeof config['noticeZh'] === 'string' ? config['noticeZh'].trim() : '',
  };
}
