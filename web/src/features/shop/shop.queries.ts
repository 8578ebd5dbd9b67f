// Calls about the shop around us: its addresses, the cart, and the newsletter.
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { newsletterAddress } from '#contract/shop/newsletter';
import { call } from '../../lib/api';
import { cleanShopUrl } from '../../lib/shop-url';

/** Addresses of the store's own server and of this site as phones reach it; undefined when unknown. */
export const infoQuery = queryOptions({
  queryKey: ['settings', 'info'],
  queryFn: () => call('GET /api/service/getInfo'),
  select: ({ STORE_SERVER, FAQ_WEB }) => ({
    storeServer: cleanShopUrl(STORE_SERVER, []),
    faqWeb: cleanShopUrl(FAQ_WEB, []),
  }),
  staleTime: Infinity,
  meta: { isPublic: true },
});

/** Number of things in a customer's cart, as asked from a page and an area of the banner. */
export function cartQuery(customerId: number, area: string, path: string) {
  return queryOptions({
    queryKey: ['shop', 'cart', customerId],
    queryFn: ({ signal }) =>
      call('POST /api/user/Base/getCartNumber', { area_mark: area, path_url: path }, { signal }),
  });
}

/** Subscribes an address to the newsletter; resolves to the address as it is kept. */
export const subscription = mutationOptions({
  mutationFn: async (typed: string) => {
    const email = newsletterAddress(typed);
    await call('POST /home/service/subscribeToNews', { email });
    return email;
  },
});
