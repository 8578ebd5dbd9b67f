// Which of two values of a setting holds.
import { expect, it } from 'vitest';
import { settingsInForce, usualValues, type SettingValues } from './settings.rules';

const start: SettingValues = {
  ...usualValues,
  locale: 'en',
  shopUrl: 'https://shop.example',
  storeServer: '',
  faqWeb: '',
  notice: 'Hello',
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
  [
    'hours that overlap',
    {
      serviceTime: [
        ['08:00', '12:00'],
        ['11:00', '13:00'],
      ],
    },
  ],
  ['hours that are none', { serviceTime: [] }],
  ['two shifts that begin together', { shifts: { day: '08:00', night: '08:00', lateNight: '00:30' } }],
  ['an unknown key', { nonsense: 1, constructor: 1, __proto__: { locale: 'zh' } }],
])('passes over %s', (_, stored) => {
  expect(settingsInForce(start, stored)).toEqual(start);
});
