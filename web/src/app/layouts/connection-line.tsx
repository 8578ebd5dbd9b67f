// The quiet line that says that we are offline, only once it has lasted: short breaks heal unnoticed.
import { IconCloudOff } from '#icons';
import { useLocation } from 'react-router';
import { useT } from '../../lib/i18n';
import { useConnection } from '../../lib/live';
import { useOnline } from '../../lib/online';
import { useDelayed } from '../../ui/states';
import classes from './layouts.module.css';

const patience = 4_000;

export function ConnectionLine() {
  const t = useT();
  const connection = useConnection();
  const isOnline = useOnline();
  // Only in the chat is something written that goes out by itself.
  const isChat = useLocation().pathname.includes('/chat');
  const away = isChat ? 'common.offline' : 'common.offline.reading';
  const isBroken = connection === 'waiting' || connection === 'connecting';
  const isShown = useDelayed(!isOnline || isBroken, patience);
  return (
    <div role="status">
      {isShown && (
        <p className={classes.connection}>
          <IconCloudOff size={16} aria-hidden />
          {t(isOnline ? 'common.reconnecting' : away)}
        </p>
      )}
    </div>
  );
}
