/* The inline alert of the five-minute rule (ERR-01), where a ticket was asked for out of an answer. */
import { IconClockPause } from '@tabler/icons-react';
import { openChat } from '../../lib/open-chat';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { InlineAlert } from '../../ui/inline-alert';

export function RepeatedAlert() {
  const t = useT();
  return (
    <InlineAlert
      title={t('tickets.repeated.title')}
      icon={<IconClockPause size={20} />}
      action={
        <Button variant="default" onClick={() => openChat()}>
          {t('store.tickets')}
        </Button>
      }
    >
      {t('tickets.repeated')}
    </InlineAlert>
  );
}
