// The hours of the live chat as the banner on phones states them for an area (000 §1, §2.6, Q-106): which area
// an address asks for, and Beijing's hours on the clock of that area, with the offset of that day.
import { spanTexts } from './service-hours';
import type { Clock } from './service-hours';

/** Time zone of each area; `local` and `global` are told in UTC+8, which is Beijing's all year. */
const zones = {
  china: 'Asia/Shanghai',
  jp: 'Asia/Tokyo',
  local: 'Asia/Shanghai',
  global: 'Asia/Shanghai',
  us: 'America/New_York',
  usw: 'America/Los_Angeles',
  eu: 'Europe/Berlin',
  au: 'Australia/Sydney',
  ca: 'America/Toronto',
  uk: 'Europe/London',
} as const;

/** What the query parameter `data` may name. */
export type BannerArea = keyof typeof zones;

/** The area that a query string asks for by `data`; anything unknown is `global`. */
export function bannerAreaOf(search: string): BannerArea {
  const given = new URLSearchParams(search).get('data') ?? '';
  return Object.hasOwn(zones, given) ? (given as BannerArea) : 'global';
}

const minute = 60_000;

/** What a zone's clock shows at a moment, as if it were UTC; ms. */
function wallClock(zone: string, ms: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(ms);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** Minutes that a zone is ahead of UTC at noon of the day that it has at `ms`: one offset for the whole day. */
function offsetOfDay(zone: string, ms: number): number {
  const now = wallClock(zone, ms);
  const midday = new Date(now).setUTCHours(12, 0, 0, 0);
  const noon = midday - (now - Math.floor(ms / minute) * minute);
  return Math.round((wallClock(zone, noon) - noon) / minute);
}

/**
 * Each span of Beijing time as text like `7:00 PM-11:00 PM`, on the clock of an area. China is told in 24 hours
 * in every language; `clock` says how the others are.
 */
export function bannerSpans(
  area: BannerArea,
  spans: readonly (readonly [string, string])[],
  clock: Clock,
  ms: number,
): string[] {
  return spanTexts(spans, offsetOfDay(zones[area], ms), area === 'china' ? 24 : clock);
}
