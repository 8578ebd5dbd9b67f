// The address of the shop that a customer came from: the query parameter `shopUrl`, kept under
// faq_shopUrl for later visits. Only web addresses count; where /config.js names the allowed origins, only
// those: a copied link must not be able to lead to a foreign login page.
import { readConfig } from './config-script';
import { readStored, writeStored } from './storage';

const key = 'faq_shopUrl';

/** A web address without trailing slash, query and fragment; undefined for anything else. */
export function cleanShopUrl(text: string | null, allowed: readonly string[]): string | undefined {
  if (text === null || text.length > 2000 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  if (allowed.length > 0 && !allowed.includes(url.origin)) return undefined;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** The shop address that the visitor brought along, now or earlier; undefined when unknown. */
export function shopUrl(): string | undefined {
  const allowed = readConfig().shopOrigins;
  const given = cleanShopUrl(new URLSearchParams(window.location.search).get('shopUrl'), allowed);
  return given ?? cleanShopUrl(readStored(key), allowed);
}

/** The shop address of the visitor, else the one of the settings; undefined when there is neither. */
export function knownShopUrl(): string | undefined {
  return shopUrl() ?? cleanShopUrl(readConfig().shopUrl, []);
}

/** Of a query string what goes along to another screen: the shop, as it was brought; '' where there is none. */
export function shopQuery(search: string): string {
  const shop = new URLSearchParams(search).get('shopUrl');
  return shop === null ? '' : `?${new URLSearchParams({ shopUrl: shop }).toString()}`;
}

/** Keeps the parameter of the current address for later. Called once at the start. */
export function rememberShopUrl(): void {
  const given = shopUrl();
  if (given !== undefined) writeStored(key, given);
}
