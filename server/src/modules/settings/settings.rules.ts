/* Which settings hold: those of the database where they are set and sound, else those of the start. Pure. */
import type { Locale } from '#contract/settings/config-script';

/** Every setting and its type. Times are in the unit of the name. */
export interface SettingValues {
  /** Language of somebody who has not chosen one. */
  readonly locale: Locale;
  /** Address of the shop, '' when unknown. */
  readonly shopUrl: string;
  /** Paths of its pages that differ from the usual ones, by the name of the page. */
  readonly shopPaths: Readonly<Record<string, string>>;
  /** Its /help and /chat are the desktop links. */
  readonly storeServer: string;
  /** This site as phones reach it. */
  readonly faqWeb: string;
  /** Text of the notice modal, '' for none. */
  readonly notice: string;
  /** Minutes of service time after which an unanswered customer counts as abnormal. */
  readonly abnormalAfterMinutes: number;
  /** Seconds between two tickets of one person. */
  readonly ticketRepeatSeconds: number;
}

const isWebAddress = (value: unknown) =>
  value === '' ||
  (typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));
const isPaths = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((path) => typeof path === 'string' && path.startsWith('/'));
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;

const isSound: Record<keyof SettingValues, (value: unknown) => boolean> = {
  locale: isLocale,
  shopUrl: isWebAddress,
  shopPaths: isPaths,
  storeServer: isWebAddress,
  faqWeb: isWebAddress,
  notice: (value) => typeof value === 'string',
  abnormalAfterMinutes: isCount,
  ticketRepeatSeconds: isCount,
};

export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'zh';
}

/** The settings that hold. An unsound value of the database is passed over. */
export function settingsInForce(start: SettingValues, stored: Record<string, unknown>): SettingValues {
  const keys = Object.keys(start) as (keyof SettingValues)[];
  const sound = keys.filter((key) => Object.hasOwn(stored, key) && isSound[key](stored[key]));
  return {
    ...start,
    ...(Object.fromEntries(sound.map((key) => [key, stored[key]])) as Partial<SettingValues>),
  };
}
