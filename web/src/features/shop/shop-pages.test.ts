// MOB-08, MOB-10, Q-107: addresses of the shop's pages.
import { describe, expect, it } from 'vitest';
import { categoryIds, publicPages, shopAddresses } from './shop-pages';

const shop = 'https://shop.example/cn';

describe('shopAddresses', () => {
  it('MOB-08 puts every page below the address of the shop', () => {
    const { page } = shopAddresses(shop);
    const rest = ['login', 'register', 'user', 'order', 'cart', 'logout'] as const;
    expect([...publicPages, ...rest].map((name) => page(name).slice(shop.length))).toEqual([
      '/',
      '/shopping',
      '/collocation',
      '/regular',
      '/download',
      '/help',
      '/contact',
      '/login',
      '/register',
      '/user',
      '/user/order',
      '/cart',
      '/logout',
    ]);
  });

  it('MOB-10 names the categories by their id, in their order', () => {
    expect(categoryIds.map((id) => shopAddresses(shop).category(id))).toEqual(
      [133, 134, 140, 135, 136, 139].map((id) => `${shop}/shopping?id=${id}`),
    );
  });

  it('AUTH-06 leads back from the login', () => {
    expect(shopAddresses(shop).login('https://faq.example/m/user/chat?a=1&b=2')).toBe(
      `${shop}/login?redirect=https%3A%2F%2Ffaq.example%2Fm%2Fuser%2Fchat%3Fa%3D1%26b%3D2`,
    );
  });

  it('takes the paths of the settings where there are some', () => {
    const { page, category } = shopAddresses(shop, { shopping: '/list?sort=new', toString: '/x' });
    expect(page('home')).toBe(`${shop}/`);
    expect(category(133)).toBe(`${shop}/list?sort=new&id=133`);
  });
});
