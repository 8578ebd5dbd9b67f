// The window of confirmDialog and messageDialog. Closing it in any way but by its button means "no".
import { Modal } from '@mantine/core';
import { useBackCloses } from '../lib/back-history';
import { t } from '../lib/i18n';
import { Button } from './button';
import { Mantine } from './theme/mantine';
import { ReturnFocus } from './return-focus';
import classes from './dialog-window.module.css';
import { UnbrokenHours } from './unbroken-hours';
import type { OpenDialog } from './dialog-request';

export function DialogWindow({ dialog }: { dialog: OpenDialog }) {
  const { kind, title, body, confirm, settle } = dialog;
  useBackCloses(true, () => settle(false));
  return (
    <Mantine>
      <Modal
        opened
        onClose={() => settle(false)}
        title={<span className={classes.title}>{title}</span>}
        size="var(--dialog-width)"
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <ReturnFocus />
        <p className={classes.body}>
          <UnbrokenHours>{body}</UnbrokenHours>
        </p>
        <div className={classes.actions}>
          {kind === 'confirm' && (
            <Button
              variant="default"
              onClick={() => settle(false)}
              data-autofocus={dialog.danger || undefined}
            >
              {dialog.cancel}
            </Button>
          )}
          <Button
            variant={kind === 'confirm' && dialog.danger ? 'danger' : 'filled'}
            onClick={() => settle(true)}
            data-autofocus={kind === 'message' || !dialog.danger || undefined}
          >
            {confirm}
          </Button>
        </div>
      </Modal>
    </Mantine>
  );
}
