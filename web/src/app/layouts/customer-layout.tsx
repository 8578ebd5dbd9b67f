// Desktop frame of the customer's screens: a slim bar, and the content below it.
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { AccountMenu } from '../../features/identity/account-menu';
import { ShopLink } from '../../features/shop/shop-link';
import { infoQuery } from '../../features/shop/shop.queries';
import { useT } from '../../lib/i18n';
import { chatAddress, openChat } from '../../lib/open-chat';
import { shopQuery } from '../../lib/shop-url';
import { ColourSchemeSwitch } from '../../ui/colour-scheme-switch';
import { LanguageSwitch } from '../../ui/language-switch';
import { ConnectionLine } from './connection-line';
import { SkipLink, contentId } from './skip-link';
import { Wordmark } from './wordmark';
import classes from './layouts.module.css';
import type { MouseEvent } from 'react';

/** Help and chat of the store's own server (ROUTE-21, Q-11); absent until its address is known. */
function StoreLinks() {
  const t = useT();
  const { data } = useQuery(infoQuery);
  const server = data?.storeServer;
  if (server === undefined) return null;
  return (
    <>
      <ShopLink className={classes.link} href={`${server}/help`}>
        {t('store.helpPage')}
      </ShopLink>
      <ShopLink className={classes.link} href={`${server}/chat`}>
        {t('store.chatPage')}
      </ShopLink>
    </>
  );
}

/** From the knowledge base the chat opens in a tab of its own (ROUTE-18); keys for other tabs stay the browser's. */
function openInNewTab(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (!window.location.pathname.startsWith('/user/chat')) openChat();
}

/** `isFilled`: the content fills the window and scrolls in its own parts, as the chat does. */
export function CustomerLayout({ isFilled = false }: { isFilled?: boolean }) {
  const t = useT();
  const { search } = useLocation();
  return (
    <div className={isFilled ? classes.filled : classes.flowing}>
      <SkipLink />
      <header className={classes.bar}>
        <Link to={{ pathname: '/user/knowledge', search: shopQuery(search) }} className={classes.home}>
          <Wordmark />
        </Link>
        <nav className={classes.nav} aria-label={t('store.nav')}>
          <NavLink to={{ pathname: '/user/knowledge', search: shopQuery(search) }} className={classes.link}>
            {t('store.knowledge')}
          </NavLink>
          <NavLink to={chatAddress()} className={classes.link} onClick={openInNewTab}>
            {t('store.tickets')}
          </NavLink>
          <StoreLinks />
        </nav>
        <div className={classes.tools}>
          <LanguageSwitch />
          <ColourSchemeSwitch />
          <AccountMenu />
        </div>
      </header>
      <ConnectionLine />
      <main id={contentId} tabIndex={-1} className={isFilled ? classes.fill : classes.flow}>
        <Outlet />
      </main>
    </div>
  );
}
