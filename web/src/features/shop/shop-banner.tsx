// The banner of the mobile after-sales page: when somebody is there to chat, in the visitor's area (000 §1, §2.6).
import { useLocation } from 'react-router';
import { bannerAreaOf, bannerSpans } from '../../lib/banner-hours';
import { readConfig } from '../../lib/config-script';
import { useLocale, useT } from '../../lib/i18n';
import { UnbrokenHours } from '../../ui/unbroken-hours';
import classes from './shop-banner.module.css';

export function ShopBanner({ now = Date.now() }: { now?: number }) {
  const t = useT();
  const locale = useLocale();
  const area = bannerAreaOf(useLocation().search);
  const [first = '', ...rest] = bannerSpans(area, readConfig().serviceTime, locale === 'zh' ? 24 : 12, now);
  const hours = rest.reduce(
    (words, next) => t('common.serviceTime.and', { first: words, second: next }),
    first,
  );
  return (
    <section className={classes.banner} aria-label={t('store.banner')}>
      <p className={classes.words}>
        <span className={classes.label}>{t('store.banner')}</span>
        <span className={classes.hours}>
          <UnbrokenHours>
            {t('store.banner.hours', { hours, zone: t(`store.banner.zone.${area}`) })}
          </UnbrokenHours>
        </span>
      </p>
    </section>
  );
}
