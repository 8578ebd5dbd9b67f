/* The inline alert of the five-minute rule (ERR-01), where a ticket was asked for out of an answer. */
import { IconClockPause } from '@tabler/icons-react';
import { useT } from '../../lib/i18n';
import classes from './guided-flow.module.css';

export function RepeatedAlert() {
  const t = useT();
  return (
    <div className={classes.alert} role="alert">
      <IconClockPause size={20} aria-hidden />
      <div>
        <p className={classes.alertTitle}>{t('tickets.repeated.title')}</p>
        <p>{t('tickets.repeated')}</p>
      </div>
    </div>
  );
}
