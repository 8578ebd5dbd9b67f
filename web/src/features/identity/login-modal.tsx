// The login modal (000 §2.1, 001 §2.8): account, password, and for customers the store whose account is meant.
import { Modal } from '@mantine/core';
import { useBackCloses } from '../../lib/back';
import { useT } from '../../lib/i18n';
import { Mantine } from '../../ui/theme/mantine';
import { ReturnFocus } from '../../ui/return-focus';
import { LoginForm } from './login-form';
import classes from './login-modal.module.css';
import type { Side } from '#contract/core/actor';

export interface LoginModalProps {
  side: Side;
  reason: string | undefined;
  isClosable: boolean;
  onLoggedIn: () => Promise<void>;
  onClose: () => void;
}

export function LoginModal({ side, reason, isClosable, onLoggedIn, onClose }: LoginModalProps) {
  const t = useT();
  useBackCloses(isClosable, onClose);
  return (
    <Mantine>
      <Modal
        opened
        onClose={onClose}
        withCloseButton={isClosable}
        closeOnEscape={isClosable}
        closeOnClickOutside={false}
        size="var(--login-width)"
        title={
          <span className={classes.title}>
            {t(side === 'admin' ? 'common.login.staffTitle' : 'common.login.title')}
          </span>
        }
        closeButtonProps={{ 'aria-label': t('common.close') }}
        classNames={{ header: classes.header, body: classes.body }}
      >
        <ReturnFocus />
        <LoginForm side={side} reason={reason} onLoggedIn={onLoggedIn} />
      </Modal>
    </Mantine>
  );
}
