// Which of two values of a setting holds.
import { expect, it } from 'vitest';
import { settingsInForce, type SettingValues } from './settings.rules';

const start: SettingValues = {
  locale: 'en',
  shopUrl: 'https://shop.example',
  shopPaths: {},
  storeServer: '',
  faqWeb: '',
  notice: 'Hello',
  abnormalAfterMinutes: 30,
  ticketRepeatSeconds: 300,
};

it('takes what the database says, an empty text too', () => {
  expect(settingsInForce(start, { notice: '', locale: 'zh', faqWeb: 'https://help.example' })).toEqual({
    ...start,
    notice: '',
    locale: 'zh',
    faqWeb: 'https://help.example',
  });
});

it.each([
  ['an unknown language', { locale: 'fr' }],
  ['an address that runs a script', { shopUrl: 'javascript:alert(1)' }],
  ['a number that is a text', { abnormalAfterMinutes: '5' }],
  ['a path that leaves the shop (Q-107)', { shopPaths: { cart: '.evil.example' } }],
  ['a list of paths', { shopPaths: ['cart'] }],
  ['a negative time', { ticketRepeatSeconds: -1 }],
  ['an unknown key', { nonsense: 1, constructor: 1, __proto__: { locale: 'zh' } }],
])('passes over %s', (_, stored) => {
  expect(settingsInForce(start, stored)).toEqual(start);
});
