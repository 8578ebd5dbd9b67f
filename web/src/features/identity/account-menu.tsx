// The customer's corner of the top bar: log in, or the own name with the way out. The menu behind the name is
// loaded only for those who have one.
import { useT } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/button';
import { late } from '../../ui/late';
import classes from './account-menu.module.css';

const OwnMenu = late(() => import('./own-menu').then((module) => module.OwnMenu), {
  fallback: <span className={classes.space} aria-hidden />,
});

export function AccountMenu() {
  const t = useT();
  const { identity, state, requireLogin } = useSession();
  if (state === 'unknown') return <span className={classes.space} aria-hidden />;
  if (identity === null) {
    return (
      <Button variant="default" className={classes.login} onClick={() => void requireLogin()}>
        {t('common.login')}
      </Button>
    );
  }
  return <OwnMenu identity={identity} />;
}
