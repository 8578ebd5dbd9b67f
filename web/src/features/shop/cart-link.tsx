// The way to the shop's cart, with the number of things in it (MOB-11, Q-110).
import { IconShoppingCart } from '#icons';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { bannerAreaOf } from '../../lib/banner-hours';
import { useT } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { ShopLink } from './shop-link';
import { cartQuery } from './shop.queries';
import classes from './cart-link.module.css';

/** Longer numbers would not fit on the icon; the name of the link has the whole number. */
const mostShown = 99;

export function CartLink({ href }: { href: string }) {
  const t = useT();
  const { identity } = useSession();
  const { pathname, search } = useLocation();
  const { data } = useQuery({
    ...cartQuery(identity?.id ?? 0, bannerAreaOf(search), pathname),
    enabled: identity !== null,
  });
  const count = identity === null ? 0 : (data ?? 0);
  const label = t('store.cart', { count });
  return (
    <ShopLink href={href} className={classes.cart} aria-label={label} title={label}>
      <IconShoppingCart size={22} aria-hidden />
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count > mostShown ? `${mostShown}+` : count}
        </span>
      )}
    </ShopLink>
  );
}
