// survive 21: which shop addresses are believed.
import { afterEach, describe, expect, it } from 'vitest';
import { cleanShopUrl, knownShopUrl, rememberShopUrl, shopUrl } from './shop-url';

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  delete window.__FAQ_CONFIG__;
});

describe('cleanShopUrl', () => {
  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example/', 'https://shop.example'],
    ['http://shop.example:8080/cn/?a=1#b', 'http://shop.example:8080/cn'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//shop.example', undefined],
    ['https://user:secret@shop.example', undefined],
    ['', undefined],
    [null, undefined],
    [`https://shop.example/${'a'.repeat(2000)}`, undefined],
  ])('%s', (given, expected) => {
    expect(cleanShopUrl(given, [])).toBe(expected);
  });

  it('believes only the allowed origins where the settings name some', () => {
    expect(cleanShopUrl('https://shop.example/a', ['https://shop.example'])).toBe('https://shop.example/a');
    expect(cleanShopUrl('https://evil.example', ['https://shop.example'])).toBeUndefined();
  });
});

describe('shopUrl', () => {
  it('comes from the address and is kept for later visits', () => {
    window.history.replaceState(null, '', '/?shopUrl=https%3A%2F%2Fshop.example');
    rememberShopUrl();
    window.history.replaceState(null, '', '/');
    expect(shopUrl()).toBe('https://shop.example');
  });

  it('ignores a hostile value in the address and in the storage', () => {
    localStorage.setItem('faq_shopUrl', 'javascript:alert(1)');
    window.history.replaceState(null, '', '/?shopUrl=javascript%3Aalert(1)');
    rememberShopUrl();
    expect(shopUrl()).toBeUndefined();
  });

  it('falls back to the settings only where that is asked for', () => {
    window.__FAQ_CONFIG__ = { shopUrl: 'https://shop.example/' };
    expect(shopUrl()).toBeUndefined();
    expect(knownShopUrl()).toBe('https://shop.example');
  });
});
