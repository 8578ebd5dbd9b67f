// The account's corner of the menu (MOB-09): log in and sign up for visitors; user centre, orders and the way
// out for customers. Where no shop is known only our own login and logout are left.
import { IconLogout, IconPackage, IconUserCircle } from '#icons';
import { errorText } from '../../lib/api';
import { useT } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/button';
import { notifyError } from '../../ui/notice';
import { ShopLink } from './shop-link';
import classes from './shop-menu.module.css';
import type { MouseEvent } from 'react';
import type { ShopAddresses } from './shop-pages';

/** Does something here on a plain click; keys that open another tab leave the link what it is. */
function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}

interface ShopAccountProps {
  shop: ShopAddresses | undefined;
  /** The menu is to close, since something else comes. */
  onLeave: () => void;
}

function Visitor({ shop, onLeave }: ShopAccountProps) {
  const t = useT();
  const { requireLogin } = useSession();
  const login = () => {
    onLeave();
    // Goes to the shop's login page where that is the way to log in, else opens our own modal.
    void requireLogin();
  };
  return (
    <div className={classes.choices}>
      {shop && (
        <Button component={ShopLink} href={shop.page('register')} variant="default" fullWidth>
          {t('store.shop.register')}
        </Button>
      )}
      {shop ? (
        <Button
          component={ShopLink}
          href={shop.login(window.location.href)}
          fullWidth
          onClick={onPlainClick(login)}
        >
          {t('common.login')}
        </Button>
      ) : (
        <Button fullWidth onClick={login}>
          {t('common.login')}
        </Button>
      )}
    </div>
  );
}

function Customer({ shop, onLeave, name }: ShopAccountProps & { name: string }) {
  const t = useT();
  const { logout } = useSession();
  const leave = () => {
    onLeave();
    logout().catch((error: unknown) => notifyError(t('common.error'), errorText(error)));
  };
  const out = (
    <>
      <IconLogout size={20} aria-hidden />
      {t('common.logout')}
    </>
  );
  return (
    <>
      <p className={classes.person} dir="auto">
        {name}
      </p>
      <div className={classes.choices}>
        {shop && (
          <>
            <ShopLink className={classes.tile} href={shop.page('user')}>
              <IconUserCircle size={20} aria-hidden />
              {t('store.shop.user')}
            </ShopLink>
            <ShopLink className={classes.tile} href={shop.page('order')}>
              <IconPackage size={20} aria-hidden />
              {t('store.shop.order')}
            </ShopLink>
            <ShopLink className={classes.tile} href={shop.page('logout')} onClick={onPlainClick(leave)}>
              {out}
            </ShopLink>
          </>
        )}
        {!shop && (
          <button type="button" className={classes.tile} onClick={leave}>
            {out}
          </button>
        )}
      </div>
    </>
  );
}

export function ShopAccount(props: ShopAccountProps) {
  const { identity, state } = useSession();
  if (state === 'unknown') return null;
  return (
    <div className={classes.account}>
      {identity === null ? <Visitor {...props} /> : <Customer {...props} name={identity.name} />}
    </div>
  );
}
