/* Above the composer outside of the service hours: when somebody is there again, and that one can write all the same. */
import { useEffect, useState } from 'react';
import { IconMoon } from '#icons';
import { isServiceTime } from '#contract/core/service-hours';
import { readConfig } from '../../lib/config-script';
import { useT } from '../../lib/i18n';
import { hoursInWords } from '../../lib/service-hours';
import { UnbrokenHours } from '../../ui/unbroken-hours';
import classes from './hours-line.module.css';

const minute = 60_000;

export function HoursLine() {
  const t = useT();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  if (isServiceTime(now, readConfig().serviceTime)) return null;
  const { beijing, local } = hoursInWords(new Date(now));
  return (
    <p className={classes.line}>
      <IconMoon size={16} aria-hidden />
      <span>
        <UnbrokenHours>
          {local === null ? t('chat.hours', { hours: beijing }) : t('chat.hours.local', { hours: local })}
        </UnbrokenHours>
      </span>
    </p>
  );
}
