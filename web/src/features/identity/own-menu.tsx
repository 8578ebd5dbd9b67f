// The menu behind a customer's name: who it is, the tickets, and logging out (AUTH-12).
import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout, IconTicket, IconUserCircle } from '#icons';
import { errorText } from '../../lib/api';
import { useT } from '../../lib/i18n';
import { openChat } from '../../lib/open-chat';
import { useSession } from '../../lib/session';
import { notifyError } from '../../ui/notice';
import { Mantine } from '../../ui/theme/mantine';
import classes from './account-menu.module.css';
import type { SessionIdentity } from '../../lib/session';

export function OwnMenu({ identity }: { identity: SessionIdentity }) {
  const t = useT();
  const { logout } = useSession();
  return (
    <Mantine>
      <Menu position="bottom-end" width="15rem">
        <Menu.Target>
          <UnstyledButton
            className={classes.person}
            aria-label={t('common.account.menu', { name: identity.name })}
          >
            <IconUserCircle size={22} aria-hidden />
            <span className={classes.name} dir="auto">
              {identity.name}
            </span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.who}>
            <strong dir="auto">{identity.name}</strong>
            <span>{identity.account}</span>
          </div>
          <Menu.Divider />
          <Menu.Item leftSection={<IconTicket size={18} aria-hidden />} onClick={() => openChat()}>
            {t('store.tickets')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLogout size={18} aria-hidden />}
            onClick={() => {
              logout().catch((error: unknown) => notifyError(t('common.error'), errorText(error)));
            }}
          >
            {t('common.logout')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Mantine>
  );
}
