// Frame of the customer's screens on phones: the smallest bar, and the content below it.
import { Link, Outlet } from 'react-router';
import { AccountMenu } from '../../features/identity/account-menu';
import { useT } from '../../lib/i18n';
import { ColourSchemeSwitch } from '../../ui/colour-scheme-switch';
import { LanguageSwitch } from '../../ui/language-switch';
import { ConnectionLine } from './connection-line';
import { SkipLink, contentId } from './skip-link';
import { Wordmark } from './wordmark';
import classes from './layouts.module.css';

/** `isFilled`: the content fills the window and scrolls in its own parts, as the chat does. */
export function MobileLayout({ isFilled = false }: { isFilled?: boolean }) {
  const t = useT();
  return (
    <div className={isFilled ? classes.filled : classes.flowing}>
      <SkipLink />
      <header className={classes.bar}>
        <Link to="/m/user/knowledge" className={classes.home} aria-label={t('store.knowledge')}>
          <Wordmark isShort />
        </Link>
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
