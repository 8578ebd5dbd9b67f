import { describe, expect, it } from 'vitest';
import { isForeign } from './origin';

describe('isForeign (Q-149)', () => {
  it.each([
    ['no browser', {}, false],
    ['own page', { origin: 'https://help.example' }, false],
    ['own page with port', { origin: 'https://help.example:8443' }, true],
    ['other site', { origin: 'https://evil.example' }, true],
    ['null origin', { origin: 'null' }, true],
    ['nonsense', { origin: 'not an origin' }, true],
    ['the shop', { origin: 'https://shop.example' }, false],
    ['cross-site without origin', { 'sec-fetch-site': 'cross-site' }, true],
    ['same-site without origin', { 'sec-fetch-site': 'same-site' }, true],
    ['same-origin', { 'sec-fetch-site': 'same-origin' }, false],
    [
      'own origin that says cross-site',
      { origin: 'https://help.example', 'sec-fetch-site': 'cross-site' },
      true,
    ],
    ['the shop, cross-site', { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }, false],
    ['typed address', { 'sec-fetch-site': 'none' }, false],
  ])('%s', (_, headers, foreign) => {
    expect(isForeign(headers, 'help.example', ['https://shop.example'])).toBe(foreign);
  });
});
