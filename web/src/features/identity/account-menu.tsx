// The customer's corner of the top bar: log in, or the own name with the way out. The menu behind the name is
// loaded only for those who have one.
import { lazy, Suspense } from 'react';
import { Button } from '@mantine/core';
import { useT } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import classes from './account-menu.module.css';

const OwnMenu = lazy(() => import('./own-menu').then((module) => ({ default: module.OwnMenu })));

export function AccountMenu() {
  const t = useT();
  const { identity, state, requireLogin } = useSession();
  const space = <span className={classes.space} aria-hidden />;
  if (state === 'unknown') return space;
  if (identity === null) {
    return (
      <Button variant="default" className={classes.login} onClick={() => void requireLogin()}>
        {t('common.login')}
      </Button>
    );
  }
  return (
    <Suspense fallback={space}>
      <OwnMenu identity={identity} />
    </Suspense>
  );
}
