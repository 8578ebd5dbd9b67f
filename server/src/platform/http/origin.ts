/*
 * Requests of foreign web pages. A browser says where a page is from in Origin or Sec-Fetch-Site; a
 * program that is no browser sends neither and is let through: it has no victim's cookies.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** True when the request comes from a page of another site that is not on the list. */
export function isForeign(
  headers: IncomingHttpHeaders,
  host: string | undefined,
  allowedOrigins: readonly string[],
): boolean {
  const origin = headers.origin;
  if (origin !== undefined) {
    if (allowedOrigins.includes(origin)) return false;
    if (!URL.canParse(origin) || new URL(origin).host !== host) return true;
  }
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}
