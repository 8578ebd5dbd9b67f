// Login at the shop (000 §4, Q-19): on phones outside of a frame, and with a known shop, the browser goes to
// the shop's login page and comes back. Whoever comes back without a session gets our own login modal, so
// that nobody is sent round in circles.
import { isFramed } from '../../lib/frame';
import { shopUrl } from '../../lib/shop-url';
import { viewState } from '../../lib/view-state';

const triedKey = 'faq_shop_login';

function hasTried(): boolean {
  try {
    return sessionStorage.getItem(triedKey) !== null;
  } catch {
    return true;
  }
}

/** Address of the shop's login page that leads back to `here`. */
export function shopLoginAddress(shop: string, here: string): string {
  return `${shop}/login?redirect=${encodeURIComponent(here)}`;
}

/** Leaves for the shop's login page; false where it is not the way to log in. */
export function redirectToShopLogin(): boolean {
  const shop = shopUrl();
  if (viewState.getState().isPC || isFramed() || shop === undefined || hasTried()) return false;
  sessionStorage.setItem(triedKey, '1');
  window.location.assign(shopLoginAddress(shop, window.location.href));
  return true;
}

/** The login succeeded: the next one may go to the shop again. */
export function forgetShopLogin(): void {
  try {
    sessionStorage.removeItem(triedKey);
  } catch {
    // Storage is blocked: then nobody is sent to the shop at all.
  }
}
