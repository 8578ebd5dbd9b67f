// The fields of the login. Enter submits; what is missing is said beside its field; a refusal of the server
// stands in the form, with a notice (AUTH-10).
import { useRef, useState } from 'react';
import { PasswordInput, TextInput } from '@mantine/core';
import { IconAlertCircle } from '#icons';
import { useQuery } from '@tanstack/react-query';
import { ApiError, errorText, isTransportFailure } from '../../lib/api';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { dismissNotice, notifyError } from '../../ui/notice';
import { login, storeHost } from './identity.queries';
import classes from './login-modal.module.css';
import type { FormEvent } from 'react';
import type { Side } from '#contract/core/actor';

export interface LoginFormProps {
  side: Side;
  reason: string | undefined;
  onLoggedIn: () => Promise<void>;
}

function StoreHint() {
  const t = useT();
  const { data: store } = useQuery({
    queryKey: ['identity', 'store-host'],
    queryFn: storeHost,
    staleTime: Infinity,
    meta: { isPublic: true },
  });
  return (
    <p className={classes.store}>
      {store ? t('common.login.store', { store }) : t('common.login.storeUnknown')}
    </p>
  );
}

export function LoginForm({ side, reason, onLoggedIn }: LoginFormProps) {
  const t = useT();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const told = useRef<number | undefined>(undefined);
  const name = account.trim();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (name === '' || password === '' || isSending) return;
    setIsSending(true);
    setRefusal(null);
    // What was said of the try before is over.
    if (told.current !== undefined) dismissNotice(told.current);
    try {
      await login(side, { account: name, password });
      await onLoggedIn();
    } catch (error) {
      setRefusal(errorText(error));
      // The account is in doubt only where the server has refused it, not where it could not be asked.
      const isDoubt = error instanceof ApiError && error.kind === 'refusal' && !isTransportFailure(error);
      // To customers the sentence in the form is all: a notice beside it would say it twice, or deny it.
      if (side === 'admin' || !isDoubt) {
        told.current = notifyError(t(isDoubt ? 'common.login.noAccount' : 'common.login.failed'));
      }
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {reason !== undefined && <p className={classes.reason}>{reason}</p>}
      {side === 'user' && <StoreHint />}
      <div role="alert" className={classes.alert}>
        {refusal !== null && (
          <div className={classes.refusal}>
            <IconAlertCircle size={20} aria-hidden />
            <span>
              <strong>{t('common.login.failed')}</strong>
              <br />
              {refusal}
            </span>
          </div>
        )}
      </div>
      <TextInput
        label={t('common.login.account')}
        value={account}
        onChange={(event) => setAccount(event.currentTarget.value)}
        error={isTried && name === '' ? t('common.login.missingAccount') : undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        data-autofocus
      />
      <PasswordInput
        label={t('common.login.password')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={isTried && password === '' ? t('common.login.missingPassword') : undefined}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('common.login.showPassword'), tabIndex: 0 }}
        size="md"
      />
      <Button type="submit" size="md" fullWidth loading={isSending}>
        {t('common.login.submit')}
      </Button>
    </form>
  );
}
