/* The pages of the shop that the header links to: their names on the wire, in words, and their usual paths. */
import type { StaffMessageKey } from '../../../lib/i18n/staff';

export interface ShopPage {
  readonly label: StaffMessageKey;
  readonly usual: string;
}

export const shopPages: Readonly<Record<string, ShopPage>> = {
  home: { label: 'set.page.home', usual: '/' },
  shopping: { label: 'set.page.shopping', usual: '/shopping' },
  collocation: { label: 'set.page.collocation', usual: '/collocation' },
  regular: { label: 'set.page.regular', usual: '/regular' },
  download: { label: 'set.page.download', usual: '/download' },
  help: { label: 'set.page.help', usual: '/help' },
  contact: { label: 'set.page.contact', usual: '/contact' },
  login: { label: 'set.page.login', usual: '/login' },
  register: { label: 'set.page.register', usual: '/register' },
  user: { label: 'set.page.user', usual: '/user' },
  order: { label: 'set.page.order', usual: '/user/order' },
  cart: { label: 'set.page.cart', usual: '/cart' },
  logout: { label: 'set.page.logout', usual: '/logout' },
};
