// The quiet line that says that we are offline, only once it has lasted: short breaks heal unnoticed.
import { useSyncExternalStore } from 'react';
import { IconCloudOff } from '@tabler/icons-react';
import { useT } from '../../lib/i18n';
import { useConnection } from '../../lib/live';
import { useDelayed } from '../../ui/states';
import classes from './layouts.module.css';

const patience = 4_000;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function ConnectionLine() {
  const t = useT();
  const connection = useConnection();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isBroken = connection === 'waiting' || connection === 'connecting';
  const isShown = useDelayed(!isOnline || isBroken, patience);
  return (
    <div role="status">
      {isShown && (
        <p className={classes.connection}>
          <IconCloudOff size={16} aria-hidden />
          {t(isOnline ? 'common.reconnecting' : 'common.offline')}
        </p>
      )}
    </div>
  );
}
