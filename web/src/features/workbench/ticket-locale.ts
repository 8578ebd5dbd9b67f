/* In which language a customer is answered. Pure. */
import type { Locale } from '#contract/settings/config-script';
import type { StaffTicket } from '#contract/tickets/schemas';

/** Chinese in the Chinese shop, and where the customer asked in Chinese; else English. */
export function ticketLocale({ mark, title }: Pick<StaffTicket, 'mark' | 'title'>): Locale {
  return mark === 'cn' || /\p{Script=Han}/u.test(title) ? 'zh' : 'en';
}
