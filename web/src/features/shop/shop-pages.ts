// The pages of the shop around us, as the header on phones links to them (000 §2.6, Q-107): paths below the
// address of the shop, which the settings may override, and the six product categories in their order.
import type { MessageKey } from '../../lib/i18n';

const paths = {
  home: '/',
  shopping: '/shopping',
  collocation: '/collocation',
  regular: '/regular',
  download: '/download',
  help: '/help',
  contact: '/contact',
  login: '/login',
  register: '/register',
  user: '/user',
  order: '/user/order',
  cart: '/cart',
  logout: '/logout',
} as const;

/** A page of the shop. */
export type ShopPage = keyof typeof paths;

/** The pages that everybody sees, in the order of the menu. */
export const publicPages = [
  'home',
  'shopping',
  'collocation',
  'regular',
  'download',
  'help',
  'contact',
] as const satisfies readonly ShopPage[];

/** Ids of the product categories, in the order of the menu. */
export const categoryIds = [133, 134, 140, 135, 136, 139] as const;

/** What leads to the pages of one shop. */
export interface ShopAddresses {
  page(page: ShopPage): string;
  category(id: number): string;
  /** The login page that leads back to `here`. */
  login(here: string): string;
}

/**
 * Addresses of a shop's pages. `shop` is a clean address without closing slash; `overrides` are paths of the
 * settings by the name of the page.
 */
export function shopAddresses(shop: string, overrides: Readonly<Record<string, string>> = {}): ShopAddresses {
  const page = (name: ShopPage) => `${shop}${Object.hasOwn(overrides, name) ? overrides[name] : paths[name]}`;
  const withQuery = (address: string, query: Record<string, string>) =>
    `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`;
  return {
    page,
    category: (id) => withQuery(page('shopping'), { id: String(id) }),
    login: (here) => withQuery(page('login'), { redirect: here }),
  };
}

/** Name of a page in the menu. */
export function pageLabel(page: (typeof publicPages)[number]): MessageKey {
  return `store.shop.${page}`;
}
