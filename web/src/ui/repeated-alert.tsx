// The inline alert of the five-minute rule (ERR-01): its text, how long it lasts, and the way to the ticket just made.
import { useEffect, useState } from 'react';
import { IconClockPause } from '#icons';
import { useT } from '../lib/i18n';
import { openChat } from '../lib/open-chat';
import { Button } from './button';
import { InlineAlert } from './inline-alert';
import type { Repeated } from '../lib/repeated';

const minute = 60_000;

export function RepeatedAlert({ repeated }: { repeated: Repeated }) {
  const t = useT();
  const { questionRecordId } = repeated;
  return (
    <InlineAlert
      title={t('tickets.repeated.title')}
      icon={<IconClockPause size={20} />}
      action={
        <Button
          variant="default"
          onClick={() => openChat(questionRecordId === null ? {} : { questionRecordId })}
        >
          {t(questionRecordId === null ? 'store.tickets' : 'tickets.repeated.open')}
        </Button>
      }
    >
      {t('tickets.repeated')}
      <br />
      <TimeLeft until={repeated.until} />
    </InlineAlert>
  );
}

/** In whole minutes: whoever listens is told of it five times at most. */
function TimeLeft({ until }: { until: number }) {
  const t = useT();
  const [now, setNow] = useState(Date.now);
  const left = until - now;
  useEffect(() => {
    if (left <= 0) return;
    // To the moment at which the number of minutes changes.
    const timer = setTimeout(() => setNow(Date.now()), left % minute || minute);
    return () => clearTimeout(timer);
  }, [left]);
  if (left <= 0) return t('tickets.repeated.over');
  return t('tickets.repeated.left', { minutes: Math.ceil(left / minute) });
}
