/* Which settings hold: those of the database where they are set and sound, else those of the start. Pure. */
import { serviceHours } from '#contract/core/limits';
import type { ServiceSpans } from '#contract/core/service-hours';
import type { Locale } from '#contract/settings/config-script';
import { areShifts, hoursProblem, usualShifts, type ShiftStarts } from './service-time.rules';

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
  readonly noticeZh: string | null;
  /** Spans of a Beijing day in which the live chat is open, and when the shifts begin (CONST-01, Q-46). */
  readonly serviceTime: ServiceSpans;
  readonly shifts: ShiftStarts;
  /** Minutes of service time after which an unanswered customer counts as abnormal. */
  readonly abnormalAfterMinutes: number;
  /** Seconds between two tickets of one person. */
  readonly ticketRepeatSeconds: number;
  /** Name of the seller on invoices; '' for the usual one. */
  readonly invoiceSeller: string;
  /** Pages of carriers, in place of those that are known; empty: those. */
  readonly trackingPatterns: readonly TrackingSetting[];
}

export interface TrackingSetting {
  readonly area: string;
  readonly carrier: string;
  readonly url: string;
}

/** What holds where neither the configuration nor the database says anything. */
export const usualValues = {
  shopPaths: {},
  noticeZh: null,
  serviceTime: serviceHours,
  shifts: usualShifts,
  abnormalAfterMinutes: 30,
  invoiceSeller: '',
  trackingPatterns: [],
} as const;

export const isWebAddress = (value: unknown) =>
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
  noticeZh: (value) => value === null || typeof value === 'string',
  serviceTime: (value) => isSpans(value) && hoursProblem(value) === undefined,
  shifts: (value) => isStarts(value) && areShifts(value),
  abnormalAfterMinutes: isCount,
  ticketRepeatSeconds: isCount,
  invoiceSeller: (value) => typeof value === 'string',
  trackingPatterns: (value) => Array.isArray(value) && value.every(isTracking),
};

function isSpans(value: unknown): value is ServiceSpans {
  const isSpan = (span: unknown) =>
    Array.isArray(span) && span.length === 2 && span.every((time) => typeof time === 'string');
  return Array.isArray(value) && value.every(isSpan);
}

function isStarts(value: unknown): value is ShiftStarts {
  const starts: Partial<Record<keyof ShiftStarts, unknown>> = typeof value === 'object' && value ? value : {};
  return [starts.day, starts.night, starts.lateNight].every((time) => typeof time === 'string');
}

function isTracking(value: unknown): value is TrackingSetting {
  const { area, carrier, url }: Record<string, unknown> = { ...Object(value) };
  return [area, carrier].every((text) => typeof text === 'string') && url !== '' && isWebAddress(url);
}

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
