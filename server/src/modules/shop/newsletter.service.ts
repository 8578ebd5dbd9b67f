/* Subscribing to the newsletter. Nothing is ever mailed from here. */
import { isPlausibleEmail, newsletterAddress } from '#contract/shop/newsletter';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import { createRateLimit } from '../../platform/rate-limit';
import { insertSubscriber } from './subscriber.store';

const hour = 3_600_000;

export function createNewsletter({ db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>) {
  const limit = createRateLimit({
    max: config.limits.newsletter,
    windowMs: hour,
    code: 'shop.too_many_subscriptions',
    clock,
  });
  return {
    /** @param address network address of the caller, by which calls are counted */
    async subscribe(typed: string, address: string): Promise<void> {
      const email = newsletterAddress(typed);
      if (!isPlausibleEmail(email)) throw new AppError('shop.email_invalid');
      limit.take(address);
      await insertSubscriber(db, email, clock.now());
    },
  };
}
