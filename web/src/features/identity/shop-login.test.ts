// AUTH-06, Q-15, Q-19: when the login is the shop's affair, and which store an account belongs to.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setViewState } from '../../lib/view-state';
import { storeOf } from './identity.queries';
import { forgetShopLogin, redirectToShopLogin, shopLoginAddress } from './shop-login';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  setViewState({ isPC: false });
});

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('redirectToShopLogin', () => {
  it('leads to the login page with the way back', () => {
    expect(shopLoginAddress('https://shop.example', 'https://faq.example/m/user/chat?a=1&b=2')).toBe(
      'https://shop.example/login?redirect=https%3A%2F%2Ffaq.example%2Fm%2Fuser%2Fchat%3Fa%3D1%26b%3D2',
    );
  });

  it('is not the way on a desktop, or without a known shop', () => {
    expect(redirectToShopLogin()).toBe(false);
    window.history.replaceState(null, '', '/?shopUrl=https%3A%2F%2Fshop.example');
    setViewState({ isPC: true });
    expect(redirectToShopLogin()).toBe(false);
  });

  it('happens once until a login has succeeded, so that nobody goes round in circles', () => {
    // jsdom cannot navigate: it logs so, and stays.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/m/user/chat?shopUrl=https%3A%2F%2Fshop.example');
    expect(redirectToShopLogin()).toBe(true);
    expect(redirectToShopLogin()).toBe(false);
    forgetShopLogin();
    expect(redirectToShopLogin()).toBe(true);
  });
});

describe('storeOf', () => {
  it.each([
    [undefined, null, 'global'],
    ['https://shop.example', null, 'global'],
    ['https://shop.example.cn', null, 'cn'],
    ['https://cn.shop.example', null, 'cn'],
    ['https://shop.example', 'china', 'cn'],
    [undefined, 'jp', 'global'],
  ])('%s with banner %s: %s', (shop, banner, expected) => {
    expect(storeOf(shop, banner)).toBe(expected);
  });
});
