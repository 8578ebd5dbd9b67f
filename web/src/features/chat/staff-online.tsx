/* Whether staff are online, as the customer sees it (CHAT-04, Q-53). */
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/i18n';
import { staffOnlineQuery } from './chat.queries';
import classes from './staff-online.module.css';

/** undefined until it was asked for the first time. */
function useStaffOnline(): boolean | undefined {
  const { data } = useQuery(staffOnlineQuery);
  return data && data.length > 0;
}

export function StaffOnline() {
  const t = useT();
  const isOnline = useStaffOnline();
  if (isOnline === undefined) {
    return (
      <span className={classes.status} role="status">
        <span className={classes.dot} aria-hidden />
        {t('chat.staff.unknown')}
      </span>
    );
  }
  return (
    <span
      className={classes.status}
      data-online={isOnline}
      role="status"
      title={isOnline ? undefined : t('chat.staff.offlineHint')}
    >
      <span className={classes.dot} aria-hidden />
      {isOnline ? t('chat.staff.online') : t('chat.staff.offline')}
    </span>
  );
}
