// The login modal (000 §2.1, 001 §2.8): account, password, and for customers the store whose account is meant.
import { Modal } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useBackCloses } from '../../lib/back-history';
import { useT } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { shopQuery } from '../../lib/shop-url';
import { useViewState } from '../../lib/view-state';
import { Button } from '../../ui/button';
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
  const isOfCustomers = side === 'user' && !isClosable;
  return (
    <Mantine>
      <Modal
        opened
        onClose={onClose}
        withCloseButton={isClosable}
        closeOnEscape={isClosable}
        closeOnClickOutside={false}
        // Where customers cannot close it, it is a part of the page: what stands above it can be reached.
        trapFocus={!isOfCustomers}
        lockScroll={!isOfCustomers}
        {...(isOfCustomers && { overlayProps: { color: 'var(--paper)', backgroundOpacity: 1 } })}
        size="var(--login-width)"
        title={
          <span className={classes.title}>
            {t(side === 'admin' ? 'common.login.staffTitle' : 'common.login.title')}
          </span>
        }
        closeButtonProps={{ 'aria-label': t('common.close') }}
        classNames={{
          header: classes.header,
          body: classes.body,
          ...(isOfCustomers && { overlay: classes.below ?? '', inner: classes.inner ?? '' }),
        }}
      >
        <ReturnFocus />
        <LoginForm side={side} reason={reason} onLoggedIn={onLoggedIn} />
        {isOfCustomers && <WaysOn onClose={onClose} />}
      </Modal>
    </Mantine>
  );
}

/** The first field has the focus here too, where the focus is not held. */
function takeFocus(place: HTMLElement | null): void {
  place?.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

/** Where it cannot be closed there is a way on without an account, and a way back. */
function WaysOn({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const isPC = useViewState((state) => state.isPC);
  const { isAnonymous } = useSession();
  const query = new URLSearchParams(search);
  query.set('isLogin', 'false');
  return (
    <div className={classes.ways} ref={takeFocus}>
      {isAnonymous ? (
        <Button variant="default" fullWidth onClick={onClose}>
          {t('common.login.guest')}
        </Button>
      ) : (
        <Button
          component={Link}
          to={`${pathname}?${query.toString()}`}
          variant="default"
          fullWidth
          onClick={onClose}
        >
          {t('common.login.guest')}
        </Button>
      )}
      <Button
        component={Link}
        to={{ pathname: isPC ? '/user/knowledge' : '/m/user/knowledge', search: shopQuery(search) }}
        variant="quiet"
        fullWidth
      >
        {t('chat.list.emptyAction')}
      </Button>
    </div>
  );
}
