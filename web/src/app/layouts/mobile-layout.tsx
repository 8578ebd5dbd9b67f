// Frame of the customer's screens on phones (000 §2.6): the header with the ways to the shop; on pages that
// scroll also the banner with the hours, and the foot with the newsletter.
import { Link, Outlet, useLocation } from 'react-router';
import { CartLink } from '../../features/shop/cart-link';
import { ShopBanner } from '../../features/shop/shop-banner';
import { ShopFooter } from '../../features/shop/shop-footer';
import { ShopMenuButton } from '../../features/shop/shop-menu-button';
import { useShop } from '../../features/shop/use-shop';
import { useT } from '../../lib/i18n';
import { ColourSchemeSwitch } from '../../ui/colour-scheme-switch';
import { LanguageSwitch } from '../../ui/language-switch';
import { ConnectionLine } from './connection-line';
import { SkipLink, contentId } from './skip-link';
import { Wordmark } from './wordmark';
import classes from './layouts.module.css';
import own from './mobile-layout.module.css';

/** Of an address's query the shop and the area of the banner go along to the first screen. */
function kept(search: string): string {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of ['shopUrl', 'data']) {
    const value = given.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.toString();
}

function Header() {
  const t = useT();
  const shop = useShop();
  const { search } = useLocation();
  return (
    <header className={`${classes.bar} ${own.header}`}>
      <Link
        to={{ pathname: '/m/user/knowledge', search: kept(search) }}
        className={classes.home}
        aria-label={t('store.knowledge')}
      >
        <Wordmark isShort />
      </Link>
      <div className={classes.tools}>
        <LanguageSwitch />
        <ColourSchemeSwitch />
        {shop && <CartLink href={shop.page('cart')} />}
        <ShopMenuButton />
      </div>
    </header>
  );
}

/** `isFilled`: the content fills the window and scrolls in its own parts, as the chat does. */
export function MobileLayout({ isFilled = false }: { isFilled?: boolean }) {
  return (
    <div className={isFilled ? classes.filled : `${classes.flowing} ${own.page}`}>
      <SkipLink />
      <Header />
      <ConnectionLine />
      {!isFilled && <ShopBanner />}
      <main id={contentId} tabIndex={-1} className={isFilled ? classes.fill : `${classes.flow} ${own.main}`}>
        <Outlet />
      </main>
      {!isFilled && <ShopFooter />}
    </div>
  );
}
