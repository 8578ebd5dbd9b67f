// What stands in the foot: the newsletter, and once more the ways to help and to the shop.
import { useT } from '../../lib/i18n';
import { Mantine } from '../../ui/theme/mantine';
import { NewsletterForm } from './newsletter-form';
import { ShopLink } from './shop-link';
import { useShop, useSupportLinks } from './use-shop';
import classes from './shop-footer.module.css';

export function ShopFooterContent() {
  const t = useT();
  const shop = useShop();
  const support = useSupportLinks();
  return (
    <div className={classes.content}>
      <Mantine>
        <NewsletterForm />
      </Mantine>
      <nav className={classes.links} aria-label={t('store.footer')}>
        <ShopLink className={classes.link} href={support.help}>
          {t('store.support.help')}
        </ShopLink>
        <ShopLink className={classes.link} href={support.chat}>
          {t('store.support.chat')}
        </ShopLink>
        {shop && (
          <>
            <ShopLink className={classes.link} href={shop.page('download')}>
              {t('store.shop.download')}
            </ShopLink>
            <ShopLink className={classes.link} href={shop.page('contact')}>
              {t('store.shop.contact')}
            </ShopLink>
          </>
        )}
      </nav>
    </div>
  );
}
