// Life inside a page of the shop (000 §4, Q-18): the shop logs the customer in, we only ask for it. Messages
// go to and are believed from the origin of the known shop address, never from anybody else.
import { knownShopUrl } from './shop-url';

/** True when another page shows us in a frame. */
export function isFramed(): boolean {
  return window.parent !== window;
}

/** Origin of the known shop; undefined when unknown. */
function shopOrigin(): string | undefined {
  const shop = knownShopUrl();
  return shop === undefined ? undefined : new URL(shop).origin;
}

/** Asks the page around us to log the customer in; false when there is nobody to ask. */
export function askParentForLogin(): boolean {
  const origin = shopOrigin();
  if (!isFramed() || origin === undefined) return false;
  window.parent.postMessage({ type: 'login', source: 'faq' }, origin);
  return true;
}

/** Hears that the page around us has logged the customer in. Returns the way to stop. */
export function onParentLogin(listener: () => void): () => void {
  const hear = (event: MessageEvent) => {
    const data: unknown = event.data;
    const isSuccess =
      typeof data === 'object' && data !== null && 'type' in data && data.type === 'loginSuccess';
    if (isSuccess && isFramed() && event.source === window.parent && event.origin === shopOrigin())
      listener();
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
