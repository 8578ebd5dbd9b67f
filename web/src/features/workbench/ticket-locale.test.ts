import { expect, it } from 'vitest';
import { ticketLocale } from './ticket-locale';

it('Q-81: a customer is answered in the language of his shop, or in Chinese where he asked in Chinese', () => {
  const cases = [
    ['global', 'T2 throttle – jitters', 'en'],
    ['global', 'スロットル', 'en'],
    ['global', 'T2 节流阀抖动', 'zh'],
    ['cn', 'T2 throttle', 'zh'],
    ['cn', '节流阀', 'zh'],
  ] as const;
  for (const [mark, title, locale] of cases)
    expect([title, ticketLocale({ mark, title })]).toEqual([title, locale]);
});
